import { expect, test } from "vitest";
import {
	cutParams,
	NOTIFICATION_TTL_MS,
	parseParams,
	SAMPLE_NOTIFICATIONS,
} from "#app/domain/notifications/notification.ts";

test("there are three samples, and what is real is kept ninety days", () => {
	expect(SAMPLE_NOTIFICATIONS).toHaveLength(3);
	expect(NOTIFICATION_TTL_MS / 86_400_000).toBe(90);
});

test("a value is cut at two hundred characters, never through one", () => {
	const { name = "" } = cutParams({ name: "😀".repeat(500) });
	expect(Array.from(name)).toHaveLength(200);
	expect(name.isWellFormed()).toBe(true);
	expect(cutParams({ name: "Ana" })).toEqual({ name: "Ana" });
});

test("stored values that are no texts do not reach a screen", () => {
	expect(parseParams('{"name":"Ana","n":1,"x":{"y":1}}')).toEqual({ name: "Ana" });
	for (const json of ["", "null", "[", '"a"', "1"]) expect(parseParams(json), json).toEqual({});
});

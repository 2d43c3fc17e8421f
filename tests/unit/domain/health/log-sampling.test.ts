import { expect, test } from "vitest";
import { isKept, USUAL_SHARE } from "#app/domain/health/log-sampling.ts";

const ids = Array.from({ length: 20_000 }, () => crypto.randomUUID());
const event = "request_answered";

test.each(["warn", "error", "security"])("J23 a line of level %s is always kept", (level) => {
	expect(ids.every((requestId) => isKept({ event, level, requestId }))).toBe(true);
	expect(isKept({ event, level, requestId: ids[0] }, 0)).toBe(true);
});

test("of the requests that went as usual about one in a hundred is kept", () => {
	const kept = ids.filter((requestId) => isKept({ event, level: "info", requestId }));
	expect(USUAL_SHARE).toBe(0.01);
	expect(kept.length).toBeGreaterThan(100);
	expect(kept.length).toBeLessThan(320);
});

test("J23 what happens rarely is kept, and a line whose request is not known too", () => {
	expect(isKept({ event: "plan_changed", requestId: "ffff" }, 0)).toBe(true);
	expect(isKept({ event }, 0)).toBe(true);
	expect(isKept({ event, requestId: "zzzz" }, 0)).toBe(true);
	expect(isKept({ event, requestId: "ffff" }, 0)).toBe(false);
	expect(isKept({ event, requestId: "ffff" }, 1)).toBe(true);
});

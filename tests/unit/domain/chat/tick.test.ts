import { expect, test } from "vitest";
import { TICKS } from "#app/domain/chat/tick.ts";

test("sent is one tick, delivered two, read two blue, failed red, and the rest a clock", () => {
	expect(TICKS).toEqual({
		queued: "clock",
		unknown: "clock",
		failed: "failed",
		sent: "one",
		delivered: "two",
		read: "two_blue",
	});
});

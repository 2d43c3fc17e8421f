import { expect, test } from "vitest";
import { LONG_WAIT_MS } from "#app/domain/conversations/waiting.ts";
import { urgencyOf } from "#app/domain/goals/urgency.ts";

const at = (now: number, waitingSince: number | null, answer?: number, resolution?: number) =>
	urgencyOf(
		{
			waitingSince,
			due:
				answer === undefined && resolution === undefined
					? undefined
					: { answer: answer ?? null, resolution: resolution ?? null },
		},
		now,
	);

test("without a goal a long wait is marked", () => {
	expect(at(LONG_WAIT_MS - 1, 0)).toBeNull();
	expect(at(LONG_WAIT_MS, 0)).toBe("long");
	expect(at(LONG_WAIT_MS, null)).toBeNull();
});

test("with a goal it decides: an hour may be no long wait, and two minutes one", () => {
	expect(at(LONG_WAIT_MS, 0, 10 * LONG_WAIT_MS)).toBeNull();
	expect([199, 200, 299, 300].map((now) => at(now, 0, 300))).toEqual([
		null,
		"long",
		"long",
		"late",
	]);
});

test("a conversation that was to be over is late though nobody waits", () => {
	expect([99, 100].map((now) => at(now, null, undefined, 100))).toEqual([null, "late"]);
});

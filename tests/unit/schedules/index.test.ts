import { expect, test, vi } from "vitest";
import { runEach } from "#workers/schedules/index.ts";

test("a sweep that fails at once ends none of the others, and is told (ledger C6)", async () => {
	const log = vi.fn();
	let isDone = false;
	const failed = await runEach(log, {
		broken: () => Promise.reject(new Error("D1 is away")),
		slow: async () => {
			await new Promise((resolve) => setTimeout(resolve, 20));
			isDone = true;
		},
		thrown: () => {
			throw new Error("at once");
		},
	});
	expect(isDone).toBe(true);
	expect(failed).toBe(2);
	expect(log.mock.calls.map(([event]) => `${event.event} ${event.sweep}`).toSorted()).toEqual([
		"sweep_failed broken",
		"sweep_failed thrown",
	]);
});

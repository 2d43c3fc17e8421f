import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProblemToast, GATHER_MS, QUIET_MS } from "#app/ui/problem-toast.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function createToast() {
	const shown: number[] = [];
	const toast = createProblemToast(() => Date.now());
	return { shown, tell: (count: number) => toast.report(count, (total) => shown.push(total)) };
}

test("several checks that fail at once are one toast, with the last count", () => {
	const { shown, tell } = createToast();
	tell(1);
	tell(2);
	vi.advanceTimersByTime(GATHER_MS - 1);
	expect(shown).toEqual([]);
	tell(3);
	vi.advanceTimersByTime(1);
	expect(shown).toEqual([3]);
});

test("news soon after a toast wait until it was read", () => {
	const { shown, tell } = createToast();
	tell(1);
	vi.advanceTimersByTime(GATHER_MS);
	tell(4);
	vi.advanceTimersByTime(QUIET_MS - 1);
	expect(shown).toEqual([1]);
	vi.advanceTimersByTime(1);
	expect(shown).toEqual([1, 4]);
});

test("what is well again meanwhile is not told", () => {
	const { shown, tell } = createToast();
	tell(2);
	tell(0);
	vi.advanceTimersByTime(QUIET_MS);
	expect(shown).toEqual([]);
});

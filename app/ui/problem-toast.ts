// Spec 2, section 8: health check with errors: toast with the number of integrations with problems.

/** Many tests end at the same time: they make one toast, with the last count. */
export const GATHER_MS = 1_500;
/**
 * Shortest time between two toasts: a vendor that fails for sixty integrations must not fill the
 * screen.
 */
export const QUIET_MS = 20_000;

/** One for each open page, so that the shell and a screen do not both show it. */
export function createProblemToast(now: () => number) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let shownAt = Number.NEGATIVE_INFINITY;
	let count = 0;
	return {
		/**
		 * Reports a new count; `show` runs once, with the last of the counts reported within GATHER_MS.
		 */
		report(problems: number, show: (count: number) => void): void {
			count = problems;
			timer ??= setTimeout(
				() => {
					timer = undefined;
					shownAt = now();
					if (count > 0) show(count);
				},
				Math.max(GATHER_MS, shownAt + QUIET_MS - now()),
			);
		},
	};
}

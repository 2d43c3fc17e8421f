/** How long one alarm may go on while work keeps coming; then it hands over to the next one. */
const MAX_RUN_MS = 5 * 60_000;

export interface PumpWork {
	/** Starts everything that is due and answers what it started; throws nothing. */
	startDue(now: number): Promise<void>[];
}

/**
 * Runs an object's effects inside its alarm. Many at once, so that a slow answer holds up nobody
 * else; `nudge` lets a running pump see new work at once, without a billed alarm.
 */
export function createPump(work: PumpWork) {
	const running = new Set<Promise<void>>();
	let wake: (() => void) | null = null;
	let isRunning = false;

	return {
		/** True when a running pump took the hint; false: set the alarm instead. */
		nudge(): boolean {
			wake?.();
			return isRunning;
		},

		/** Works until nothing is due and nothing is under way. Never throws. */
		async run(): Promise<void> {
			// The platform runs one alarm at a time; a second caller would start everything twice (R08).
			if (isRunning) return;
			isRunning = true;
			const startedAt = Date.now();
			try {
				for (;;) {
					const isLate = Date.now() - startedAt > MAX_RUN_MS;
					const nudged = new Promise<void>((resolve) => {
						wake = resolve;
					});
					const started = isLate ? [] : work.startDue(Date.now());
					for (const task of started) {
						running.add(task);
						void task.finally(() => running.delete(task));
					}
					if (running.size === 0) return;
					await Promise.race([...running, nudged]);
				}
			} finally {
				isRunning = false;
				wake = null;
			}
		},
	};
}

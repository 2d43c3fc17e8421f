import type { Task } from "./tasks.ts";

/** How long one alarm may go on while work keeps coming; then it hands over to the next one. */
const MAX_RUN_MS = 5 * 60_000;
/** What is due but has no room yet is looked at again after this. */
const MIN_PAUSE_MS = 1_000;

export interface PumpWork {
	/** Starts everything that is due and answers what it started; throws nothing. */
	startDue(now: number): Task[];
	/** The next moment something is due by itself; null: nothing. */
	nextWake(now: number): number | null;
}

/**
 * Runs an object's effects, one pump per object: inside its alarm, or inside a request while the
 * alarm does not come. Many at once, so that a slow answer holds up nobody else; `nudge` lets a
 * running pump see new work at once, without a billed alarm.
 */
export function createPump(work: PumpWork) {
	const running = new Set<Promise<void>>();
	let wake: (() => void) | null = null;
	let current = Promise.resolve();
	let isRunning = false;

	function add(task: Task): void {
		const watched = task.finally(() => running.delete(watched));
		running.add(watched);
	}

	/** Until something ends, somebody nudges, or the next thing is due: a call that hangs holds up nothing. */
	async function pause(nudged: Promise<void>): Promise<void> {
		const now = Date.now();
		const nextAt = work.nextWake(now);
		const timer =
			nextAt === null ? null : setTimeout(() => wake?.(), Math.max(MIN_PAUSE_MS, nextAt - now));
		await Promise.race([...running, nudged]);
		if (timer !== null) clearTimeout(timer);
	}

	async function workOff(): Promise<void> {
		const startedAt = Date.now();
		try {
			for (;;) {
				const isLate = Date.now() - startedAt > MAX_RUN_MS;
				const nudged = new Promise<void>((resolve) => {
					wake = resolve;
				});
				if (!isLate) for (const task of work.startDue(Date.now())) add(task);
				if (running.size === 0) return;
				await pause(nudged);
			}
		} finally {
			isRunning = false;
			wake = null;
		}
	}

	return {
		/** True when a running pump took the hint; false: set the alarm instead. */
		nudge(): boolean {
			wake?.();
			return isRunning;
		},

		/**
		 * Works until nothing is due and nothing is under way. An alarm and a request may both come: a
		 * second pump would start everything twice (R08), so the second waits for the first.
		 */
		run(): Promise<void> {
			wake?.();
			if (!isRunning) {
				isRunning = true;
				current = workOff();
			}
			return current;
		},
	};
}

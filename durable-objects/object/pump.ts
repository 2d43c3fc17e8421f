import type { Task } from "./tasks.ts";

/** How long one run may last while work keeps coming; then the next alarm goes on. */
const MAX_RUN_MS = 5 * 60_000;
/** Shortest wait before due work that could not begin is looked at again. */
const MIN_PAUSE_MS = 1_000;

export interface PumpWork {
	/** Begins everything that is due and returns the tasks begun. Never throws. */
	startDue(now: number): Task[];
	/** Epoch ms of the next due work; null for none. */
	nextWake(now: number): number | null;
}

/**
 * Runs an object's effects, one pump per object: inside its alarm, or inside a request while the alarm does
 * not fire. Tasks run concurrently, so a slow answer delays no other. `nudge` lets a running pump see new
 * work at once, without a billed alarm.
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

	/**
	 * Waits for the end of a task, a nudge or the next due moment, so that a hanging call delays nothing
	 * else.
	 */
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
		/** True when a pump is running and looks for work now; false: the caller sets the alarm instead. */
		nudge(): boolean {
			wake?.();
			return isRunning;
		},

		/**
		 * Works until nothing is due and nothing is under way. The alarm and a request may both call it: a
		 * second pump would start everything twice (R08), so the second caller waits for the first run.
		 * Rejects with what `startDue` throws.
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

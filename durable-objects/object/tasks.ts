import { logEvent } from "#workers/adapters/secrets/log-event.ts";

/** Every outside call has its own, shorter time-out; this limit is for code that hangs all the same. */
export const MAX_TASK_MS = 2 * 60_000;

declare const isLimited: unique symbol;
/** Work under way that is known to end, because only `begin` makes one. Never rejects. */
export type Task = Promise<void> & { readonly [isLimited]: true };

export interface TaskOptions {
	/** Milliseconds until the work is given up; MAX_TASK_MS when left out. */
	limitMs?: number;
	/**
	 * Called when the limit has passed. The work may still end later; its outcome must then change nothing
	 * newer.
	 */
	giveUp?: () => void;
}

export type Tasks = ReturnType<typeof createTasks>;

/**
 * What an object has under way, by key. The only place that gives work a time limit: work that hangs is
 * given up and its key is free again, so nothing waits until the object is evicted.
 */
export function createTasks() {
	const underWay = new Map<string, symbol>();

	return {
		isUnderWay: (key: string): boolean => underWay.has(key),

		/**
		 * Begins `work` at once and returns a task that ends with it or at its limit. A rejection is logged
		 * as `task_broke`, a passed limit as `task_overdue`. The caller has checked that the key is not
		 * under way.
		 */
		begin(key: string, work: () => Promise<void>, options: TaskOptions = {}): Task {
			const { limitMs = MAX_TASK_MS, giveUp } = options;
			const mine = Symbol(key);
			underWay.set(key, mine);
			const end = (): void => {
				if (underWay.get(key) === mine) underWay.delete(key);
			};
			const task = new Promise<void>((resolve) => {
				const timer = setTimeout(() => {
					logEvent({ event: "task_overdue", level: "error", task: key, waitedMs: limitMs });
					end();
					try {
						giveUp?.();
					} finally {
						resolve();
					}
				}, limitMs);
				work()
					.catch((error: unknown) => {
						logEvent({ event: "task_broke", level: "error", task: key, error: String(error) });
					})
					.finally(() => {
						clearTimeout(timer);
						end();
						resolve();
					});
			});
			return task as Task;
		},
	};
}

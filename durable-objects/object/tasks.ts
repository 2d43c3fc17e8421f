import { logEvent } from "#workers/adapters/secrets/log-event.ts";

/** Every call outside has a limit of its own that is shorter; this one is for what hangs all the same. */
export const MAX_TASK_MS = 2 * 60_000;

declare const isLimited: unique symbol;
/** Work under way that ends for sure: only `begin` makes one. Never rejects. */
export type Task = Promise<void> & { readonly [isLimited]: true };

export interface TaskOptions {
	limitMs?: number;
	/** The limit has passed; what the work does after it is nobody's news. */
	giveUp?: () => void;
}

export type Tasks = ReturnType<typeof createTasks>;

/**
 * What an object has under way, by key. The one place that gives work its time limit: what hangs is given up, and
 * its key is free again, so that nothing sleeps until the object is evicted.
 */
export function createTasks() {
	const underWay = new Map<string, symbol>();

	return {
		isUnderWay: (key: string): boolean => underWay.has(key),

		/** Begins `work` at once. The caller has seen that nothing is under way under this key. */
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

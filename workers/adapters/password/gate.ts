/** Limits how many tasks run and wait at once. */
export interface Gate {
	/** The task's value, or null when the queue is full and the task was not run. Throws what the task throws. */
	run<T>(task: () => Promise<T>): Promise<T | null>;
}

/** A semaphore of `maxRunning` with a queue of `maxWaiting`, first come first served. */
export function createGate(maxRunning: number, maxWaiting: number): Gate {
	let running = 0;
	const waiting: (() => void)[] = [];
	const leave = () => {
		// The slot goes directly to the next waiting task, so `running` does not change.
		const next = waiting.shift();
		if (next) next();
		else running--;
	};
	return {
		async run(task) {
			if (running < maxRunning) running++;
			else if (waiting.length >= maxWaiting) return null;
			else await new Promise<void>((resolve) => waiting.push(resolve));
			try {
				return await task();
			} finally {
				leave();
			}
		},
	};
}

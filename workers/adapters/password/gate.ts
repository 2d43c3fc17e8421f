/** Lets a bounded number of tasks run and wait. */
export interface Gate {
	/** The task's value, or null when the queue is full: the task then never runs. */
	run<T>(task: () => Promise<T>): Promise<T | null>;
}

/** A semaphore of `maxRunning` with a queue of `maxWaiting`, first come first served. */
export function createGate(maxRunning: number, maxWaiting: number): Gate {
	let running = 0;
	const waiting: (() => void)[] = [];
	const leave = () => {
		// A slot passes straight to the next in line; `running` stays.
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

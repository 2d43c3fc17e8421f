import { useEffect, useState } from "react";

const TICK_MS = 250;

/**
 * Milliseconds left of a duration the server gave. Counted on the monotonic clock from the moment
 * `source` (the answer it came in) changed, so that a wrong wall clock does not matter (R31).
 */
export function useCountdown(durationMs: number, source: unknown): number {
	const [left, setLeft] = useState(durationMs);
	useEffect(() => {
		const startedAt = performance.now();
		const compute = (): number => Math.max(0, durationMs - (performance.now() - startedAt));
		setLeft(compute());
		const timer = setInterval(() => {
			const now = compute();
			setLeft(now);
			if (now === 0) clearInterval(timer);
		}, TICK_MS);
		return () => clearInterval(timer);
	}, [durationMs, source]);
	return left;
}

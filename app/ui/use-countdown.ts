import { useEffect, useState } from "react";

const TICK_MS = 250;

/**
 * Milliseconds left of a duration given by the server. Counted on the monotonic clock from the
 * moment `source` (the answer it came in) changed, so that a wrong wall clock does not matter
 * (R31).
 */
export function useCountdown(durationMs: number, source: unknown): number {
	const [counted, setCounted] = useState({ source, left: durationMs });
	useEffect(() => {
		const startedAt = performance.now();
		const timer = setInterval(() => {
			const left = Math.max(0, durationMs - (performance.now() - startedAt));
			setCounted({ source, left });
			if (left === 0) clearInterval(timer);
		}, TICK_MS);
		return () => clearInterval(timer);
	}, [durationMs, source]);
	// Between a new answer and its first tick, the answer itself is right.
	return counted.source === source ? counted.left : durationMs;
}

// Spec 1, section 9: keeps the last 100 samples per metric and warns above 100 ms.

const KEPT_SAMPLES = 100;
const SLOW_MS = 100;
/** Browsers round the duration of interactions to 8 ms; this is the first step above SLOW_MS. */
const EVENT_THRESHOLD_MS = 104;

const METRICS = { longtask: "long task", event: "interaction" } as const;

const samples = new Map<string, number[]>();

/** Adds one sample, in ms. */
export function recordSample(metric: string, durationMs: number): void {
	const known = samples.get(metric) ?? [];
	known.push(durationMs);
	if (known.length > KEPT_SAMPLES) known.shift();
	samples.set(metric, known);
	if (durationMs > SLOW_MS)
		console.warn(`Slow ${metric}: ${String(Math.round(durationMs))} ms (above ${SLOW_MS} ms)`);
}

/** The samples of a metric in ms, oldest first. */
export const listSamples = (metric: string): readonly number[] => samples.get(metric) ?? [];

/**
 * Ids of interactions that were counted already. Events of one interaction share an id; 0 is none.
 */
const counted = new Set<number>();
const REMEMBERED = 20;

/**
 * The duration of each interaction, once: a click is several events (pointerdown, pointerup, click)
 * with their own durations, and may be reported in several batches.
 */
export function newInteractions(
	entries: readonly { duration: number; interactionId?: number }[],
): number[] {
	const longest = new Map<number, number>();
	for (const { duration, interactionId = 0 } of entries)
		if (interactionId !== 0 && !counted.has(interactionId))
			longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
	for (const id of longest.keys()) counted.add(id);
	for (const id of counted) {
		if (counted.size <= REMEMBERED) break;
		counted.delete(id);
	}
	return [...longest.values()];
}

/** Observes what makes a page feel slow: long tasks, and interactions that wait for a response. */
export function startPerformanceMonitor(): void {
	if (typeof PerformanceObserver === "undefined") return;
	for (const [type, metric] of Object.entries(METRICS)) {
		if (!PerformanceObserver.supportedEntryTypes.includes(type)) continue;
		const observer = new PerformanceObserver((list) => {
			const entries: readonly { duration: number; interactionId?: number }[] = list.getEntries();
			const durations =
				type === "event" ? newInteractions(entries) : entries.map(({ duration }) => duration);
			for (const duration of durations) recordSample(metric, duration);
		});
		// `durationThreshold` is missing in some type libraries.
		observer.observe({ type, durationThreshold: EVENT_THRESHOLD_MS } as PerformanceObserverInit);
	}
}

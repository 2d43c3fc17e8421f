// Work that hears no signal, or reacts to it late, is left to itself: whoever waits for it goes on without it.

/** What the work resolves to; null as soon as the signal is aborted. Without a signal the work alone counts. */
export function orAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T | null> {
	if (!signal) return work;
	const aborted = new Promise<null>((resolve) => {
		if (signal.aborted) resolve(null);
		else signal.addEventListener("abort", () => resolve(null), { once: true });
	});
	return Promise.race([work, aborted]);
}

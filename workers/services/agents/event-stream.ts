/**
 * Events as JSON lines, each sent as soon as it exists. A cancelled stream aborts the signal; `run` must not reject.
 */
export function streamEvents<Event>(
	run: (send: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): ReadableStream<Uint8Array> {
	const stop = new AbortController();
	const encoder = new TextEncoder();
	return new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (event: Event): void => {
				// enqueue throws once the reader has cancelled.
				if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
			};
			void run(send, stop.signal).finally(() => {
				if (!stop.signal.aborted) controller.close();
			});
		},
		cancel() {
			stop.abort();
		},
	});
}

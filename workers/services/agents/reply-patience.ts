import type { patienceOf } from "#app/domain/agents/reply-rules.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

/**
 * Timers for a slow model: one sends an excuse to the customer, one aborts the model.
 * @param waits ms from now
 */
export function startPatience(
	{ excuseInMs, giveUpInMs }: ReturnType<typeof patienceOf>,
	log: Log,
	excuse: () => Promise<unknown>,
) {
	const stop = new AbortController();
	let excused: Promise<unknown> = Promise.resolve();
	const timers = [
		setTimeout(() => {
			excused = excuse().catch((error: unknown) =>
				log({ event: "wait_not_said", level: "warn", error }),
			);
		}, excuseInMs),
		setTimeout(() => stop.abort(), giveUpInMs),
	];
	return {
		signal: stop.signal,
		/** Waits for an excuse being sent, so that none arrives after the answer. */
		async end(): Promise<void> {
			for (const timer of timers) clearTimeout(timer);
			await excused;
		},
	};
}

/**
 * Deliveries that may be under way to one channel's object at once. Measured on one machine: with 8 a
 * person's message left after 2 s, with 30 it waited until the flood was over. What is above is told to
 * come again, and comes: gateways repeat a 503, people do not wait.
 */
export const MAX_UNDER_WAY = 16;
/**
 * A request whose caller has gone is ended in the middle of an `await`, and nothing after it runs: what
 * has been under way for so long counts no more, or such requests would close the channel for good.
 */
export const FORGOTTEN_AFTER_MS = 30_000;

/** When each began, of this isolate. The object itself takes a delivery in one stretch: what waits, waits before it. */
const underWay = new Map<string, number[]>();

/** Does it, unless so many are being done for this channel; only for what comes again by itself. */
export async function admit<T>(
	channelId: string,
	deliver: () => Promise<T>,
	now: () => number = Date.now,
): Promise<T | "busy"> {
	const startedAt = now();
	const alive = (underWay.get(channelId) ?? []).filter((at) => startedAt - at < FORGOTTEN_AFTER_MS);
	if (alive.length >= MAX_UNDER_WAY) return "busy";
	underWay.set(channelId, [...alive, startedAt]);
	try {
		return await deliver();
	} finally {
		const all = underWay.get(channelId) ?? [];
		const own = all.indexOf(startedAt);
		const others = own < 0 ? all : all.toSpliced(own, 1);
		if (others.length > 0) underWay.set(channelId, others);
		else underWay.delete(channelId);
	}
}

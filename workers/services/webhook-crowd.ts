/**
 * Deliveries that may be under way to one channel's object at once. Measured on one machine: with 8 a
 * person's message left after 2 s, with 30 it waited until the flood was over. What is above is told to
 * come again, and comes: gateways repeat a 503, people do not wait.
 */
export const MAX_UNDER_WAY = 16;

/** Of this isolate. The object itself takes a delivery in one stretch: what waits, waits before it. */
const underWay = new Map<string, number>();

/** Does it, unless so many are being done for this channel; only for what comes again by itself. */
export async function admit<T>(channelId: string, deliver: () => Promise<T>): Promise<T | "busy"> {
	const others = underWay.get(channelId) ?? 0;
	if (others >= MAX_UNDER_WAY) return "busy";
	underWay.set(channelId, others + 1);
	try {
		return await deliver();
	} finally {
		const left = (underWay.get(channelId) ?? 1) - 1;
		if (left > 0) underWay.set(channelId, left);
		else underWay.delete(channelId);
	}
}

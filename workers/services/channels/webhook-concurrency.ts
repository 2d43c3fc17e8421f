/**
 * Webhook deliveries in progress to one channel's object at once. Measured on one machine: with 8 a member's
 * message left after 2 s, with 30 it waited until the flood of deliveries was over. Above this the gateway gets
 * a 503 and repeats the call; members would not wait.
 */
export const MAX_UNDER_WAY = 16;
/**
 * The platform may stop a request whose client disconnected at any `await`, and its `finally` never runs. Entries
 * older than this are ignored, or such requests would block the channel for good.
 */
export const FORGOTTEN_AFTER_MS = 30_000;

/**
 * Start times (epoch ms) of this isolate's deliveries, by channel. Counted here and not in the object, because the
 * object handles one delivery without interruption: the queue forms in front of it.
 */
const underWay = new Map<string, number[]>();

/**
 * Runs `deliver`, or answers "busy" when MAX_UNDER_WAY are running for this channel. Only for calls that the sender
 * repeats. Throws what `deliver` throws.
 */
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

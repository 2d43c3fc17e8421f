/** How long messages of an own gateway that a channel has left still count: its last calls may be repeated that long. */
export const LEFT_OWN_MS = 15 * 60_000;

/** An own gateway that a channel was switched away from; `until` is epoch ms. */
export interface LeftOwn {
	id: string;
	until: number;
}

/**
 * Who sent a verified call, seen from the channel: its present gateway; one it has left, of which only messages count;
 * or one it left long ago, which may be in other hands by now and is not believed.
 * @param sender id of the workspace's own gateway that the call's address was made for; null: the deployment's
 */
export function heardFrom(
	channel: { ownId: string | null; leftOwn: readonly LeftOwn[] },
	sender: string | null,
	now: number,
): "present" | "left" | "stranger" {
	if (sender === channel.ownId) return "present";
	if (sender === null) return "left";
	return channel.leftOwn.some(({ id, until }) => id === sender && until > now)
		? "left"
		: "stranger";
}

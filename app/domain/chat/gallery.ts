// Pictures and films of a conversation, one after the other.
import type { MessageType } from "../inbox/message.ts";

interface Shown {
	id: string;
	type: MessageType;
	deleted: boolean;
	outbox?: unknown;
}

/** What the viewer walks through, in the conversation's order. Stickers are words, not pictures. */
export const listVisual = <M extends Shown>(messages: readonly M[]): M[] =>
	messages.filter(
		({ type, deleted, outbox }) =>
			(type === "image" || type === "video") && !deleted && outbox === undefined,
	);

/** A finger that moves less far sideways, or mostly up or down, turns no page, px. */
const SWIPE_PX = 48;

/** Which way a movement of the finger leads: 1 to the next, -1 to the one before, null nowhere. */
export function readSwipe(dxPx: number, dyPx: number): 1 | -1 | null {
	if (Math.abs(dxPx) < SWIPE_PX || Math.abs(dxPx) < 2 * Math.abs(dyPx)) return null;
	return dxPx < 0 ? 1 : -1;
}

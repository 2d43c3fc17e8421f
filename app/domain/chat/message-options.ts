// What may still be done to a message for everyone: by what it is, what its channel can do, and the vendor's time.
import { isInTime, type MessageWish } from "../inbox/message-wish.ts";
import { isSameEmoji } from "../inbox/reaction.ts";
import { type FileKind, fileKindOf } from "../inbox/outgoing-file.ts";
import type { MessageStatus, MessageType } from "../inbox/message.ts";

interface Message {
	direction: "incoming" | "outgoing";
	type: MessageType;
	status: MessageStatus | null;
	deleted: boolean;
	sentAt: number;
	wish?: MessageWish | undefined;
	media?: { isVoice?: boolean | undefined } | null | undefined;
}

interface Abilities {
	reactions?: true | readonly string[];
	edits?: { withinMs: number | null; captions?: readonly FileKind[] };
	deletions?: { withinMs: number | null };
}

const REACHED = new Set<MessageStatus>(["sent", "delivered", "read"]);

/** The other side has it, or may have it: before that there is nothing to do it to. */
const isThere = ({ direction, status }: Message): boolean =>
	direction === "incoming" || (status !== null && REACHED.has(status));

const isOpen = (message: Message): boolean =>
	!message.deleted && message.type !== "system" && isThere(message);

export const mayReact = (message: Message, { reactions }: Abilities): boolean =>
	reactions !== undefined && message.type !== "call" && isOpen(message);

/** It is a text, or may have one below its file that can be changed. */
const hasWords = (message: Message, captions: readonly FileKind[] = []): boolean => {
	const kind = fileKindOf(message);
	return message.type === "text" || (kind !== null && captions.includes(kind));
};

/** Words of ours, within the time. @param now epoch ms */
export const mayEdit = (message: Message, { edits }: Abilities, now: number): boolean =>
	edits !== undefined &&
	message.direction === "outgoing" &&
	hasWords(message, edits.captions) &&
	message.wish?.deletion === undefined &&
	isOpen(message) &&
	isInTime(edits.withinMs, message.sentAt, now);

/** A message of ours, within the time. @param now epoch ms */
export const mayDelete = (message: Message, { deletions }: Abilities, now: number): boolean =>
	deletions !== undefined &&
	message.direction === "outgoing" &&
	message.type !== "call" &&
	message.wish?.deletion === undefined &&
	isOpen(message) &&
	isInTime(deletions.withinMs, message.sentAt, now);

/** The six that WhatsApp offers first; of a channel that takes only some, those of them, then others of its own. */
export function quickReactions(reactions: Abilities["reactions"]): string[] {
	const first = ["👍", "❤️", "😂", "😮", "😢", "🙏"];
	if (!Array.isArray(reactions)) return reactions === undefined ? [] : first;
	const taken = reactions as readonly string[];
	const known = first.flatMap((emoji) => taken.filter((one) => isSameEmoji(one, emoji)));
	return [...new Set([...known, ...taken])].slice(0, first.length);
}

// Reactions as a conversation shows them: one chip for each emoji, and our own as it is wished, before the other side has it.
import { isSameEmoji, plainEmoji } from "../inbox/reaction.ts";

export interface ShownReaction {
	emoji: string;
	count: number;
	isMine: boolean;
	/** On its way, or being taken back. */
	isWaiting: boolean;
}

interface Reacted {
	reactions: readonly { emoji: string; mine: boolean }[];
	wish?: { reaction?: string | undefined; failed?: readonly string[] | undefined } | undefined;
}

/** Our reaction as it is wished; "" for none. A wish that failed is none: what is so stays shown. */
export function ownReaction({ reactions, wish }: Reacted): string {
	const wished = wish?.failed?.includes("reaction") ? undefined : wish?.reaction;
	return wished ?? reactions.find(({ mine }) => mine)?.emoji ?? "";
}

/** The chips under a message, in the order in which their emoji came. */
export function shownReactions(message: Reacted): ShownReaction[] {
	const own = ownReaction(message);
	const stored = message.reactions.find(({ mine }) => mine)?.emoji ?? "";
	const isWaiting = !isSameEmoji(own, stored);
	const shown = new Map<string, ShownReaction>();
	const add = (emoji: string, isMine: boolean, waits: boolean): void => {
		const known = shown.get(plainEmoji(emoji));
		shown.set(plainEmoji(emoji), {
			emoji: known?.emoji ?? emoji,
			count: (known?.count ?? 0) + 1,
			isMine: isMine || (known?.isMine ?? false),
			isWaiting: waits || (known?.isWaiting ?? false),
		});
	};
	for (const { emoji, mine } of message.reactions) {
		if (!mine) add(emoji, false, false);
		// In its place, or gone in a moment.
		else if (isSameEmoji(own, emoji)) add(emoji, true, false);
		else if (own === "") add(emoji, true, true);
	}
	if (own !== "" && isWaiting) add(own, true, true);
	return [...shown.values()];
}

import { plainText } from "#app/domain/chat/plain-text.ts";
import { cardsOfText } from "#app/domain/inbox/contact-card.ts";
import type { MessageType } from "#app/domain/inbox/message.ts";
import { type MessageWords, sayCall } from "#app/domain/inbox/message-words.ts";

/** A message as one line of text, for lists, quotes and screen readers. Never empty. */
export function messageWords(
	message: { type: MessageType; text: string; deleted?: boolean | undefined },
	t: MessageWords,
): string {
	if (message.deleted) return t.deleted;
	const { type, text } = message;
	if (type === "call") return sayCall(text, t);
	// Names are enough on one line; the conversation shows the numbers.
	if (type === "contact") {
		const names = cardsOfText(text).flatMap(({ name }) => name || []);
		return names.length > 0 ? plainText(names.join(", ")) : plainText(text) || t.types.contact;
	}
	return plainText(text) || t.types[type];
}

// Record 110: what a notification says of a message.
import { MESSAGE_TYPES, type MessageType } from "../inbox/message.ts";
import { type MessageWords, sayCall } from "../inbox/message-words.ts";

/** Its text; what it is, where it has none. A call is a code, and what a newer release knows more is a message. */
export function noticeText(
	{ type, text }: { type: MessageType; text: string },
	words: Pick<MessageWords, "types" | "calls">,
): string {
	if (type === "call") return sayCall(text, words);
	if (text !== "") return text;
	return words.types[MESSAGE_TYPES.includes(type) ? type : "text"];
}

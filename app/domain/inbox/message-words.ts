// What a message is called that has no words of its own: in a list, in its conversation and in a notification.
// The words stand here, because the service worker knows nothing of a page's.
import { type Call, parseCall } from "./call.ts";
import type { MessageType } from "./message.ts";

export interface MessageWords {
	types: Record<MessageType, string>;
	calls: Record<Call, string>;
	deleted: string;
}

/** What a call's code says. */
export function sayCall(text: string, words: Pick<MessageWords, "types" | "calls">): string {
	const call = parseCall(text);
	return call ? words.calls[call] : words.types.call;
}

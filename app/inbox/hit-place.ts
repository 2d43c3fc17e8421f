import type { OpeningPlace } from "./conversation/use-conversation-search.ts";

/** The message at which a conversation is opened, and the words that found it. */
export const AT_PARAM = "at";
export const WORDS_PARAM = "words";

/**
 * The address of a conversation, opened at a message.
 * @param address of the conversation, with or without a query
 * @param words that found it; none: it is led to by something else
 */
export function hitHref(address: string, messageId: string, words = ""): string {
	const place = new URLSearchParams({ [AT_PARAM]: messageId });
	if (words !== "") place.set(WORDS_PARAM, words);
	return `${address}${address.includes("?") ? "&" : "?"}${place}`;
}

/** The place in the open conversation that an address asks for; null: none. */
export function placeIn(params: URLSearchParams, contactId: string | null): OpeningPlace | null {
	const messageId = params.get(AT_PARAM);
	if (contactId === null || messageId === null) return null;
	return { contactId, messageId, q: params.get(WORDS_PARAM) ?? "", turn: 0 };
}

import { AT_PARAM } from "../hit-place.ts";
import { placeHref } from "../place-href.ts";

/** The address of a conversation, opened at one of its messages; null: at its end. */
export function messageHref(
	conversation: Parameters<typeof placeHref>[0],
	messageId: string | null,
): string {
	const address = placeHref(conversation);
	if (messageId === null) return address;
	const place = new URLSearchParams({ [AT_PARAM]: messageId });
	return `${address}${address.includes("?") ? "&" : "?"}${place}`;
}

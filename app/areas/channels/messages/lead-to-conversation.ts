import { redirect } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { conversationHref } from "#app/ui/channel-links.ts";

/** Kept in the address of the conversation: the message it opens at, and the words that found it. */
const KEPT = ["at", "words"];

/**
 * A channel's address that names a conversation in its query, as earlier releases had it: throws the redirect to the
 * conversation's own, with the channel as the list's filter.
 */
export function leadToConversation(channel: ChannelSummary, url: URL): void {
	const contactId = url.searchParams.get("contact");
	if (!contactId) return;
	const [pathname = "", search = ""] = conversationHref(channel, contactId).split("?");
	const params = new URLSearchParams(search);
	params.set("channelId", channel.id);
	for (const name of KEPT) {
		const value = url.searchParams.get(name);
		if (value !== null) params.set(name, value);
	}
	throw redirect(`${pathname}?${params}`);
}

import { href } from "react-router";
import type { ChannelType } from "#app/domain/channels/channel.ts";

interface Channel {
	id: string;
	type: ChannelType;
}

/** The channel's own address: the one inbox with its conversations. */
export const inboxHref = ({ id, type }: Channel): string =>
	type === "whatsapp"
		? href("/whatsapp/:instanceId", { instanceId: id })
		: href("/channels/:channelId/messages", { channelId: id });

/** The page where a channel is connected; for an instance that is its own page. */
export const connectHref = (channel: Channel): string =>
	channel.type === "whatsapp"
		? inboxHref(channel)
		: href("/channels/:channelId/settings", { channelId: channel.id });

/** The list of channels that this type belongs to. */
export const channelListHref = (type: ChannelType): string =>
	type === "whatsapp" ? href("/whatsapp/instances") : href("/channels");

/**
 * Spec 2, section 2: the address of a conversation, which every link to one leads to.
 * @param sessionId where it is known; channel and contact say all that is needed
 */
export function conversationHref(
	channel: { id: string; type: ChannelType | null },
	contactId: string,
	sessionId: string = contactId,
): string {
	if (channel.type === "whatsapp")
		return href("/whatsapp/instances/:channelId/messages/:contactId", {
			channelId: channel.id,
			contactId,
		});
	const place = new URLSearchParams({ channel: channel.id, contact: contactId });
	return `${href("/sessions/:sessionId", { sessionId })}?${place}`;
}

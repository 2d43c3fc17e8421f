import { href } from "react-router";
import type { ChannelType } from "#app/domain/channels/channel.ts";

interface Channel {
	id: string;
	type: ChannelType;
}

/** The page of a channel's conversations; a WhatsApp instance has a page of its own. */
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

/** The page of a channel's conversations with one contact open. */
export const conversationHref = (channel: Channel, contactId: string): string =>
	`${inboxHref(channel)}?${new URLSearchParams({ contact: contactId })}`;

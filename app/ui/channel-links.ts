import { href } from "react-router";
import type { ChannelType } from "#app/domain/channels/channel.ts";

interface Channel {
	id: string;
	type: ChannelType;
}

/** Where a channel's conversations are: an instance has a page of its own. */
export const inboxHref = ({ id, type }: Channel): string =>
	type === "whatsapp"
		? href("/whatsapp/:instanceId", { instanceId: id })
		: href("/channels/:channelId/messages", { channelId: id });

/** Where a channel is connected: an instance's own page shows how. */
export const connectHref = (channel: Channel): string =>
	channel.type === "whatsapp"
		? inboxHref(channel)
		: href("/channels/:channelId/settings", { channelId: channel.id });

/** The list that a channel of this type stands in, and one comes back to. */
export const channelListHref = (type: ChannelType): string =>
	type === "whatsapp" ? href("/whatsapp/instances") : href("/channels");

/** The same with one conversation open. */
export const conversationHref = (channel: Channel, contactId: string): string =>
	`${inboxHref(channel)}?${new URLSearchParams({ contact: contactId })}`;

/** Channels as /channels shows them. */
import type { ChannelType } from "../domain/channels/channel.ts";
import type { WebchatOptions } from "../domain/channels/webchat.ts";
import type { InstanceStatus, LinkReason } from "../domain/channels/link/link-view.ts";

export interface ChannelCard {
	id: string;
	name: string;
	type: ChannelType;
	status: InstanceStatus;
	/** Telegram's @bot, the page's name; null where there is none. */
	externalName: string | null;
	messagesReceivedToday: number;
	/** Spec 2, section 9: uptime_minutes of 1440, rounded. */
	uptimeToday: number;
	defaultAgent: { id: string; name: string } | null;
	isActive: boolean;
}

export interface ChannelSettingsView {
	id: string;
	name: string;
	description: string;
	type: ChannelType;
	status: InstanceStatus;
	/** Why it is not connected; null when there is nothing to explain, or its object did not answer. */
	reason: LinkReason | null;
	isActive: boolean;
	createdAt: number;
	externalName: string | null;
	/** A stored token is never told: only that it is there. */
	hasCredentials: boolean;
	defaultAgentId: string | null;
	agents: { id: string; name: string }[];
	/** Of a webchat channel; null elsewhere. */
	webchat: WebchatOptions | null;
	/** Strangers who flooded a webchat lately, and what was ended of theirs; null elsewhere. */
	flood: { since: number | null; endedAt: number | null; ended: number } | null;
	/** What a page names it by: public, and of no use for anything else. Null elsewhere. */
	widgetKey: string | null;
}

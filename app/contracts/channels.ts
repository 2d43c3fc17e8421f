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
	/** Whether a token is stored; the token itself is never sent. */
	hasCredentials: boolean;
	defaultAgentId: string | null;
	/** Nothing that is said in groups is stored. */
	ignoreGroups: boolean;
	agents: { id: string; name: string }[];
	/** Webchat only; null for other types. */
	webchat: WebchatOptions | null;
	/** A webchat's flood protection: since when, and the conversations it ended; null for other types. */
	flood: { since: number | null; endedAt: number | null; ended: number } | null;
	/** The public key by which web pages refer to a webchat; null for other types. */
	widgetKey: string | null;
}

/** Answer of `GET /api/conversations/recent` and the cards of the home dashboard. */
import * as v from "valibot";
import { CHANNEL_TYPES, type ChannelType } from "../domain/channels/channel.ts";
import { MESSAGE_TYPES } from "../domain/inbox/message.ts";

export const RecentConversation = v.object({
	id: v.string(),
	contactId: v.string(),
	/** Null for a contact without a name: 'Anônimo'. */
	name: v.nullable(v.string()),
	phone: v.nullable(v.string()),
	channelId: v.string(),
	/** Null for a deleted channel: 'Canal não encontrado'. */
	channelName: v.nullable(v.string()),
	channelType: v.nullable(v.picklist(CHANNEL_TYPES)),
	/** Null when there is no text to show: 'Sem mensagens'. */
	text: v.nullable(v.string()),
	/** Of the last message: one without a text is called by it. Absent from an earlier release. */
	type: v.optional(v.nullable(v.picklist(MESSAGE_TYPES))),
	lastMessageAt: v.number(),
	isActive: v.boolean(),
});
export type RecentConversation = v.InferOutput<typeof RecentConversation>;

export const RecentConversations = v.object({ conversations: v.array(RecentConversation) });

/** One of the latest active agents. */
export interface ActiveAgent {
	id: string;
	name: string;
	avatarUrl: string | null;
	/** "active" shows Online, anything else Pausado (spec 1, section 4). */
	status: string;
	channels: { name: string; type: ChannelType }[];
}

/** What a workspace has been set up with, for the home's first steps. */
export interface SetUp {
	/** A second member, or an invitation. */
	hasTeam: boolean;
	/** An agent, or a channel with hours. */
	hasAnswers: boolean;
}

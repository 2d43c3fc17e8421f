/** What `/api/conversations` answers, as the browser reads it (conversations.ts has the types). */
import * as v from "valibot";
import { HANDLERS } from "../domain/agents/answering.ts";
import { CHANNEL_TYPES } from "../domain/channels/channel.ts";
import { CONVERSATION_STATUSES } from "../domain/conversations/conversation.ts";
import { DIRECTIONS, MESSAGE_TYPES } from "../domain/inbox/message.ts";

const Text = v.string();
const MaybeText = v.nullable(Text);

const Summary = v.object({
	id: Text,
	contactId: Text,
	contactName: MaybeText,
	contactPhone: MaybeText,
	contactEmail: MaybeText,
	avatarUrl: MaybeText,
	isGroup: v.boolean(),
	channel: v.object({ id: Text, name: MaybeText, type: v.nullable(v.picklist(CHANNEL_TYPES)) }),
	status: v.picklist(CONVERSATION_STATUSES),
	openedAt: v.number(),
	closedAt: v.nullable(v.number()),
	lastActivityAt: v.number(),
	preview: v.nullable(
		v.object({
			text: Text,
			type: v.picklist(MESSAGE_TYPES),
			direction: v.picklist(DIRECTIONS),
		}),
	),
	unread: v.number(),
	assignee: v.nullable(v.object({ memberId: Text, name: Text })),
	handler: v.picklist(HANDLERS),
	agent: v.nullable(v.object({ id: Text, name: Text })),
	labels: v.array(Text),
	isOverLimit: v.boolean(),
});

export const ConversationAnswer = v.object({
	conversations: v.array(Summary),
	nextCursor: MaybeText,
});

export const OverviewAnswer = v.object({
	page: ConversationAnswer,
	overview: v.object({
		counts: v.object({
			mine: v.number(),
			unassigned: v.number(),
			agent: v.number(),
			unread: v.number(),
		}),
		labels: v.array(Text),
	}),
});

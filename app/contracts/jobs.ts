/** Bodies of queue messages. They contain ids, never tokens, passwords or message text. */
import { z } from "zod";
import { GOAL_KINDS } from "../domain/goals/goal.ts";
import { CHANNEL_TYPES } from "../domain/channels/channel.ts";
import { TROUBLES } from "../domain/health/trouble.ts";

export const EmailJob = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("confirm_email"),
		/** Also the mail's id, so that a repeated job sends no second mail. */
		id: z.uuid(),
		confirmationId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("account_exists"),
		id: z.uuid(),
		userId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("reset_password"),
		id: z.uuid(),
		resetId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
	/** The password was changed, or the account was signed in to from a new browser (A12). */
	z.strictObject({
		type: z.enum(["password_changed", "new_device"]),
		id: z.uuid(),
		userId: z.uuid(),
		/** The browser's description, cut; "" for password_changed. */
		device: z.string().max(120).default(""),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("invitation"),
		/** A new id per sending: a resend is another mail. */
		id: z.uuid(),
		workspaceId: z.uuid(),
		invitationId: z.uuid(),
		/** The number of the sending; one that is lower than the row's is not sent. */
		resentCount: z.number().int().min(0),
		/** The member who is informed of the result; the inviting member by default. */
		askedBy: z.uuid().optional(),
		locale: z.enum(["pt", "en"]),
	}),
	/** To whoever runs the installation: it is in trouble, or not any more. */
	z.strictObject({
		type: z.literal("alarm"),
		id: z.uuid(),
		trouble: z.enum(TROUBLES),
		state: z.enum(["began", "ended"]),
		figure: z.number().nullable(),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("contact_request"),
		id: z.uuid(),
		contactRequestId: z.uuid(),
		locale: z.enum(["pt", "en"]),
	}),
]);
export type EmailJob = z.infer<typeof EmailJob>;

/** One attempt of a webhook delivery; the body is in its D1 row. */
export const WebhookJob = z.strictObject({
	deliveryId: z.string().min(1).max(64),
	workspaceId: z.uuid(),
	/** The channel the event belongs to. */
	channelId: z.uuid(),
	/** The automation that receives it; without one the webhook of the channel's settings. */
	integrationId: z.uuid().nullish(),
});
export type WebhookJob = z.infer<typeof WebhookJob>;

/** One push to the browser of a sign-in; what it says is read when it is sent. In the queue `webhooks-out`. */
export const PushJob = z.strictObject({
	type: z.literal("push"),
	workspaceId: z.uuid(),
	signInId: z.string().min(1).max(64),
	conversationId: z.uuid(),
	news: z.enum(["message", "mention", "over"]),
});
export type PushJob = z.infer<typeof PushJob>;

/** A conversation missed a goal: whoever looks after it is told. In the queue `webhooks-out`. */
export const LateJob = z.strictObject({
	type: z.literal("late"),
	workspaceId: z.uuid(),
	conversationId: z.uuid(),
	goal: z.enum(GOAL_KINDS),
});
export type LateJob = z.infer<typeof LateJob>;

/**
 * One message whose file is to be fetched from its gateway and kept in the store, or whose voice note is to be put into words;
 * or a lead or sale (`messageId` is the mark's) of which Meta is to be told.
 * In the queue `facebook-sync`.
 */
export const MessageJob = z.strictObject({
	type: z.enum(["keep_file", "voice_words", "sale_mark"]),
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	channelType: z.enum(CHANNEL_TYPES),
	messageId: z.string().min(1).max(256),
});
export type MessageJob = z.infer<typeof MessageJob>;

/** A rule tells a member of a conversation. In the queue `webhooks-out`, by which rules tell everybody. */
export const RuleToldJob = z.strictObject({
	type: z.literal("rule_told"),
	/** The notification's, so that a repeated job tells nothing twice. */
	id: z.uuid(),
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	channelType: z.enum(CHANNEL_TYPES),
	contactId: z.string().min(1).max(64),
	ruleId: z.string().min(1).max(64),
	/** Null: whoever looks after the conversation, or else everybody who may. */
	memberId: z.string().min(1).max(64).nullable(),
});
export type RuleToldJob = z.infer<typeof RuleToldJob>;

/** A scheduled message was not sent: whoever wrote it is told. In the queue `webhooks-out`. */
export const ScheduledToldJob = z.strictObject({
	type: z.literal("scheduled_told"),
	/** The notification's, so that a repeated job tells nothing twice. */
	id: z.string().min(1).max(64),
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	channelType: z.enum(CHANNEL_TYPES),
	contactId: z.string().min(1).max(64),
	/** An UnsentReason. */
	why: z.string().min(1).max(64),
	/** Null, or somebody who left: whoever looks after the conversation, or else everybody who may. */
	memberId: z.string().min(1).max(64).nullable(),
});
export type ScheduledToldJob = z.infer<typeof ScheduledToldJob>;
/** A number reached a part of the month's ceiling: managers are told. In the queue `webhooks-out`. */
export const CeilingToldJob = z.strictObject({
	type: z.literal("ceiling_told"),
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	name: z.string().max(200),
	month: z.string().regex(/^\d{4}-\d\d$/),
	/** Percent. */
	part: z.number().int(),
});
export type CeilingToldJob = z.infer<typeof CeilingToldJob>;

/** Channels' objects that could not be told how their workspace works are told again. In the queue `facebook-sync`. */
export const TellDeskJob = z.strictObject({
	type: z.literal("tell_desk"),
	workspaceId: z.uuid(),
});
export type TellDeskJob = z.infer<typeof TellDeskJob>;

/** One reply of an agent; the conversation itself is read from the channel's object. */
export const AgentReplyJob = z.strictObject({
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	contactId: z.string().min(1).max(64),
	/** The lease for which it was requested; a reply for an earlier lease is not sent. */
	epoch: z.number().int().min(0),
	/** The customer's last message of the burst. */
	inboundId: z.string().min(1).max(256),
	/** Counts from 1. */
	attempt: z.number().int().min(1),
});
export type AgentReplyJob = z.infer<typeof AgentReplyJob>;

/** The field that all jobs of a workspace have. */
export const TenantJob = z.looseObject({ workspaceId: z.uuid() });

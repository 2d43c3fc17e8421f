/** Bodies of queue messages. They carry ids, never tokens, passwords or message text. */
import { z } from "zod";

export const EmailJob = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("confirm_email"),
		/** Also the mail's id: delivered twice it is one mail. */
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
	/** The password was changed, or somebody signed in from a browser never seen before (A12). */
	z.strictObject({
		type: z.enum(["password_changed", "new_device"]),
		id: z.uuid(),
		userId: z.uuid(),
		/** What the browser calls itself, cut; empty for password_changed. */
		device: z.string().max(120).default(""),
		locale: z.enum(["pt", "en"]),
	}),
	z.strictObject({
		type: z.literal("invitation"),
		/** One for each sending: a resend is another mail. */
		id: z.uuid(),
		workspaceId: z.uuid(),
		invitationId: z.uuid(),
		/** Which sending this is; an older one than the row's is not sent. */
		resentCount: z.number().int().min(0),
		/** Member who asked for this sending and is told how it went; else whoever invited. */
		askedBy: z.uuid().optional(),
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

/** One try of a delivery; what is sent stands in its row. */
export const WebhookJob = z.strictObject({
	deliveryId: z.string().min(1).max(64),
	workspaceId: z.uuid(),
	/** Where it happened. */
	channelId: z.uuid(),
	/** The automation it is for; without one the address in the channel's settings. */
	integrationId: z.uuid().nullish(),
});
export type WebhookJob = z.infer<typeof WebhookJob>;

/** One answer that an agent owes; what was said and under which lease, the channel's object knows. */
export const AgentReplyJob = z.strictObject({
	workspaceId: z.uuid(),
	channelId: z.uuid(),
	contactId: z.string().min(1).max(64),
	/** The lease under which it was asked for: an older one's answer cannot leave. */
	epoch: z.number().int().min(0),
	/** The customer's last message of the burst. */
	inboundId: z.string().min(1).max(256),
	/** 1 is the first try. */
	attempt: z.number().int().min(1),
});
export type AgentReplyJob = z.infer<typeof AgentReplyJob>;

/** What every job of a tenant has; jobs without it belong to no workspace. */
export const TenantJob = z.looseObject({ workspaceId: z.uuid() });

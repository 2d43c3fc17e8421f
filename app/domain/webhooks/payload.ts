// founding.md 22: the JSON body sent to a customer's address.
import type { MessageForm } from "../inbox/message-form.ts";
import type { Direction, MessageOrigin, MessageType } from "../inbox/message.ts";
import type { InstanceStatus } from "../channels/link/link-view.ts";
import type { ChannelType } from "../channels/channel.ts";
import type { OutgoingEvent } from "./event.ts";

/** Moments are ISO 8601 in UTC; texts and names are as people wrote them. */
export interface WebhookPayload {
	/** The delivery's id, the same at every try: receivers know doubles by it. */
	id: string;
	event: OutgoingEvent;
	createdAt: string;
	instance: { id: string; name: string; phone: string | null; type?: ChannelType };
	message?: WebhookMessage;
	conversation?: WebhookConversation;
	link?: { status: InstanceStatus; reason: string | null };
	/** The rule that told it. */
	rule?: { id: string; name: string };
}

export interface WebhookMessage {
	id: string;
	direction: Direction;
	type: MessageType;
	text: string;
	/** Only what is known of the file; it is fetched in the inbox. */
	media: { mimetype: string | null; fileName: string | null; bytes: number | null } | null;
	/** What it has beside its text, such as an order or answered fields (inbox/message-form.ts); left out: nothing. */
	form?: MessageForm;
	sentAt: string;
	/** Found by a reconciliation rather than received live. */
	isRecovered: boolean;
	contact: { id: string; name: string | null; phone: string | null; isGroup: boolean };
}

export interface WebhookConversation {
	id: string;
	openedAt: string;
	/** Null while it is open. */
	closedAt: string | null;
	/** Why an agent left it to people; null elsewhere. */
	reason: string | null;
	contact: WebhookMessage["contact"];
}

/** A message as the inbox holds it. */
export interface ToldMessage {
	id: string;
	direction: Direction;
	type: MessageType;
	origin: MessageOrigin;
	text: string;
	media: { mimetype?: string; fileName?: string; bytes?: number; form?: MessageForm } | null;
	sentAt: number;
	contact: WebhookMessage["contact"];
}

/** What happened, beside the instance it happened to. */
export type Told = Pick<WebhookPayload, "message" | "conversation" | "link" | "rule">;

export function describeMessage(message: ToldMessage): Told {
	const { media, origin, sentAt, id, direction, type, text, contact } = message;
	return {
		message: {
			id,
			direction,
			type,
			text,
			// A text brings no file, whatever else stands with it.
			media:
				type === "text"
					? null
					: media && {
							mimetype: media.mimetype ?? null,
							fileName: media.fileName ?? null,
							bytes: media.bytes ?? null,
						},
			...(media?.form && { form: media.form }),
			sentAt: new Date(sentAt).toISOString(),
			isRecovered: origin === "recovered",
			contact,
		},
	};
}

/** @param conversation moments in ms */
export function describeConversation(conversation: {
	id: string;
	openedAt: number;
	closedAt: number | null;
	reason: string | null;
	contact: WebhookMessage["contact"];
}): Told {
	const { id, openedAt, closedAt, reason, contact } = conversation;
	return {
		conversation: {
			id,
			openedAt: new Date(openedAt).toISOString(),
			closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
			reason,
			contact,
		},
	};
}

/** The body of a delivery, as it is signed and sent. */
export function formatPayload(
	delivery: { id: string; event: OutgoingEvent; at: number },
	instance: WebhookPayload["instance"],
	told: Told = {},
): string {
	const { id, event, at } = delivery;
	const payload: WebhookPayload = {
		id,
		event,
		createdAt: new Date(at).toISOString(),
		instance,
		...told,
	};
	return JSON.stringify(payload);
}

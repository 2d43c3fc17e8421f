/** Bodies of `/api/channels/...`. Unknown keys are refused (strict): D06, L06. */
import { z } from "zod";
import type { ContactView, MessageView } from "./frames.ts";
import type { ChannelType } from "../domain/channels/channel.ts";
import type { InstanceStatus, LinkView } from "../domain/whatsapp/link-view.ts";
import type { GatewayName } from "../domain/whatsapp/settings.ts";

/** Text is checked for meaning (blank, too long) by the domain; here only for being text. */
export const SendMessage = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	text: z.string().max(65_536),
});
export type SendMessage = z.infer<typeof SendMessage>;

export const LinkAction = z.strictObject({
	/** `reset` is "Tentar Novamente" after three failures. */
	action: z.enum(["connect", "generate_qr", "reset", "disconnect"]),
});
export type LinkAction = z.infer<typeof LinkAction>;

/** One row of the workspace's directory of channels (D1). Its id is also its instance's id. */
export interface ChannelSummary {
	id: string;
	type: ChannelType;
	name: string;
	/** Projection of the object's live status; never read to decide. */
	status: InstanceStatus;
	phone: string | null;
	gateway: GatewayName;
	isActive: boolean;
	createdAt: number;
}

export const PAGE_SIZE = 30;
/** Spec 2, section 9: 100 in the chat view. */
export const CHAT_PAGE_SIZE = 100;

export interface ContactPage {
	contacts: ContactView[];
	/** Opaque; null at the end. */
	nextCursor: string | null;
}

export interface MessagePage {
	/** Ascending. */
	messages: MessageView[];
	/** Opaque, towards the past; null at the beginning. */
	earlierCursor: string | null;
}

/** What the instance screen needs, in one round trip to the object. */
export interface InboxSnapshot {
	seq: number;
	link: LinkView;
	contacts: ContactPage;
	/** The conversation asked for; null when none was asked or it does not exist. */
	conversation: { contact: ContactView; page: MessagePage } | null;
	maxTextLength: number;
}

import { z } from "zod";
import type { CarrierName, ChannelType } from "../domain/channels/channel.ts";
import type { NumberState } from "../domain/conversations/first-message.ts";
import { TemplateItem } from "./items.ts";
import { MAX_STORED_NAME } from "../domain/inbox/stored-text.ts";
import type { InstanceStatus } from "../domain/channels/link/link-view.ts";

/** Digits with country code. */
const Phone = z.string().regex(/^[1-9]\d{7,14}$/);

/** `POST /api/channels/:channelId/beginnings`: a message to somebody who may not be known yet. */
export const BeginConversation = z.strictObject({
	id: z.uuid(),
	to: z.union([
		z.strictObject({ contactId: z.string().min(1).max(64) }),
		z.strictObject({ phone: Phone, name: z.string().max(MAX_STORED_NAME).optional() }),
	]),
	/** "" with a template. */
	text: z.string().max(65_536),
	item: TemplateItem.optional(),
});
export type BeginConversation = z.infer<typeof BeginConversation>;

/** `POST /api/channels/:channelId/numbers`. */
export const LookUpNumber = z.strictObject({ phone: Phone });
export type LookUpNumber = z.infer<typeof LookUpNumber>;

/** What is known of a number in a channel. */
export interface FoundNumber {
	state: NumberState;
	/** Who it is in this channel already, where the member reads that conversation. */
	contact: { id: string; name: string | null } | null;
}

/** A channel in which somebody may be written to. */
export interface WritableChannel {
	id: string;
	type: ChannelType;
	name: string;
	status: InstanceStatus;
	gateway: CarrierName;
}

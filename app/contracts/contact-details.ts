/** What the details of a contact are asked for besides the contact itself. */
import { z } from "zod";
import type { Match } from "../domain/conversations/same-person.ts";
import { type ContactField, MAX_FIELDS } from "../domain/inbox/contact-field.ts";
import type { MemberView } from "../domain/inbox/group.ts";
import { STANDARD_FIELDS } from "../domain/inbox/profile.ts";
import type { MessageType } from "../domain/inbox/message.ts";
import type { ConversationSummary } from "./conversations.ts";

/** Name and e-mail stand in the contact; here is the rest. */
export interface ContactProfile {
	/** The workspace's own fields, in their order. */
	fields: ContactField[];
	/** By `company`, `notes` and the ids of fields; empty ones are left out. */
	values: Record<string, string>;
}

/** Who is in a group, as far as its gateway tells. */
export interface GroupDetails {
	/** In order (group.ts). */
	members: (MemberView & { mention: string })[];
	/** All there are, where more are than are told; else null. */
	size: number | null;
	/** The gateway is being asked: the group says when it has answered (`groupAt`). */
	isLoading: boolean;
	/** It could not be asked lately: they may have changed. */
	isOld: boolean;
}

/** The fields that changed, and nothing else: whoever changed another one meanwhile keeps it. */
export const SaveProfile = z.strictObject({
	changes: z.record(z.string().min(1).max(64), z.string().max(8_192)).refine((changes) => {
		const count = Object.keys(changes).length;
		return count > 0 && count <= MAX_FIELDS + STANDARD_FIELDS.length;
	}),
});
export type SaveProfile = z.infer<typeof SaveProfile>;

/** Something shared in a conversation; with `href` it is an address in a text. */
export interface SharedItem {
	messageId: string;
	type: MessageType;
	/** Epoch ms. */
	at: number;
	isOwn: boolean;
	fileName: string | null;
	mimetype: string | null;
	bytes: number | null;
	seconds: number | null;
	href: string | null;
	/** The beginning of its words, of what was starred. */
	text?: string;
}

/** Newest first. A page may be short or empty and have a next one: so many messages are looked at for one. */
export interface SharedPage {
	items: SharedItem[];
	nextCursor: string | null;
}

/** Other conversations of the same person, the last active first. */
export interface EarlierConversations {
	conversations: (ConversationSummary & {
		match: Match;
		/** The message it ended with, where its channel answered. */
		lastMessageId: string | null;
	})[];
	/** There are more than these. */
	isCut: boolean;
	/** Ids of channels that did not answer in time. */
	silent: string[];
}

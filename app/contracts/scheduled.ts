/** Messages to be sent later: `/api/channels/:channelId/contacts/:contactId/scheduled`. */
import { z } from "zod";
import { FILE_HASH } from "../domain/inbox/outgoing-file.ts";
import {
	MAX_SCHEDULED,
	type ScheduleWishes,
	type UnsentReason,
} from "../domain/inbox/scheduled.ts";
import type { MessageType } from "../domain/inbox/message.ts";
import type { ChannelSummary } from "./whatsapp.ts";
import { SendFile } from "./files.ts";
import { Item } from "./items.ts";

const Moment = {
	/** Epoch ms. */
	at: z.int().min(0),
	/** IANA name of the zone in which it was chosen. */
	timeZone: z.string().min(1).max(64),
	untilReply: z.boolean(),
	untilClosed: z.boolean(),
	keepsHours: z.boolean(),
};
const Text = z.string().max(65_536);

/** Several at once, as a text with its files is: they leave in this order. */
export const ScheduleMessages = z.strictObject({
	...Moment,
	messages: z
		.array(
			z.strictObject({
				/** The same one again is the same message; it is the sent message's then. */
				id: z.uuid(),
				/** With a file its caption, which may be empty. */
				text: Text,
				quotedId: z.string().min(1).max(256).optional(),
				/** It was uploaded. */
				file: SendFile.omit({ id: true, contactId: true, caption: true, quotedId: true })
					.extend({ hash: z.string().regex(FILE_HASH) })
					.optional(),
				/** Then `text` counts for nothing. */
				item: Item.optional(),
			}),
		)
		.min(1)
		.max(MAX_SCHEDULED),
});
export type ScheduleMessages = z.infer<typeof ScheduleMessages>;

/** Another moment or other words for one; also takes back that it was called off. `version`: the one on the screen. */
export const ChangeScheduled = z.strictObject({ ...Moment, text: Text, version: z.int().min(1) });
export type ChangeScheduled = z.infer<typeof ChangeScheduled>;

/** `send`: now; `cancel`: not at all. */
export const EndScheduled = z.strictObject({
	how: z.enum(["send", "cancel"]),
	version: z.int().min(1),
});
export type EndScheduled = z.infer<typeof EndScheduled>;

/** A message to be sent later, or one that was not sent, as browsers see it. Moments are epoch ms. */
export interface ScheduledView extends ScheduleWishes {
	id: string;
	text: string;
	type: MessageType;
	fileName: string | null;
	/** Its words are its own, so that they can be changed. */
	isText: boolean;
	at: number;
	/** Later than `at` where it waits for the hours. */
	dueAt: number;
	timeZone: string;
	/** A member's name. */
	author: string | null;
	/** Why it was not sent; null: it waits. */
	unsent: UnsentReason | null;
	/** Increases with each change. */
	version: number;
}

/** What is scheduled in a conversation, in the order in which it leaves. */
export interface ContactSchedule {
	scheduled: ScheduledView[];
	/** How many more can be scheduled here. */
	left: number;
}

/** One of a channel, with whom it is for. */
export interface ScheduledOfContact extends ScheduledView {
	contact: { id: string; name: string | null; phone: string | null; assignee: string | null };
}

/** All of a workspace. */
export interface WorkspaceSchedule {
	scheduled: (ScheduledOfContact & { channel: Pick<ChannelSummary, "id" | "name" | "type"> })[];
	/** Channels that did not answer in time. */
	silent: string[];
}

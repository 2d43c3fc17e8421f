/** What a webchat visitor's browser and its channel say to each other. valibot: the widget ships it. */
import * as v from "valibot";
import { MESSAGE_STATUSES } from "../domain/inbox/message.ts";

const Text = v.string();

/** The channel as a visitor may know it. */
export const WebchatConfig = v.object({
	channelId: Text,
	name: Text,
	/** `#rrggbb`. */
	color: Text,
	greeting: Text,
	locale: v.picklist(["pt", "en"]),
	/** Asked before the first message; empty: nothing is. */
	preChat: v.array(v.picklist(["name", "email", "phone"])),
	/** Outside of business hours: what to say; null while somebody is there. */
	away: v.nullable(Text),
	/** Within what time answers are promised; "": none is. Absent: an earlier release told of it. */
	answersWithin: v.optional(Text, ""),
	/** Visitors may send files. */
	takesFiles: v.optional(v.boolean(), false),
});
export type WebchatConfig = v.InferOutput<typeof WebchatConfig>;

/** What a new visitor is told: who they are from now on, or what to find out first. */
export const Admission = v.union([
	v.object({ token: Text }),
	v.object({ challenge: Text, bits: v.pipe(v.number(), v.maxValue(24)) }),
]);

/** A file of a message; its bytes are at `/webchat/:key/files/:messageId`. */
export const VisitorFile = v.object({
	name: Text,
	/** As its bytes say. */
	mimetype: Text,
	bytes: v.number(),
	/** Of a picture, where they are known: room is kept for it. */
	width: v.optional(v.number()),
	height: v.optional(v.number()),
});
export type VisitorFile = v.InferOutput<typeof VisitorFile>;

/** A message as its visitor sees it: no author's name but the team's own choice, no foreign ids. */
export const VisitorMessage = v.object({
	id: Text,
	/** `me`: the visitor. */
	from: v.picklist(["me", "team"]),
	/** Shown above the team's messages; null for "the team". */
	author: v.nullable(Text),
	text: Text,
	at: v.number(),
	arrival: v.number(),
	/** One that an older page does not know yet is not shown. */
	status: v.fallback(v.nullable(v.picklist(MESSAGE_STATUSES)), null),
	isDeleted: v.boolean(),
	/** Absent in frames of an earlier release, as the two below it. */
	isEdited: v.optional(v.boolean()),
	file: v.optional(VisitorFile),
	/** Emoji of the team. */
	reactions: v.optional(v.array(Text)),
	seq: v.number(),
});
export type VisitorMessage = v.InferOutput<typeof VisitorMessage>;

export const VisitorServerFrame = v.variant("type", [
	/** First frame: the newest messages, or what was missed since `since`. */
	v.object({
		type: v.literal("hello"),
		seq: v.number(),
		messages: v.array(VisitorMessage),
		/** True: `messages` replaces all that is shown. */
		isWhole: v.boolean(),
	}),
	v.object({ type: v.literal("messages"), seq: v.number(), messages: v.array(VisitorMessage) }),
	v.object({ type: v.literal("typing"), forMs: v.number() }),
	v.object({ type: v.literal("refused"), id: v.nullable(Text), code: Text }),
]);
export type VisitorServerFrame = v.InferOutput<typeof VisitorServerFrame>;

export const VisitorClientFrame = v.variant("type", [
	/** `id` is the visitor's own UUID: sent twice it is one message. */
	v.strictObject({
		type: v.literal("send"),
		id: v.pipe(Text, v.uuid()),
		text: v.pipe(Text, v.maxLength(4_096)),
	}),
	v.strictObject({ type: v.literal("typing"), typing: v.boolean() }),
	/** Everything up to this message was on the visitor's screen. */
	v.strictObject({ type: v.literal("read"), seq: v.number() }),
	/** The pre-chat form. */
	v.strictObject({
		type: v.literal("introduce"),
		name: v.optional(v.pipe(Text, v.maxLength(80))),
		email: v.optional(v.pipe(Text, v.maxLength(254))),
		phone: v.optional(v.pipe(Text, v.maxLength(20))),
	}),
	/** The page the visitor looks at (visited-page.ts). */
	v.strictObject({
		type: v.literal("page"),
		address: v.pipe(Text, v.maxLength(2_000)),
		title: v.pipe(Text, v.maxLength(500)),
		referrer: v.pipe(Text, v.maxLength(2_000)),
		language: v.pipe(Text, v.maxLength(40)),
	}),
]);
export type VisitorClientFrame = v.InferOutput<typeof VisitorClientFrame>;

/** What `POST /webchat/:key/files` answers (visitor-files.ts): parts that have arrived need not be sent. */
export const VisitorUpload = v.object({
	ticket: Text,
	parts: v.array(v.number()),
	partBytes: v.pipe(v.number(), v.minValue(1)),
});
export type VisitorUpload = v.InferOutput<typeof VisitorUpload>;

/** What a browser sends to ask for an upload. */
export interface BeginVisitorFile {
	/** SHA-256, lower-case hexadecimal. */
	hash: string;
	bytes: number;
}

/** What it sends once all parts have arrived. `id` is the visitor's own: the same again is the same message. */
export interface EndVisitorFile {
	id: string;
	bytes: number;
	name: string;
}

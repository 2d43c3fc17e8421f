// Spec 2, section 3: whatsapp_message; section 4: message status icons.
import type { KeptTemplate } from "../official-templates/template-message.ts";
import type { MessageForm } from "./message-form.ts";
import type { Tally } from "./poll.ts";

/** The four types of the specification, and the ones real customers send beside them. */
export const MESSAGE_TYPES = [
	"text",
	"image",
	"audio",
	"document",
	"video",
	"sticker",
	"location",
	"contact",
	"call",
	"other",
	/** A system line in the conversation, such as who took it over (system-line.ts). */
	"system",
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const DIRECTIONS = ["incoming", "outgoing"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * `queued` is our own status (the clock icon); the gateway's statuses begin at `sent`. `unknown`: the
 * outcome of a send is unknown; shown as the clock, never repeated blindly.
 */
export const MESSAGE_STATUSES = [
	"queued",
	"unknown",
	"failed",
	"sent",
	"delivered",
	"read",
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Where an entry came from: `live` by webhook, `phone` written on the owner's phone, `api` by us or
 * another client of the gateway, `agent` by an agent of ours, `history` from the first sync,
 * `recovered` found by reconciliation. */
export const MESSAGE_ORIGINS = ["live", "phone", "api", "agent", "history", "recovered"] as const;
export type MessageOrigin = (typeof MESSAGE_ORIGINS)[number];

/** What the channel said by itself: nobody in person, and no agent by name. */
export const isAutomatic = (said: { origin: MessageOrigin; author: string | null }): boolean =>
	said.origin === "agent" && said.author === null;

export const FAILURE_REASONS = [
	"refused",
	"not_on_whatsapp",
	"disconnected",
	"expired",
	"unconfirmed",
	"gateway_error",
	/** Official API: more than 24 hours since the customer last wrote. */
	"window_closed",
	/** The network holds the number back: too many people written to first. */
	"restricted",
	/** A person took the conversation over before the agent's answer left. */
	"taken_over",
	/** The plan's conversations of the month are used up, and this one came after. */
	"plan_limit",
	/** The file is not in our store any more. */
	"file_gone",
	/** The gateway does not take a file of this size or type. */
	"file_refused",
	/** Official API: the template is not approved any more, or not there in this language. */
	"template_unusable",
	/** Official API: what was filled in does not fit the template, which may have changed. */
	"template_mismatch",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The content of a message. `text` is the body or a medium's caption; "" for none. */
export interface MessageContent {
	type: MessageType;
	text: string;
	media?: {
		mimetype?: string;
		fileName?: string;
		seconds?: number;
		bytes?: number;
		/** Coordinates of a location. */
		latitude?: number;
		longitude?: number;
		/** What an `other` message is, where its text can still be read. */
		kind?: "poll" | "event" | "view_once" | "unavailable";
		/** Of a poll: more than one option may be chosen. */
		isMultiple?: true;
		/** Of a poll: what was chosen so far. */
		votes?: Tally;
		/** The gateway's reference to the bytes; never leaves the server. */
		ref?: string;
		/** Its bytes were kept, and have gone since: the workspace keeps files for so long. */
		expired?: true;
		/** The gateway has its bytes no more, and neither have we. */
		gone?: true;
		/** It was recorded for this message. */
		isVoice?: true;
		/** A film without sound that plays by itself, again and again. */
		isGif?: true;
		/** How loud it is, at most MAX_WAVEFORM values from 0 to 100. */
		waveform?: number[];
		/** Of a picture or video, pixels. */
		width?: number;
		height?: number;
		/** The template it was made of; never leaves the server. */
		template?: KeptTemplate;
		/** What it has beside its text: buttons, a list, an order. The text alone tells the same. */
		form?: MessageForm;
	};
}

/** WhatsApp's own limit for one text, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 4096;

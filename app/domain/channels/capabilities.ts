import type { FileKind } from "../inbox/outgoing-file.ts";

/** What may be sent of one kind of files. */
export interface FileRule {
	/** The largest, bytes. */
	maxBytes: number;
	/** The types taken, as the bytes say; left out: every type of the kind. */
	mimetypes?: readonly string[];
	/** A text may stand with it. */
	caption: boolean;
	/** Longest such text, UTF-16 code units; left out: as long as any text. */
	maxCaption?: number;
}

/** What a gateway can do. Screens follow it: nothing is offered that the vendor cannot keep. */
export interface GatewayCapabilities {
	/** How a number comes to be linked: by a QR, or by credentials typed once (official API). */
	linking: "qr" | "credentials";
	/** A code to type on the phone instead of the QR. */
	pairingCode: boolean;
	/** The passkey step can be completed through this gateway, not only noticed. */
	passkey: boolean;
	/** Typing and online of contacts. */
	presence: boolean;
	/** Our own typing can be shown to the contact. */
	typing: boolean;
	/** Ticks come back: whether a message was delivered and read. */
	receipts: boolean;
	/** Names are told only when asked for, one contact at a time (`readProfile`). */
	profiles: boolean;
	/** What a group is called is told only when asked for, by `readProfile`. */
	groupNames: boolean;
	/** Which address it tells can be looked at and set anew (`keepWebhook`). */
	keepsWebhook: boolean;
	/** Hangs up on calls by itself where the settings say so. */
	refusesCalls: boolean;
	/** `listSince` really lists: reconciliation is possible. */
	history: boolean;
	/** Received media can be fetched. */
	media: boolean;
	/** Approved message templates can be listed. */
	templates: boolean;
	/** A message may be sent as the answer to another one. */
	quotes: boolean;
	/** Hours after the customer's last message within which free text may be sent; null: always. */
	replyWindowHours: number | null;
	/** Longest text one message may have, UTF-16 code units. */
	maxTextLength: number;
	/** Each message has a price: an answer leaves as one. */
	paidPerMessage?: true;
	/** Where the vendor counts UTF-8 bytes as well. */
	maxTextBytes?: number;
	/** Files that may be sent; a kind that is left out cannot be. */
	files?: Partial<Record<FileKind, FileRule>>;
	/** A short film without sound can be sent as a picture that moves by itself. */
	gifs?: true;
	/** The vendor takes a file first and is then told to send it: two steps, of which the first may be repeated. */
	uploadsFirst?: true;
	/** A message can be reacted to; the list where only these are taken. */
	reactions?: true | readonly string[];
	/**
	 * Our own text can be changed for everyone within this time after it was sent, ms; null: always. `captions`: below files of
	 * these kinds too.
	 */
	edits?: { withinMs: number | null; captions?: readonly FileKind[] };
	/** Our own message can be deleted for everyone within this time, ms; null: always. */
	deletions?: { withinMs: number | null };
	/** A place on the map can be sent as one. */
	places?: true;
	/** Contact cards can be sent as such: so many in one message. */
	cards?: { max: number };
	/** Polls can be sent. `votes`: who chose what comes back. */
	polls?: { maxOptions: number; votes: boolean };
	/** Buttons, lists, links, products, charges by Pix and the question where somebody is can be sent (inbox/outgoing-form.ts). */
	forms?: true;
	/** Groups tell who their members are (`readGroup`). */
	groups?: true;
	/** It can be asked whether a number is on WhatsApp, and as what (`findNumbers`). */
	looksUpNumbers?: true;
	/** In a group a text can name members, who are told; everybody at once only where that says so. */
	mentions?: { everybody?: true };
}

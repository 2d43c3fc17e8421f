import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import type { OfficialTemplate, TemplateDraft } from "#app/domain/official-templates/template.ts";
import type { GroupFacts } from "#app/domain/inbox/group.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type {
	GatewayEvent,
	PasskeyStep,
	PresenceState,
	QrValue,
} from "#app/domain/channels/gateway-event.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { PasskeyReading, PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { InstanceSettings } from "#app/domain/channels/settings.ts";

/**
 * The interface to a system that transports a channel's messages. WhatsApp has four: simulator (embedded), evolution,
 * waha, cloud-api; every other channel type has one. No method throws for what a gateway does wrong; each answers one
 * of four classes, which decide what may be repeated:
 *
 * - `accepted`     done; `value` holds the answer
 * - `refused`      certainly not done, and repeating will not help
 * - `not_accepted` certainly not done, repeating is safe (connection refused, 429, 503)
 * - `unknown`      may have been done (time-out after writing, reset, 5xx, an unreadable 200)
 */
export type GatewayAnswer<T> =
	| { class: "accepted"; value: T }
	| { class: "refused"; reason: RefusalReason }
	| { class: "not_accepted"; retryAfterMs: number | null }
	| { class: "unknown" };

export const REFUSAL_REASONS = [
	/** The message itself: too long, malformed. */
	"invalid",
	/** The number has no WhatsApp. */
	"not_on_whatsapp",
	/** The gateway has the instance, but its session is closed. */
	"not_linked",
	/** The gateway does not have the instance (any more). */
	"no_instance",
	/** Our key is wrong. */
	"unauthorized",
	/** Evolution 2.4 without an activated licence. */
	"unlicensed",
	/** Official API: the customer has not written for 24 hours; only templates may be sent. */
	"window_closed",
	/** The network blocks this number or this message. */
	"restricted",
	/** The vendor takes no file of this size or type. */
	"file_refused",
	/** The file is not in our store any more. */
	"file_gone",
	/** Official API: the template is not there in this language, not approved any more, paused or switched off. */
	"template_unusable",
	/** Official API: what was filled in does not fit the template. */
	"template_mismatch",
	/** This vendor does not support it; see its `capabilities`. */
	"unsupported",
	/** Any other refusal of the gateway. */
	"rejected",
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type LinkAnswer =
	| { state: "linked" }
	| { state: "qr"; qr: QrValue; pairingCode: string | null }
	/** Scanned, but WhatsApp also asks for the phone owner's passkey. */
	| { state: "passkey"; step: PasskeyStep }
	/** Started; the QR code follows by webhook or by asking again. */
	| { state: "pending" };

/** The message that a new message replies to. */
export interface Quoted {
	providerId: string;
	fromMe: boolean;
	/** The chat it was sent in. */
	address: Address;
}

/** Somebody whom a text in a group names. */
export interface Mention {
	/** Null: everybody (`capabilities.mentions.everybody`). */
	address: Address | null;
	name: string;
}

/** A file that is sent. Its bytes are read as a stream, so that no isolate holds all of them. */
export interface OutgoingFile {
	kind: FileKind;
	/** As its bytes say. */
	mimetype: string;
	fileName: string;
	bytes: number;
	/** SHA-256, lower-case hexadecimal. */
	hash: string;
	/** Of sound and video, where it is known. */
	seconds?: number | undefined;
	waveform?: readonly number[] | undefined;
	/** A film without sound that shall play by itself, where the vendor knows such. */
	isGif?: true | undefined;
	/** Of a picture or video, pixels, where they are known. */
	width?: number | undefined;
	height?: number | undefined;
	/** The bytes from their beginning; may be called again for another try. Null: they are gone. */
	open(): Promise<ReadableStream<Uint8Array> | null>;
}

/** Received media as a stream. `bytes` is null when the gateway does not announce the size. */
export interface GatewayMedia {
	/** Fails with an error when it is longer than `maxBytes`. */
	body: ReadableStream<Uint8Array>;
	mimetype: string;
	bytes: number | null;
	fileName: string | null;
}

/** A message template of the account; `status` says whether Meta approved it. */
export type MessageTemplate = OfficialTemplate;

/** What became of a change of a template: as it is now, null once it is deleted. */
export type TemplateAnswer = GatewayAnswer<Pick<
	MessageTemplate,
	"id" | "status" | "category"
> | null> & {
	/** What the platform says of a refusal to people; "" or left out: nothing. */
	said?: string;
	/** There is one of this name already, or its name is not free yet. */
	isTaken?: true;
};

/** A number that was asked for, and by what the network knows who has it; none: nobody has. */
export interface FoundNumber {
	phone: string;
	addresses: Address[];
}

export interface LinkReading {
	state: "linked" | "linking" | "unlinked";
	phone: string | null;
	profileName: string | null;
}

/** The address and secrets with which the gateway calls our webhook. */
export interface WebhookRegistration {
	url: string;
	/** The value of a static header. */
	headerSecret: string;
	/** HS256 key of the bearer token. */
	jwtSecret: string;
	/** Key of the body's HMAC, for vendors that sign it. */
	hmacSecret: string;
}

export interface ChannelGateway {
	readonly name: CarrierName;
	readonly capabilities: GatewayCapabilities;

	/** Creates the instance at the gateway. An instance that already exists is `accepted`.
	 * `token` is the instance's own key, to be encrypted; null when the vendor has none. */
	createInstance(input: {
		webhook: WebhookRegistration | null;
		settings: InstanceSettings;
	}): Promise<GatewayAnswer<{ token: string | null }>>;
	/** Ensures that the gateway calls this address: reads its setting and replaces a different one. `isForced` replaces
	 * it in any case. */
	keepWebhook(
		webhook: WebhookRegistration,
		isForced: boolean,
	): Promise<GatewayAnswer<{ isRenewed: boolean }>>;
	/** Unlinks and deletes; an unknown instance is `accepted`. */
	deleteInstance(): Promise<GatewayAnswer<null>>;
	/** Starts linking or asks for the current QR. */
	startLink(): Promise<GatewayAnswer<LinkAnswer>>;
	/** A code to type on that phone instead of scanning; null while the gateway has none yet. `phone` is digits with
	 * country code. Ends a QR attempt where the vendor requires it. */
	requestPairingCode(input: { phone: string }): Promise<GatewayAnswer<{ code: string } | null>>;
	/** The state of the passkey step; null when no passkey is asked for. */
	readPasskey(): Promise<GatewayAnswer<PasskeyReading | null>>;
	answerPasskey(answer: PasskeyReply): Promise<GatewayAnswer<null>>;
	/** The link's state at the gateway. `isBrief`: the owner's number and name are not needed. */
	readLink(isBrief?: boolean): Promise<GatewayAnswer<LinkReading>>;
	/** Logs out; already closed is `accepted`. */
	endLink(): Promise<GatewayAnswer<null>>;
	applySettings(settings: InstanceSettings): Promise<GatewayAnswer<null>>;
	/** `providerId` is the gateway's id of the message, which its status events refer to. */
	sendText(input: {
		to: Address;
		text: string;
		/** Our message id; vendors with idempotency use it. */
		clientId: string;
		quoted?: Quoted | null;
		/** Whom it names: in the text each stands as `@` and the value of their address. */
		mentions?: readonly Mention[];
	}): Promise<GatewayAnswer<{ providerId: string; address: Address | null }>>;
	/** Searches for a text that may have been sent, after a send answered `unknown`; the oldest match. */
	findSent(input: {
		addresses: Address[];
		text: string;
		sinceMs: number;
		/** Whether this id already belongs to another message of ours. Called for each candidate. */
		isTaken(providerId: string): boolean;
	}): Promise<GatewayAnswer<{ providerId: string } | null>>;
	/**
	 * Hands a file to a vendor that wants it first (`capabilities.uploadsFirst`); may be repeated. `ref` is the vendor's id of
	 * it, for `sendFile`. Left out by vendors that take the bytes with the message.
	 */
	uploadFile?(file: OutgoingFile): Promise<GatewayAnswer<{ ref: string }>>;
	/** Sends a file with the text below it, "" for none. Left out: `capabilities.files` is left out as well. */
	sendFile?(input: {
		to: Address;
		file: OutgoingFile;
		/** What `uploadFile` answered; null where the vendor wants no upload. */
		ref: string | null;
		caption: string;
		clientId: string;
		quoted?: Quoted | null;
	}): Promise<GatewayAnswer<{ providerId: string; address: Address | null }>>;
	/** Searches for a file that may have been sent: by its bytes, or by kind and caption where there is one. */
	findSentFile?(input: {
		addresses: Address[];
		file: OutgoingFile;
		caption: string;
		sinceMs: number;
		isTaken(providerId: string): boolean;
	}): Promise<GatewayAnswer<{ providerId: string } | null>>;
	/**
	 * Sends a place, contact cards, a poll or a form. `pollId`: the vendor's own id of the poll, where votes name that. Left out:
	 * `capabilities` say nothing of places, cards, polls and forms.
	 */
	sendItem?(input: {
		to: Address;
		item: SentItem;
		/** What `uploadFile` answered for the file of a template's header; null: it has none. */
		ref?: string | null;
		clientId: string;
	}): Promise<GatewayAnswer<{ providerId: string; address: Address | null; pollId?: string }>>;
	/** Searches for such an item that may have been sent (isSameItem). */
	findSentItem?(input: {
		addresses: Address[];
		item: OutgoingItem;
		sinceMs: number;
		isTaken(providerId: string): boolean;
	}): Promise<GatewayAnswer<{ providerId: string } | null>>;
	/** Reacts to a message; "" takes the reaction back. The same again changes nothing. */
	react?(input: { target: Quoted; emoji: string }): Promise<GatewayAnswer<null>>;
	/** Gives our own text other words. The same again changes nothing. */
	editText?(input: { target: Quoted; text: string }): Promise<GatewayAnswer<null>>;
	/** Deletes our own message for everyone; one that is gone already is `accepted`. */
	deleteMessage?(input: { target: Quoted }): Promise<GatewayAnswer<null>>;
	sendPresence(input: { to: Address; state: PresenceState }): Promise<GatewayAnswer<null>>;
	markRead(input: { to: Address; providerIds: string[] }): Promise<GatewayAnswer<null>>;
	/** Messages since `sinceMs` (epoch), oldest first, at most `limit`: to find those whose webhook was lost. */
	listSince(input: { sinceMs: number; limit: number }): Promise<GatewayAnswer<GatewayEvent[]>>;
	/**
	 * `ref` is the `content.media.ref` of a message event of the same vendor; `bytes` is what the message said, for vendors that
	 * fetch the file themselves before they answer.
	 */
	fetchMedia(input: {
		ref: string;
		maxBytes: number;
		bytes?: number | null;
	}): Promise<GatewayAnswer<GatewayMedia>>;
	listTemplates(): Promise<GatewayAnswer<MessageTemplate[]>>;
	/** Submits a template for review. Left out, like the next two: there are no templates. */
	createTemplate?(draft: TemplateDraft): Promise<TemplateAnswer>;
	/** Gives a template other words; they are reviewed again. */
	editTemplate?(input: { id: string; draft: TemplateDraft }): Promise<TemplateAnswer>;
	/** Deletes it in its language; one that is gone already is `accepted`. */
	deleteTemplate?(input: { id: string; name: string }): Promise<TemplateAnswer>;
	/** The name of a contact or group, for vendors whose events do not contain it; null when it has none. */
	readProfile(of: Address): Promise<GatewayAnswer<{ name: string | null }>>;
	/**
	 * Which of these numbers (digits with country code) are on WhatsApp, in their order: its own form of a number may have
	 * another ninth digit. Left out: `capabilities.looksUpNumbers` is left out as well.
	 */
	findNumbers?(phones: readonly string[]): Promise<GatewayAnswer<FoundNumber[]>>;
	/** Name, picture and members of a group. Left out: `capabilities.groups` is left out as well. */
	readGroup?(of: Address): Promise<GatewayAnswer<GroupFacts>>;
	/** All addresses of the other side that the gateway stored for a message; its event may contain fewer. */
	readAddresses(providerId: string): Promise<GatewayAnswer<Address[]>>;
}

/**
 * A parsed webhook body. `quarantine`: authentic, but cannot be translated; stored raw. `damaged`: incomplete JSON, so
 * it was cut on the way; the gateway has to send it again.
 */
export type ParsedWebhook =
	/** `unread`: part of the call could not be translated; the raw body is stored besides the events. */
	| { kind: "events"; events: GatewayEvent[]; unread?: string }
	| { kind: "ignored"; reason: string }
	| { kind: "damaged" }
	| { kind: "quarantine"; reason: string };

/** A webhook call after verification and translation, before anything is stored. */
export type OpenedWebhook =
	| { kind: "unknown_path" }
	| { kind: "unproved"; channelId: string }
	| {
			kind: "events";
			channelId: string;
			events: GatewayEvent[];
			/** The raw body, if part of it could not be translated; stored besides the events. */
			unread: { reason: string; body: string } | null;
	  }
	| { kind: "ignored"; channelId: string; reason: string }
	| { kind: "damaged"; channelId: string }
	| { kind: "quarantine"; channelId: string; reason: string; body: string };

export interface GatewayCall {
	segment: string;
	authorization: string | null;
	headerToken: string | null;
	body: string;
}

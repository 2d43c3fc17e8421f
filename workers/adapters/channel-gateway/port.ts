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
 * What we need from a system that carries a channel's messages, in our words.
 * For whatsapp: simulator (embedded), evolution, waha, cloud-api; else the one of the channel's type. No method throws for what a gateway does wrong;
 * each answers one of four classes, because only these decide what may be repeated:
 *
 * - `accepted`     done; `value` holds the answer
 * - `refused`      surely not done and repeating will not help
 * - `not_accepted` surely not done, repeating is safe (connection refused, 429, 503)
 * - `unknown`      may have been done (time-out after writing, reset, 5xx, garbage in a 200)
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
	/** The gateway knows the instance, but its session is closed. */
	"not_linked",
	/** The gateway does not know the instance (any more). */
	"no_instance",
	/** Our key is wrong. */
	"unauthorized",
	/** Evolution 2.4 without an activated licence. */
	"unlicensed",
	/** Official API: the customer has not written for too long; only templates may leave. */
	"window_closed",
	/** The network holds this number or this message back. */
	"restricted",
	/** This vendor has nothing of the kind; its `capabilities` say so. */
	"unsupported",
	/** Anything else the gateway said no to. */
	"rejected",
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type LinkAnswer =
	| { state: "linked" }
	| { state: "qr"; qr: QrValue; pairingCode: string | null }
	/** Scanned, but WhatsApp wants a passkey of the phone's owner as well. */
	| { state: "passkey"; step: PasskeyStep }
	/** Started; the QR comes later, by webhook or by asking again. */
	| { state: "pending" };

/** A message that another one answers. */
export interface Quoted {
	providerId: string;
	fromMe: boolean;
	/** The chat it was said in. */
	address: Address;
}

/** Received media on its way through. `bytes` is null when the gateway does not tell it before. */
export interface GatewayMedia {
	/** Breaks off with an error where it turns out longer than was asked for. */
	body: ReadableStream<Uint8Array>;
	mimetype: string;
	bytes: number | null;
	fileName: string | null;
}

/** A template approved (or not) by Meta, as the account has it. */
export interface MessageTemplate {
	name: string;
	language: string;
	status: string;
	body: string;
}

export interface LinkReading {
	state: "linked" | "linking" | "unlinked";
	phone: string | null;
	profileName: string | null;
}

/** Where and with which secrets the gateway reaches us. */
export interface WebhookRegistration {
	url: string;
	/** Sent back as a static header. */
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
	 * `token` is the instance's own key, to be sealed; null when the vendor has none. */
	createInstance(input: {
		webhook: WebhookRegistration | null;
		settings: InstanceSettings;
	}): Promise<GatewayAnswer<{ token: string | null }>>;
	/** Sees to it that the gateway tells us at this address: looks, and sets it anew where it was told
	 * another one, or to be silent. `isForced` sets it whatever the look says. */
	keepWebhook(
		webhook: WebhookRegistration,
		isForced: boolean,
	): Promise<GatewayAnswer<{ isRenewed: boolean }>>;
	/** Unlinks and deletes; an unknown instance is `accepted`. */
	deleteInstance(): Promise<GatewayAnswer<null>>;
	/** Starts linking or asks for the current QR. */
	startLink(): Promise<GatewayAnswer<LinkAnswer>>;
	/** A code to type on that phone instead of scanning; null while the gateway has none ready.
	 * `phone` is digits with country code. Ends an attempt by QR where the vendor must. */
	requestPairingCode(input: { phone: string }): Promise<GatewayAnswer<{ code: string } | null>>;
	/** Null: no passkey is asked for (any more). */
	readPasskey(): Promise<GatewayAnswer<PasskeyReading | null>>;
	answerPasskey(answer: PasskeyReply): Promise<GatewayAnswer<null>>;
	/** What the gateway believes of the link. `isBrief`: whose it is need not be told. */
	readLink(isBrief?: boolean): Promise<GatewayAnswer<LinkReading>>;
	/** Logs out; already closed is `accepted`. */
	endLink(): Promise<GatewayAnswer<null>>;
	applySettings(settings: InstanceSettings): Promise<GatewayAnswer<null>>;
	/** `providerId` is the gateway's id of the message, by which ticks come back. */
	sendText(input: {
		to: Address;
		text: string;
		/** Our message id; vendors with idempotency use it. */
		clientId: string;
		quoted?: Quoted | null;
	}): Promise<GatewayAnswer<{ providerId: string; address: Address | null }>>;
	/** Looks for a text of ours that may have left: the answer to an `unknown` send, oldest first. */
	findSent(input: {
		addresses: Address[];
		text: string;
		sinceMs: number;
		/** This id is another message's already. Asked of each candidate when it is looked at. */
		isTaken(providerId: string): boolean;
	}): Promise<GatewayAnswer<{ providerId: string } | null>>;
	sendPresence(input: { to: Address; state: PresenceState }): Promise<GatewayAnswer<null>>;
	markRead(input: { to: Address; providerIds: string[] }): Promise<GatewayAnswer<null>>;
	/** Messages since a moment, oldest first: what webhooks may have lost. At most `limit`. */
	listSince(input: { sinceMs: number; limit: number }): Promise<GatewayAnswer<GatewayEvent[]>>;
	/** `ref` is the `content.media.ref` of a message event of the same vendor. */
	fetchMedia(input: { ref: string; maxBytes: number }): Promise<GatewayAnswer<GatewayMedia>>;
	listTemplates(): Promise<GatewayAnswer<MessageTemplate[]>>;
	/** What a contact or group is called, where events do not tell; null when they go by no name. */
	readProfile(of: Address): Promise<GatewayAnswer<{ name: string | null }>>;
	/** All addresses of the other side that the gateway has of a message whose event showed fewer. */
	readAddresses(providerId: string): Promise<GatewayAnswer<Address[]>>;
}

/**
 * What a webhook body turned out to be. `quarantine`: authentic but not understood; kept raw.
 * `damaged`: no whole JSON, so it was hurt on its way; the gateway is to send it again.
 */
export type ParsedWebhook =
	/** `unread`: a part of the same call was not understood; the raw body is kept beside the events. */
	| { kind: "events"; events: GatewayEvent[]; unread?: string }
	| { kind: "ignored"; reason: string }
	| { kind: "damaged" }
	| { kind: "quarantine"; reason: string };

/** What a vendor's adapter makes of a call before anything is stored. */
export type OpenedWebhook =
	| { kind: "unknown_path" }
	| { kind: "unproved"; channelId: string }
	| {
			kind: "events";
			channelId: string;
			events: GatewayEvent[];
			/** The raw body, when a part of it was not understood: kept beside what was. */
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

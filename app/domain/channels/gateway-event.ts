import type { Address } from "../inbox/address.ts";
import type { GroupAct, GroupFacts, GroupPerson } from "../inbox/group.ts";
import type { AccountNotice } from "./account-notice.ts";
import type { FailureReason, MessageContent, MessageOrigin } from "../inbox/message.ts";
import type { Referral } from "../inbox/referral.ts";
import type { MessagePricing } from "../prices/pricing.ts";

/** A QR as a gateway gives it: the raw code to draw ourselves, or a finished PNG as a data URL. */
export interface QrValue {
	kind: "code" | "image";
	value: string;
}

/** Statuses a gateway may report of a message; ranks only rise (inbox/status-rank.ts). */
export type GatewayMessageStatus = "failed" | "sent" | "delivered" | "read";

/** Why a gateway says that a message failed. */
export type StatusFailure = Extract<
	FailureReason,
	| "not_on_whatsapp"
	| "window_closed"
	| "restricted"
	| "refused"
	| "file_refused"
	| "template_unusable"
	| "template_mismatch"
	| "gateway_error"
>;

/** WhatsApp asks some accounts for a passkey after the scan: sign, then compare a code. */
export type PasskeyStep = "challenge" | "confirm";

export type PresenceState = "typing" | "recording" | "online" | "offline";

/**
 * An event at a gateway in our own vocabulary; adapters translate the vendor's. All moments are epoch ms.
 */
export type GatewayEvent =
	| { type: "qr"; qr: QrValue; pairingCode: string | null }
	/** The gateway stopped issuing QR codes, or refused the login. */
	| { type: "link_refused"; reasonCode: number | null }
	| { type: "linking" }
	| { type: "linked"; phone: string | null; profileName: string | null }
	/** The session is over: a new QR is needed. A blip that heals by itself is `linking`. */
	| { type: "unlinked"; reasonCode: number | null }
	/** Without a step: the gateway can only notice it. */
	| { type: "passkey_required"; step?: PasskeyStep; code?: string | null }
	| {
			type: "message";
			providerId: string;
			/** All addresses of the other side that the event shows, the chat's own first. */
			addresses: Address[];
			/** The gateway knows one more address of them than this event shows (`readAddresses`). */
			isAddressCut?: boolean;
			fromMe: boolean;
			origin: MessageOrigin;
			/** The other side's name as they chose it; null when not told or when fromMe. */
			name: string | null;
			/** In a group: who wrote. */
			author: string | null;
			/** In a group: the author's addresses, that by which the group knows them first. */
			authorAddresses?: Address[];
			/** In a group: whom the text names, each as `@` and the value of their first address. */
			mentions?: GroupPerson[];
			sentAt: number;
			content: MessageContent;
			/** The hash of its file, where our store has it already. */
			file?: string;
			quotedProviderId: string | null;
			/** The ad or post that brought a customer with this message. */
			referral?: Referral;
			/** The gateway's status, for messages of our own side (history, echoes). */
			status: GatewayMessageStatus | null;
	  }
	| {
			type: "status";
			providerId: string;
			status: GatewayMessageStatus;
			/** With `failed`, where the gateway says why. */
			failure?: StatusFailure;
			/** Our own id of the message, where the gateway sends it back. */
			clientId?: string;
			/** When, by the gateway's clock; left out: not told. */
			at?: number;
			/** What it costs, where the gateway says so. */
			pricing?: MessagePricing;
			/** Until when nothing costs in this conversation, as it began with an ad. */
			freeUntil?: number;
	  }
	/** Somebody known came again from an ad, before they wrote. */
	| { type: "referral"; providerId: string; addresses: Address[]; at: number; referral: Referral }
	/** Covers all our messages to them up to a moment of the gateway's clock; names no single message. */
	| { type: "receipt"; addresses: Address[]; status: "delivered" | "read"; upTo: number }
	| { type: "edited"; providerId: string; text: string }
	| { type: "deleted"; providerId: string }
	| { type: "reaction"; providerId: string; emoji: string; fromMe: boolean }
	/**
	 * What a person chose in a poll, in place of what they chose before; nothing: they took it back. `providerId` is that of the
	 * poll's message, or the vendor's own id of the poll (`sendItem`).
	 */
	| {
			type: "vote";
			providerId: string;
			voter: Address;
			name: string | null;
			/** Words of options, or their places. */
			choices: (string | number)[];
			/** When, by the vendor's clock; null: not told. */
			at: number | null;
	  }
	/** A person changed addresses; the old one identifies nobody any more. */
	| { type: "renumbered"; from: Address; to: Address[] }
	| {
			type: "contact";
			addresses: Address[];
			name: string | null;
			avatarUrl: string | null;
			/** It stands in the address book of the phone that shares the number. */
			isFromBook?: true;
			/** What they are called where their number is not shown; left out: not told. */
			username?: string;
	  }
	/** Whether a customer wants offers from this number. */
	| { type: "offers"; addresses: Address[]; areWanted: boolean; at: number }
	/**
	 * What the phone that shares the number tells of the time before, and of its address book. There may be thousands: they
	 * are kept as they came and worked off bit by bit.
	 */
	| {
			type: "history";
			events: GatewayEvent[];
			/** How much of all has come, percent; null: not told. */
			progress: number | null;
			/** The phone's owner did not share the conversations. */
			isDeclined: boolean;
	  }
	/** What a group is now. */
	| ({ type: "group"; address: Address } & GroupFacts)
	/** What happened to it: nobody wrote, so it is no news. */
	| {
			type: "group_change";
			address: Address;
			/** Epoch ms; 0: not told. */
			at: number;
			/** The gateway's id of what happened; null: it has none. */
			providerId: string | null;
			act: GroupAct;
			/** Whom it is about; nobody for a new name or picture. */
			who: GroupPerson[];
			by: GroupPerson | null;
			/** With `renamed`: what it is called now. */
			name?: string;
	  }
	| {
			type: "presence";
			addresses: Address[];
			state: PresenceState;
			lastSeenAt: number | null;
	  }
	| {
			type: "call";
			callId: string;
			addresses: Address[];
			status: "ringing" | "ended";
			video: boolean;
			at: number;
			/** We called them. */
			fromMe?: true;
			/** Of one that ended: how long it was, or that nobody answered. Neither: not told. */
			seconds?: number;
			isMissed?: true;
	  }
	/** What the official API tells of the business account or of the number, and of no conversation. */
	| { type: "account"; notice: AccountNotice };

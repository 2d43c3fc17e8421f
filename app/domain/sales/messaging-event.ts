// Conversions API for business messaging: a mark as Meta reads it.
import type { Marker, MarkFacts, MarkOutcome } from "./mark.ts";

/** By what Meta knows the account. `businessId` null: a gateway that is none of Meta's carries the number. */
export type ConversionAccount =
	| { channel: "whatsapp"; businessId: string | null }
	| { channel: "messenger"; pageId: string }
	| { channel: "instagram"; accountId: string };

/** The same with the customer's id there. */
type MessagingAccount =
	| Extract<ConversionAccount, { channel: "whatsapp" }>
	| (Exclude<ConversionAccount, { channel: "whatsapp" }> & { userId: string | null });

export interface MarkToSend
	extends
		Pick<MarkFacts, "kind" | "cents" | "currency" | "product">,
		Pick<Marker, "memberId" | "agentId"> {
	id: string;
	/** Epoch ms. */
	at: number;
	clickId: string | null;
	adId: string | null;
	/** Null: a channel that is none of Meta's. */
	account: MessagingAccount | null;
	/** Digits, proved by the channel; null: unknown. */
	phone: string | null;
	isTakenBack: boolean;
	/** The contact wants nothing of it told. */
	isRefused: boolean;
}

/** What the workspace allows. */
export interface MarkSending {
	/** Null: nothing is sent. */
	pixelId: string | null;
	/** Without a click the customer's phone, hashed, may be matched. */
	matchesPhone: boolean;
}

const EVENT_NAMES = { sale: "Purchase", lead: "LeadSubmitted" } as const;

/** Meta's event_id: made of the mark, so that it is the same however often it is sent. */
export const markEventId = ({ id, at }: Pick<MarkToSend, "id" | "at">): string =>
	`${Math.floor(at / 1000)}-${id.replaceAll("-", "")}`;

type UserData = Record<string, string | string[]>;

/** How an event is told of: by the click or the chat, or by the hash of a phone. */
type MarkWay =
	| { kind: "messaging"; channel: MessagingAccount["channel"]; user: UserData }
	| { kind: "phone"; phone: string };

/** Whether and how a mark is sent. Consent is asked first: of the workspace, then of the contact. */
export function decideWay(
	mark: MarkToSend,
	sending: MarkSending,
): MarkWay | Exclude<MarkOutcome, "sent" | "no_dataset" | "too_old"> {
	if (sending.pixelId === null) return "off";
	if (mark.isRefused) return "refused";
	if (mark.isTakenBack) return "taken_back";
	const isFromAd = mark.clickId !== null || mark.adId !== null;
	const user = isFromAd ? userOf(mark) : null;
	if (user) return { kind: "messaging", channel: user.channel, user: user.data };
	if (!sending.matchesPhone) return isFromAd ? "no_account" : "no_click";
	return mark.phone === null ? "no_account" : { kind: "phone", phone: mark.phone };
}

function userOf({
	account,
	clickId,
}: MarkToSend): { channel: MessagingAccount["channel"]; data: UserData } | null {
	if (account?.channel === "whatsapp")
		return account.businessId === null || clickId === null
			? null
			: {
					channel: account.channel,
					data: { whatsapp_business_account_id: account.businessId, ctwa_clid: clickId },
				};
	if (!account?.userId) return null;
	const { userId } = account;
	return account.channel === "messenger"
		? { channel: account.channel, data: { page_id: account.pageId, page_scoped_user_id: userId } }
		: { channel: account.channel, data: { ig_account_id: account.accountId, ig_sid: userId } };
}

/** One event as Meta reads it. @param phoneHash SHA-256, hex, of the phone; of a way by phone */
export function composeMark(mark: MarkToSend, way: MarkWay, phoneHash: string | null) {
	const name = way.kind === "phone" && mark.kind === "lead" ? "Lead" : EVENT_NAMES[mark.kind];
	return {
		event_name: name,
		event_time: Math.floor(mark.at / 1000),
		event_id: markEventId(mark),
		...(way.kind === "messaging"
			? { action_source: "business_messaging", messaging_channel: way.channel }
			: { action_source: "chat" }),
		user_data: way.kind === "messaging" ? way.user : { ph: [phoneHash] },
		custom_data: {
			...(mark.cents === null ? {} : { currency: mark.currency, value: mark.cents / 100 }),
			...(mark.product === "" ? {} : { content_name: mark.product }),
		},
	};
}

// Spec 2, sections 3, 4, 5 and 9: the conversion event; founding.md 30; Conversions API, request.
import { fail, ok, type Result } from "../result.ts";
import type { Currency, EventType, LduState } from "./conversion.ts";
import {
	type Customer,
	type CustomerProblem,
	type HashedField,
	type NormalisedValue,
	normaliseCustomer,
} from "./customer-data.ts";

/** Meta takes no event that is older, and refuses the whole request for one. */
export const MAX_EVENT_AGE_MS = 7 * 24 * 60 * 60_000;
/** A browser's clock may be ahead of ours by so much. */
const MAX_AHEAD_MS = 60_000;
/** After this time a request to Meta was interrupted and its answer will not be stored. */
export const SENDING_STALE_MS = 60_000;

/** What a member fills in. Texts are as typed; empty ones are left out. */
export interface ConversionDraft {
	/** Made once in the form, so that a repeated request is the same event. */
	eventId: string;
	pixelId: string;
	testEventCode: string;
	/** Limited Data Use; `state` null: none chosen. */
	ldu: { isOn: boolean; state: LduState | null };
	eventType: EventType;
	/** Milliseconds; null: when it is sent. */
	eventAt: number | null;
	/** With a point, at most two decimals: the step is 0.01. */
	value: string;
	currency: Currency;
	orderId: string;
	contentName: string;
	customer: Customer;
}

export type DraftProblem =
	| "invalid_request"
	| "pixel_id_invalid"
	| "test_code_invalid"
	| "value_required"
	| "value_invalid"
	| "event_too_old"
	| CustomerProblem;

/** A draft that Meta can take, so far as that can be known before it is asked. */
export interface ReadyConversion {
	draft: ConversionDraft;
	eventAt: number;
	value: number | null;
	customer: Partial<Record<HashedField, NormalisedValue>>;
}

/** Spec 2, section 3: "from the time plus a random string". `random`: lower case letters and digits. */
export const createEventId = (now: number, random: string): string =>
	`${Math.floor(now / 1000)}-${random}`;
const isEventId = (text: string): boolean => /^\d{10}-[0-9a-z]{6,40}$/.test(text);

/** Meta's ids of datasets are digits. */
export const isPixelId = (text: string): boolean => /^\d{5,20}$/.test(text);
export const isTestCode = (text: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(text);
const isAmount = (text: string): boolean => /^\d{1,12}(?:\.\d{1,2})?$/.test(text);

export const isTooOld = (eventAt: number, now: number): boolean => now - eventAt > MAX_EVENT_AGE_MS;

/** Checks everything known to make Meta refuse it, before Meta is called. */
export function checkConversion(
	draft: ConversionDraft,
	now: number,
): Result<ReadyConversion, DraftProblem> {
	if (!isEventId(draft.eventId)) return fail("invalid_request");
	if (!isPixelId(draft.pixelId)) return fail("pixel_id_invalid");
	if (draft.testEventCode !== "" && !isTestCode(draft.testEventCode))
		return fail("test_code_invalid");
	const eventAt = draft.eventAt ?? now;
	if (isTooOld(eventAt, now)) return fail("event_too_old");
	if (eventAt > now + MAX_AHEAD_MS) return fail("invalid_request");
	if (draft.value === "" && draft.eventType === "Purchase") return fail("value_required");
	if (draft.value !== "" && !isAmount(draft.value)) return fail("value_invalid");
	const { values, problems } = normaliseCustomer(draft.customer);
	if (problems[0]) return fail(problems[0]);
	const value = draft.value === "" ? null : Number(draft.value);
	return ok({ draft, eventAt: Math.min(eventAt, now), value, customer: values });
}

/** Meta's codes of states; NY and IL have none, so Meta is to find out itself (state 0). */
const LDU_CODES: Record<LduState, number> = { CA: 1000, TX: 1005, FL: 1003, NY: 0, IL: 0 };
const UNITED_STATES = 1;

/** Spec 2, section 4: off is no options; on is LDU in the United States, state 0 when none is known. */
export function computeProcessing(ldu: ConversionDraft["ldu"]): {
	data_processing_options: string[];
	data_processing_options_country?: number;
	data_processing_options_state?: number;
} {
	if (!ldu.isOn) return { data_processing_options: [] };
	return {
		data_processing_options: ["LDU"],
		data_processing_options_country: UNITED_STATES,
		data_processing_options_state: ldu.state === null ? 0 : LDU_CODES[ldu.state],
	};
}

/** One event as Meta reads it. `hashed` holds SHA-256, hex; nothing else of the customer is in it. */
export function composeEvent(
	ready: Pick<ReadyConversion, "eventAt" | "value"> & {
		draft: Pick<
			ConversionDraft,
			"eventId" | "eventType" | "currency" | "orderId" | "contentName" | "ldu"
		>;
	},
	from: {
		hashed: Partial<Record<HashedField, string>>;
		/** Null: it happened in a conversation. Website events need the page and the browser. */
		website: { sourceUrl: string; userAgent: string } | null;
	},
) {
	const { draft, value } = ready;
	const { website } = from;
	const hashed = Object.entries(from.hashed).map(([field, hash]) => [field, [hash]] as const);
	const orderId = draft.orderId.trim();
	const contentName = draft.contentName.trim();
	return {
		event_name: draft.eventType,
		event_time: Math.floor(ready.eventAt / 1000),
		event_id: draft.eventId,
		...(website === null
			? { action_source: "chat" }
			: { action_source: "website", event_source_url: website.sourceUrl }),
		user_data: {
			...Object.fromEntries(hashed),
			...(website?.userAgent ? { client_user_agent: website.userAgent } : {}),
		},
		custom_data: {
			...(value === null ? {} : { currency: draft.currency, value }),
			...(orderId === "" ? {} : { order_id: orderId }),
			...(contentName === "" ? {} : { content_name: contentName }),
		},
		...computeProcessing(draft.ldu),
	};
}

/** By whose token an event goes: the account that has the pixel, else the first that can; null: none. */
export function chooseAccount<Account extends { accountId: string; isTokenRefused: boolean }>(
	accounts: readonly Account[],
	pixels: readonly { accountId: string; pixelId: string }[],
	pixelId: string,
): Account | null {
	const hasPixel = ({ accountId }: Account): boolean =>
		pixels.some((pixel) => pixel.pixelId === pixelId && pixel.accountId === accountId);
	const isGood = (account: Account): boolean => !account.isTokenRefused;
	const owners = accounts.filter((account) => hasPixel(account));
	return owners.find(isGood) ?? owners[0] ?? accounts.find(isGood) ?? accounts[0] ?? null;
}

/** Sent again it is the same event to Meta; not while somebody is sending it. */
export const mayRetry = (
	sent: { state: "sending" | "sent" | "failed" | "unknown"; updatedAt: number },
	now: number,
): boolean =>
	sent.state === "failed" ||
	sent.state === "unknown" ||
	(sent.state === "sending" && now - sent.updatedAt > SENDING_STALE_MS);

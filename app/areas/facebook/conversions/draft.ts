import type { ConversionView } from "#app/contracts/facebook.ts";
import { createEventId, isPixelId } from "#app/domain/facebook/conversion-event.ts";
import {
	type Currency,
	DEFAULT_CURRENCY,
	type EventType,
	EVENT_TYPES,
	type LduState,
} from "#app/domain/facebook/conversion.ts";
import { NO_STATE } from "./forms.ts";

/** The state of the four tabs. */
export interface Draft {
	pixelId: string;
	testEventCode: string;
	isLdu: boolean;
	lduState: LduState | null;
	eventType: EventType;
	value: string;
	currency: Currency;
	orderId: string;
	contentName: string;
	/**
	 * As the datetime-local input holds it: `2026-11-20T14:32`, in the browser's zone; empty: the
	 * time of sending.
	 */
	eventAt: string;
	email: string;
	phone: string;
	firstName: string;
	lastName: string;
}

const RANDOM_BYTES = 8;

export const emptyDraft = (pixelId: string): Draft => ({
	pixelId,
	testEventCode: "",
	isLdu: false,
	lduState: null,
	eventType: EVENT_TYPES[0],
	value: "",
	currency: DEFAULT_CURRENCY,
	orderId: "",
	contentName: "",
	eventAt: "",
	email: "",
	phone: "",
	firstName: "",
	lastName: "",
});

/** The draft after an accepted event: fields that belong to this one sale are cleared. */
export const nextDraft = (sent: Draft): Draft => ({
	...emptyDraft(sent.pixelId),
	...(({ testEventCode, isLdu, lduState, eventType, currency }) => ({
		testEventCode,
		isLdu,
		lduState,
		eventType,
		currency,
	}))(sent),
});

/** A unique event id; made at the first sending, and again only after a change. */
export function makeEventId(now: number): string {
	const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
	const random = Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
	return createEventId(now, random);
}

/** The customer's fields, in the order of the form. */
export const CUSTOMER_FIELDS = ["email", "phone", "firstName", "lastName"] as const;
export const filledCustomer = (draft: Draft) =>
	CUSTOMER_FIELDS.filter((field) => draft[field].trim() !== "");

/** Spec 2, section 5: needs a pixel and an event type; the server finds the token. */
export const isComplete = (draft: Draft): boolean => isPixelId(draft.pixelId.trim());

/** A datetime-local value in the browser's zone as ms; null for none. */
export function momentOf(local: string): number | null {
	const at = local === "" ? Number.NaN : new Date(local).getTime();
	return Number.isNaN(at) ? null : at;
}

export function toForm(draft: Draft, eventId: string): Record<string, string> {
	const { isLdu, lduState, eventAt, ...texts } = draft;
	return {
		...texts,
		intent: "send",
		eventId,
		isLdu: isLdu ? "on" : "off",
		lduState: lduState ?? NO_STATE,
		eventAt: String(momentOf(eventAt) ?? ""),
	};
}

/**
 * The request of 'Enviar': an event that the server stored and Meta did not accept is sent again as
 * the same event, not as another one.
 */
export const requestOf = (
	draft: Draft,
	eventId: string,
	kept: Pick<ConversionView, "eventId" | "state"> | null,
): Record<string, string> =>
	kept?.eventId === eventId && kept.state !== "sent"
		? { intent: "retry", eventId }
		: toForm(draft, eventId);

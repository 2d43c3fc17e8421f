// A conversion that an agent reports to Meta: what the team allows, and what of a model's call is let through.
import {
	CURRENCIES,
	type Currency,
	EVENT_TYPES,
	type EventType,
} from "../../facebook/conversion.ts";
import { isPixelId } from "../../facebook/conversion-event.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { MarkFacts } from "../../sales/mark.ts";
import type { ActOffer } from "./act.ts";

/** What one agent may report, and to which of the workspace's pixels. */
export interface ConversionChoice {
	pixelId: string;
	eventType: EventType;
	currency: Currency;
}

/** A conversion as a call of the model reports it. */
export interface ReportedConversion extends ConversionChoice {
	/** In units of the currency, at most two decimals; null: none told. */
	value: number | null;
}

/** Events that are worth an amount. */
const VALUED: readonly EventType[] = [
	"Purchase",
	"Subscribe",
	"StartTrial",
	"Donate",
	"InitiateCheckout",
	"AddToCart",
];
/** Meta refuses one without an amount. */
const needsValue = (eventType: EventType): boolean => eventType === "Purchase";
const MAX_VALUE = 999_999_999_999;

/** Shapes only; whether the pixel is the workspace's, the service asks. */
export function parseConversion(
	typed: ConversionChoice | null,
): Result<ConversionChoice | null, "conversion_invalid"> {
	if (typed === null) return ok(null);
	const { pixelId, eventType, currency } = typed;
	const isKnown = EVENT_TYPES.includes(eventType) && CURRENCIES.includes(currency);
	return isKnown && isPixelId(pixelId)
		? ok({ pixelId, eventType, currency })
		: fail("conversion_invalid");
}

export function offerConversion({ eventType, currency }: ConversionChoice): ActOffer {
	const hasValue = VALUED.includes(eventType);
	return {
		name: "report_conversion",
		description: `Informa à equipe de anúncios que esta conversa chegou ao resultado "${eventType}". Só quando isso aconteceu de fato, uma vez por conversa; não comente com o cliente.`,
		parameters: {
			type: "object",
			properties: hasValue
				? { value: { type: "number", minimum: 0, description: `Valor combinado, em ${currency}` } }
				: {},
			required: needsValue(eventType) ? ["value"] : [],
			additionalProperties: false,
		},
	};
}

/** Checks what a model wrote. Refuses with what it reads. */
export function readConversion(
	choice: ConversionChoice,
	given: unknown,
): Result<ReportedConversion, string> {
	const value =
		typeof given === "object" && given !== null ? (given as { value?: unknown }).value : undefined;
	if (value === undefined || value === null)
		return needsValue(choice.eventType) ? fail("value is missing") : ok({ ...choice, value: null });
	if (!VALUED.includes(choice.eventType)) return fail("this event has no value");
	if (typeof value !== "number" || !(value >= 0 && value <= MAX_VALUE))
		return fail("value is not an amount");
	return ok({ ...choice, value: Math.round(value * 100) / 100 });
}

/** Events that are a lead for the team. */
const LEADS: readonly EventType[] = [
	"Lead",
	"CompleteRegistration",
	"Contact",
	"Schedule",
	"SubmitApplication",
];

/** What a report is on the conversation, besides what Meta is told: a lead or a sale; null: neither. */
export function markOfReport({ eventType, value, currency }: ReportedConversion): MarkFacts | null {
	const cents = value === null ? null : Math.round(value * 100);
	const facts = { cents, currency, product: "", note: "" };
	if (eventType === "Purchase" && cents !== null) return { ...facts, kind: "sale" };
	return LEADS.includes(eventType) ? { ...facts, kind: "lead" } : null;
}

/** Meta's event_id: one for a conversation and an event, so that neither our table nor Meta takes it twice. */
export const conversionEventId = (conversationId: string, eventType: EventType): string =>
	`${conversationId}-${eventType.toLowerCase()}`;

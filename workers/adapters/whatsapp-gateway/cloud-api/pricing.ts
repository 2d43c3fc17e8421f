// Prices in statuses:
// https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing
import { z } from "zod";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { MessagePricing, PriceCategory } from "#app/domain/prices/pricing.ts";
import { marketOf } from "#app/domain/prices/rates.ts";
import type { CloudStatus } from "./wire.ts";

/** `billable` is deprecated: then its type says it. */
const Pricing = z.looseObject({
	billable: z.boolean().nullish(),
	type: z.string().max(40).nullish(),
	category: z.string().regex(/^[a-z][a-z_-]{0,39}$/),
});
/** Told only of the 72 hours after an ad. */
const Conversation = z.looseObject({
	expiration_timestamp: z.union([z.string().regex(/^\d{9,11}$/), z.number().int().positive()]),
	origin: z.looseObject({ type: z.literal("referral_conversion") }),
});

const CATEGORIES: Record<string, PriceCategory> = {
	marketing: "marketing",
	marketing_lite: "marketing",
	utility: "utility",
	authentication: "authentication",
	authentication_international: "authentication",
	"authentication-international": "authentication",
	service: "service",
	referral_conversion: "service",
};
const ENTRY_LASTS_MS = 72 * 3_600_000;

type Priced = Pick<Extract<GatewayEvent, { type: "status" }>, "at" | "pricing" | "freeUntil">;

/** What a status tells of money; nothing where it is none, or nonsense. */
export function pricingIn(status: CloudStatus): Priced {
	const pricing = priceOf(status);
	const at = status.timestamp ?? null;
	const freeUntil = entryEndOf(status.conversation, at);
	return {
		...(pricing && at !== null && { at }),
		...(pricing && { pricing }),
		...(freeUntil !== null && { freeUntil }),
	};
}

function priceOf({ pricing, recipient_id, recipient_user_id }: CloudStatus): MessagePricing | null {
	const parsed = Pricing.safeParse(pricing);
	if (!parsed.success) return null;
	const { billable, type, category } = parsed.data;
	if (billable === undefined && type === undefined) return null;
	return {
		category: (Object.hasOwn(CATEGORIES, category) && CATEGORIES[category]) || "other",
		isBillable: billable ?? type === "regular",
		isEntry: type === "free_entry_point" || category === "referral_conversion",
		market: marketOf({ phone: recipient_id ?? null, userId: recipient_user_id ?? null }),
	};
}

/** @param at of the status, by Meta's clock: such a time is no longer than it can be */
function entryEndOf(conversation: unknown, at: number | null): number | null {
	const parsed = Conversation.safeParse(conversation);
	if (!parsed.success || at === null) return null;
	const until = Number(parsed.data.expiration_timestamp) * 1000;
	return until > at && until - at <= ENTRY_LASTS_MS ? until : null;
}

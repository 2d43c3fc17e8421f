// What Meta tells of a message's price, and how it counts: each message once, when it was delivered.
// https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing

/** What a rate is for; `other`: one that Meta made later, of which no rate is known. */
export const PRICE_CATEGORIES = [
	"marketing",
	"utility",
	"authentication",
	"service",
	"other",
] as const;
export type PriceCategory = (typeof PRICE_CATEGORIES)[number];

/**
 * How a message counts. `billed`: it costs its rate. `free`: Meta said that it costs nothing; `entry`: because it is of the
 * 72 hours after an ad. `allowance`: one of the month's free service messages.
 */
export const CHARGES = ["billed", "free", "entry", "allowance"] as const;
export type Charge = (typeof CHARGES)[number];

/** The price of a message as its status tells it. */
export interface MessagePricing {
	category: PriceCategory;
	isBillable: boolean;
	/** Of the 72 hours after an ad. */
	isEntry: boolean;
	/** Of its recipient (rates.ts). */
	market: string;
}

/** Service messages of each number and month that cost nothing. Reported, not seen on Meta's own page (record 133). */
export const FREE_SERVICE_MESSAGES = 1_000;

/** @param served service messages that were counted in the month before, but for those after ads */
export function chargeOf(
	{ category, isBillable, isEntry }: Pick<MessagePricing, "category" | "isBillable" | "isEntry">,
	served: number,
): Charge {
	if (isEntry) return "entry";
	if (!isBillable) return "free";
	return category === "service" && served < FREE_SERVICE_MESSAGES ? "allowance" : "billed";
}

/** Whether a counted message takes one of the month's free service messages. */
export const takesAllowance = ({
	category,
	charge,
}: {
	category: string;
	charge: string;
}): boolean => category === "service" && charge !== "entry";

/** A message that was counted: on which local day, for which market, as what. */
export interface CountedPrice {
	/** YYYY-MM-DD. */
	day: string;
	market: string;
	category: PriceCategory;
	charge: Charge;
}

/** As a message's row has it. */
export const formatPrice = ({ day, market, category, charge }: CountedPrice): string =>
	[day, market, category, charge].join(" ");

/** What a message's row has; null for what is none. */
export function parsePrice(stored: string): CountedPrice | null {
	const [day = "", market = "", named, called] = stored.split(" ");
	const category = PRICE_CATEGORIES.find((known) => known === named);
	const charge = CHARGES.find((known) => known === called);
	return category && charge && /^\d{4}-\d\d-\d\d$/.test(day)
		? { day, market, category, charge }
		: null;
}

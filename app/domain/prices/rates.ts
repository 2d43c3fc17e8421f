// What one message costs. Meta publishes rate cards by the recipient's market, category and date, in US dollars
// (https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing); a workspace may type its own in reais.
import { PRICE_CATEGORIES, type PriceCategory } from "./pricing.ts";

/** Recipients in Brazil, and all others. */
type Market = "BR" | "other";

/** By the calling code of a number, or the country in front of a user id of Meta's. */
export function marketOf({
	phone,
	userId,
}: {
	phone: string | null;
	userId: string | null;
}): Market {
	if (phone !== null) return phone.startsWith("55") ? "BR" : "other";
	return userId?.startsWith("BR.") ? "BR" : "other";
}

/** What a rate is typed for: a category, or one US dollar. */
export const RATE_KINDS = ["marketing", "utility", "authentication", "service", "dollar"] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** What an admin typed: reais in millionths, from a local day on. */
export interface OwnRate {
	kind: RateKind;
	/** YYYY-MM-DD. */
	since: string;
	micros: number;
}

/** US dollars in millionths. */
interface ListedRate {
	since: string;
	rates: Record<Exclude<RateKind, "dollar">, number>;
	source: string;
}

const NOT_YET = 0;
/** For Brazil, the newest first. Read from the pages named, as Meta's cards were not to be had: reported, not official (2026-11-28). */
const BRAZIL: readonly ListedRate[] = [
	{
		// Service messages cost what utility costs from this day on.
		since: "2026-10-01",
		rates: { marketing: 25_000, utility: 3_400, authentication: 3_400, service: 3_400 },
		source: "https://sleekflow.io/whatsapp-pricing-calculator",
	},
	{
		since: "2025-07-01",
		rates: { marketing: 62_500, utility: 6_800, authentication: 6_800, service: NOT_YET },
		source: "https://talkall.com.br/en/novidades/tarifas-whatsapp-2026",
	},
];
/** Reais for a dollar, in millionths, until somebody types one: an assumption, which every amount made with it says. */
export const ASSUMED_DOLLAR = 5_500_000;

/** What one message costs, and how sure that is. */
export interface Rate {
	/** Trillionths of a real: a rate in millionths of a dollar, times a rate in millionths. */
	amount: bigint;
	/** `own`: somebody typed it. `listed`: of our list, at a typed rate of the dollar. `assumed`: the dollar or the market is. */
	certainty: "own" | "listed" | "assumed";
}

/** The rate of a kind that counts on a day; null: none was typed for it. */
export function ownRateOn(own: readonly OwnRate[], kind: RateKind, day: string): OwnRate | null {
	let found: OwnRate | null = null;
	for (const rate of own)
		if (rate.kind === kind && rate.since <= day && (found === null || rate.since > found.since))
			found = rate;
	return found;
}

/** Our list on a day; before its first day, as on it. */
export const listedOn = (day: string): ListedRate =>
	BRAZIL.find(({ since }) => since <= day) ?? (BRAZIL.at(-1) as ListedRate);

/** Millionths times millionths. */
const MICRO = 1_000_000n;

/** What one message of a template costs on a local day, reais in millionths; null: nobody knows a rate for its category. */
export function templatePrice(
	own: readonly OwnRate[],
	{ day, category }: { day: string; category: string },
): { micros: number; isEstimated: boolean } | null {
	const known = PRICE_CATEGORIES.find((one) => one === category.toLowerCase());
	const rate = known ? rateOn(own, { day, market: "BR", category: known }) : null;
	if (rate === null) return null;
	return {
		micros: Number((rate.amount + MICRO / 2n) / MICRO),
		isEstimated: rate.certainty !== "own",
	};
}

/** What one billed message costs on a local day; null: of its category no rate is known. */
export function rateOn(
	own: readonly OwnRate[],
	{ day, market, category }: { day: string; market: string; category: PriceCategory },
): Rate | null {
	if (category === "other") return null;
	const typed = ownRateOn(own, category, day);
	// Typed ones are those of Brazil: of other markets nothing else is known either.
	if (typed)
		return {
			amount: BigInt(typed.micros) * MICRO,
			certainty: market === "BR" ? "own" : "assumed",
		};
	const dollar = ownRateOn(own, "dollar", day);
	return {
		amount: BigInt(listedOn(day).rates[category]) * BigInt(dollar?.micros ?? ASSUMED_DOLLAR),
		certainty: dollar && market === "BR" ? "listed" : "assumed",
	};
}

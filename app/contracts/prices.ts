/** What messages cost: what channels' objects are told and answer, and what the page of a number shows. */
import type { Ceiling } from "../domain/prices/ceiling.ts";
import type { Cost } from "../domain/prices/cost.ts";
import type { Charge, PriceCategory } from "../domain/prices/pricing.ts";
import type { OwnRate, RateKind } from "../domain/prices/rates.ts";

/** Stored in the channel's object as JSON. Absent fields: an earlier release told of it, or there is none. */
export interface ToldPrices {
	/** What admins typed. */
	rates?: OwnRate[];
	/** The most that this number may cost in a month. */
	ceiling?: Ceiling;
}

/** What one conversation costs, and until when something may be said in it. Moments are epoch ms. */
export interface ConversationCost extends Cost {
	/** Until when nothing costs, as it began with an ad; null: it is not of an ad, or that is over. */
	freeUntil: number | null;
	/** Until when free text may be sent; null: the channel has no such window, or it is closed. */
	windowUntil: number | null;
}

/** What a month of a number cost, and what it is counted by. Months are texts: `2026-11`. */
export interface PricesView {
	number: { id: string; name: string };
	/** False: its gateway takes nothing for messages. */
	isPaid: boolean;
	month: string;
	isPresent: boolean;
	before: string;
	/** Null: it has not begun. */
	after: string | null;
	total: Cost;
	categories: (Cost & { category: PriceCategory })[];
	/** Who said it, dearest first. `name` of an agent; null: it is deleted. */
	speakers: (Cost & { by: "agent" | "auto" | "person"; name: string | null })[];
	ceiling: Ceiling | null;
	rates: OwnRate[];
	/** Our list today, in millionths of a dollar, and reais for one in millionths. */
	listed: {
		since: string;
		source: string;
		rates: Record<Exclude<RateKind, "dollar">, number>;
		dollar: number;
		isDollarAssumed: boolean;
	};
}

/** A month for a file: one row for each day and sort of messages. */
export interface CostExport {
	month: string;
	rows: {
		day: string;
		category: PriceCategory;
		charge: Charge;
		by: "agent" | "auto" | "person";
		name: string | null;
		count: number;
		micros: number;
	}[];
}

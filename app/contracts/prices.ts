/** What messages cost: what channels' objects are told and answer, and what the page of a number shows. */
import type { Ceiling } from "../domain/prices/ceiling.ts";
import type { Cost } from "../domain/prices/cost.ts";
import type { OwnRate } from "../domain/prices/rates.ts";

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
	/** Whether each message of the channel has a price. */
	isPaid: boolean;
}

// What a month costs at the platform's list prices.
import type { Usage } from "./usage.ts";

/** One line of the price list, US dollars. */
export interface Price {
	/** Per month and account, before anything is billed. */
	included: number;
	/** How many units `price` is for. */
	per: number;
	price: number;
	source: string;
}

const DO_PRICING = "https://developers.cloudflare.com/durable-objects/platform/pricing/";
const D1_PRICING = "https://developers.cloudflare.com/d1/platform/pricing/";
const WORKERS_PRICING = "https://developers.cloudflare.com/workers/platform/pricing/";
const R2_PRICING = "https://developers.cloudflare.com/r2/pricing/";
const MILLION = 1_000_000;
const BILLION = 1000 * MILLION;
const GB = 1_000_000_000;

/** When somebody last compared the list with its sources. */
export const PRICES_AS_OF = "2026-11-20";

/** Workers Paid, list price. Storage is per GB and month. */
export const PRICES = {
	workerRequests: { included: 10 * MILLION, per: MILLION, price: 0.3, source: WORKERS_PRICING },
	objectRequests: { included: MILLION, per: MILLION, price: 0.15, source: DO_PRICING },
	objectRowsRead: { included: 25 * BILLION, per: MILLION, price: 0.001, source: DO_PRICING },
	objectRowsWritten: { included: 50 * MILLION, per: MILLION, price: 1, source: DO_PRICING },
	objectStorage: { included: 5 * GB, per: GB, price: 0.2, source: DO_PRICING },
	d1RowsRead: { included: 25 * BILLION, per: MILLION, price: 0.001, source: D1_PRICING },
	d1RowsWritten: { included: 50 * MILLION, per: MILLION, price: 1, source: D1_PRICING },
	d1Storage: { included: 5 * GB, per: GB, price: 0.75, source: D1_PRICING },
	fileWrites: { included: MILLION, per: MILLION, price: 4.5, source: R2_PRICING },
	fileReads: { included: 10 * MILLION, per: MILLION, price: 0.36, source: R2_PRICING },
	fileStorage: { included: 10 * GB, per: GB, price: 0.015, source: R2_PRICING },
} as const satisfies Record<string, Price>;
export type PricedItem = keyof typeof PRICES;
export const PRICED_ITEMS = Object.keys(PRICES) as PricedItem[];

/** Amounts of a month by item; storage in bytes. */
export type Amounts = Partial<Record<PricedItem, number>>;

/** Dollars at list price, without what is included. */
export function listPrice(amounts: Amounts): number {
	return PRICED_ITEMS.reduce((sum, item) => {
		const { per, price } = PRICES[item];
		return sum + ((amounts[item] ?? 0) / per) * price;
	}, 0);
}

/** Dollars that are left to pay once the included amounts are used up. */
export function billedPrice(amounts: Amounts): number {
	return PRICED_ITEMS.reduce((sum, item) => {
		const { included, per, price } = PRICES[item];
		return sum + (Math.max(0, (amounts[item] ?? 0) - included) / per) * price;
	}, 0);
}

/** What one channel's object used, by item, and the bytes of its own tables and of its files. */
export const amountsOf = (usage: Usage, storageBytes: number, fileBytes: number): Amounts => ({
	objectRequests: usage.requests,
	objectRowsRead: usage.rowsRead,
	objectRowsWritten: usage.rowsWritten,
	objectStorage: storageBytes,
	fileStorage: fileBytes,
	d1RowsRead: usage.d1RowsRead,
	d1RowsWritten: usage.d1RowsWritten,
});

/** Sums amounts item by item. */
export function sumAmounts(all: readonly Amounts[]): Amounts {
	const sum: Amounts = {};
	for (const amounts of all)
		for (const item of PRICED_ITEMS) sum[item] = (sum[item] ?? 0) + (amounts[item] ?? 0);
	return sum;
}

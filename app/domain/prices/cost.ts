// What counted messages cost. Amounts are summed in trillionths of a real, which every rate is a whole number of, and are
// rounded once: so parts and whole are the same to the cent.
import type { CountedPrice } from "./pricing.ts";
import { type OwnRate, rateOn } from "./rates.ts";

/** So many messages of one sort. */
export interface CountedMessages extends CountedPrice {
	count: number;
}

/** What messages cost: reais in millionths. */
export interface Cost {
	micros: number;
	/** Messages that cost something, and those that do not. */
	billed: number;
	free: number;
	/** Billed ones of which no rate is known: they are in no amount. */
	unpriced: number;
	/** Part of it is made with a rate that nobody typed. */
	isEstimated: boolean;
}

const PER_MICRO = 1_000_000n;

/** Rounded to the nearest, halves up. */
const toMicros = (amount: bigint): number => Number((amount + PER_MICRO / 2n) / PER_MICRO);

/** Sums what messages cost. */
export function costOf(messages: Iterable<CountedMessages>, own: readonly OwnRate[]): Cost {
	let amount = 0n;
	const cost: Cost = { micros: 0, billed: 0, free: 0, unpriced: 0, isEstimated: false };
	for (const one of messages) {
		if (one.charge !== "billed") {
			cost.free += one.count;
			continue;
		}
		cost.billed += one.count;
		const rate = rateOn(own, one);
		if (rate === null) cost.unpriced += one.count;
		else {
			amount += rate.amount * BigInt(one.count);
			if (rate.certainty !== "own") cost.isEstimated = true;
		}
	}
	return { ...cost, micros: toMicros(amount) };
}

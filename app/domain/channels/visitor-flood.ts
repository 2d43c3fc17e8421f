// Security 2: visitors need no account, so a flooded webchat asks each new one for a proof of work.

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** New visitors of one channel without a proof. */
export const FREE_VISITORS_PER_MINUTE = 10;
export const FREE_VISITORS_PER_HOUR = 100;
/** Tries a proof takes: 2 to this power, from a tenth of a second of a laptop to some seconds of a phone. */
const FIRST_BITS = 14;
const MOST_BITS = 19;
/** What was asked for a little earlier still counts while the flood rises. */
const GRACE_BITS = 2;
/** A quiet time that ends a flood; a later one is another. */
export const FLOOD_MEMORY_MS = 24 * HOUR_MS;

/** New visitors by minute, the last hour's: `minute` counts from 1970. */
export type NewVisitors = readonly { minute: number; count: number }[];

/** The list with one more visitor at `now` (epoch ms). */
export function withVisitor(before: NewVisitors, now: number): NewVisitors {
	const minute = Math.floor(now / MINUTE_MS);
	const recent = before.filter((one) => one.minute > minute - 60 && one.minute <= minute);
	const count = recent.find((one) => one.minute === minute)?.count ?? 0;
	return [...recent.filter((one) => one.minute !== minute), { minute, count: count + 1 }];
}

/** Bits the next visitor's proof must have; 0: no proof. */
export function proofBits(before: NewVisitors, now: number): number {
	const minute = Math.floor(now / MINUTE_MS);
	const sumSince = (since: number): number =>
		before.reduce(
			(sum, one) => (one.minute > since && one.minute <= minute ? sum + one.count : sum),
			0,
		);
	// The minute that runs and the one before it: a flood is not over because a clock turned.
	const load = Math.max(
		sumSince(minute - 2) / FREE_VISITORS_PER_MINUTE,
		sumSince(minute - 60) / FREE_VISITORS_PER_HOUR,
	);
	if (load < 1) return 0;
	return Math.min(MOST_BITS, FIRST_BITS + Math.floor(Math.log2(load)));
}

/** Whether a proof of `provedBits` is accepted where `wantedBits` are asked for. */
export const isEnough = (provedBits: number, wantedBits: number): boolean =>
	wantedBits === 0 || (provedBits > 0 && provedBits >= wantedBits - GRACE_BITS);

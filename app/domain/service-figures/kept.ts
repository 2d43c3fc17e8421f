// How a conversation's facts stand in its row: with what of them was counted when they were last added up.
import type { ServiceFacts } from "./facts.ts";
import { addDay, contributionOf, type ServiceDay } from "./sums.ts";

/**
 * Facts are changed in the row that the event writes anyway, and added up later, by an alarm that writes no row of the
 * conversation: whether they were added up is told by the count of changes up to which everything was.
 */
interface Kept {
	now: ServiceFacts;
	/** The facts that were last added up; null: none were. */
	counted: ServiceFacts | null;
	/** The count of changes with which `now` was written. */
	seq: number;
}

const parse = (stored: string | null): Kept | null =>
	stored === null ? null : (JSON.parse(stored) as Kept);

/** The facts in a row; null: it has none. */
export const factsIn = (stored: string | null): ServiceFacts | null => parse(stored)?.now ?? null;

/**
 * The text to be stored for changed facts; what was stored when they did not change.
 * @param seq with which it is written
 * @param countedSeq up to which everything is added up
 */
export function keepFacts(
	stored: string | null,
	facts: ServiceFacts | null,
	{ seq, countedSeq }: { seq: number; countedSeq: number },
): string | null {
	if (facts === null) return null;
	const known = parse(stored);
	// Another conversation's facts were moved to where that one is kept.
	const own = known?.now.id === facts.id ? known : null;
	if (own && JSON.stringify(own.now) === JSON.stringify(facts)) return stored;
	const counted = own === null ? null : own.seq <= countedSeq ? own.now : own.counted;
	return JSON.stringify({ now: facts, counted, seq } satisfies Kept);
}

/** What a row adds to each day since everything was added up: what it says now, less what was counted of it. */
export function uncountedIn(stored: string | null, countedSeq: number): Map<string, ServiceDay> {
	const days = new Map<string, ServiceDay>();
	const kept = parse(stored);
	if (kept === null || kept.seq <= countedSeq) return days;
	const add = (facts: ServiceFacts | null, sign: 1 | -1): void => {
		for (const [day, sums] of contributionOf(facts)) {
			const sum = days.get(day) ?? {};
			days.set(day, sum);
			addDay(sum, sums, sign);
		}
	};
	add(kept.now, 1);
	add(kept.counted, -1);
	for (const [day, sum] of days) if (Object.keys(sum).length === 0) days.delete(day);
	return days;
}

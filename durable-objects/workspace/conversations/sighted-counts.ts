import { filterableOf } from "#app/contracts/told-conversations.ts";
import { type Countable, type Counts, count, noCounts } from "#app/domain/conversations/counts.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import type { IndexRow } from "./rows.ts";

/** Sights whose counts are kept; the one asked first is dropped first. */
const MOST_KEPT = 200;

/**
 * The figures beside the lists of members who read only some conversations. In memory only: counted once when they are
 * asked for, and kept up to date by every change from then on.
 * @param active all open conversations
 */
export function createSightedCounts(active: () => readonly IndexRow[]) {
	const known = new Map<string, { sight: ConversationSight; counts: Counts }>();

	return {
		of(sight: ConversationSight): Counts {
			const key = `${sight.memberId} ${sight.departmentIds.join(" ")}`;
			const kept = known.get(key);
			if (kept) return kept.counts;
			const counts = noCounts();
			for (const { conversation } of active())
				if (mayRead(sight, conversation)) count(counts, filterableOf(conversation), 1);
			const [oldest] = known.keys();
			if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest);
			known.set(key, { sight, counts });
			return counts;
		},

		/** A conversation comes into the figures (1) or leaves them (-1). */
		count(one: Countable, by: 1 | -1): void {
			for (const { sight, counts } of known.values())
				if (mayRead(sight, one)) count(counts, one, by);
		},

		forget: (): void => known.clear(),
	};
}

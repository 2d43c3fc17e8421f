import type { Position } from "#app/domain/inbox/cursor.ts";

/**
 * One page behind a position, newest first, reading only its own rows. SQLite uses an index for the
 * first column of a row-value comparison alone and would scan all ties of a busy second, so ties
 * and the rest are two seeks.
 */
export function readBehind<Row>(
	after: Position | null,
	limit: number,
	seek: {
		first(limit: number): Row[];
		/** Rows at the same moment, behind the tie-breaker. */
		ties(position: Position, limit: number): Row[];
		/** Rows of earlier moments. */
		earlier(position: Position, limit: number): Row[];
	},
): Row[] {
	if (after === null) return seek.first(limit);
	const ties = seek.ties(after, limit);
	return ties.length === limit ? ties : [...ties, ...seek.earlier(after, limit - ties.length)];
}

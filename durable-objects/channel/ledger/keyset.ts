import type { Position } from "#app/domain/inbox/cursor.ts";

/**
 * One page after a position, newest first, reading only its own rows. SQLite uses an index only for the
 * first column of a row-value comparison and would scan all rows of a busy second, so equal moments and
 * earlier ones are two seeks.
 * @param after null for the first page
 */
export function readBehind<Row>(
	after: Position | null,
	limit: number,
	seek: {
		first(limit: number): Row[];
		/** Rows of the same moment, after the tie-breaker. */
		ties(position: Position, limit: number): Row[];
		/** Rows of earlier moments. */
		earlier(position: Position, limit: number): Row[];
	},
): Row[] {
	if (after === null) return seek.first(limit);
	const ties = seek.ties(after, limit);
	return ties.length === limit ? ties : [...ties, ...seek.earlier(after, limit - ties.length)];
}

/**
 * The object's `seq`: one integer that rises with every durable change and is never reused. It has no row
 * of its own: each change stores its number, so after a restart counting goes on from the highest stored
 * one.
 */
export interface Sequence {
	/** @param isTick only a message's delivery changed: lists and figures show none of it */
	next(isTick?: boolean): number;
	current(): number;
	/** The newest change that is more than a tick, as far as is known: after a start the newest of all. */
	news(): number;
}

/** @param alsoSeen the highest number stored outside the inbox's tables */
export function createSequence(sql: SqlStorage, alsoSeen: number): Sequence {
	const stored = sql
		.exec<{ top: number }>(
			`SELECT max(
				coalesce((SELECT max(seq) FROM messages), 0),
				coalesce((SELECT max(touched_seq) FROM contacts WHERE touched_seq IS NOT NULL), 0)
			) AS top`,
		)
		.one().top;
	let top = Math.max(stored, alsoSeen);
	let news = top;
	return {
		next(isTick = false) {
			top += 1;
			if (!isTick) news = top;
			return top;
		},
		current: () => top,
		news: () => news,
	};
}

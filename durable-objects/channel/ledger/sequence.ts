/**
 * The object's `seq`: one integer that rises with every durable change and is never reused. It has no row
 * of its own: each change stores its number, so after a restart counting goes on from the highest stored
 * one.
 */
export interface Sequence {
	next(): number;
	current(): number;
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
	return {
		next: () => {
			top += 1;
			return top;
		},
		current: () => top,
	};
}

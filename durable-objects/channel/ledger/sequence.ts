/**
 * The object's `seq`: one integer that rises with every durable change and is never reused.
 * It needs no row of its own: each change stores the number it took, so the highest stored one is
 * where counting goes on after a restart.
 */
export interface Sequence {
	next(): number;
	current(): number;
}

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

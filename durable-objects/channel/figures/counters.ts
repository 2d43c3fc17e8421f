import { createProgress } from "../../object/progress.ts";

const HOUR_MS = 3_600_000;
/** Words that have not come for this long are not expected any more. */
const LOST_AFTER_MS = HOUR_MS;
/** So long a word that comes late all the same takes its loss back. */
const REMEMBER_MS = 7 * 24 * HOUR_MS;
/** Placeholders looked at in one go. */
const MAX_JUDGED = 200;

/** Since the beginning. */
export interface Counted {
	lost: number;
	recovered: number;
	repeated: number;
	/** Bodies that came in pieces and were asked for again. */
	damaged: number;
}

interface PlaceholderRow extends Record<string, SqlStorageValue> {
	id: string;
	since: number;
	is_lost: number;
	is_open: number;
}

export type Counters = ReturnType<typeof createCounters>;

/** What a channel's owner may know about losses: lost, recovered, thrown away as repeated. */
export function createCounters(sql: SqlStorage) {
	const progress = createProgress(sql);
	/** Not written yet: a repeated message must not cost a row (at worst a sleep forgets some). */
	let repeated = 0;
	const count = (name: keyof Counted): number => progress.find(`count_${name}`) ?? 0;

	return {
		/** A second copy came and brought nothing. */
		noteRepeated(): void {
			repeated += 1;
		},

		/** A body that came in pieces; it will come again. */
		noteDamaged(): void {
			progress.add("count_damaged", 1);
		},

		noteRecovered(messages: number): void {
			progress.add("count_recovered", messages);
		},

		/** A stretch of time the gateway cannot be asked about any more. */
		noteGap(): void {
			progress.add("count_lost", 1);
		},

		/** An entry whose words are still to come. */
		notePlaceholder(id: string, since: number): void {
			sql.exec("INSERT OR IGNORE INTO placeholders (id, since) VALUES (?, ?)", id, since);
		},

		/** With the figures that are written anyway: repeats, and placeholders that stayed empty. */
		settle(now: number): void {
			progress.add("count_repeated", repeated);
			repeated = 0;
			const rows = sql.exec<PlaceholderRow>(
				`SELECT p.id, p.since, p.is_lost,
					coalesce(m.type = 'other' AND m.text = '' AND m.deleted = 0, 0) AS is_open
				 FROM placeholders p LEFT JOIN messages m ON m.id = p.id LIMIT ?`,
				MAX_JUDGED,
			);
			for (const { id, since, is_lost, is_open } of rows.toArray()) {
				const isLost = is_open === 1 && now - since >= LOST_AFTER_MS;
				if (is_open === 0 || now - since > REMEMBER_MS)
					sql.exec("DELETE FROM placeholders WHERE id = ?", id);
				if (is_open === 0) progress.add("count_lost", -is_lost);
				if (!isLost || is_lost === 1) continue;
				progress.add("count_lost", 1);
				sql.exec("UPDATE placeholders SET is_lost = 1 WHERE id = ?", id);
			}
		},

		read: (): Counted => ({
			lost: count("lost"),
			recovered: count("recovered"),
			repeated: count("repeated") + repeated,
			damaged: count("damaged"),
		}),
	};
}

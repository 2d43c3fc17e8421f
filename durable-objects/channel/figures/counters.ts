import { createProgress } from "../../object/progress.ts";

const HOUR_MS = 3_600_000;
/** A placeholder without content for this long counts as lost. */
const LOST_AFTER_MS = HOUR_MS;
/** Content that comes within this time takes the loss back. */
const REMEMBER_MS = 7 * 24 * HOUR_MS;
/** Placeholders checked in one call. */
const MAX_JUDGED = 200;

/** Messages since the channel was created. */
export interface Counted {
	lost: number;
	recovered: number;
	repeated: number;
	/** Truncated bodies, which the gateway was asked to send again. */
	damaged: number;
}

interface PlaceholderRow extends Record<string, SqlStorageValue> {
	id: string;
	since: number;
	is_lost: number;
	is_open: number;
}

export type Counters = ReturnType<typeof createCounters>;

/** Counts lost, recovered and repeated messages for the channel's owner. */
export function createCounters(sql: SqlStorage) {
	const progress = createProgress(sql);
	/** In memory until `settle`: a repeated message must not cost a row. A restart loses a few at worst. */
	let repeated = 0;
	const count = (name: keyof Counted): number => progress.find(`count_${name}`) ?? 0;

	return {
		/** A repeated message changed nothing. */
		noteRepeated(): void {
			repeated += 1;
		},

		/** A body arrived truncated; the gateway sends it again. */
		noteDamaged(): void {
			progress.add("count_damaged", 1);
		},

		noteRecovered(messages: number): void {
			progress.add("count_recovered", messages);
		},

		/** A period the gateway cannot be asked about any more: counted as one loss. */
		noteGap(): void {
			progress.add("count_lost", 1);
		},

		/** A message whose content has not arrived yet. */
		notePlaceholder(id: string, since: number): void {
			sql.exec("INSERT OR IGNORE INTO placeholders (id, since) VALUES (?, ?)", id, since);
		},

		/**
		 * To be called whenever figures are written: stores repeats and counts placeholders that stayed
		 * empty.
		 */
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

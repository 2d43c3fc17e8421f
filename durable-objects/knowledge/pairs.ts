import type { EntryPairView, PairedEntry, SettlePair } from "#app/contracts/knowledge.ts";
import { COMPARED_CHARACTERS, findPairs } from "#app/domain/agents/entry-pairs.ts";

interface ComparedRow {
	id: string;
	base_id: string;
	title: string;
	text: string;
	source: string;
	updated_at: number;
}

/** What pairs of sets of bases are kept at once. */
const MAX_KEPT = 4;

export type Pairs = ReturnType<typeof createPairs>;

/** Entries that tell the same or contradict each other, found when somebody looks and kept while nothing changes. */
export function createPairs(sql: SqlStorage) {
	const kept = new Map<string, EntryPairView[]>();

	/** One row an entry. Rows of a catalogue are told by their table. */
	function find(baseIds: readonly string[]): EntryPairView[] {
		const compared = sql
			.exec<ComparedRow & Record<string, SqlStorageValue>>(
				`SELECT id, base_id, title, substr(text, 1, ?2) AS text, source, updated_at FROM entries
				 WHERE base_id IN (SELECT value FROM json_each(?1)) AND source <> 'catalogue' ORDER BY created_at, id`,
				JSON.stringify(baseIds),
				COMPARED_CHARACTERS,
			)
			.toArray()
			.map((row) => ({ ...row, isPage: row.source === "page" }));
		const view = (row: ComparedRow): PairedEntry => ({
			id: row.id,
			baseId: row.base_id,
			title: row.title,
			text: row.text,
			updatedAt: row.updated_at,
		});
		return findPairs(compared).map(({ one, other, differs }) => ({
			one: view(one),
			other: view(other),
			differs,
		}));
	}

	function open(baseIds: readonly string[]): EntryPairView[] {
		const key = baseIds.toSorted().join();
		const found = kept.get(key) ?? find(baseIds);
		if (kept.size >= MAX_KEPT) kept.clear();
		kept.set(key, found);
		return found;
	}

	const inOrder = ({ one, other }: SettlePair) => (one.id < other.id ? [one, other] : [other, one]);

	const keyOf = (pair: SettlePair): string =>
		JSON.stringify(inOrder(pair).map(({ id, updatedAt }) => [id, updatedAt]));

	return {
		/** Pairs in which an entry of the base stands, without those that are both right as they are. */
		list(baseId: string, baseIds: readonly string[]): EntryPairView[] {
			const settled = new Set(
				sql
					.exec<{ key: string }>(
						"SELECT json_array(json_array(one, one_updated_at), json_array(other, other_updated_at)) AS key FROM settled_pairs",
					)
					.toArray()
					.map(({ key }) => key),
			);
			return open(baseIds).filter(
				(pair) =>
					(pair.one.baseId === baseId || pair.other.baseId === baseId) && !settled.has(keyOf(pair)),
			);
		},

		/** Both are right as somebody saw them; once one of them changes that has to be said again. */
		settle(pair: SettlePair, memberId: string, now: number): void {
			const [one, other] = inOrder(pair);
			sql.exec(
				"DELETE FROM settled_pairs WHERE one NOT IN (SELECT id FROM entries) OR other NOT IN (SELECT id FROM entries)",
			);
			sql.exec(
				`INSERT OR REPLACE INTO settled_pairs (one, other, one_updated_at, other_updated_at, settled_by, settled_at)
				 VALUES (?, ?, ?, ?, ?, ?)`,
				one?.id ?? "",
				other?.id ?? "",
				one?.updatedAt ?? 0,
				other?.updatedAt ?? 0,
				memberId,
				now,
			);
		},

		/** An entry changed. */
		forget(): void {
			kept.clear();
		},
	};
}

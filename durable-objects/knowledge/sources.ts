import type { FoundEntry } from "#app/domain/agents/document-blocks.ts";
import { digestOf, type Proposal, type SourceEntry } from "#app/domain/agents/knowledge-diff.ts";
import type { SourceProblem } from "#app/domain/agents/knowledge-source.ts";
import { type FoundPage, MARKS, NAMES, SELECT, type Source, STORED } from "./source.ts";

export type Sources = ReturnType<typeof createSources>;

/**
 * Sources of a workspace's bases with what was read and what waits for a yes.
 * @param wakeAt called with the moment (epoch ms) at which one that was stored is due
 */
export function createSources(sql: SqlStorage, wakeAt: (at: number) => void) {
	type Row = Record<string, SqlStorageValue>;
	const toSources = (rows: Iterable<Row>): Source[] => [...rows] as unknown as Source[];
	const toCount = (rows: SqlStorageCursor<{ n: number }>): number => rows.one().n;

	return {
		find: (id: string): Source | null =>
			toSources(sql.exec<Row>(`${SELECT} WHERE id = ?`, id))[0] ?? null,
		/** The oldest first. */
		list: (): Source[] => toSources(sql.exec<Row>(`${SELECT} ORDER BY created_at, id`)),
		/** The next one to be called; the one that waits longest first. */
		nextDue: (): Source | null =>
			toSources(
				sql.exec<Row>(`${SELECT} WHERE due_at IS NOT NULL ORDER BY due_at, id LIMIT 1`),
			)[0] ?? null,

		put(source: Source): void {
			sql.exec(
				`INSERT OR REPLACE INTO sources (${STORED}) VALUES (${MARKS})`,
				...NAMES.map((name) => source[name]),
			);
			if (source.dueAt !== null) wakeAt(source.dueAt);
		},

		/** The base is no more; its entries go with it. */
		removeBase(baseId: string): void {
			for (const source of this.list()) if (source.baseId === baseId) this.remove(source.id);
		},

		remove(id: string): void {
			this.clearPages(id);
			this.clearChanges(id);
			sql.exec("DELETE FROM source_entries WHERE source_id = ?", id);
			sql.exec("DELETE FROM source_declined WHERE source_id = ?", id);
			sql.exec("DELETE FROM sources WHERE id = ?", id);
		},

		countPages: (): number =>
			toCount(sql.exec("SELECT coalesce(sum(pages + missed), 0) AS n FROM sources")),
		countEntries: (id: string): number =>
			toCount(sql.exec("SELECT count(*) AS n FROM source_entries WHERE source_id = ?", id)),
		countChanges: (id: string): number =>
			toCount(sql.exec("SELECT count(*) AS n FROM source_changes WHERE source_id = ?", id)),

		clearPages(id: string): void {
			sql.exec("DELETE FROM source_pages WHERE source_id = ?", id);
		},

		/** Pages of the reading under way; one that comes again is stored once. */
		addPages(id: string, pages: readonly FoundPage[]): void {
			const from = toCount(
				sql.exec("SELECT count(*) AS n FROM source_pages WHERE source_id = ?", id),
			);
			for (const [at, { address, problem, found }] of pages.entries())
				sql.exec(
					"INSERT OR REPLACE INTO source_pages (source_id, address, position, problem, found) VALUES (?, ?, ?, ?, ?)",
					id,
					address,
					from + at,
					problem,
					JSON.stringify(found),
				);
		},

		listPages: (id: string): FoundPage[] =>
			sql
				.exec<{ address: string; problem: string | null; found: string }>(
					"SELECT address, problem, found FROM source_pages WHERE source_id = ? ORDER BY position",
					id,
				)
				.toArray()
				.map(({ address, problem, found }) => ({
					address,
					problem: problem as SourceProblem | null,
					found: JSON.parse(found) as FoundEntry[],
				})),

		/** What was taken from a source and is still there; what a member removed counts as declined. */
		listEntries(id: string): SourceEntry[] {
			const rows = sql
				.exec<{
					id: string;
					path: string;
					settled: string;
					title: string | null;
					text: string | null;
				}>(
					`SELECT entry_id AS id, path, settled, title, text FROM source_entries
					 LEFT JOIN entries ON entries.id = entry_id WHERE source_entries.source_id = ?`,
					id,
				)
				.toArray();
			return rows.flatMap(({ id: entryId, path, settled, title, text }) => {
				if (title !== null && text !== null)
					return [{ id: entryId, path: JSON.parse(path) as string[], title, text, settled }];
				this.decline(id, settled);
				this.forgetEntry(entryId);
				return [];
			});
		},

		/** Ids of entries that were taken from it. */
		listEntryIds: (id: string): string[] =>
			sql
				.exec<{ id: string }>("SELECT entry_id AS id FROM source_entries WHERE source_id = ?", id)
				.toArray()
				.map((row) => row.id),

		/** What an entry says now is settled, whether it was taken or declined. */
		settleEntry(id: string, entryId: string, found: FoundEntry): void {
			sql.exec(
				"INSERT OR REPLACE INTO source_entries (entry_id, source_id, path, settled) VALUES (?, ?, ?, ?)",
				entryId,
				id,
				JSON.stringify(found.path),
				digestOf(found),
			);
		},

		/** The entry is the base's own from now on, or gone. */
		forgetEntry(entryId: string): void {
			sql.exec("DELETE FROM source_entries WHERE entry_id = ?", entryId);
		},

		decline(id: string, digest: string): void {
			sql.exec(
				"INSERT OR IGNORE INTO source_declined (source_id, digest) VALUES (?, ?)",
				id,
				digest,
			);
		},

		listDeclined: (id: string): Set<string> =>
			new Set(
				sql
					.exec<{ digest: string }>("SELECT digest FROM source_declined WHERE source_id = ?", id)
					.toArray()
					.map(({ digest }) => digest),
			),

		/** In place of those that waited before. */
		putChanges(id: string, proposals: readonly Proposal[]): void {
			this.clearChanges(id);
			for (const [at, proposal] of proposals.entries())
				sql.exec(
					"INSERT INTO source_changes (source_id, key, position, kind, entry_id, found) VALUES (?, ?, ?, ?, ?, ?)",
					id,
					proposal.key,
					at,
					proposal.kind,
					proposal.kind === "added" ? null : proposal.id,
					proposal.kind === "removed" ? null : JSON.stringify(proposal.found),
				);
		},

		clearChanges(id: string): void {
			sql.exec("DELETE FROM source_changes WHERE source_id = ?", id);
		},

		dropChange(id: string, key: string): void {
			sql.exec("DELETE FROM source_changes WHERE source_id = ? AND key = ?", id, key);
		},

		/** @param page null: all of them */
		listChanges: (id: string, page: { offset: number; limit: number } | null): Proposal[] =>
			sql
				.exec<{ key: string; kind: string; entry_id: string | null; found: string | null }>(
					"SELECT key, kind, entry_id, found FROM source_changes WHERE source_id = ? ORDER BY position LIMIT ? OFFSET ?",
					id,
					page?.limit ?? -1,
					page?.offset ?? 0,
				)
				.toArray()
				.map(
					({ key, kind, entry_id: entryId, found }) =>
						({
							kind,
							key,
							...(entryId === null ? {} : { id: entryId }),
							...(found === null ? {} : { found: JSON.parse(found) as FoundEntry }),
						}) as Proposal,
				),
	};
}

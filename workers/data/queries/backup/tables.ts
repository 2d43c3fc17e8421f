/** Whole tables of D1, of all workspaces: for the operator's backup and nothing else. */
import { sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";

export interface Column {
	name: string;
	isBlob: boolean;
}

/** A column that names a row of another table. */
interface Reference {
	column: string;
	table: string;
	to: string;
}

export interface StoredTable {
	name: string;
	columns: readonly Column[];
	references: readonly Reference[];
}

/** Rows of one page: tables with files have few, so that a page stays far below what D1 answers at most. */
const PAGE_ROWS = 500;
const PAGE_ROWS_WITH_FILES = 20;

/** The database's tables as they are now, without those of full-text searches; each after those it refers to. */
export async function listTables(db: Database): Promise<StoredTable[]> {
	const all = await db.all<{ name: string; sql: string | null }>(
		sql`select name, sql from sqlite_master where type = 'table' order by name`,
	);
	const indexes = all.filter((table) => /^create virtual/i.test(table.sql ?? ""));
	const isOfIndex = (name: string) =>
		indexes.some((index) => name === index.name || name.startsWith(`${index.name}_`));
	const names = all.map(({ name }) => name).filter((name) => !isOfIndex(name) && !isInternal(name));
	const columns = await db.all<{ tab: string; name: string; type: string }>(
		sql`select t.value as tab, c.name, c.type from json_each(${JSON.stringify(names)}) t
			join pragma_table_info(t.value) c`,
	);
	const references = await db.all<{ tab: string; col: string; other: string; to: string }>(
		sql`select t.value as tab, f."from" as col, f."table" as other, f."to" as "to"
			from json_each(${JSON.stringify(names)}) t join pragma_foreign_key_list(t.value) f`,
	);
	return inOrder(
		names.map((name) => ({
			name,
			columns: columns
				.filter(({ tab }) => tab === name)
				.map((column) => ({ name: column.name, isBlob: /blob/i.test(column.type) })),
			references: references
				.filter(({ tab }) => tab === name)
				.map(({ col, other, to }) => ({ column: col, table: other, to })),
		})),
	);
}

const isInternal = (name: string): boolean => /^(?:sqlite_|_cf_|d1_)/.test(name);

/** Each table after those it refers to. */
function inOrder(tables: readonly StoredTable[]): StoredTable[] {
	const placed = new Map<string, StoredTable>();
	const place = (table: StoredTable, path: readonly string[]): void => {
		if (placed.has(table.name) || path.includes(table.name)) return;
		for (const { table: other } of table.references) {
			const found = tables.find(({ name }) => name === other);
			if (found) place(found, [...path, table.name]);
		}
		placed.set(table.name, table);
	};
	for (const table of tables) place(table, []);
	return [...placed.values()];
}

const valueOf = ({ name, isBlob }: Column) =>
	isBlob ? sql`hex(${sql.identifier(name)})` : sql.identifier(name);

const isHaving = ({ column, value }: { column: string; value: string }) =>
	sql`${sql.identifier(column)} = ${value}`;

/** Rows behind `after` in the order in which the table keeps them, each as a JSON array; null: these were the last. */
export async function readRows(
	db: Database,
	table: StoredTable,
	after: number,
	having: readonly { column: string; value: string }[] = [],
): Promise<{ lines: string[]; next: number | null }> {
	const limit = table.columns.some(({ isBlob }) => isBlob) ? PAGE_ROWS_WITH_FILES : PAGE_ROWS;
	const rows = await db.all<{ at: number; line: string }>(
		sql`select rowid as at, json_array(${sql.join(table.columns.map(valueOf), sql`, `)}) as line
			from ${sql.identifier(table.name)}
			where ${sql.join([sql`rowid > ${after}`, ...having.map(isHaving)], sql` and `)}
			order by rowid limit ${limit}`,
	);
	return {
		lines: rows.map(({ line }) => line),
		next: rows.length < limit ? null : (rows.at(-1)?.at ?? null),
	};
}

/**
 * Stores rows of a dump; one that is there already stays. A row that refers to one that is not there is left out: its
 * owner was deleted while the backup ran.
 * @param columns the order of the values in each row; all of them are columns of the table
 */
export async function writeRows(
	db: Database,
	table: StoredTable,
	columns: readonly Column[],
	rows: readonly unknown[][],
): Promise<void> {
	const place = (column: string) => columns.findIndex(({ name }) => name === column);
	const value = (at: number) => sql.raw(`json_extract(value, '$[${at}]')`);
	const values = columns.map(({ isBlob }, at) => (isBlob ? sql`unhex(${value(at)})` : value(at)));
	const owners = table.references.map(({ column, table: other, to }) => {
		const at = value(place(column));
		return sql`(${at} is null or exists (select 1 from ${sql.identifier(other)} as owner
			where owner.${sql.identifier(to)} = ${at}))`;
	});
	await db.run(
		sql`insert or ignore into ${sql.identifier(table.name)}
			(${sql.join(
				columns.map(({ name }) => sql.identifier(name)),
				sql`, `,
			)})
			select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)})
			where ${sql.join([sql`1`, ...owners], sql` and `)}`,
	);
}

/** Rows of each table. */
export async function countTables(
	db: Database,
	tables: readonly StoredTable[],
): Promise<Record<string, number>> {
	const counts = await Promise.all(
		tables.map(async ({ name }) => {
			const [row] = await db.all<{ n: number }>(
				sql`select count(*) as n from ${sql.identifier(name)}`,
			);
			return [name, row?.n ?? 0] as const;
		}),
	);
	return Object.fromEntries(counts);
}

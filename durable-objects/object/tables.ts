/** A table of an object whose rows are its own: no index of a full-text search, nothing of the platform. */
export interface OwnTable {
	name: string;
	/** Columns that can be written; generated ones are left out. */
	columns: readonly string[];
}

/** Prefix of the copies that exist while the object is dumped (dump.ts). */
export const COPY_PREFIX = "dumped_";
/** Tables that describe the schema or a dump or restoration under way, and are not part of the data. */
const NOT_DATA: ReadonlySet<string> = new Set(["migrations", "dump_state", "restoration"]);

/** The object's tables in alphabetical order. */
export function listOwnTables(sql: SqlStorage): OwnTable[] {
	const all = sql
		.exec<{ name: string; sql: string | null }>(
			"SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name",
		)
		.toArray();
	const isVirtual = (text: string | null) => /^create virtual/i.test(text ?? "");
	// A full-text search keeps its index in further tables named after it.
	const indexes = all.filter((table) => isVirtual(table.sql)).map(({ name }) => name);
	const isOfIndex = (name: string) =>
		indexes.some((index) => name === index || name.startsWith(`${index}_`));
	return all
		.map(({ name }) => name)
		.filter((name) => !/^(?:sqlite_|_cf_|__)/.test(name) && !name.startsWith(COPY_PREFIX))
		.filter((name) => !NOT_DATA.has(name) && !isOfIndex(name))
		.map((name) => ({ name, columns: columnsOf(sql, name) }));
}

function columnsOf(sql: SqlStorage, table: string): string[] {
	return sql
		.exec<{ name: string }>("SELECT name FROM pragma_table_info(?)", table)
		.toArray()
		.map(({ name }) => name);
}

/** A name of our own schema inside a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** An expression for one row as a JSON array of the given columns, whole integers included. */
export const rowAsJson = (columns: readonly string[]): string =>
	`json_array(${columns.map(quoted).join(", ")})`;

/** The steps applied to this object, as `set/id`, in alphabetical order. */
export function listSteps(sql: SqlStorage): string[] {
	return sql
		.exec<{ step: string }>(
			"SELECT step_set || '/' || id AS step FROM migrations ORDER BY step_set, id",
		)
		.toArray()
		.map(({ step }) => step);
}

/** Rows of each table. */
export function countRows(sql: SqlStorage, tables: readonly OwnTable[]): Record<string, number> {
	return Object.fromEntries(
		tables.map(({ name }) => [
			name,
			sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${quoted(name)}`).one().n,
		]),
	);
}

/** What is SQLite's, D1's or wrangler's own is no part of the schema. */
const OURS =
	"name not like 'd1\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'";
const TABLES = `(select name from sqlite_master where type = 'table' and ${OURS}) m`;

export type Read = <Row>(query: string) => Row[] | Promise<Row[]>;

/** Every table, index and trigger as it was made, columns and foreign keys as SQLite understands them. */
export async function readSchema(read: Read) {
	const made = await read<{ type: string; name: string; sql: string | null }>(
		`select type, name, tbl_name, sql from sqlite_master where ${OURS} order by type, name`,
	);
	return {
		// A column added later stands in the text of its table without a line of its own.
		made: made.map((entry) => ({
			...entry,
			sql: entry.sql?.replaceAll(/\s+/g, " ").replaceAll(/ ?([(),]) ?/g, "$1") ?? null,
		})),
		columns: await read<object>(
			`select m.name as in_table, c.* from ${TABLES}, pragma_table_info(m.name) c order by m.name, c.cid`,
		),
		references: await read<object>(
			`select m.name as in_table, f.* from ${TABLES}, pragma_foreign_key_list(m.name) f order by m.name, f.id`,
		),
	};
}

/** Names of the tables that migrations make themselves; those of a full-text index belong to SQLite. */
export async function listTables(read: Read): Promise<string[]> {
	const tables = await read<{ name: string }>(
		`select name from ${TABLES} where name not like '%\\_search%' escape '\\'`,
	);
	return tables.map(({ name }) => name);
}

/** Names of the applied migrations, in the order in which they were applied. */
export async function readLedger(read: Read): Promise<string[]> {
	const lines = await read<{ name: string }>("select name from d1_migrations order by id");
	return lines.map(({ name }) => name);
}

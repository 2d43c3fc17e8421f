import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { inRoot } from "#scripts/local/paths.mjs";
import { listTables } from "#tests/support/database-schema.ts";

const FOLDER = inRoot("workers", "data", "schema");

/** A table in the terms in which both sides know it: columns, key, indexes and references, by name. */
interface Shape {
	columns: Record<string, { type: string; notNull: boolean; default: string | null }>;
	key: string[];
	indexes: string[];
	references: string[];
}

/** As drizzle-kit writes it: an object as its JSON, a boolean as the word. */
function defaultOf(column: SQLiteColumn): string | null {
	if (column.default === undefined) return null;
	if (typeof column.default === "boolean") return String(column.default);
	const value = column.mapToDriverValue(column.default);
	return typeof value === "string" ? `'${value}'` : String(value);
}

function shapeOfSource(table: SQLiteTable): Shape {
	const { columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table);
	return {
		columns: Object.fromEntries(
			columns.map((column) => [
				column.name,
				{
					type: column.getSQLType(),
					notNull: column.notNull,
					default: defaultOf(column),
				},
			]),
		),
		key: [
			...columns.filter(({ primary }) => primary).map(({ name }) => name),
			...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
		].toSorted(),
		indexes: [
			...indexes.map(({ config }) => `${config.name}${config.unique ? " unique" : ""}`),
			...columns.filter((column) => column.isUnique).map((column) => `${column.uniqueName} unique`),
		].toSorted(),
		references: foreignKeys
			.map((key) => {
				const {
					columns: [from],
					foreignTable,
				} = key.reference();
				return `${from?.name} ${getTableConfig(foreignTable).name}`;
			})
			.toSorted(),
	};
}

/** A row of `pragma table_info`. */
interface ColumnInfo {
	name: string;
	type: string;
	notnull: number;
	dflt_value: string | null;
	pk: number;
}

function shapeOfDatabase(database: DatabaseSync, table: string): Shape {
	const read = <Row>(query: string) => database.prepare(query).all(table) as unknown as Row[];
	const info = read<ColumnInfo>("select * from pragma_table_info(?)");
	return {
		columns: Object.fromEntries(
			info.map((column) => [
				column.name,
				{
					type: column.type.toLowerCase(),
					notNull: column.notnull === 1,
					default: column.dflt_value,
				},
			]),
		),
		key: info
			.filter(({ pk }) => pk > 0)
			.map(({ name }) => name)
			.toSorted(),
		indexes: read<{ name: string; unique: number }>(
			"select * from pragma_index_list(?) where origin = 'c'",
		)
			.map(({ name, unique }) => `${name}${unique === 1 ? " unique" : ""}`)
			.toSorted(),
		references: read<{ from: string; table: string }>("select * from pragma_foreign_key_list(?)")
			.map(({ from, table: other }) => `${from} ${other}`)
			.toSorted(),
	};
}

test("the migrations make the tables that the schema in the sources describes", async () => {
	const database = new DatabaseSync(":memory:");
	database.exec("create table d1_migrations (name text unique)");
	const files = readdirSync(inRoot("migrations")).filter((name) => name.endsWith(".sql"));
	for (const name of files.toSorted())
		database.exec(readFileSync(inRoot("migrations", name), "utf8"));
	const modules: object[] = await Promise.all(
		readdirSync(FOLDER).map((name) => import(`${FOLDER}/${name}`)),
	);
	const tables = modules
		.flatMap((module) => Object.values(module) as unknown[])
		.filter((value) => is(value, SQLiteTable));
	const made = await listTables(
		<Row>(query: string) => database.prepare(query).all() as unknown as Row[],
	);
	expect(tables.map((table) => getTableConfig(table).name).toSorted()).toEqual(made.toSorted());
	for (const table of tables) {
		const { name } = getTableConfig(table);
		expect(shapeOfDatabase(database, name), name).toEqual(shapeOfSource(table));
	}
});

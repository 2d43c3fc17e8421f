import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { inRoot } from "#scripts/local/paths.mjs";

/** A database that all migrations were applied to. */
export function openMigrated(): DatabaseSync {
	const database = new DatabaseSync(":memory:");
	database.exec(
		"create table d1_migrations(id integer primary key autoincrement, name text unique, applied_at timestamp)",
	);
	const files = readdirSync(inRoot("migrations")).filter((name) => name.endsWith(".sql"));
	for (const name of files.toSorted())
		database.exec(readFileSync(inRoot("migrations", name), "utf8"));
	return database;
}

/** Names of the tables that keep rows of ours; a full-text search's own are left out. */
export function listStoredTables(): string[] {
	const database = openMigrated();
	const rows = database
		.prepare("select name, sql from sqlite_master where type = 'table' order by name")
		.all() as { name: string; sql: string }[];
	database.close();
	const indexes = rows.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
	return rows
		.map(({ name }) => name)
		.filter((name) => !/^(?:sqlite_|d1_)/.test(name))
		.filter((name) => !indexes.some((index) => name === index || name.startsWith(`${index}_`)));
}

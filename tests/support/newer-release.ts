import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const columnsOf = (database: DatabaseSync, table: string) =>
	database
		.prepare("SELECT name FROM pragma_table_info(?)")
		.all(table)
		.map(({ name }) => String(name));

/** A column with a value in every row, and a table, that this release knows nothing of. */
function addUnknown(database: DatabaseSync, tables: readonly string[]): void {
	for (const table of tables)
		if (columnsOf(database, table).length > 0)
			database.exec(`ALTER TABLE ${table} ADD COLUMN of_a_newer_release TEXT DEFAULT 'new'`);
	database.exec("CREATE TABLE made_by_a_newer_release (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
	database.exec("INSERT INTO made_by_a_newer_release VALUES ('one', 1)");
}

/**
 * Makes a state folder what a newer release leaves behind when it is rolled back: additions to D1 and to each object,
 * with their lines in the ledgers.
 */
export function leaveFromNewerRelease(state: string): void {
	const data = path.join(state, "data", "v3");
	const open = (pattern: string) =>
		globSync(pattern, { cwd: data })
			.filter((name) => !name.endsWith("metadata.sqlite"))
			.map((name) => new DatabaseSync(path.join(data, name)));
	for (const database of open("d1/*/*.sqlite")) {
		addUnknown(database, ["channels", "members", "conversations", "workspaces"]);
		database.exec("INSERT INTO d1_migrations (name) VALUES ('9001_of_a_newer_release.sql')");
		database.close();
	}
	for (const database of open("do/*/*.sqlite")) {
		addUnknown(database, ["contacts", "messages", "outbox", "config", "plan_months"]);
		if (columnsOf(database, "migrations").length > 0) {
			if (!columnsOf(database, "migrations").includes("only_adds"))
				database.exec("ALTER TABLE migrations ADD COLUMN only_adds INTEGER");
			database.exec(
				"INSERT INTO migrations (step_set, id, only_adds) SELECT DISTINCT step_set, '9001_of_a_newer_release', 1 FROM migrations",
			);
		}
		database.close();
	}
}

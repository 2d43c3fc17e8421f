/** Rows of a person or of a workspace in every table that has some (app/domain/personal-data/stores.ts). */
import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { D1_TABLES, isSecretColumn } from "#app/domain/personal-data/stores.ts";
import type { Database } from "#workers/data/database.ts";
import { installation } from "#workers/data/schema/installation.ts";
import { members } from "#workers/data/schema/team.ts";
import { listTables, readRows, type StoredTable } from "../backup/tables.ts";

/** The tables in which something of this kind may stand, without columns with secrets (J13); owners first. */
async function listShown(db: Database): Promise<StoredTable[]> {
	return (await listTables(db)).map((table) => ({
		...table,
		columns: table.columns.filter(({ name }) => !isSecretColumn(name)),
	}));
}

/** One page of a table's rows. */
export interface RowsPage {
	table: string;
	columns: string[];
	lines: string[];
}

/** Every row of one workspace. */
export async function* readWorkspaceRows(
	db: Database,
	workspaceId: string,
): AsyncGenerator<RowsPage> {
	for (const table of await listShown(db)) {
		const column = D1_TABLES[table.name]?.workspace;
		if (column) yield* readWhere(db, table, column, workspaceId);
	}
}

/** Every row that is a person's own: of the account, and in this workspace of the member. */
export async function* readPersonRows(
	db: Database,
	workspaceId: string,
	ids: { user: string; member: string },
): AsyncGenerator<RowsPage> {
	for (const table of await listShown(db)) {
		const known = D1_TABLES[table.name];
		if (!known?.person) continue;
		const { column, id } = known.person;
		const within = known.workspace ? { column: known.workspace, value: workspaceId } : null;
		yield* readWhere(db, table, column, ids[id], within);
	}
}

async function* readWhere(
	db: Database,
	table: StoredTable,
	column: string,
	value: string,
	within: { column: string; value: string } | null = null,
): AsyncGenerator<RowsPage> {
	for (let after: number | null = 0; after !== null;) {
		const where = within ? [{ column, value }, within] : [{ column, value }];
		const page = await readRows(db, table, after, where);
		const columns = table.columns.map(({ name }) => name);
		if (page.lines.length > 0) yield { table: table.name, columns, lines: page.lines };
		after = page.next;
	}
}

/** Whether the admins of this workspace run the installation. */
export async function isOfInstallation(db: Database, workspaceId: string): Promise<boolean> {
	return (await db.$count(installation, eq(installation.workspaceId, workspaceId))) > 0;
}

/** Users who are in this workspace and in no other. */
export async function listOnlyHere(db: Database, workspaceId: string): Promise<string[]> {
	const elsewhere = db
		.select({ id: members.userId })
		.from(members)
		.where(ne(members.workspaceId, workspaceId));
	const rows = await db
		.select({ id: members.userId })
		.from(members)
		.where(and(eq(members.workspaceId, workspaceId), notInArray(members.userId, elsewhere)));
	return rows.map(({ id }) => id);
}

/**
 * Deletes every row of a workspace, and the accounts of people who were in no other, in one transaction.
 * @param userIds of `listOnlyHere`
 */
export async function deleteWorkspaceRows(
	db: Database,
	workspaceId: string,
	userIds: readonly string[],
): Promise<void> {
	// Whoever is referred to goes after those who refer.
	const tables = (await listTables(db)).toReversed();
	const ofWorkspace = tables.flatMap(({ name }) => {
		const column = D1_TABLES[name]?.workspace;
		return column ? [deleteWhere(db, name, column, [workspaceId])] : [];
	});
	const ofPeople = tables.flatMap(({ name }) => {
		const { workspace = null, person = null } = D1_TABLES[name] ?? {};
		const isOwn = person?.id === "user" && workspace === null;
		return isOwn ? [deleteWhere(db, name, person.column, userIds)] : [];
	});
	const words = db
		.delete(sqliteTable("knowledge_search", {}))
		.where(sql`rowid in (select n from knowledge_passages where workspace_id = ${workspaceId})`);
	await db.batch([words, ...ofWorkspace, ...ofPeople]);
}

/** @param values of the column, as one parameter: D1 binds a hundred at most */
function deleteWhere(db: Database, name: string, column: string, values: readonly string[]) {
	const table = sqliteTable(name, { key: text(column) });
	return db
		.delete(table)
		.where(sql`${table.key} in (select value from json_each(${JSON.stringify(values)}))`);
}

import { type DumpHeader, parseDump, writeDump } from "#app/domain/backup/dump.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { countRows, listOwnTables, listSteps, quoted } from "./tables.ts";

/** A dump being put back into an object that holds nothing. */
export interface Restoration extends Record<string, SqlStorageValue> {
	/** The backup's id. */
	backup: string;
	/** Parts taken so far; they come in order. */
	taken: number;
	/** Rows of the table that comes last, as lines of a dump. */
	held: string;
	/** What the end answered, as JSON; null while the restoration is under way. */
	report: string | null;
}

/** Null for an object that was never restored. */
export function findRestoration(sql: SqlStorage): Restoration | null {
	const has = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'restoration'").toArray();
	if (has.length === 0) return null;
	return sql.exec<Restoration>("SELECT * FROM restoration").toArray()[0] ?? null;
}

/** `incomplete`: the rows of a table are not those the dump counted. */
export type RestoreRefusal =
	| "not_empty"
	| "other_schema"
	| "out_of_order"
	| "unreadable"
	| "incomplete";

/**
 * Begins to put a dump back, or goes on with the one begun: how many parts are in already. `not_empty`: the object
 * has rows, or another backup is being restored. `other_schema`: the dump was made by a release with other steps.
 */
export function beginRestoration(
	storage: DurableObjectStorage,
	backup: string,
	steps: readonly string[],
): Result<{ taken: number }, RestoreRefusal> {
	const { sql } = storage;
	const known = findRestoration(sql);
	if (known) return known.backup === backup ? ok({ taken: known.taken }) : fail("not_empty");
	const counts = Object.values(countRows(sql, listOwnTables(sql)));
	if (counts.some((count) => count > 0)) return fail("not_empty");
	if (listSteps(sql).join() !== steps.join()) return fail("other_schema");
	sql.exec(
		"CREATE TABLE restoration (backup TEXT NOT NULL, taken INTEGER NOT NULL, held TEXT NOT NULL, report TEXT)",
	);
	sql.exec("INSERT INTO restoration (backup, taken, held) VALUES (?, 0, '')", backup);
	return ok({ taken: 0 });
}

/**
 * Stores one part of a dump in one transaction; a part that is in already changes nothing.
 * @param lastTable its rows wait for the end: with them the object begins to work
 */
export function takePart(
	storage: DurableObjectStorage,
	backup: string,
	part: { at: number; text: string },
	lastTable: string | null,
): Result<null, RestoreRefusal> {
	const { sql } = storage;
	const known = findRestoration(sql);
	if (known?.backup !== backup || known.report !== null) return fail("out_of_order");
	if (part.at < known.taken) return ok(null);
	if (part.at > known.taken) return fail("out_of_order");
	const parsed = parseDump(part.text);
	if (parsed === null || !isOfTables(sql, parsed)) return fail("unreadable");
	storage.transactionSync(() => {
		for (const { header, rows } of parsed)
			if (header.table === lastTable)
				sql.exec("UPDATE restoration SET held = ?", writeDump(header, rows));
			else insertRows(sql, header, rows);
		sql.exec("UPDATE restoration SET taken = taken + 1");
	});
	return ok(null);
}

/**
 * Puts in what was held back and compares all rows with what the dump counted. `finish` then makes the object ready,
 * in the same transaction; its answer is kept, and the same end again gets it again.
 */
export function endRestoration<Report extends object>(
	storage: DurableObjectStorage,
	backup: string,
	end: { counts: Record<string, number> },
	finish: () => Report,
): Result<Report, RestoreRefusal> {
	const { sql } = storage;
	const known = findRestoration(sql);
	if (known?.backup !== backup) return fail("out_of_order");
	if (known.report !== null) return ok(JSON.parse(known.report) as Report);
	const refused = Symbol("refused");
	try {
		return storage.transactionSync(() => {
			for (const { header, rows } of parseDump(known.held) ?? []) insertRows(sql, header, rows);
			const counts = countRows(sql, listOwnTables(sql));
			const names = new Set([...Object.keys(counts), ...Object.keys(end.counts)]);
			// Thrown, so that what was held back is out again.
			if ([...names].some((name) => (counts[name] ?? 0) !== (end.counts[name] ?? 0))) throw refused;
			const report = finish();
			sql.exec("UPDATE restoration SET report = ?, held = ''", JSON.stringify(report));
			return ok(report);
		});
	} catch (error) {
		if (error === refused) return fail("incomplete");
		throw error;
	}
}

function isOfTables(sql: SqlStorage, parts: readonly { header: DumpHeader }[]): boolean {
	const tables = listOwnTables(sql);
	return parts.every(({ header }) => {
		const table = tables.find(({ name }) => name === header.table);
		return table !== undefined && header.columns.every((name) => table.columns.includes(name));
	});
}

function insertRows(sql: SqlStorage, header: DumpHeader, rows: readonly unknown[][]): void {
	const columns = header.columns.map(quoted).join(", ");
	const marks = header.columns.map(() => "?").join(", ");
	const statement = `INSERT OR REPLACE INTO ${quoted(header.table)} (${columns}) VALUES (${marks})`;
	for (const row of rows) sql.exec(statement, ...(row as SqlStorageValue[]));
}

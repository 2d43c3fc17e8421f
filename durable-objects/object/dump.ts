import { type DumpEnd, type DumpPage, parseCursor, writeCursor } from "#app/domain/backup/dump.ts";
import { COPY_PREFIX, countRows, listOwnTables, listSteps, quoted, rowAsJson } from "./tables.ts";

/** Characters of one page: far below what one call may return (32 MiB). */
const PAGE_CHARACTERS = 1_000_000;

/** A table too large to be copied, whose rows carry the `seq` of their last change in an index. */
export interface ChangeLog {
	table: string;
	/** The object's count of changes. */
	current(): number;
	/** Rises when rows moved or were deleted without a change of their own. */
	resetSeq(): number;
}

/**
 * Dumps all rows of an object page by page while it goes on working, each dump as the object was at one moment. The
 * log is read behind its last change until nothing is left; in the same synchronous stretch every other table is
 * copied inside the database, and the copies are read after that. A page may be asked for again, also by another life
 * of the object.
 */
export function readDump(
	storage: DurableObjectStorage,
	log: ChangeLog | null,
	from: string | null,
	now: number,
): DumpPage {
	const { sql } = storage;
	const cursor = from === null ? null : parseCursor(from);
	if (from !== null && cursor === null) return { kind: "again" };
	if (cursor?.phase === "copy") return readCopies(sql, cursor);
	if (log === null) return copyRest(storage, null, "", now);
	const reset = log.resetSeq();
	if (cursor !== null && cursor.reset !== reset) return { kind: "again" };
	const page = readLog(sql, log.table, cursor?.after ?? 0);
	if (page.isLast) return copyRest(storage, log, page.text, now);
	return {
		kind: "page",
		text: page.text,
		next: writeCursor({ phase: "log", after: page.after, reset }),
	};
}

/** Ends a dump: the copies go. Without one nothing happens. */
export function dropDump(storage: DurableObjectStorage): void {
	storage.transactionSync(() => {
		for (const name of listCopies(storage.sql)) storage.sql.exec(`DROP TABLE ${quoted(name)}`);
		storage.sql.exec("DROP TABLE IF EXISTS dump_state");
	});
}

const listCopies = (sql: SqlStorage): string[] =>
	sql
		.exec<{ name: string }>(
			"SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ? ORDER BY name",
			`${COPY_PREFIX}*`,
		)
		.toArray()
		.map(({ name }) => name);

/** Reads rows up to the size of a page; `at` orders them. */
function readRows(sql: SqlStorage, query: string, after: number) {
	const lines: string[] = [];
	let size = 0;
	let last = after;
	for (const { at, line } of sql.exec<{ at: number; line: string }>(query, after)) {
		lines.push(line);
		last = at;
		size += line.length;
		if (size >= PAGE_CHARACTERS) return { lines, last, isLast: false };
	}
	return { lines, last, isLast: true };
}

const headed = (table: string, columns: readonly string[], lines: readonly string[]): string =>
	lines.length === 0 ? "" : `${[JSON.stringify({ table, columns }), ...lines].join("\n")}\n`;

function readLog(sql: SqlStorage, table: string, after: number) {
	const columns = listOwnTables(sql).find(({ name }) => name === table)?.columns ?? [];
	const { lines, last, isLast } = readRows(
		sql,
		`SELECT seq AS at, ${rowAsJson(columns)} AS line FROM ${quoted(table)} WHERE seq > ? ORDER BY seq`,
		after,
	);
	return { text: headed(table, columns, lines), after: last, isLast };
}

/** Copies all tables but the log, and notes what belongs to this moment. */
function copyRest(
	storage: DurableObjectStorage,
	log: ChangeLog | null,
	text: string,
	now: number,
): DumpPage {
	const { sql } = storage;
	dropDump(storage);
	const mark = crypto.randomUUID();
	const tables = listOwnTables(sql);
	storage.transactionSync(() => {
		for (const { name, columns } of tables)
			if (name !== log?.table)
				sql.exec(
					`CREATE TABLE ${quoted(COPY_PREFIX + name)} AS SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)}`,
				);
		const end = {
			seq: log?.current() ?? 0,
			counts: countRows(sql, tables),
			steps: listSteps(sql),
			at: now,
		};
		sql.exec("CREATE TABLE dump_state (mark TEXT NOT NULL, end TEXT NOT NULL)");
		sql.exec("INSERT INTO dump_state (mark, end) VALUES (?, ?)", mark, JSON.stringify(end));
	});
	return { kind: "page", text, next: writeCursor({ phase: "copy", mark, table: 0, after: 0 }) };
}

function readCopies(
	sql: SqlStorage,
	cursor: { mark: string; table: number; after: number },
): DumpPage {
	const state = findState(sql);
	if (state?.mark !== cursor.mark) return { kind: "again" };
	const copies = listCopies(sql);
	const parts: string[] = [];
	let { table, after } = cursor;
	let size = 0;
	while (size < PAGE_CHARACTERS) {
		const copy = copies[table];
		if (copy === undefined)
			return { kind: "end", text: parts.join(""), end: JSON.parse(state.end) as DumpEnd };
		const name = copy.slice(COPY_PREFIX.length);
		const columns = listOwnTables(sql).find((own) => own.name === name)?.columns ?? [];
		const { lines, last, isLast } = readRows(
			sql,
			`SELECT rowid AS at, ${rowAsJson(columns)} AS line FROM ${quoted(copy)} WHERE rowid > ? ORDER BY rowid`,
			after,
		);
		const text = headed(name, columns, lines);
		parts.push(text);
		size += text.length;
		if (isLast) {
			table += 1;
			after = 0;
		} else after = last;
	}
	const next = writeCursor({ phase: "copy", mark: cursor.mark, table, after });
	return { kind: "page", text: parts.join(""), next };
}

function findState(sql: SqlStorage): { mark: string; end: string } | null {
	const has = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'dump_state'").toArray();
	if (has.length === 0) return null;
	return sql.exec<{ mark: string; end: string }>("SELECT mark, end FROM dump_state").one();
}

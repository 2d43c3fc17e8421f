/**
 * How an object's data is written down: lines of JSON. A line that is an object names the table and the columns of
 * the lines that follow; a line that is an array is one row. A later row replaces an earlier one with the same key.
 */
export interface DumpHeader {
	table: string;
	columns: string[];
}

/** What is known once everything of an object was dumped. */
export interface DumpEnd {
	/** The object's count of changes at the moment all of it belongs to; 0 for an object that counts none. */
	seq: number;
	/** Rows of each table at that moment. */
	counts: Record<string, number>;
	/** Steps of its schema, as `set/id`. */
	steps: string[];
	/** Epoch ms of that moment. */
	at: number;
}

/** One page of a dump. `again`: what was read so far is void, because rows moved or went; it begins anew. */
export type DumpPage =
	| { kind: "page"; text: string; next: string }
	| { kind: "end"; text: string; end: DumpEnd }
	| { kind: "again" };

/**
 * Where a dump goes on. `log`: rows of the log behind `after`; `reset` is the object's mark of moved rows when the log
 * was begun. `copy`: rows of a copied table behind `after`; `mark` names the copies.
 */
export type DumpCursor =
	| { phase: "log"; after: number; reset: number }
	| { phase: "copy"; mark: string; table: number; after: number };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** Null for anything that `writeCursor` did not write. */
export function parseCursor(text: string): DumpCursor | null {
	const [phase, ...rest] = text.split(".");
	if (phase === "log" && rest.length === 2) {
		const [after, reset] = rest.map(Number);
		return isCount(after) && isCount(reset) ? { phase, after, reset } : null;
	}
	if (phase !== "copy" || rest.length !== 3) return null;
	const [mark = "", ...numbers] = rest;
	const [table, after] = numbers.map(Number);
	return isCount(table) && isCount(after) ? { phase, mark, table, after } : null;
}

export const writeCursor = (cursor: DumpCursor): string =>
	cursor.phase === "log"
		? `log.${cursor.after}.${cursor.reset}`
		: `copy.${cursor.mark}.${cursor.table}.${cursor.after}`;

/** Lines of a part of a dump, parsed. Null when one is neither a header nor a row of the header before it. */
export function parseDump(text: string): { header: DumpHeader; rows: unknown[][] }[] | null {
	const parts: { header: DumpHeader; rows: unknown[][] }[] = [];
	for (const line of text.split("\n")) {
		if (line === "") continue;
		const value: unknown = parseLine(line);
		const current = parts.at(-1);
		if (isHeader(value)) parts.push({ header: value, rows: [] });
		else if (Array.isArray(value) && current && value.length === current.header.columns.length)
			current.rows.push(value);
		else return null;
	}
	return parts;
}

/** Lines that `parseDump` reads back. */
export const writeDump = (header: DumpHeader, rows: readonly unknown[][]): string =>
	[header, ...rows].map((line) => JSON.stringify(line)).join("\n");

function parseLine(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}

const isHeader = (value: unknown): value is DumpHeader =>
	typeof value === "object" &&
	value !== null &&
	"table" in value &&
	typeof value.table === "string" &&
	"columns" in value &&
	Array.isArray(value.columns);

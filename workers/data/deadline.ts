/** Longest a request waits for a query, in milliseconds (R19). */
const DEADLINE_MS = 5000;

/** D1 did not answer in time. The statement may still take effect: callers treat its outcome as unknown. */
export class DatabaseTimeout extends Error {
	constructor() {
		super("D1 did not answer in time");
		this.name = "DatabaseTimeout";
	}
}

async function within<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DatabaseTimeout()), deadlineMs);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Rows that D1 reports to have read and written. */
export type NoteRows = (rows: { rowsRead: number; rowsWritten: number }) => void;

interface Wrapping {
	/** Null: a query may take as long as it likes. */
	deadlineMs: number | null;
	note: NoteRows | undefined;
}

/** Wrapped statements by what they wrap: `batch` wants the platform's own. */
const inner = new WeakMap<object, D1PreparedStatement>();

const guarded = <T>(answer: Promise<T>, { deadlineMs }: Wrapping): Promise<T> =>
	deadlineMs === null ? answer : within(answer, deadlineMs);

/** Passes an answer on, and its rows to whoever counts them. */
async function noting<T extends D1Result>(answer: Promise<T>, { note }: Wrapping): Promise<T> {
	const result = await answer;
	note?.({ rowsRead: result.meta.rows_read, rowsWritten: result.meta.rows_written });
	return result;
}

/** Of rows that come bare D1 says no more than how many there are: it read at least those. */
async function notingRows<T extends unknown[]>(answer: Promise<T>, { note }: Wrapping): Promise<T> {
	const rows = await answer;
	note?.({ rowsRead: rows.length, rowsWritten: 0 });
	return rows;
}

function wrapStatement(statement: D1PreparedStatement, wrapping: Wrapping): D1PreparedStatement {
	const wrapped = {
		bind: (...values: unknown[]) => wrapStatement(statement.bind(...values), wrapping),
		first: (column?: string) =>
			guarded(column === undefined ? statement.first() : statement.first(column), wrapping),
		run: () => guarded(noting(statement.run(), wrapping), wrapping),
		all: () => guarded(noting(statement.all(), wrapping), wrapping),
		raw: (options?: { columnNames?: false }) =>
			guarded(notingRows(statement.raw(options), wrapping), wrapping),
	} as D1PreparedStatement;
	inner.set(wrapped, statement);
	return wrapped;
}

function wrap(d1: D1Database, wrapping: Wrapping): D1Database {
	const batch = async (statements: D1PreparedStatement[]) => {
		const results = await d1.batch(statements.map((one) => inner.get(one) ?? one));
		const { note } = wrapping;
		if (note)
			for (const { meta } of results)
				note({ rowsRead: meta.rows_read, rowsWritten: meta.rows_written });
		return results;
	};
	return {
		prepare: (query: string) => wrapStatement(d1.prepare(query), wrapping),
		batch: (statements: D1PreparedStatement[]) => guarded(batch(statements), wrapping),
	} as D1Database;
}

/** The same database, whose every query fails with DatabaseTimeout after `deadlineMs`. */
export const withDeadline = (
	d1: D1Database,
	deadlineMs = DEADLINE_MS,
	note?: NoteRows,
): D1Database => wrap(d1, { deadlineMs, note });

/** The same database, whose every answer is counted. */
export const withMeter = (d1: D1Database, note: NoteRows): D1Database =>
	wrap(d1, { deadlineMs: null, note });

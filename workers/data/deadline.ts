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

/** Wrapped statements by what they wrap: `batch` wants the platform's own. */
const inner = new WeakMap<object, D1PreparedStatement>();

function limitStatement(statement: D1PreparedStatement, deadlineMs: number): D1PreparedStatement {
	const limited = {
		bind: (...values: unknown[]) => limitStatement(statement.bind(...values), deadlineMs),
		first: (column?: string) =>
			within(column === undefined ? statement.first() : statement.first(column), deadlineMs),
		run: () => within(statement.run(), deadlineMs),
		all: () => within(statement.all(), deadlineMs),
		raw: (options?: { columnNames?: false }) => within(statement.raw(options), deadlineMs),
	} as D1PreparedStatement;
	inner.set(limited, statement);
	return limited;
}

/** The same database, whose every query fails with DatabaseTimeout after `deadlineMs`. */
export function withDeadline(d1: D1Database, deadlineMs = DEADLINE_MS): D1Database {
	return {
		prepare: (query: string) => limitStatement(d1.prepare(query), deadlineMs),
		batch: (statements: D1PreparedStatement[]) =>
			within(
				d1.batch(statements.map((statement) => inner.get(statement) ?? statement)),
				deadlineMs,
			),
	} as D1Database;
}

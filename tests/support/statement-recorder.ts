/** One statement as it ran: its text and what was bound to it. */
export interface RecordedStatement {
	sql: string;
	binds: unknown[];
}

/**
 * D1 that notes every statement that runs, alone or in a batch, and the trips it takes. Everything
 * is really done; a statement made without the recorder cannot be run through it.
 */
export function recordStatements(d1: D1Database): {
	d1: D1Database;
	statements: RecordedStatement[];
	trips: () => number;
} {
	const statements: RecordedStatement[] = [];
	const known = new WeakMap<object, { statement: D1PreparedStatement; note: RecordedStatement }>();
	let trips = 0;

	function wrap(statement: D1PreparedStatement, note: RecordedStatement): D1PreparedStatement {
		const run =
			<Args extends unknown[], Answer>(method: (...args: Args) => Answer) =>
			(...args: Args) => {
				statements.push(note);
				trips++;
				return method.apply(statement, args);
			};
		const wrapped = {
			bind: (...binds: unknown[]) => wrap(statement.bind(...binds), { ...note, binds }),
			first: run(statement.first as () => unknown),
			run: run(statement.run),
			all: run(statement.all),
			raw: run(statement.raw as () => unknown),
		} as unknown as D1PreparedStatement;
		known.set(wrapped, { statement, note });
		return wrapped;
	}

	const recorder = {
		prepare: (sql: string) => wrap(d1.prepare(sql), { sql, binds: [] }),
		batch: (list: D1PreparedStatement[]) => {
			trips++;
			return d1.batch(
				list.map((wrapped) => {
					const found = known.get(wrapped);
					if (!found) throw new Error("a statement past the recorder");
					statements.push(found.note);
					return found.statement;
				}),
			);
		},
	} as unknown as D1Database;
	return { d1: recorder, statements, trips: () => trips };
}

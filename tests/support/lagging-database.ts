/**
 * D1 with a copy that is behind: what a session asked once without a bookmark is answered the same for ever, whatever
 * was written since. Values are not looked at: one of them is mostly the time. The primary, and a session with a
 * bookmark of it, read what is there.
 */
export function lagBehind(d1: D1Database): D1Database {
	const kept = new Map<string, unknown>();
	let version = 0;
	const inner = new WeakMap<object, { statement: D1PreparedStatement; asked: string }>();

	function session(from: string): D1DatabaseSession {
		const isBehind = from === "first-unconstrained";
		let bookmark: string | null = null;
		async function answer<T>(asked: string, ask: () => Promise<T>): Promise<T> {
			if (!isBehind) {
				bookmark = `${String(++version).padStart(8, "0")}-00000000`;
				return ask();
			}
			if (!kept.has(asked)) kept.set(asked, await ask());
			return structuredClone(kept.get(asked)) as T;
		}
		function wrap(statement: D1PreparedStatement, asked: string): D1PreparedStatement {
			const wrapped = {
				bind: (...values: unknown[]) => wrap(statement.bind(...values), asked),
				first: () => answer(`first ${asked}`, () => statement.first()),
				run: () => answer(`run ${asked}`, () => statement.run()),
				all: () => answer(`all ${asked}`, () => statement.all()),
				raw: () => answer(`raw ${asked}`, () => statement.raw()),
			} as unknown as D1PreparedStatement;
			inner.set(wrapped, { statement, asked });
			return wrapped;
		}
		return {
			prepare: (query: string) => wrap(d1.prepare(query), query),
			batch: (statements: D1PreparedStatement[]) => {
				const known = statements.flatMap((each) => inner.get(each) ?? []);
				return answer(known.map(({ asked }) => asked).join(), () =>
					d1.batch(known.map(({ statement }) => statement)),
				);
			},
			getBookmark: () => bookmark,
		} as D1DatabaseSession;
	}
	return {
		prepare: (query: string) => d1.prepare(query),
		batch: (statements: D1PreparedStatement[]) => d1.batch(statements),
		withSession: (from = "first-unconstrained") => session(from),
	} as D1Database;
}

/** D1's interface over SQLite in this process: the product's own queries run without a runtime of Workers. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";

const META = { rows_read: 0, rows_written: 0, duration: 0 };

function prepare(database: DatabaseSync, sql: string, values: SQLInputValue[] = []) {
	const all = () => {
		const statement = database.prepare(sql);
		const results = statement.columns().length > 0 ? statement.all(...values) : [];
		if (statement.columns().length === 0) statement.run(...values);
		return { results, success: true, meta: META };
	};
	return {
		bind: (...bound: SQLInputValue[]) => prepare(database, sql, bound),
		all: async () => all(),
		run: async () => all(),
		first: async () => all().results[0] ?? null,
		raw: async () => {
			const statement = database.prepare(sql);
			statement.setReturnArrays(true);
			return statement.all(...values);
		},
	};
}

/** Only what drizzle and the product's deadline ask of it. */
export function createSqliteD1(database: DatabaseSync): D1Database {
	const d1 = {
		prepare: (sql: string) => prepare(database, sql),
		batch: async (statements: { all: () => Promise<unknown> }[]) => {
			const results: unknown[] = [];
			for (const statement of statements) results.push(await statement.all());
			return results;
		},
	};
	return d1 as unknown as D1Database;
}

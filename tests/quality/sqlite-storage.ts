/** An object's SQL over SQLite in this process: the product's own store runs without a runtime of Workers. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";

type Row = Record<string, SqlStorageValue>;

/** Only what the product's stores ask of it; rows are not counted. */
export function createSqlStorage(database: DatabaseSync): SqlStorage {
	const storage = {
		exec(sql: string, ...values: SQLInputValue[]) {
			if (/;\s*\S/u.test(sql)) {
				database.exec(sql);
				return cursorOf([], 0);
			}
			const statement = database.prepare(sql);
			if (statement.columns().length > 0) return cursorOf(statement.all(...values) as Row[], 0);
			return cursorOf([], Number(statement.run(...values).changes));
		},
	};
	return storage as unknown as SqlStorage;
}

const cursorOf = (rows: Row[], rowsWritten: number) => ({
	toArray: () => rows,
	one: () => rows[0],
	rowsRead: 0,
	rowsWritten,
	[Symbol.iterator]: () => rows[Symbol.iterator](),
});

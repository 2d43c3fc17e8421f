import { type SQL, sql } from "drizzle-orm";

/** A bound value as a column of a select that is inserted. */
export function value<T extends string | number | boolean | null>(
	name: string,
	bound: T,
): SQL.Aliased<T> {
	return sql<T>`${typeof bound === "boolean" ? Number(bound) : bound}`.as(name);
}

/** One row without a table, for a select of bound values that hangs on a condition alone. */
export const NOTHING = sql`(select 1)`;

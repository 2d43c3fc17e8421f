import { drizzle } from "drizzle-orm/d1";
import { withDeadline } from "./deadline.ts";

/**
 * D1 through drizzle. Made per request in the wiring; only workers/data reads or writes with it.
 * A query that D1 does not answer in time throws DatabaseTimeout (R19).
 */
export function createDatabase(d1: D1Database) {
	return drizzle(withDeadline(d1));
}
export type Database = ReturnType<typeof createDatabase>;

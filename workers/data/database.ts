import { drizzle } from "drizzle-orm/d1";
import { type NoteRows, withDeadline } from "./deadline.ts";

/**
 * D1 through drizzle. Made per request in the wiring; only workers/data reads or writes with it.
 * A query that D1 does not answer in time throws DatabaseTimeout (R19).
 * @param note hears which rows D1 reports to have read and written
 */
export function createDatabase(d1: D1Database, note?: NoteRows) {
	return drizzle(withDeadline(d1, undefined, note));
}
export type Database = ReturnType<typeof createDatabase>;

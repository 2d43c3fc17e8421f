import { drizzle } from "drizzle-orm/d1";

/** D1 through drizzle. Made per request in the wiring; only workers/data reads or writes with it. */
export function createDatabase(d1: D1Database) {
	return drizzle(d1);
}
export type Database = ReturnType<typeof createDatabase>;

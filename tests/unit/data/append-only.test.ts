import { expect, test } from "vitest";
import { listFiles, listProduction, readSource } from "#tests/unit/house/sources.ts";

/** Statements that change or remove entries of the activity log, in drizzle or in SQL. */
const REWRITES =
	/(?:update|delete)\(\s*activityLogs\b|\b(?:update|delete\s+from|replace\s+into)\s+[`"']?activity_logs\b/i;

test("J16 nothing in the product changes or removes an entry of the activity log", () => {
	expect(listProduction().filter((file) => REWRITES.test(readSource(file)))).toEqual([]);
});

test("J16 no migration rewrites what the log holds", () => {
	const migrations = listFiles("migrations", /\.sql$/);
	expect(migrations.length).toBeGreaterThan(5);
	expect(migrations.filter((file) => REWRITES.test(readSource(file)))).toEqual([]);
});

test("J16 the search finds what it is for", () => {
	for (const statement of [
		"db.update(activityLogs).set({})",
		"db.delete(activityLogs)",
		"sql`DELETE FROM activity_logs where`",
		'update "activity_logs" set',
		"update `activity_logs` set",
	])
		expect(REWRITES.test(statement), statement).toBe(true);
	expect(REWRITES.test("db.insert(activityLogs)")).toBe(false);
});

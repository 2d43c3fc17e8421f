import { expect, test } from "vitest";
import { DatabaseTimeout, withDeadline } from "#workers/data/deadline.ts";

/** A D1 whose answers take `delayMs`; it notes which statements reached it. */
function slowDatabase(delayMs: number) {
	const reached: unknown[] = [];
	const answer = (value: unknown) =>
		new Promise((resolve) => setTimeout(() => resolve(value), delayMs));
	const statement = (query: string) => ({
		query,
		bind: (...values: unknown[]) => ({ ...statement(query), values }),
		first: () => answer(query),
		run: () => answer(query),
		all: () => answer(query),
		raw: () => answer(query),
	});
	const d1 = {
		prepare: (query: string) => statement(query),
		batch: (statements: { query: string }[]) => {
			reached.push(...statements.map(({ query }) => query));
			return answer(statements.length);
		},
	};
	return { d1: d1 as unknown as D1Database, reached };
}

test("R19 a database that does not answer is given up, however it is asked", async () => {
	const db = withDeadline(slowDatabase(5000).d1, 20);
	const statement = db.prepare("select 1").bind(1);
	const startedAt = Date.now();
	for (const asked of [
		statement.all(),
		statement.run(),
		statement.first(),
		statement.raw(),
		db.batch([statement]),
	])
		await expect(asked).rejects.toThrow(DatabaseTimeout);
	expect(Date.now() - startedAt).toBeLessThan(1000);
});

test("a database that answers in time is not disturbed, and batches get the platform's statements", async () => {
	const { d1, reached } = slowDatabase(1);
	const db = withDeadline(d1, 1000);
	expect(await db.prepare("select 1").all()).toBe("select 1");
	expect(await db.batch([db.prepare("a"), db.prepare("b").bind(2)])).toBe(2);
	expect(reached).toEqual(["a", "b"]);
});

import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { listTables, readLedger, readSchema } from "#tests/support/database-schema.ts";
import { bindDatabaseAnew, startFresh } from "#tests/support/fresh.ts";
import { ROWS } from "#tests/support/migration-rows.ts";
import { bindings } from "#tests/support/sign-in.ts";
import {
	isSchemaCurrent,
	LATEST_MIGRATION,
	readMigrationState,
} from "#workers/data/migration-state.ts";

startFresh();

const { DB, TEST_MIGRATIONS: all, TEST_EARLIER_MIGRATIONS: earlier } = bindings;
const [baseline] = all as [D1Migration, ...D1Migration[]];
/** What the baseline says to a database that stopped before it. */
const REFUSAL = "migrations/earlier come first";
const CURRENT = { latest: LATEST_MIGRATION, isCurrent: true };

const apply = (migrations: D1Migration[]) => applyD1Migrations(DB, migrations);
const read = async <Row>(query: string): Promise<Row[]> =>
	(await DB.prepare(query).all<Row>()).results;

const readRows = (table: string) =>
	read<Record<string, unknown>>(`select * from "${table}" order by rowid`);

/** A row in each table that is there. */
async function fill(number = 0): Promise<string[]> {
	const tables = await listTables(read);
	const filled = Object.keys(ROWS).filter((table) => tables.includes(table));
	await DB.batch(
		filled.map((table) => DB.prepare((ROWS[table] ?? "").replaceAll("#", String(number)))),
	);
	return filled;
}

/** The schema of a database that began with the baseline. */
async function readFreshSchema() {
	await apply(all);
	const schema = await readSchema(read);
	await reset();
	return schema;
}

afterEach(() => reset());

test("R36 every table of the schema has data in this test", async () => {
	await apply(all);
	expect((await listTables(read)).toSorted()).toEqual(Object.keys(ROWS).toSorted());
	expect(await fill()).toEqual(Object.keys(ROWS));
});

// Whoever stopped at a step goes on with the same files as whoever did not: rows written at each step on the way are
// what databases that stopped there hold.
test("R36 a deployment of any release before the baseline, with data, comes to the present and keeps every row", async () => {
	const fresh = await readFreshSchema();
	const counts = new Map<string, number>();
	const first = new Map<string, Record<string, unknown>>();
	for (const [at, step] of earlier.entries()) {
		await apply(earlier.slice(0, at + 1));
		for (const table of await fill(at)) {
			counts.set(table, (counts.get(table) ?? 0) + 1);
			if (!first.has(table)) first.set(table, (await readRows(table))[0] ?? {});
		}
		if (step === earlier.at(-1)) break;
		const before = await readSchema(read);
		await expect(apply(all), step.name).rejects.toThrow(REFUSAL);
		expect(await readSchema(read), step.name).toEqual(before);
	}
	await apply(all);
	expect(await readMigrationState(DB)).toEqual(CURRENT);
	expect(await readSchema(read)).toEqual(fresh);
	expect(await readLedger(read)).toEqual([...earlier, ...all].map(({ name }) => name));
	for (const [table, count] of counts) {
		const rows = await readRows(table);
		expect(rows, table).toHaveLength(count);
		const [now = {}] = rows;
		// Columns were added and dropped on the way; what a column held it holds.
		const stored = Object.entries(first.get(table) ?? {}).filter(([column]) => column in now);
		expect(now, table).toMatchObject(Object.fromEntries(stored));
	}
	expect(await read("pragma foreign_key_check")).toEqual([]);
});

test("R36 a database that has all that the baseline replaces gets its mark only", async () => {
	await apply(earlier);
	const filled = await fill();
	const before = await readSchema(read);
	await apply([baseline]);
	expect(await readSchema(read)).toEqual(before);
	expect((await readLedger(read)).at(-1)).toBe(baseline.name);
	for (const table of filled) expect(await readRows(table), table).toHaveLength(1);
});

test("R36 applying again changes nothing", async () => {
	await apply(all);
	const filled = await fill();
	await apply(all);
	for (const table of filled) expect(await readRows(table), table).toHaveLength(1);
});

test("R36 a migration that stops half way leaves its step undone and the next start completes it", async () => {
	const [one, two, third = baseline] = earlier;
	const before = earlier.slice(0, 2);
	await apply(before);
	await fill();
	const breaking = (step: D1Migration) => ({
		...step,
		queries: [...step.queries, "insert into nowhere values (1)"],
	});
	await expect(apply([...before, breaking(third)])).rejects.toThrow("no such table: nowhere");
	expect(await readLedger(read)).toEqual([one?.name, two?.name]);
	expect(await isSchemaCurrent(bindDatabaseAnew())).toBe(false);
	await apply(earlier);
	await expect(apply([breaking(baseline)])).rejects.toThrow("no such table: nowhere");
	expect(await isSchemaCurrent(bindDatabaseAnew())).toBe(false);
	await apply(all);
	expect(await readRows("users")).toHaveLength(1);
	expect(await readMigrationState(DB)).toEqual(CURRENT);
});

test("R36 a first start that stops half way leaves nothing, and the next one completes it", async () => {
	const fresh = await readFreshSchema();
	const half = { ...baseline, queries: [...baseline.queries, "insert into nowhere values (1)"] };
	await expect(apply([half])).rejects.toThrow("no such table: nowhere");
	expect(await readLedger(read)).toEqual([]);
	expect(await listTables(read)).toEqual([]);
	await apply(all);
	expect(await readSchema(read)).toEqual(fresh);
});

test.each([
	["an empty database", []],
	["a database that has all the baseline replaces", earlier],
])(
	"R36 two deploys at once on %s: one of them applies, the other stops or finds it done",
	async (_, before) => {
		const fresh = await readFreshSchema();
		await apply(before);
		const outcomes = await Promise.allSettled([apply(all), apply(all)]);
		expect(outcomes.map(({ status }) => status)).toContain("fulfilled");
		for (const outcome of outcomes)
			if (outcome.status === "rejected") expect(String(outcome.reason)).toMatch(/UNIQUE/);
		expect(await readSchema(read)).toEqual(fresh);
		expect(await readMigrationState(DB)).toEqual(CURRENT);
	},
);

test("R36 an older build works on a database that is ahead of it", async () => {
	await apply([
		...all,
		{ name: "9999_add_something.sql", queries: ["create table something (id text)"] },
	]);
	expect(await readMigrationState(DB)).toEqual({ latest: "9999_add_something", isCurrent: true });
});

// Its code asks the ledger for its own newest migration, and applies what the ledger does not name.
test("R36 the release before the baseline works on a database that began with it, and applies nothing to it", async () => {
	await apply(all);
	const before = await readSchema(read);
	expect(await readLedger(read)).toContain(earlier.at(-1)?.name);
	await apply(earlier);
	expect(await readSchema(read)).toEqual(before);
	expect(await readMigrationState(DB)).toEqual(CURRENT);
});

test("every filter and order on a growing table uses an index", async () => {
	await apply(all);
	const queries = [
		"select * from sign_ins where token_hash = ?",
		"select * from sign_ins where id = ?",
		"delete from sign_ins where token_hash in (select token_hash from sign_ins where expires_at < ? limit 5)",
		"select * from users where email = ?",
		"select * from members where user_id = ? order by created_at",
		"select * from members where workspace_id = ? and user_id = ?",
		"select * from email_confirmations where token_hash = ?",
		"select * from email_confirmations where user_id = ? and used_at is null order by created_at desc limit 1",
		"delete from email_confirmations where id in (select id from email_confirmations where expires_at < ? limit 5)",
		"delete from sign_in_attempts where bucket in (select bucket from sign_in_attempts where last_at < ? limit 5)",
		"select * from channels where workspace_id = ? and deleted_at is null order by created_at desc, id desc",
		"select * from mails order by created_at desc limit 50",
		"delete from mails where id in (select id from mails where created_at < ? limit 5)",
		"select * from dead_letters where workspace_id = ? order by created_at desc limit 50",
	];
	for (const query of queries) {
		const binds = query.match(/\?/g)?.map(() => 1) ?? [];
		const { results } = await DB.prepare(`explain query plan ${query}`)
			.bind(...binds)
			.all<{ detail: string }>();
		for (const { detail } of results) {
			expect(detail, query).not.toMatch(/^SCAN (?!mails USING INDEX|CONSTANT)/);
		}
	}
});

test("R36 the campaigns that are there when accounts begin to count them are counted", async () => {
	const at = earlier.findIndex(({ name }) => name.startsWith("0032_"));
	await apply(earlier.slice(0, at));
	await fill();
	await DB.prepare(
		`insert into facebook_campaigns (workspace_id, id, account_id, name, status, created_at, updated_at, run_id)
		values ('w10', '24', '11220', 'Verão', 'paused', 1, 1, 'r1')`,
	).run();
	await apply(earlier);
	expect(await read("select campaign_count, active_campaign_count from facebook_accounts")).toEqual(
		[{ campaign_count: 2, active_campaign_count: 1 }],
	);
});

test("R36 a number of the official API that was there before numbers were proved has a week to prove itself", async () => {
	const at = earlier.findIndex(({ name }) => name.startsWith("0033_"));
	await apply(earlier.slice(0, at));
	await fill();
	await fill(1);
	await DB.prepare(
		"update channels set gateway = 'cloud-api', cloud_phone_number_id = '106' where id = 'c10'",
	).run();
	const before = Date.now();
	await apply(earlier);
	const [official, other] = await read<{ until: number | null }>(
		"select cloud_claim_until as until from channels order by id",
	);
	expect(other).toEqual({ until: null });
	// SQLite's clock counts whole seconds.
	expect(official?.until).toBeGreaterThan(before + 7 * 24 * 60 * 60 * 1000 - 2_000);
	expect(official?.until).toBeLessThan(Date.now() + 7 * 24 * 60 * 60 * 1000 + 2_000);
});

import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { migrateLocal } from "#scripts/local/database.mjs";
import { applyMigrations } from "#scripts/local/migrations.mjs";
import { inRoot, OWN_NODE, ROOT } from "#scripts/local/paths.mjs";
import { run } from "#scripts/local/process.mjs";
import { WRANGLER, wranglerEnvironment } from "#scripts/local/wrangler.mjs";
import { serveD1Api } from "#tests/support/d1-api.ts";
import { type Read, readLedger, readSchema } from "#tests/support/database-schema.ts";
import { ROWS } from "#tests/support/migration-rows.ts";

/** Each call of wrangler takes seconds of a busy machine, and a call for each earlier migration one more. */
const TIMEOUT_MS = 120_000;
const LEDGER =
	"create table d1_migrations(id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)";

const listSql = (...folder: string[]) =>
	readdirSync(inRoot("migrations", ...folder))
		.filter((name) => name.endsWith(".sql"))
		.toSorted();
const all = listSql();
const earlier = listSql("earlier");
const scratch = mkdtempSync(path.join(tmpdir(), "prosa-migrations-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Brings a database to what a release left that had the first `count` migrations; a workspace is in it. */
function bringToStep(database: DatabaseSync, count: number): void {
	database.exec(LEDGER);
	for (const name of earlier.slice(0, count)) {
		database.exec(readFileSync(inRoot("migrations", "earlier", name), "utf8"));
		database.prepare("insert into d1_migrations (name) values (?)").run(name);
	}
	if (count > 0) database.exec(ROWS.workspaces ?? "");
}

const reader =
	(database: DatabaseSync): Read =>
	<Row>(query: string) =>
		database
			.prepare(query)
			.all()
			.map((row) => ({ ...row })) as Row[];

/** The schema that the baseline's own file makes, and the ledger that belongs to it. */
async function readExpected() {
	const database = new DatabaseSync(":memory:");
	database.exec(LEDGER);
	for (const name of all) database.exec(readFileSync(inRoot("migrations", name), "utf8"));
	return { schema: await readSchema(reader(database)), ledger: [...earlier, ...all] };
}

async function expectPresent(database: DatabaseSync, workspaces: number): Promise<void> {
	const { schema, ledger } = await readExpected();
	expect(await readSchema(reader(database))).toEqual(schema);
	expect(await readLedger(reader(database))).toEqual(ledger);
	expect(database.prepare("select count(*) as n from workspaces").get()).toEqual({ n: workspaces });
}

/** Each product that tests start begins empty, and one on the state of a release before (tests/pages/kept-state). */
test.runIf(process.env["PROSA_LONG"] === "1")(
	"R36 `npm start` brings an empty state folder and one that stopped before the baseline to the same",
	async () => {
		const [empty, stopped] = [path.join(scratch, "empty"), path.join(scratch, "stopped")];
		expect(await migrateLocal(empty)).toBe(true);
		const [place = ""] = globSync("data/v3/d1/*/*.sqlite", { cwd: empty });
		mkdirSync(path.dirname(path.join(stopped, place)), { recursive: true });
		const before = new DatabaseSync(path.join(stopped, place));
		bringToStep(before, earlier.length - 1);
		before.close();
		expect(await migrateLocal(stopped)).toBe(true);
		for (const [state, workspaces] of [
			[empty, 0],
			[stopped, 1],
		] as const) {
			const database = new DatabaseSync(path.join(state, place));
			onTestFinished(() => database.close());
			await expectPresent(database, workspaces);
		}
	},
	TIMEOUT_MS,
);

const STOPPED = ["stopped at the twentieth migration", 20] as const;
// The longest way is walked each time; the data tier has every step of all of them (tests/workers/data).
test.each(
	process.env["PROSA_LONG"] === "1"
		? ([["is empty", 0], STOPPED, ["has all that the baseline replaces", earlier.length]] as const)
		: [STOPPED],
)(
	"R36 `npm run deploy` brings a database that %s to the present",
	async (_, count) => {
		const api = await serveD1Api();
		onTestFinished(api.close);
		if (count > 0) bringToStep(api.database, count);
		const wrangler = (args: string[]) =>
			run(OWN_NODE, [WRANGLER, ...args], {
				cwd: ROOT,
				timeoutMs: TIMEOUT_MS,
				quiet: true,
				env: {
					...wranglerEnvironment(scratch),
					CI: "1",
					CLOUDFLARE_API_BASE_URL: api.url,
					CLOUDFLARE_ACCOUNT_ID: "0".repeat(32),
					CLOUDFLARE_API_TOKEN: "test",
				},
			});
		const { code, output } = await applyMigrations(wrangler, ["--remote"]);
		expect(code, output).toBe(0);
		await expectPresent(api.database, count > 0 ? 1 : 0);
	},
	TIMEOUT_MS,
);

test("drizzle keeps one snapshot, of the newest migration", () => {
	const read = (name: string) => readFileSync(inRoot("migrations", "meta", name), "utf8");
	const { entries } = JSON.parse(read("_journal.json")) as { entries: { tag: string }[] };
	expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(all);
	const newest = all.at(-1)?.slice(0, 4);
	expect(readdirSync(inRoot("migrations", "meta")).toSorted()).toEqual([
		`${newest}_snapshot.json`,
		"_journal.json",
	]);
});

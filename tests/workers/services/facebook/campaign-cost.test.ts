import { beforeAll, expect, test, vi } from "vitest";
import { createGraphRig, drawAccountId, GOOD_TOKEN } from "#tests/support/graph-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createTeam } from "#tests/support/team.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const ANY = { after: null, status: null };
const sql = (text: string, ...values: unknown[]) => bindings.DB.prepare(text).bind(...values);

/** The database, and what its batches of statements read and wrote. */
function meter() {
	const spent = { batches: 0, read: 0, written: 0 };
	const DB: D1Database = new Proxy(bindings.DB, {
		get: (db, name) => {
			if (name === "prepare") return db.prepare.bind(db);
			if (name !== "batch") return Reflect.get(db, name) as unknown;
			return async (statements: D1PreparedStatement[]) => {
				const answers = await db.batch(statements);
				spent.batches += 1;
				spent.read += answers.reduce((sum, { meta }) => sum + meta.rows_read, 0);
				spent.written += answers.reduce((sum, { meta }) => sum + meta.rows_written, 0);
				return answers;
			};
		},
	});
	return { spent, DB };
}

/** A workspace with an account of so many campaigns; nothing of it has been read. */
async function createRig(campaigns: number) {
	const { spent, DB } = meter();
	const rig = createGraphRig({ DB });
	const team = await createTeam();
	const { signedIn } = team.people.manager;
	const add = async (count: number) => {
		const accountId = drawAccountId();
		await rig.order("account", { accountId, campaigns: count, pixels: 0 });
		const input = { token: GOOD_TOKEN, accountId };
		expect(await rig.services().facebookAccounts.add(signedIn, input)).toMatchObject({ ok: true });
		return accountId;
	};
	const accountId = await add(campaigns);
	const take = () => rig.queued.filter(({ body }) => body.kind === "campaigns");
	const { workspaceId } = team;
	return {
		...rig,
		spent,
		add,
		accountId,
		workspaceId,
		view: (page: { after?: string; status?: string } = {}) =>
			rig.services().facebookAds.read(signedIn, { ...ANY, ...page }),
		remove: (id: string) => rig.services().facebookAccounts.remove(signedIn, id),
		addAgain: (id: string) =>
			rig.services().facebookAccounts.add(signedIn, { token: GOOD_TOKEN, accountId: id }),
		start: () => rig.services().facebookSync.start(signedIn, accountId, "campaigns"),
		/** One page of campaigns; nothing else of what waits. */
		async readPage() {
			const [job] = take().splice(0, 1);
			if (!job) throw new Error("nothing waits");
			rig.queued.splice(rig.queued.indexOf(job), 1);
			await rig.deliver([job.body]);
		},
		/** What the screen says there are, and what there are. */
		async counts() {
			const said = (await rig.services().facebookAds.read(signedIn, ANY)).counts;
			const are = await sql(
				`select count(*) as total, coalesce(sum(c.status = 'active'), 0) as active
				from facebook_campaigns c join facebook_accounts a using (workspace_id, account_id)
				where workspace_id = ? and a.is_active = 1`,
				workspaceId,
			).first<{ total: number; active: number }>();
			return { said, are };
		},
	};
}

async function expectCounts(rig: Awaited<ReturnType<typeof createRig>>, total: number) {
	const { said, are } = await rig.counts();
	expect(said).toEqual(are);
	expect(said.total).toBe(total);
	return said.active;
}

test("the figures are those of the list: during a run, after half of one, and when campaigns change", async () => {
	const rig = await createRig(250);
	await expectCounts(rig, 0);
	await rig.readPage();
	expect(await expectCounts(rig, 100)).toBe(50);
	// The rest is lost; a later run begins anew and passes over what is there.
	rig.queued.length = 0;
	rig.later(11 * 60_000);
	await rig.start();
	await rig.readPage();
	await expectCounts(rig, 100);
	await rig.drain();
	await expectCounts(rig, 250);
	// Somebody paused them all; the next run finds a hundred active ones on each page.
	await sql(
		"update facebook_campaigns set status = 'paused' where workspace_id = ?",
		rig.workspaceId,
	).run();
	await sql(
		"update facebook_accounts set active_campaign_count = 0 where workspace_id = ?",
		rig.workspaceId,
	).run();
	await rig.start();
	await rig.readPage();
	expect(await expectCounts(rig, 250)).toBe(50);
	// Gone at Meta: kept, and active no more.
	await rig.order("account", { accountId: rig.accountId, campaigns: 120, pixels: 0 });
	await rig.drain();
	rig.later(11 * 60_000);
	await rig.start();
	await rig.drain();
	expect(await expectCounts(rig, 250)).toBe(60);
});

test("a page that is delivered again, or comes too late, is not counted again", async () => {
	const rig = await createRig(250);
	const job = rig.queued.find(({ body }) => body.kind === "campaigns")?.body;
	rig.queued.length = 0;
	await rig.deliver([job, job]);
	await expectCounts(rig, 100);
	await rig.drain();
	await expectCounts(rig, 250);
	await rig.deliver([job]);
	await expectCounts(rig, 250);
});

test("figures go with a removed account and come back with it; a campaign that moved counts once", async () => {
	const rig = await createRig(60);
	const other = await rig.add(40);
	await rig.drain();
	await expectCounts(rig, 100);
	await rig.remove(other);
	await expectCounts(rig, 60);
	await rig.addAgain(other);
	await expectCounts(rig, 100);
	await rig.drain();
	await expectCounts(rig, 100);
	await sql(
		"update facebook_campaigns set account_id = ? where workspace_id = ? and account_id = ?",
		other,
		rig.workspaceId,
		rig.accountId,
	).run();
	await sql(
		`update facebook_accounts set campaign_count = iif(account_id = ?1, 100, 0),
			active_campaign_count = iif(account_id = ?1, 50, 0) where workspace_id = ?2`,
		other,
		rig.workspaceId,
	).run();
	await rig.start();
	await rig.readPage();
	await expectCounts(rig, 100);
	const { results } = await sql(
		"select campaign_count as n from facebook_accounts where workspace_id = ? order by n",
		rig.workspaceId,
	).all<{ n: number }>();
	expect(results.map(({ n }) => n)).toEqual([40, 60]);
});

/** Of one account a page and one more: found by one index, looked up by another; and what else is shown. */
const MAX_VIEW_READ = 4 * 51 + 25;

test("the screen reads a page of each account, not its five hundred campaigns, whatever is asked", async () => {
	const rig = await createRig(500);
	const removed = await rig.add(300);
	await rig.drain();
	await rig.remove(removed);
	const first = await rig.view();
	expect(first.nextAfter).not.toBeNull();
	const asked = [
		{},
		{ status: "archived" },
		{ status: "deleted" },
		{ status: "active" },
		{ after: first.nextAfter ?? "" },
		// Near the end of the list.
		{ after: "1790830000000.23" },
	];
	for (const page of asked) {
		Object.assign(rig.spent, { batches: 0, read: 0 });
		await rig.view(page);
		expect(rig.spent.batches).toBe(1);
		expect(rig.spent.read, JSON.stringify(page)).toBeLessThanOrEqual(MAX_VIEW_READ);
	}
});

test("a page of a hundred campaigns is one look at Meta and one batch; unchanged, one row each", async () => {
	const rig = await createRig(250);
	const start = () => Object.assign(rig.spent, { batches: 0, written: 0 });
	start();
	await rig.readPage();
	expect(rig.spent.batches).toBe(1);
	expect(await rig.calls(`GET act_${rig.accountId}/campaigns`)).toBe(1);
	// The row, its key and two indexes; the run and the counts of the account.
	expect(rig.spent.written).toBeLessThanOrEqual(4 * 100 + 5);
	await rig.drain();
	await rig.start();
	start();
	await rig.drain();
	// That it was seen is all that is written of a campaign that is as it was.
	expect(rig.spent.written).toBeLessThanOrEqual(250 + 15);
	expect(rig.spent.written).toBeGreaterThanOrEqual(250);
});

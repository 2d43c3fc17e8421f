import { beforeAll, expect, test, vi } from "vitest";
import type { FacebookSyncJob } from "#app/contracts/facebook.ts";
import { SYNC_PERIOD_MS, SYNC_STALE_MS } from "#app/domain/facebook/sync.ts";
import { isLong } from "#tests/support/long.ts";
import { createGraphRig, drawAccountId, GOOD_TOKEN } from "#tests/support/graph-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { createTeam } from "#tests/support/team.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const EVERYTHING = { after: null, status: null };

/** An account that was just added; its three first runs wait in the queue. */
async function createRig(account: Record<string, unknown> = {}, token = GOOD_TOKEN) {
	const rig = createGraphRig();
	const team = await createTeam();
	const accountId = drawAccountId();
	await rig.order("account", { accountId, ...account });
	const { manager } = team.people;
	const input = { token, accountId };
	const added = await rig.services().facebookAccounts.add(manager.signedIn, input);
	if (!added.ok) throw new Error(added.code);
	const findView = async () =>
		(await rig.services().facebookAccounts.overview(manager.signedIn)).accounts[0];
	return {
		...rig,
		accountId,
		manager,
		workspaceId: team.workspaceId,
		findView,
		findSync: async (kind: string) => (await findView())?.syncs.find((sync) => sync.kind === kind),
		ads: () => rig.services().facebookAds.read(manager.signedIn, EVERYTHING),
		start: (kind: "account" | "pixels" | "campaigns") =>
			rig.services().facebookSync.start(manager.signedIn, accountId, kind),
		/** The one job of this kind that waits. */
		take(kind: FacebookSyncJob["kind"]): FacebookSyncJob {
			const at = rig.queued.findIndex(({ body }) => body.kind === kind);
			const [job] = rig.queued.splice(at, 1);
			if (at < 0 || !job) throw new Error(`no job of ${kind}`);
			return job.body;
		},
	};
}

async function countCampaigns(workspaceId: string) {
	const row = await bindings.DB.prepare(
		`select count(*) as total, count(distinct id) as ids, sum(status = 'deleted') as deleted
		from facebook_campaigns where workspace_id = ?`,
	)
		.bind(workspaceId)
		.first<{ total: number; ids: number; deleted: number }>();
	return row ?? { total: 0, ids: 0, deleted: 0 };
}

test("account, pixels and campaigns are read, and everybody's page is told", async () => {
	const rig = await createRig();
	const socket = await openWorkspaceSocket(rig.manager);
	await socket.next("hello");
	await rig.drain();
	await socket.next("facebook_changed");
	const view = await rig.findView();
	expect(view?.insights).toEqual({
		spend: "3456.78",
		reach: 45_210,
		impressions: 98_760,
		clicks: 3_210,
	});
	expect(view?.syncs.map(({ state }) => state)).toEqual(["done", "done", "done"]);
	expect(view?.lastSyncAt).not.toBeNull();
	const { pixels } = await rig.services().facebookAccounts.overview(rig.manager.signedIn);
	expect(pixels.map(({ lastFiredTime }) => lastFiredTime === null)).toEqual([true, false, false]);
	const ads = await rig.ads();
	expect(ads).toMatchObject({ isConfigured: true, counts: { total: 8, active: 4 } });
	expect(ads.campaigns[0]).toMatchObject({ currency: "BRL", status: "archived" });
	socket.close();
});

const CAMPAIGNS = isLong ? 5_000 : 1_200;

test(`${CAMPAIGNS} campaigns page through, in order of what was read, without doubles`, async () => {
	const rig = await createRig({ campaigns: CAMPAIGNS, pixels: 0 });
	await rig.drain();
	const all = { total: CAMPAIGNS, ids: CAMPAIGNS };
	expect(await countCampaigns(rig.workspaceId)).toMatchObject(all);
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", doneCount: CAMPAIGNS });
	expect(await rig.calls(`GET act_${rig.accountId}/campaigns`)).toBe(CAMPAIGNS / 100);
});

test("the page of campaigns goes on behind the last one, and filters by status", async () => {
	const rig = await createRig({ campaigns: 120, pixels: 0 });
	await rig.drain();
	const { facebookAds } = rig.services();
	const seen: string[] = [];
	let after: string | null = null;
	do {
		const page = await facebookAds.read(rig.manager.signedIn, { after, status: null });
		seen.push(...page.campaigns.map(({ id }) => id));
		after = page.nextAfter;
	} while (after !== null);
	expect(seen).toHaveLength(120);
	expect(new Set(seen).size).toBe(120);
	const paused = await facebookAds.read(rig.manager.signedIn, { after: null, status: "paused" });
	expect(paused.campaigns).toHaveLength(30);
	expect(paused.nextAfter).toBeNull();
	const odd = await facebookAds.read(rig.manager.signedIn, { after: "' or 1=1", status: null });
	expect(odd.campaigns).toHaveLength(50);
});

test("R17 a job that is delivered twice, at once or again, doubles nothing", async () => {
	const rig = await createRig({ campaigns: 250, pixels: 0 });
	const job = rig.take("campaigns");
	rig.queued.length = 0;
	await rig.deliver([job, job, job]);
	await rig.deliver([job]);
	await rig.drain();
	await rig.deliver([job]);
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", doneCount: 250 });
	expect(await countCampaigns(rig.workspaceId)).toMatchObject({ total: 250, ids: 250 });
});

test("R20 killed at any statement, and repeated, the list is whole and nothing is counted twice", async () => {
	for (let dying = 1; dying <= 8; dying += 1) {
		const rig = await createRig({ campaigns: 230, pixels: 0 });
		const job = rig.take("campaigns");
		rig.queued.length = 0;
		let left = dying;
		// The database dies with the n-th call, and whatever came after it never happened.
		const dies = <Call extends (...given: never[]) => unknown>(call: Call) =>
			((...given: never[]) => {
				left -= 1;
				if (left < 0) throw new Error("killed");
				return call(...given);
			}) as Call;
		const { DB } = bindings;
		const dying1: D1Database = new Proxy(DB, {
			get: (db, name) => {
				if (name === "batch") return dies(db.batch.bind(db));
				if (name === "prepare") return dies(db.prepare.bind(db));
				return Reflect.get(db, name) as unknown;
			},
		});
		await createGraphRig({ DB: dying1 })
			.deliver([job])
			.catch(() => null);
		// The queue brings the job again; whatever the dead one queued is lost or comes too.
		await rig.deliver([job]);
		await rig.drain();
		expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", doneCount: 230 });
		expect(await countCampaigns(rig.workspaceId)).toMatchObject({ total: 230, ids: 230 });
	}
});

test("a run that stopped is taken over by a new one after ten minutes, not before", async () => {
	const rig = await createRig({ campaigns: 250, pixels: 0 });
	const job = rig.take("campaigns");
	rig.queued.length = 0;
	await rig.deliver([job]);
	const next = rig.take("campaigns");
	expect(await rig.start("campaigns")).toEqual({ ok: true, value: null });
	expect(rig.queued).toEqual([]);
	rig.later(SYNC_STALE_MS + 1_000);
	expect(await rig.start("campaigns")).toEqual({ ok: true, value: null });
	// What is left of the old run writes nothing any more.
	await rig.deliver([next]);
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "queued", doneCount: 0 });
	await rig.drain();
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", doneCount: 250 });
});

test("what a whole run no longer sees is deleted there; half a run says nothing", async () => {
	const rig = await createRig({ campaigns: 150, pixels: 0 });
	await rig.drain();
	await rig.order("account", { accountId: rig.accountId, campaigns: 120, pixels: 0 });
	await rig.start("campaigns");
	await rig.deliver([rig.take("campaigns")]);
	expect(await countCampaigns(rig.workspaceId)).toMatchObject({ deleted: 0 });
	await rig.drain();
	expect(await countCampaigns(rig.workspaceId)).toMatchObject({ total: 150, deleted: 30 });
});

test("Meta that asks for a pause gets it: the same run goes on later", async () => {
	const rig = await createRig({ campaigns: 150, pixels: 0 });
	await rig.rule({
		match: `GET act_${rig.accountId}/campaigns`,
		times: 1,
		error: { code: 80004, isTransient: true },
		headers: { "retry-after": "90" },
	});
	const job = rig.take("campaigns");
	rig.queued.length = 0;
	const { explicitAcks } = await rig.deliver([job]);
	expect(explicitAcks).toHaveLength(1);
	expect(rig.queued).toEqual([{ body: job, delaySeconds: 90 }]);
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "running", doneCount: 0 });
	await rig.drain();
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", doneCount: 150 });
});

test("the next page waits when more than 90 percent of what Meta allows is used", async () => {
	const rig = await createRig({ campaigns: 150, pixels: 0 });
	const type = { type: "ads_management", call_count: 95, estimated_time_to_regain_access: 15 };
	await rig.rule({
		match: `GET act_${rig.accountId}/campaigns`,
		times: 1,
		headers: { "x-business-use-case-usage": JSON.stringify({ "1": [type] }) },
	});
	const job = rig.take("campaigns");
	rig.queued.length = 0;
	await rig.deliver([job]);
	expect(rig.queued).toEqual([{ body: job, delaySeconds: 900 }]);
	// Meanwhile nobody begins another run, ten minutes or not.
	rig.later(SYNC_STALE_MS + 60_000);
	await rig.start("campaigns");
	expect(rig.queued).toHaveLength(1);
});

test("a token that Meta refuses ends the run, and the account says so", async () => {
	const rig = await createRig();
	await rig.rule({
		match: `GET act_${rig.accountId}`,
		error: { code: 190, subcode: 460, message: "The session has been invalidated." },
	});
	await rig.drain();
	expect(await rig.findView()).toMatchObject({ isTokenRefused: true });
	expect(await rig.findSync("pixels")).toMatchObject({
		state: "failed",
		error: "facebook_token_invalid",
	});
});

test("trouble of Meta's is tried again by the queue, and told as failed when it stays", async () => {
	const rig = await createRig({ campaigns: 10, pixels: 0 });
	const match = `GET act_${rig.accountId}/campaigns`;
	await rig.rule({ match, error: { code: 2, status: 500 } });
	const job = rig.take("campaigns");
	rig.queued.length = 0;
	expect((await rig.deliver([job])).retryMessages).toHaveLength(1);
	expect((await rig.deliver([job], 2)).retryMessages).toHaveLength(1);
	await rig.services().facebookSync.giveUp(job);
	expect(await rig.findSync("campaigns")).toMatchObject({
		state: "failed",
		error: "facebook_unavailable",
	});
	await rig.order("forget", { match });
	await rig.start("campaigns");
	await rig.drain();
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done", error: null });
});

test("R16 a message that nobody understands is tried again until it is dead, and holds up no other", async () => {
	const rig = await createRig({ campaigns: 3, pixels: 0 });
	const job = rig.take("campaigns");
	const result = await rig.deliver([{ poison: true }, job]);
	expect(result.retryMessages).toHaveLength(1);
	expect(result.explicitAcks).toHaveLength(1);
	expect(await rig.findSync("campaigns")).toMatchObject({ state: "done" });
});

test("a job of an account that was removed meanwhile asks Meta nothing", async () => {
	const rig = await createRig();
	await rig.services().facebookAccounts.remove(rig.manager.signedIn, rig.accountId);
	await rig.drain();
	expect(await rig.calls(`GET act_${rig.accountId}/campaigns`)).toBe(0);
	expect(await rig.findView()).toBeUndefined();
});

test("J04 a token moved to another account does not open, and is sent nowhere", async () => {
	const rig = await createRig();
	const other = drawAccountId();
	await rig.order("account", { accountId: other });
	const input = { token: GOOD_TOKEN, accountId: other };
	await rig.services().facebookAccounts.add(rig.manager.signedIn, input);
	await bindings.DB.prepare(
		`update facebook_accounts set token_sealed = (select token_sealed from facebook_accounts
			where workspace_id = ?1 and account_id = ?2) where workspace_id = ?1 and account_id = ?3`,
	)
		.bind(rig.workspaceId, rig.accountId, other)
		.run();
	await rig.drain();
	expect(await rig.calls(`GET act_${other}/`)).toBe(0);
	const { accounts } = await rig.services().facebookAccounts.overview(rig.manager.signedIn);
	expect(accounts.map(({ isTokenRefused }) => isTokenRefused)).toEqual([false, true]);
});

test("the hour's round reads what is switched on, once, and nothing that is off", async () => {
	const rig = await createRig({ campaigns: 3, pixels: 1 });
	await rig.drain();
	const own = () =>
		rig.queued
			.filter(({ body }) => body.workspaceId === rig.workspaceId)
			.map(({ body }) => body.kind)
			.sort();
	const visit = () =>
		bindings.DB.prepare("update members set last_seen_at = ? where workspace_id = ?")
			.bind(Date.now() + 10 * SYNC_PERIOD_MS, rig.workspaceId)
			.run();
	await rig.services().facebookSync.enqueueDue();
	expect(own()).toEqual([]);
	rig.later(SYNC_PERIOD_MS + 1_000);
	await rig.services().facebookSync.enqueueDue();
	// Nobody has been here: nobody is asked (H22).
	expect(own()).toEqual([]);
	await visit();
	await rig.services().facebookSync.enqueueDue();
	await rig.services().facebookSync.enqueueDue();
	expect(own()).toEqual(["account", "campaigns", "pixels", "token"]);
	await rig.drain();
	await rig.services().facebookAds.saveSettings(rig.manager.signedIn, {
		isHourlySyncOn: false,
		isTokenValidationOn: true,
	});
	rig.later(SYNC_PERIOD_MS + 1_000);
	await rig.services().facebookSync.enqueueDue();
	expect(own()).toEqual(["token"]);
	expect((await rig.ads()).settings).toEqual({ isHourlySyncOn: false, isTokenValidationOn: true });
});

test("validation finds a token that ended, and one that works again", async () => {
	const token = `EAAGgood${crypto.randomUUID()}`;
	const rig = await createRig({ campaigns: 0, pixels: 0 }, token);
	await rig.drain();
	const { workspaceId, accountId } = rig;
	const job = { workspaceId, accountId, kind: "token", runId: crypto.randomUUID() };
	await rig.rule({ match: `input_token=${token}`, times: 1, error: { code: 190, subcode: 463 } });
	await rig.deliver([job]);
	expect(await rig.findView()).toMatchObject({ isTokenRefused: true });
	await rig.deliver([job]);
	expect(await rig.findView()).toMatchObject({ isTokenRefused: false });
});

import { beforeAll, expect, test, vi } from "vitest";
import { dumpDatabase } from "#tests/support/call.ts";
import { createGraphRig, drawAccountId, GOOD_TOKEN } from "#tests/support/graph-rig.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { codesOf, createTeam } from "#tests/support/team.ts";

const logged: string[] = [];

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation((line: unknown) => void logged.push(String(line)));
});

async function createRig(change: Record<string, unknown> = {}) {
	const rig = createGraphRig(change);
	const team = await createTeam();
	const accountId = drawAccountId();
	await rig.order("account", { accountId, name: "Loja Aurora" });
	return { ...rig, team, accountId, manager: team.people.manager.signedIn };
}

test("an account is added with a token that is stored sealed and never shown", async () => {
	const { services, manager, accountId, queued, team } = await createRig();
	const token = `${GOOD_TOKEN}Canary77`;
	const added = await services().facebookAccounts.add(manager, {
		token: ` ${token}\n`,
		accountId: `act_${accountId}`,
	});
	expect(added).toEqual({ ok: true, value: { accountId, name: "Loja Aurora" } });
	const overview = await services().facebookAccounts.overview(manager);
	expect(overview.isConfigured).toBe(true);
	expect(overview.accounts).toMatchObject([
		{ accountId, name: "Loja Aurora", currency: "BRL", amountSpent: "1234567", insights: null },
	]);
	expect(overview.accounts[0]?.permissions).toContain("ads_read");
	expect(queued.map(({ body }) => body.kind).sort()).toEqual(["account", "campaigns", "pixels"]);
	expect(JSON.stringify(overview)).not.toContain("Canary77");
	expect(await dumpDatabase()).not.toContain("Canary77");
	expect(logged.join()).not.toContain("Canary77");
	expect(await codesOf(team.workspaceId)).toContain("facebook_account_added");
});

test("a token is validated without keeping anything, and told whose it is", async () => {
	const { services, manager, accountId } = await createRig();
	const { facebookAccounts } = services();
	expect(await facebookAccounts.validateToken(manager, { token: GOOD_TOKEN, accountId })).toEqual({
		ok: true,
		value: { name: "Maria Silva" },
	});
	expect((await facebookAccounts.overview(manager)).accounts).toEqual([]);
});

test("B05 a token that was given to another app is refused, and so is one that ended", async () => {
	const { services, manager, accountId } = await createRig();
	for (const token of ["EAAGforeign0123456789", "EAAGexpired0123456789", "made-up-token", ""]) {
		const input = { token, accountId };
		const refusal = { ok: false, code: "facebook_token_invalid" };
		expect(await services().facebookAccounts.validateToken(manager, input)).toMatchObject(refusal);
		expect(await services().facebookAccounts.add(manager, input)).toMatchObject(refusal);
	}
	expect((await services().facebookAccounts.overview(manager)).accounts).toEqual([]);
});

test("each refusal of Meta's has its word: no right, an unknown account, a number that is none", async () => {
	const { services, manager, accountId } = await createRig();
	const add = async (token: string, id: string) => {
		const added = await services().facebookAccounts.add(manager, { token, accountId: id });
		return added.ok ? null : added.code;
	};
	expect(await add("EAAGnoads0123456789", accountId)).toBe("facebook_permission_missing");
	expect(await add(GOOD_TOKEN, drawAccountId())).toBe("facebook_not_found");
	expect(await add(GOOD_TOKEN, "minha conta")).toBe("account_id_invalid");
});

test("E05 only who may manage the area adds, removes, syncs or switches", async () => {
	const { services, team, accountId, queued, manager } = await createRig();
	await services().facebookAccounts.add(manager, { token: GOOD_TOKEN, accountId });
	queued.length = 0;
	const { facebookAccounts, facebookSync, facebookAds } = services();
	for (const role of ["viewer", "operator"] as const) {
		const { signedIn } = team.people[role];
		const forbidden = { ok: false, code: "forbidden" };
		const input = { token: GOOD_TOKEN, accountId };
		expect(await facebookAccounts.add(signedIn, input)).toMatchObject(forbidden);
		expect(await facebookAccounts.validateToken(signedIn, input)).toMatchObject(forbidden);
		expect(await facebookAccounts.remove(signedIn, accountId)).toMatchObject(forbidden);
		expect(await facebookSync.start(signedIn, accountId, "pixels")).toMatchObject(forbidden);
		const switches = { isHourlySyncOn: false, isTokenValidationOn: false };
		expect(await facebookAds.saveSettings(signedIn, switches)).toMatchObject(forbidden);
		expect((await facebookAccounts.overview(signedIn)).accounts).toHaveLength(1);
	}
	expect(queued).toEqual([]);
});

test("D05 another workspace's account answers like nothing, and both may have the same one", async () => {
	const rig = await createRig();
	const { services, accountId } = rig;
	await services().facebookAccounts.add(rig.manager, { token: GOOD_TOKEN, accountId });
	const stranger = (await createTeam()).people.admin.signedIn;
	const { facebookAccounts, facebookSync, facebookAds } = services();
	expect(await facebookAccounts.remove(stranger, accountId)).toMatchObject({ code: "not_found" });
	expect(await facebookSync.start(stranger, accountId, "account")).toMatchObject({
		code: "not_found",
	});
	expect((await facebookAccounts.overview(stranger)).accounts).toEqual([]);
	await facebookAccounts.add(stranger, { token: GOOD_TOKEN, accountId });
	await facebookAccounts.remove(stranger, accountId);
	expect((await facebookAccounts.overview(rig.manager)).accounts).toHaveLength(1);
	expect((await facebookAds.read(stranger, { after: null, status: null })).accounts).toEqual([]);
});

test("removing is a soft delete without the token; added again it is back with a new one", async () => {
	const { services, manager, accountId, team } = await createRig();
	const { facebookAccounts } = services();
	await facebookAccounts.add(manager, { token: GOOD_TOKEN, accountId });
	expect(await facebookAccounts.remove(manager, accountId)).toEqual({ ok: true, value: null });
	expect(await facebookAccounts.overview(manager)).toMatchObject({
		accounts: [],
		pixels: [],
		isConfigured: false,
	});
	expect(await facebookAccounts.remove(manager, accountId)).toMatchObject({ code: "not_found" });
	expect(await codesOf(team.workspaceId)).toContain("facebook_account_removed");
	await facebookAccounts.add(manager, { token: GOOD_TOKEN, accountId });
	expect((await facebookAccounts.overview(manager)).accounts).toHaveLength(1);
});

test("an account that Meta disabled is kept, and does not make Facebook configured", async () => {
	const { services, manager, accountId, order } = await createRig();
	await order("account", { accountId, accountStatus: 2 });
	await services().facebookAccounts.add(manager, { token: GOOD_TOKEN, accountId });
	const overview = await services().facebookAccounts.overview(manager);
	expect(overview.accounts).toHaveLength(1);
	expect(overview.isConfigured).toBe(false);
});

test("without an app of ours a pasted token still works, by what it may do itself", async () => {
	const { services, manager, accountId } = await createRig({
		FACEBOOK_APP_ID: "",
		FACEBOOK_APP_SECRET: "",
	});
	const added = await services().facebookAccounts.add(manager, { token: GOOD_TOKEN, accountId });
	expect(added.ok).toBe(true);
	const [account] = (await services().facebookAccounts.overview(manager)).accounts;
	expect(account?.permissions).toContain("ads_read");
	expect(account?.permissions).not.toContain("user_photos");
});

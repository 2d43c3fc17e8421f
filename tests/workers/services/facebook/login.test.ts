import { beforeAll, expect, test, vi } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";
import { LOGIN_STATE_TTL_MS } from "#app/domain/facebook/login.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createHooksRig, type HooksRig } from "#tests/support/facebook-hooks.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** Through Meta's dialog, as a browser goes; answers what it comes back with. */
async function askDialog(
	rig: HooksRig,
	who: SignedIn,
	choice: "allow" | "cancel" = "allow",
	purpose: LoginPurpose = "webhooks",
): Promise<URLSearchParams> {
	const begun = rig
		.services()
		.facebookLogin.begin(who, { purpose, scopes: ["user_likes"], again: null });
	if (!begun.ok) throw new Error(begun.code);
	const dialog = new URL(begun.value);
	dialog.searchParams.set("emulator_choice", choice);
	const answer = await fetch(dialog, { redirect: "manual" });
	const back = new URL(answer.headers.get("location") ?? "");
	expect(back.pathname).toBe("/facebook/callback");
	return back.searchParams;
}

test("a sign-in is kept sealed, speaks for its member alone, and no page sees its token", async () => {
	const rig = await createHooksRig();
	const { signedIn } = rig.manager;
	const { facebookLogin } = rig.services();
	const finished = await facebookLogin.finish(signedIn, await askDialog(rig, signedIn));
	expect(finished).toEqual({ purpose: "webhooks", outcome: "connected" });
	const token = await facebookLogin.withToken(signedIn);
	expect(token).toMatch(/^EAA/);
	expect(await facebookLogin.find(signedIn)).toMatchObject({ isExpired: false });
	expect(JSON.stringify(await rig.page())).not.toContain(token ?? "");
	expect(await dumpDatabase()).not.toContain(token ?? "");
	expect(await facebookLogin.withToken(rig.team.people.admin.signedIn)).toBeNull();
	expect(rig.told.map(({ frame }) => frame.type)).toContain("facebook_changed");
	const listed = await rig.services().facebookPermissions.list(signedIn);
	if (!listed.ok) throw new Error(listed.fault.code);
	expect(listed.permissions).toContainEqual({ permission: "public_profile", status: "granted" });
	expect(await facebookLogin.remove(signedIn)).toEqual({ ok: true, value: null });
	expect(await facebookLogin.find(signedIn)).toBeNull();
	expect(await rig.services().facebookPermissions.list(signedIn)).toMatchObject({
		fault: { code: "facebook_login_missing" },
	});
});

test("a code comes back to the sign-in that asked for it, in time, and to no other", async () => {
	const rig = await createHooksRig();
	const other = await createHooksRig();
	const { signedIn } = rig.manager;
	const query = await askDialog(rig, signedIn, "allow", "payments");
	const { facebookLogin } = rig.services();
	for (const stranger of [
		other.manager.signedIn,
		rig.team.people.admin.signedIn,
		{ ...signedIn, signInId: crypto.randomUUID() },
	])
		expect(await facebookLogin.finish(stranger, query)).toMatchObject({ outcome: "expired" });
	const state = query.get("state") ?? "";
	for (const forged of ["", "x", `${state}x`, state.split(".")[0] ?? "", `${state}.${state}`]) {
		const changed = new URLSearchParams(query);
		changed.set("state", forged);
		expect(await facebookLogin.finish(signedIn, changed), forged).toMatchObject({
			outcome: "expired",
		});
	}
	rig.later(LOGIN_STATE_TTL_MS);
	expect(await rig.services().facebookLogin.finish(signedIn, query)).toMatchObject({
		outcome: "expired",
	});
	expect(await facebookLogin.find(signedIn)).toBeNull();
	const fresh = await askDialog(rig, signedIn, "allow", "payments");
	expect(await rig.services().facebookLogin.finish(signedIn, fresh)).toEqual({
		purpose: "payments",
		outcome: "connected",
	});
	// A code is good once.
	expect(await rig.services().facebookLogin.finish(signedIn, fresh)).toMatchObject({
		outcome: "refused",
	});
});

test("whoever says no to the dialog is told that they cancelled", async () => {
	const rig = await createHooksRig();
	const { signedIn } = rig.manager;
	const query = await askDialog(rig, signedIn, "cancel", "permissions");
	expect(await rig.services().facebookLogin.finish(signedIn, query)).toEqual({
		purpose: "permissions",
		outcome: "cancelled",
	});
});

test("only managers and admins go to the dialog; it is never asked for the two dead permissions", async () => {
	const rig = await createHooksRig();
	const ask = { purpose: "permissions" as const, again: "declined" as const };
	const { facebookLogin } = rig.services();
	for (const who of ["operator", "viewer"] as const)
		expect(
			facebookLogin.begin(rig.team.people[who].signedIn, { ...ask, scopes: [] }),
		).toMatchObject({ code: "forbidden" });
	const begun = facebookLogin.begin(rig.manager.signedIn, {
		...ask,
		scopes: ["manage_pages", "publish_pages", "user_posts"],
	});
	if (!begun.ok) throw new Error(begun.code);
	const { searchParams, hash } = new URL(begun.value);
	const scopes = (searchParams.get("scope") ?? "").split(",");
	expect(scopes).toContain("user_posts");
	expect(scopes).not.toContain("manage_pages");
	expect(scopes).not.toContain("publish_pages");
	expect(searchParams.get("auth_type")).toBe("rerequest");
	expect(searchParams.get("response_type")).toBe("code");
	expect(hash).toBe("");
});

test("E09 who leaves the team leaves no sign-in behind, and their pages tell the workspace nothing", async () => {
	const rig = await createHooksRig();
	const { admin } = rig.team.people;
	const pageId = `77${Date.now()}`;
	await rig.enter([pageId]);
	await rig.enter([], admin);
	const { team } = rig.services();
	expect(await team.removeMember(admin.signedIn, rig.manager.memberId)).toMatchObject({ ok: true });
	const count = async (table: string) => {
		const sql = `SELECT member_id AS member FROM ${table} WHERE workspace_id = ?`;
		const { results } = await bindings.DB.prepare(sql).bind(rig.workspaceId).all();
		return results;
	};
	expect(await count("facebook_pages")).toEqual([]);
	expect(await count("facebook_logins")).toEqual([{ member: admin.memberId }]);
});

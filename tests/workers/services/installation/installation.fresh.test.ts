import { reset } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { startFresh } from "#tests/support/fresh.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import {
	cookieAfter,
	metaOf,
	newPerson,
	PASSWORD,
	registerPerson,
	requestWith,
	rigSignIn,
} from "#tests/support/sign-in-rig.ts";

const HOUR_MS = 60 * 60_000;

startFresh();
// One row says whose installation it is: each test begins without it.
beforeEach(async () => {
	await reset();
	await migrate();
});

const rows = async (query: string) => (await bindings.DB.prepare(query).all()).results;

/** What the deploy does: a row that only somebody with the database can write. */
async function drawLink(purpose = "setup", now = Date.now()): Promise<string> {
	const token = createToken();
	await bindings.DB.prepare(
		"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, ?, ?, ?)",
	)
		.bind(hashToken(token), purpose, now, now + 24 * HOUR_MS)
		.run();
	return token;
}

const newAdministrator = () => ({
	...newPerson(),
	workspaceName: "Padaria do Bairro",
	region: "sam",
	language: "en",
});

async function whoIs(rig: ReturnType<typeof rigSignIn>, setCookie: string[]) {
	return rig.services.auth.findSignedIn(requestWith(cookieAfter(setCookie)));
}

test("P01 the operator's link makes the first administrator, once, and only an admin of that workspace runs the installation", async () => {
	const rig = rigSignIn();
	const { installation } = rig.services;
	const token = await drawLink();
	expect(await installation.findLink(token)).toBe("first");
	const entered = await installation.enter(token, newAdministrator(), metaOf());
	if (!entered.ok) throw new Error(entered.code);
	const signedIn = await whoIs(rig, entered.value.setCookie);
	expect(signedIn).toMatchObject({
		workspace: { name: "Padaria do Bairro" },
		member: { role: "admin" },
	});
	if (signedIn === null) throw new Error("nobody");
	expect(await installation.isAdmin(signedIn)).toBe(true);
	expect(entered.value.setCookie.join()).toContain("prosa.lang=en");
	expect(await installation.find()).toMatchObject({
		workspaceId: signedIn.workspace.id,
		region: "sam",
	});

	const operator = { ...signedIn, member: { ...signedIn.member, role: "operator" as const } };
	expect(await installation.isAdmin(operator)).toBe(false);
	await registerPerson(rig);
	const other = { ...signedIn, workspace: { ...signedIn.workspace, id: "another" } };
	expect(await installation.isAdmin(other)).toBe(false);

	expect(await installation.findLink(token)).toBe("invalid");
	expect(await installation.enter(token, newAdministrator(), metaOf())).toEqual({
		ok: false,
		code: "token_invalid",
	});
});

test("P01 twenty people at once with one link make one installation and one account", async () => {
	const { installation } = rigSignIn().services;
	const token = await drawLink();
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, () => installation.enter(token, newAdministrator(), metaOf())),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await rows("select id from workspaces")).toHaveLength(1);
	expect(await rows("select id from users where email_confirmed_at is not null")).toHaveLength(1);
});

test("P01 a guessed, expired, foreign or used link opens nothing", async () => {
	const { installation } = rigSignIn().services;
	const old = await drawLink("setup", Date.now() - 25 * HOUR_MS);
	for (const token of ["", "a".repeat(500), createToken(), old, await drawLink("backup")]) {
		expect(await installation.findLink(token)).toBe("invalid");
		expect(await installation.enter(token, newAdministrator(), metaOf())).toEqual({
			ok: false,
			code: "token_invalid",
		});
	}
	expect(await rows("select id from users")).toEqual([]);
});

test("what is typed wrong uses nothing up", async () => {
	const { installation } = rigSignIn().services;
	const token = await drawLink();
	const typed = { ...newAdministrator(), password: "curta" };
	expect(await installation.enter(token, typed, metaOf())).toEqual({
		ok: false,
		code: "password_too_short",
	});
	expect(await installation.findLink(token)).toBe("first");
});

test("somebody with an account signs in and makes their workspace the installation's; an operator may not", async () => {
	const rig = rigSignIn();
	const { auth, installation } = rig.services;
	const person = await registerPerson(rig);
	const token = await drawLink();
	expect(
		await installation.enter(token, { ...newAdministrator(), email: person.email }, metaOf()),
	).toEqual({ ok: false, code: "email_taken" });
	const entered = await auth.signIn(person, metaOf());
	const signedIn = entered.ok ? await whoIs(rig, entered.value.setCookie) : null;
	if (signedIn === null) throw new Error("nobody");
	const operator = { ...signedIn, member: { ...signedIn.member, role: "operator" as const } };
	expect(await installation.claim(token, operator, metaOf())).toMatchObject({ code: "forbidden" });
	expect(await installation.claim(token, signedIn, metaOf())).toEqual({ ok: true, value: null });
	expect(await installation.isAdmin(signedIn)).toBe(true);
	expect(await installation.findLink(token)).toBe("invalid");
});

test("P02 with a new link an administrator who lost the way in gets a new password, and old sign-ins end", async () => {
	const rig = rigSignIn();
	const { auth, installation } = rig.services;
	const admin = newAdministrator();
	const first = await installation.enter(await drawLink(), admin, metaOf());
	const before = first.ok ? first.value.setCookie : [];
	const link = await drawLink();
	expect(await installation.findLink(link)).toBe("recovery");
	const again = { ...admin, password: "outra porta azul 9" };
	const entered = await installation.enter(link, again, metaOf());
	if (!entered.ok) throw new Error(entered.code);
	expect(await whoIs(rig, before)).toBeNull();
	expect(await whoIs(rig, entered.value.setCookie)).toMatchObject({ email: admin.email });
	expect((await auth.signIn({ email: admin.email, password: PASSWORD }, metaOf())).ok).toBe(false);
	expect((await auth.signIn({ email: admin.email, password: again.password }, metaOf())).ok).toBe(
		true,
	);
	expect(await installation.enter(link, again, metaOf())).toMatchObject({ code: "token_invalid" });
});

test("P02 a demoted or removed administrator, or a new person, comes in as an admin by the operator's link", async () => {
	const rig = rigSignIn();
	const { installation } = rig.services;
	const admin = newAdministrator();
	await installation.enter(await drawLink(), admin, metaOf());
	await bindings.DB.prepare("update members set role = 'viewer', is_active = 0").run();
	for (const person of [admin, newAdministrator()]) {
		const entered = await installation.enter(await drawLink(), person, metaOf());
		const signedIn = entered.ok ? await whoIs(rig, entered.value.setCookie) : null;
		expect(signedIn && (await installation.isAdmin(signedIn))).toBe(true);
	}
	expect(await rows("select id from workspaces")).toHaveLength(1);
});

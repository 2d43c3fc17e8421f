import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { encode } from "@auth/core/jwt";
import { handleRequest } from "#workers/api/handle-request.ts";
import { loadConfig } from "#workers/config.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	markingForReissue,
	REPLACED_ID_GRACE_MS,
} from "#workers/data/queries/auth/sign-in-renewal.ts";
import { bindings, createWorkspace, migrate, ORIGIN, tellHub } from "#tests/support/sign-in.ts";
import {
	cookieAfter,
	enterAs,
	metaOf,
	newPerson,
	PASSWORD,
	registerPerson,
	requestWith,
	rigSignIn,
	rows,
} from "#tests/support/sign-in-rig.ts";

const NEXT = "chuva oeste 8";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

beforeAll(migrate);

const isIn = async (rig: ReturnType<typeof rigSignIn>, cookie: string) =>
	(await rig.services.auth.findSignedIn(requestWith(cookie))) !== null;

/** A request through handleRequest, so that renewals reach the answer. */
async function visit(cookie: string) {
	const ctx = createExecutionContext();
	const asked = new Request(`${ORIGIN}/api/auth/me`, { headers: { cookie } });
	const answer = await handleRequest(asked, bindings, ctx, async () => new Response("page"));
	await waitOnExecutionContext(ctx);
	return { status: answer.status, setCookie: answer.headers.getSetCookie() };
}

test("A12 every browser is listed with its words, this one first, and any other can be ended", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const first = await enterAs(rig, person, "", FIREFOX);
	const second = await enterAs(rig, person, "", CHROME);
	const list = await rig.services.auth.listSignIns(second.signedIn);
	expect(list).toMatchObject([
		{
			isCurrent: true,
			device: { browser: "Chrome", system: "Windows" },
			ipPrefix: "",
			workspaceName: "Ana Lima",
		},
		{ isCurrent: false, device: { browser: "Firefox", system: "Linux" } },
	]);
	expect(JSON.stringify(list)).not.toContain("token");
	const { auth } = rig.services;
	const other = list[1]?.id ?? "";
	expect(await auth.endSignIn(second.signedIn, second.signedIn.signInId)).toEqual({
		ok: false,
		code: "conflict",
	});
	expect(await auth.endSignIn(second.signedIn, other)).toEqual({ ok: true, value: null });
	expect(await isIn(rig, first.cookie)).toBe(false);
	expect(await isIn(rig, second.cookie)).toBe(true);
	expect(await auth.endSignIn(second.signedIn, other)).toEqual({ ok: false, code: "not_found" });
});

test("D01 nobody ends the sign-in of somebody else", async () => {
	const rig = rigSignIn();
	const mine = await enterAs(rig, await registerPerson(rig));
	const theirs = await enterAs(rig, await registerPerson(rig));
	expect(await rig.services.auth.endSignIn(mine.signedIn, theirs.signedIn.signInId)).toEqual({
		ok: false,
		code: "not_found",
	});
	expect(await rig.services.auth.endOtherSignIns(mine.signedIn)).toEqual({ ended: 0 });
	expect(await isIn(rig, theirs.cookie)).toBe(true);
});

test("A14 A06 a changed password ends every other sign-in and gives this one a new id", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const other = await enterAs(rig, person);
	const own = await enterAs(rig, person);
	const changed = await rig.services.auth.changePassword(
		own.signedIn,
		{ current: PASSWORD, next: NEXT },
		metaOf(own.cookie),
	);
	if (!changed.ok) throw new Error(changed.code);
	const renewed = cookieAfter(changed.value.setCookie, own.cookie);
	expect(await isIn(rig, other.cookie)).toBe(false);
	expect(await isIn(rig, own.cookie)).toBe(false);
	expect(await isIn(rig, renewed)).toBe(true);
	expect(await rig.services.auth.listSignIns(own.signedIn)).toMatchObject([{ isCurrent: true }]);
	expect(rig.jobs.map(({ type }) => type)).toContain("password_changed");
	expect(await rig.services.auth.signIn(person, metaOf())).toMatchObject({ ok: false });
	expect((await enterAs(rig, { ...person, password: NEXT })).signedIn.email).toBe(person.email);
});

test("changing a password takes the present one, and five wrong ones wait", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const { signedIn } = await enterAs(rig, person);
	const change = (current: string, next = NEXT) =>
		rig.services.auth.changePassword(signedIn, { current, next }, metaOf());
	expect(await change(PASSWORD, "curta")).toEqual({ ok: false, code: "password_too_short" });
	expect(await change(PASSWORD, "12345678")).toEqual({ ok: false, code: "password_common" });
	for (let time = 0; time < 5; time++)
		expect(await change("errada 123")).toEqual({ ok: false, code: "password_wrong" });
	expect(await change(PASSWORD)).toEqual({ ok: false, code: "rate_limited" });
});

test("A27 a sign-in that ended while its password change was under way changes nothing", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const { signedIn } = await enterAs(rig, person);
	await rig.services.auth.signOut(signedIn.signInId);
	expect(
		await rig.services.auth.changePassword(signedIn, { current: PASSWORD, next: NEXT }, metaOf()),
	).toEqual({ ok: false, code: "conflict" });
	expect((await enterAs(rig, person)).signedIn.email).toBe(person.email);
	expect(rig.jobs.some(({ type }) => type === "password_changed")).toBe(false);
});

test("A27 of two changes at once exactly one counts", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const { signedIn } = await enterAs(rig, person);
	const outcomes = await Promise.all(
		[NEXT, "outra senha 4"].map((next) =>
			rig.services.auth.changePassword(signedIn, { current: PASSWORD, next }, metaOf()),
		),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("A06 after a change of role the next request gets a new id, once; the old one dies after 30 s", async () => {
	let now = Date.now();
	const rig = rigSignIn(() => now);
	const own = await enterAs(rig, await registerPerson(rig));
	const { workspace, member, signInId } = own.signedIn;
	await markingForReissue(createDatabase(bindings.DB), workspace.id, member.id, now);
	await tellHub(workspace.id);
	const answers = await Promise.all([visit(own.cookie), visit(own.cookie), visit(own.cookie)]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	const renewals = answers.flatMap(({ setCookie }) => setCookie);
	expect(renewals).toHaveLength(1);
	const renewed = cookieAfter(renewals, own.cookie);
	expect(renewed).not.toBe(own.cookie);
	// Lists and sockets know it by the same id.
	expect((await rig.services.auth.findSignedIn(requestWith(renewed)))?.signInId).toBe(signInId);
	expect((await rig.services.auth.findSignedIn(requestWith(own.cookie)))?.signInId).toBe(signInId);
	expect(await rig.services.auth.listSignIns(own.signedIn)).toHaveLength(1);
	expect((await visit(renewed)).setCookie).toEqual([]);
	// Replaced by the real clock, a moment ago at the latest.
	now = Date.now() + REPLACED_ID_GRACE_MS + 1;
	expect(await isIn(rig, own.cookie)).toBe(false);
	expect(await isIn(rig, renewed)).toBe(true);
});

test("A11 signing out ends the id that was replaced a moment ago as well", async () => {
	const rig = rigSignIn();
	const own = await enterAs(rig, await registerPerson(rig));
	const { workspace, member, signInId } = own.signedIn;
	await markingForReissue(createDatabase(bindings.DB), workspace.id, member.id, Date.now());
	await tellHub(workspace.id);
	const renewed = cookieAfter((await visit(own.cookie)).setCookie, own.cookie);
	await rig.services.auth.signOut(signInId);
	expect(await isIn(rig, renewed)).toBe(false);
	expect(await isIn(rig, own.cookie)).toBe(false);
});

test("A06 A11 the answer that signs out has the last word: no renewed cookie goes with it", async () => {
	const rig = rigSignIn();
	const own = await enterAs(rig, await registerPerson(rig));
	const { workspace, member } = own.signedIn;
	await markingForReissue(createDatabase(bindings.DB), workspace.id, member.id, Date.now());
	await tellHub(workspace.id);
	const ctx = createExecutionContext();
	const asked = new Request(`${ORIGIN}/api/auth/sign-out`, {
		method: "POST",
		headers: { cookie: own.cookie, origin: ORIGIN },
	});
	const answer = await handleRequest(asked, bindings, ctx, async () => new Response("page"));
	await waitOnExecutionContext(ctx);
	expect(answer.status).toBe(204);
	const said = answer.headers.getSetCookie().filter((line) => line.includes("prosa.session="));
	expect(said).not.toEqual([]);
	for (const line of said) expect(line).toMatch(/^(?:__Host-)?prosa\.session=;/);
});

test("A26 a cookie of a former key is accepted and comes back under the new one", async () => {
	const rig = rigSignIn();
	const own = await enterAs(rig, await registerPerson(rig));
	expect((await visit(own.cookie)).setCookie).toEqual([]);
	const former = "aVeryOldKey-k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE";
	const token = crypto.randomUUID().repeat(2).slice(0, 43);
	const { hashToken } = await import("#workers/adapters/secrets/token.ts");
	await bindings.DB.prepare("update sign_ins set token_hash = ? where id = ?")
		.bind(hashToken(token), own.signedIn.signInId)
		.run();
	const name = "prosa.session";
	const value = await encode({ token: { sid: token }, secret: former, salt: name, maxAge: 600 });
	const secrets = [...loadConfig(bindings).authSecrets, former].join(",");
	const env = { ...bindings, AUTH_SECRET: secrets } as unknown as Env;
	const open = async (cookie: string, within: Env) => {
		const ctx = createExecutionContext();
		const asked = new Request(`${ORIGIN}/api/auth/me`, { headers: { cookie } });
		return handleRequest(asked, within, ctx, async () => new Response("page"));
	};
	const answer = await open(`${name}=${value}`, env);
	expect(answer.status).toBe(200);
	const renewed = cookieAfter(answer.headers.getSetCookie());
	// The former key is dropped: only what was issued again still opens.
	expect((await open(`${name}=${value}`, bindings)).status).toBe(401);
	expect((await open(renewed, bindings)).status).toBe(200);
});

test("A01 a stranger's guesses do not lock the person out of a browser they know", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const { cookie } = await enterAs(rig, person);
	await rig.settle();
	const wrong = { ...person, password: "errada 12345" };
	const codes: string[] = [];
	for (let time = 0; time < 20; time++) {
		const answer = await rig.services.auth.signIn(wrong, metaOf());
		codes.push(answer.ok ? "in" : answer.code);
	}
	expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "credentials_wrong"));
	expect(codes.slice(5)).toEqual(Array.from({ length: 15 }, () => "rate_limited"));
	expect(await rig.services.auth.signIn(person, metaOf())).toEqual({
		ok: false,
		code: "rate_limited",
	});
	expect((await rig.services.auth.signIn(person, metaOf(cookie))).ok).toBe(true);
	// The known browser has tries of its own, not endless ones.
	for (let time = 0; time < 5; time++) await rig.services.auth.signIn(wrong, metaOf(cookie));
	expect(await rig.services.auth.signIn(person, metaOf(cookie))).toEqual({
		ok: false,
		code: "rate_limited",
	});
});

test("A02 with the limiter down nobody signs in, signs up or asks for a link", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const down = {
		limit: () => Promise.reject(new Error("down")),
	};
	const { createServices } = await import("#workers/services/index.ts");
	const services = createServices(
		{ ...bindings, SIGN_IN_LIMIT: down, SIGN_UP_LIMIT: down, RESET_LIMIT: down } as unknown as Env,
		{ defer: () => undefined },
	);
	const meta = { ...metaOf(), ip: "189.40.12.7" };
	const closed = { ok: false, code: "rate_limited" };
	expect(await services.auth.signIn(person, meta)).toEqual(closed);
	expect(await services.auth.signUp(newPerson(), meta)).toEqual(closed);
	expect(await services.passwordResets.ask(person, meta)).toEqual(closed);
});

test("A12 a mail tells of a browser never seen before, not of the first and not of a known one", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const news = async () => {
		await rig.settle();
		return rig.jobs.splice(0).filter(({ type }) => type === "new_device");
	};
	const first = await enterAs(rig, person, "", FIREFOX);
	expect(await news()).toEqual([]);
	await enterAs(rig, person, first.cookie, FIREFOX);
	expect(await news()).toEqual([]);
	await enterAs(rig, person, "", CHROME);
	expect(await news()).toMatchObject([{ device: "Chrome, Windows" }]);
	const kept = await rows("select token_hash from known_devices");
	expect(JSON.stringify(kept)).not.toContain(
		/prosa\.device=([\w-]+)/.exec(first.cookie)?.[1] ?? "?",
	);
});

test("E08 somebody of two workspaces switches to a new sign-in; another's workspace is not found", async () => {
	const rig = rigSignIn();
	const own = await enterAs(rig, await registerPerson(rig));
	const second = await createWorkspace("Segunda");
	const foreign = await createWorkspace("Alheia");
	await bindings.DB.prepare(
		`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
		values (?, ?, ?, 'viewer', 1, 1, 1)`,
	)
		.bind(crypto.randomUUID(), second.id, own.signedIn.userId)
		.run();
	const { auth } = rig.services;
	expect((await auth.listWorkspaces(own.signedIn)).map(({ name }) => name)).toEqual([
		"Ana Lima",
		"Segunda",
	]);
	for (const id of [foreign.id, "", crypto.randomUUID(), "' or 1=1 --"])
		expect(await auth.switchWorkspace(own.signedIn, id, metaOf())).toEqual({
			ok: false,
			code: "not_found",
		});
	const switched = await auth.switchWorkspace(own.signedIn, second.id, metaOf());
	if (!switched.ok) throw new Error(switched.code);
	expect(await isIn(rig, own.cookie)).toBe(false);
	const now = await auth.findSignedIn(requestWith(cookieAfter(switched.value.setCookie)));
	expect(now).toMatchObject({ workspace: { id: second.id }, member: { role: "viewer" } });
});

import { createMessageBatch, createExecutionContext, getQueueResult } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import type { EmailJob } from "#app/contracts/jobs.ts";
import { bindings, migrate, tellHub } from "#tests/support/sign-in.ts";
import { createServices, type Services } from "#workers/services/index.ts";
import { foundWorkspace } from "#workers/data/queries/auth/founding.ts";
import { createDatabase } from "#workers/data/database.ts";
import { firstNews } from "#app/domain/notifications/first-news.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";
import { countAttempt } from "#workers/data/queries/auth/sign-in-attempts.ts";
import { FREE_ADDRESS_ATTEMPTS, FREE_SPREAD_ATTEMPTS } from "#app/domain/auth/lock-out.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import worker from "../../entry.ts";

const DAY_MS = 86_400_000;
const PASSWORD = "vento leste 7";
const meta = { ip: "127.0.0.1", userAgent: "test", url: "http://prosa.test/auth" };

/** Services whose queue is in the hand of the test, and whose clock stands where it is put. */
function rig(now: () => number = Date.now) {
	const jobs: EmailJob[] = [];
	const env = {
		...bindings,
		EMAILS: { send: async (job: EmailJob) => void jobs.push(job) },
	} as unknown as Env;
	const revoked: unknown[] = [];
	const services = createServices(env, { defer: (work) => void work, now });
	const deliver = async () => {
		for (const job of jobs.splice(0)) await services.mails.deliver(job);
	};
	return { services, jobs, deliver, revoked };
}

let count = 0;
const newPerson = () => ({
	fullName: "Ana Lima",
	email: `ana${count++}.${crypto.randomUUID().slice(0, 8)}@loja.com`,
	password: PASSWORD,
});

async function findToken(services: Services, email: string): Promise<string> {
	const mails = await services.mails.list();
	const mail = mails?.find(({ to, text }) => to === email && text.includes("token="));
	return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function enter(person: ReturnType<typeof newPerson>, now?: () => number) {
	const made = rig(now);
	await made.services.auth.signUp(person, meta);
	await made.deliver();
	await made.services.auth.confirmEmail(
		await findToken(made.services, person.email),
		person.password,
		meta,
	);
	return made;
}

const requestWith = (setCookie: string[]) =>
	new Request("http://prosa.test/", { headers: { cookie: setCookie[0]?.split(";")[0] ?? "" } });

async function rows(sql: string, ...binds: string[]): Promise<Record<string, unknown>[]> {
	const { results } = await bindings.DB.prepare(sql)
		.bind(...binds)
		.all();
	return results;
}
const membershipsOf = (email: string) =>
	rows(
		`select w.id, w.name, w.slug, w.plan, w.status, m.role, m.is_active from users u
		join members m on m.user_id = u.id join workspaces w on w.id = m.workspace_id where u.email = ?`,
		email,
	);

beforeAll(migrate);

test("somebody signs up, confirms, signs in, is known, and signs out", async () => {
	const person = newPerson();
	const { services, jobs, deliver } = rig();
	expect(await services.auth.signUp(person, meta)).toMatchObject({ ok: true });
	expect(await membershipsOf(person.email)).toEqual([]);
	expect(JSON.stringify(jobs)).not.toContain(person.email);
	await deliver();

	expect(await services.auth.signIn(person, meta)).toEqual({
		ok: false,
		code: "email_unconfirmed",
	});
	const token = await findToken(services, person.email);
	const confirmed = await services.auth.confirmEmail(token, person.password, meta);
	expect(confirmed).toMatchObject({ ok: true, value: { email: person.email } });
	const cookie = cookieOf(confirmed);
	const confirming = new Request(meta.url, { headers: { cookie } });
	expect(await services.auth.findSignedIn(confirming)).toMatchObject({ email: person.email });
	// The same link again proves nothing: it may have been forwarded.
	expect(await services.auth.confirmEmail(token, "", meta)).toEqual({
		ok: true,
		value: { email: person.email, setCookie: [] },
	});
	expect(await membershipsOf(person.email)).toMatchObject([
		{ name: "Ana Lima", plan: "free", status: "active", role: "admin", is_active: 1 },
	]);

	const signedIn = await services.auth.signIn(person, meta);
	if (!signedIn.ok) throw new Error(signedIn.code);
	const request = requestWith(signedIn.value.setCookie);
	const known = await services.auth.findSignedIn(request);
	expect(known).toMatchObject({
		email: person.email,
		fullName: "Ana Lima",
		member: { role: "admin" },
		workspace: {
			name: "Ana Lima",
			plan: "free",
			slug: expect.stringMatching(/^ana-lima-[0-9a-f]{8}$/),
		},
		channels: [],
	});
	const [workspace] = await membershipsOf(person.email);
	expect(known?.workspace.id).toBe(workspace?.id);

	const left = await services.auth.signOut(known?.signInId ?? "");
	expect(left.setCookie.join()).toContain("Max-Age=0");
	expect(await services.auth.findSignedIn(request)).toBe(null);
});

test("a wrong password and an unknown address get one answer", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const wrong = await services.auth.signIn({ ...person, password: "outra coisa 9" }, meta);
	const unknown = await services.auth.signIn({ ...person, email: "ninguem@loja.com" }, meta);
	const malformed = await services.auth.signIn({ email: "x", password: "y" }, meta);
	const monstrous = await services.auth.signIn(
		{ ...person, password: "x".repeat(1_000_000) },
		meta,
	);
	for (const answer of [wrong, unknown, malformed, monstrous])
		expect(answer).toEqual({ ok: false, code: "credentials_wrong" });
});

test("an unconfirmed account with a wrong password says no more than any other", async () => {
	const person = newPerson();
	const { services } = rig();
	await services.auth.signUp(person, meta);
	const answer = await services.auth.signIn({ ...person, password: "outra coisa 9" }, meta);
	expect(answer).toEqual({ ok: false, code: "credentials_wrong" });
});

test("signing up with an address that has an account answers the same and changes nothing", async () => {
	const person = newPerson();
	const { services, jobs, deliver } = await enter(person);
	const before = await rows("select * from users where email = ?", person.email);
	const again = { fullName: "Eva", email: person.email.toUpperCase(), password: "chuva oeste 8" };
	expect(await services.auth.signUp(again, meta)).toMatchObject({ ok: true });
	expect(jobs).toMatchObject([{ type: "account_exists" }]);
	await deliver();
	expect(await rows("select * from users where email = ?", person.email)).toEqual(before);
	expect((await services.auth.signIn(person, meta)).ok).toBe(true);
});

test("the password of the sign-up whose link is opened counts, not a stranger's before it", async () => {
	const person = newPerson();
	const { services, deliver } = rig();
	await services.auth.signUp({ ...person, password: "do estranho 1" }, meta);
	await deliver();
	const strangers = await findToken(services, person.email);
	await new Promise((resolve) => setTimeout(resolve, 5));
	await services.auth.signUp(person, meta);
	await deliver();
	const own = await findToken(services, person.email);
	expect(own).not.toBe(strangers);
	expect((await services.auth.confirmEmail(own, PASSWORD, meta)).ok).toBe(true);
	expect((await services.auth.signIn(person, meta)).ok).toBe(true);
	// The stranger's link is in the owner's mailbox too; opened later it changes nothing.
	await services.auth.confirmEmail(strangers, "do estranho 1", meta);
	expect(await services.auth.signIn({ ...person, password: "do estranho 1" }, meta)).toEqual({
		ok: false,
		code: "credentials_wrong",
	});
	expect(await membershipsOf(person.email)).toHaveLength(1);
});

/** What the browser that signed up sends from then on. */
const cookieOf = (signedUp: { ok: boolean; value?: { setCookie: string[] } }) =>
	signedUp.value?.setCookie[0]?.split(";")[0] ?? "";

const orphans = () =>
	rows("select id from workspaces where id not in (select workspace_id from members)");

test("E07 twenty confirmations at once found one workspace with one admin", async () => {
	const person = newPerson();
	const { services, deliver } = rig();
	const signedUp = await services.auth.signUp(person, meta);
	await deliver();
	const token = await findToken(services, person.email);
	const browser = { ...meta, cookie: cookieOf(signedUp) };
	const before = await orphans();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => services.auth.confirmEmail(token, "", browser)),
	);
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await membershipsOf(person.email)).toHaveLength(1);
	expect(await orphans()).toEqual(before);
});

test("E07 a confirmed user without any membership gets one new workspace, under twenty calls at once", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const [first] = await membershipsOf(person.email);
	const [user] = await rows("select id from users where email = ?", person.email);
	const userId = String(user?.id);
	await bindings.DB.prepare("delete from members where user_id = ?").bind(userId).run();
	const db = createDatabase(bindings.DB);
	await Promise.all(
		Array.from({ length: 20 }, () => {
			const workspaceId = crypto.randomUUID();
			return foundWorkspace(db, userId, {
				workspaceId,
				memberId: crypto.randomUUID(),
				name: "Ana",
				slug: `ana-${workspaceId.slice(0, 8)}`,
				dataKeyWrapped: createDataKey("k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE", workspaceId),
				region: null,
				news: firstNews("Ana", ["mail"]).map((one) => ({ ...one, id: crypto.randomUUID() })),
				now: 1,
			});
		}),
	);
	const recovered = await membershipsOf(person.email);
	expect(recovered).toHaveLength(1);
	const told = await rows(
		`select kind, params from notifications where workspace_id = '${String(recovered[0]?.id)}'
		order by created_at desc`,
	);
	expect(told).toEqual([
		{ kind: "workspace_welcome", params: '{"name":"Ana"}' },
		{ kind: "connect_first", params: '{"first":"whatsapp"}' },
		{ kind: "switched_off", params: '{"what":"mail"}' },
	]);
	// A new one: never the workspace they once had.
	expect(recovered[0]?.id).not.toBe(first?.id);
	const entered = await Promise.all(
		Array.from({ length: 4 }, () => services.auth.signIn(person, meta)),
	);
	expect(entered.every(({ ok }) => ok)).toBe(true);
	expect(await membershipsOf(person.email)).toEqual(recovered);
});

test("E07 signing in recovers a lost membership by itself", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	await bindings.DB.prepare(
		"delete from members where user_id = (select id from users where email = ?)",
	)
		.bind(person.email)
		.run();
	const signedIn = await services.auth.signIn(person, meta);
	expect(signedIn.ok).toBe(true);
	expect(await membershipsOf(person.email)).toMatchObject([{ role: "admin", is_active: 1 }]);
});

test("E07 a removed member is not given a workspace, and an unconfirmed user neither", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	await bindings.DB.prepare(
		"update members set is_active = 0 where user_id = (select id from users where email = ?)",
	)
		.bind(person.email)
		.run();
	expect(await services.auth.signIn(person, meta)).toEqual({ ok: false, code: "forbidden" });
	expect(await membershipsOf(person.email)).toHaveLength(1);

	const pending = newPerson();
	await services.auth.signUp(pending, meta);
	const [user] = await rows("select id from users where email = ?", pending.email);
	const made = {
		memberId: "m",
		name: "x",
		slug: "x-unconfirmed",
		dataKeyWrapped: "x",
		region: null,
		news: [],
		now: 1,
	};
	await foundWorkspace(createDatabase(bindings.DB), String(user?.id), {
		...made,
		workspaceId: "unconfirmed",
	});
	expect(await membershipsOf(pending.email)).toEqual([]);
	expect(await rows("select id from workspaces where id = 'unconfirmed'")).toEqual([]);
});

test("a confirmation link ends after a day, and garbage never opens anything", async () => {
	const person = newPerson();
	let now = Date.now();
	const { services, deliver } = rig(() => now);
	await services.auth.signUp(person, meta);
	await deliver();
	const token = await findToken(services, person.email);
	for (const bad of ["", "x", `${token}x`, "a".repeat(100_000), "\0"])
		expect(await services.auth.confirmEmail(bad, PASSWORD, meta)).toEqual({
			ok: false,
			code: "token_invalid",
		});
	now += DAY_MS + 1;
	expect(await services.auth.confirmEmail(token, person.password, meta)).toEqual({
		ok: false,
		code: "token_invalid",
	});
	expect(await membershipsOf(person.email)).toEqual([]);
});

test("the sixth wrong password in a row waits, also when they come at once", async () => {
	const person = newPerson();
	let now = Date.now();
	const { services } = await enter(person, () => now);
	const wrong = { ...person, password: "outra coisa 9" };
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => services.auth.signIn(wrong, meta)),
	);
	const codes = answers.map((answer) => (answer.ok ? "in" : answer.code));
	expect(codes.filter((code) => code === "credentials_wrong").length).toBeLessThanOrEqual(5);
	expect(await services.auth.signIn(person, meta)).toEqual({ ok: false, code: "rate_limited" });
	now += 31_000;
	expect((await services.auth.signIn(person, meta)).ok).toBe(true);
	expect(await services.auth.signIn(wrong, meta)).toEqual({ ok: false, code: "credentials_wrong" });
});

test("many accounts from one address are held back, from this machine itself never", async () => {
	const { services } = rig();
	const db = createDatabase(bindings.DB);
	const from = (ip: string) =>
		services.auth.signIn({ email: newPerson().email, password: "qualquer 1" }, { ...meta, ip });
	const bucket = `address:${hashToken("2001:db8:1:2::/64")}`;
	for (let attempt = 0; attempt < FREE_ADDRESS_ATTEMPTS - 1; attempt++)
		expect(await countAttempt(db, bucket, FREE_ADDRESS_ATTEMPTS, Date.now())).toBe(null);
	const wrong = { ok: false, code: "credentials_wrong" };
	expect(await from("2001:db8:1:2::a")).toEqual(wrong);
	expect(await from("2001:db8:1:2:ffff::b")).toEqual({ ok: false, code: "rate_limited" });
	expect(await from("2001:db8:1:3::a")).toEqual(wrong);
	expect(await from("127.0.0.1")).toEqual(wrong);
});

test("fifty tries at once in one bucket let in exactly the free ones", async () => {
	const db = createDatabase(bindings.DB);
	const now = Date.now();
	const waits = await Promise.all(
		Array.from({ length: 50 }, () => countAttempt(db, "account:burst", 5, now)),
	);
	expect(waits.filter((wait) => wait === null).length).toBeLessThanOrEqual(5);
	const [row] = await rows("select attempts from sign_in_attempts where bucket = 'account:burst'");
	expect(row?.attempts).toBe(waits.filter((wait) => wait === null).length);
});

test("A13 a sign-in ends after 30 idle days and after 90 days in any case", async () => {
	const person = newPerson();
	let now = Date.now();
	const { services } = await enter(person, () => now);
	const start = async () => {
		const signedIn = await services.auth.signIn(person, meta);
		if (!signedIn.ok) throw new Error(signedIn.code);
		return requestWith(signedIn.value.setCookie);
	};
	const isIn = async (request: Request) => {
		const found = (await services.auth.findSignedIn(request)) !== null;
		// The touch is deferred: let it land before the clock moves on.
		await new Promise((resolve) => setTimeout(resolve, 20));
		return found;
	};
	const idle = await start();
	now += 30 * DAY_MS + 1;
	expect(await isIn(idle)).toBe(false);
	const busy = await start();
	for (let day = 0; day < 88; day += 8) {
		now += 8 * DAY_MS;
		expect(await isIn(busy), `day ${day + 8}`).toBe(true);
	}
	now += 3 * DAY_MS;
	expect(await isIn(busy)).toBe(false);
}, 60_000);

test("an inactive member, a suspended workspace and a forged cookie are nobody", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const signedIn = await services.auth.signIn(person, meta);
	if (!signedIn.ok) throw new Error(signedIn.code);
	const request = requestWith(signedIn.value.setCookie);
	const known = await services.auth.findSignedIn(request);
	const workspaceId = known?.workspace.id ?? "";
	const change = async (sql: string) => {
		await bindings.DB.prepare(sql).bind(workspaceId).run();
		await tellHub(workspaceId);
	};
	await change("update members set is_active = 0 where workspace_id = ?");
	expect(await services.auth.findSignedIn(request)).toBe(null);
	await change("update members set is_active = 1, role = 'owner' where workspace_id = ?");
	expect((await services.auth.findSignedIn(request))?.member.role).toBe("viewer");
	await change("update workspaces set status = 'suspended' where id = ?");
	expect(await services.auth.findSignedIn(request)).toBe(null);

	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const forged = new Request(request, { headers: { cookie: "prosa.session=forged" } });
	expect(await services.auth.findSignedIn(forged)).toBe(null);
	expect(warn.mock.calls.join()).toContain("cookie_refused");
	warn.mockRestore();
});

test("every sign-in gets an id of its own, and only its hash is stored", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const first = await services.auth.signIn(person, meta);
	const second = await services.auth.signIn(person, meta);
	if (!first.ok || !second.ok) throw new Error("refused");
	expect(first.value.setCookie).not.toEqual(second.value.setCookie);
	const known = await services.auth.findSignedIn(requestWith(first.value.setCookie));
	await services.auth.signOut(known?.signInId ?? "");
	expect(await services.auth.findSignedIn(requestWith(first.value.setCookie))).toBe(null);
	expect(await services.auth.findSignedIn(requestWith(second.value.setCookie))).not.toBe(null);
	const stored = await rows(
		"select token_hash from sign_ins where user_id = ?",
		known?.userId ?? "",
	);
	for (const { token_hash } of stored) expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test("J03 no token, password or session id of a sign-up stands anywhere in the database", async () => {
	const person = { ...newPerson(), password: "marcador secreto 42" };
	const { services, deliver } = rig();
	await services.auth.signUp(person, meta);
	const before = JSON.stringify(await rows("select * from email_confirmations"));
	await deliver();
	const token = await findToken(services, person.email);
	expect(token).toMatch(/^[\w-]{43}$/);
	await services.auth.confirmEmail(token, person.password, meta);
	const signedIn = await services.auth.signIn(person, meta);
	expect(signedIn.ok).toBe(true);
	const tables = [
		"users",
		"members",
		"workspaces",
		"sign_ins",
		"email_confirmations",
		"sign_in_attempts",
	];
	let dump = before;
	for (const table of tables) dump += JSON.stringify(await rows(`select * from ${table}`));
	expect(dump).not.toContain(token);
	expect(dump).not.toContain("marcador secreto");
});

test("a mail job delivered five times is one mail; one for nobody is none", async () => {
	const person = newPerson();
	const { services, jobs } = rig();
	await services.auth.signUp(person, meta);
	const [job] = jobs;
	if (!job) throw new Error("no job");
	for (let time = 0; time < 5; time++) await services.mails.deliver(job);
	expect((await services.mails.list())?.filter(({ to }) => to === person.email)).toHaveLength(1);
	const id = crypto.randomUUID();
	await services.mails.deliver({ type: "account_exists", id, userId: id, locale: "pt" });
	expect(await rows("select id from mails where id = ?", id)).toEqual([]);
});

test("the emails queue acknowledges after the effect and retries what it does not understand", async () => {
	const person = newPerson();
	const { services, jobs } = rig();
	await services.auth.signUp(person, meta);
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const message = (id: string, body: unknown) => ({ id, body, attempts: 1, timestamp: new Date() });
	const batch = createMessageBatch("emails", [
		message("good", jobs[0]),
		message("strange", { type: "unknown" }),
		message("null", null),
		message("extra", { ...jobs[0], admin: true }),
	]);
	const ctx = createExecutionContext();
	await worker.queue(batch, bindings, ctx);
	const result = await getQueueResult(batch, ctx);
	expect(result.explicitAcks).toEqual(["good"]);
	expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(["strange", "null", "extra"]);
	expect((await services.mails.list())?.some(({ to }) => to === person.email)).toBe(true);
	error.mockRestore();
});

test("B01 a click on the newer mail does not make a stranger's password the account's (security 3)", async () => {
	const person = newPerson();
	const { services, deliver } = rig();
	const own = await services.auth.signUp(person, meta);
	await deliver();
	const first = await findToken(services, person.email);
	await new Promise((resolve) => setTimeout(resolve, 5));
	await services.auth.signUp({ ...person, password: "do estranho 1" }, meta);
	await deliver();
	const newer = await findToken(services, person.email);
	const mail = (await services.mails.list())?.find(({ to }) => to === person.email);
	expect(mail?.text).toContain("2 cadastros");
	// Neither by password nor by the browser that signed up before does the stranger's link open.
	const browser = { ...meta, cookie: cookieOf(own) };
	expect(await services.auth.asksForPassword(newer, browser)).toBe(true);
	const wrong = { ok: false, code: "credentials_wrong" };
	expect(await services.auth.confirmEmail(newer, person.password, browser)).toEqual(wrong);
	expect(await services.auth.confirmEmail(newer, "", browser)).toEqual(wrong);
	expect(await services.auth.confirmEmail(first, person.password, browser)).toMatchObject({
		code: "token_invalid",
	});
	expect(await membershipsOf(person.email)).toEqual([]);
});

test("in the browser that signed up the link works at once; a guess of the password is held up (security 3)", async () => {
	const person = newPerson();
	const { services, deliver } = rig();
	const signedUp = await services.auth.signUp(person, meta);
	await deliver();
	const token = await findToken(services, person.email);
	for (let n = 0; n < 5; n++) await services.auth.confirmEmail(token, `errada ${n}x`, meta);
	expect(await services.auth.confirmEmail(token, person.password, meta)).toMatchObject({
		code: "rate_limited",
	});
	const cookie = cookieOf(signedUp);
	expect(await services.auth.asksForPassword(token, { ...meta, cookie })).toBe(false);
	expect((await services.auth.confirmEmail(token, "", { ...meta, cookie })).ok).toBe(true);
});

test("strangers fill nobody's mailbox by signing them up, and hear no other answer (security 4)", async () => {
	const person = newPerson();
	const { services, jobs } = rig();
	for (let n = 0; n < 25; n++) {
		const answer = await services.auth.signUp(person, { ...meta, ip: `198.51.100.${n}` });
		expect(answer.ok && answer.value.setCookie).toHaveLength(1);
	}
	expect(jobs).toHaveLength(3);
	const kept = "select 1 from email_confirmations join users on users.id = user_id where email = ?";
	expect(await rows(kept, person.email)).toHaveLength(3);
});

test("A01 guesses from other addresses lock nobody out, and many addresses together are held up (security 7)", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const from = (ip: string, password: string) =>
		services.auth.signIn({ ...person, password }, { ...meta, ip });
	for (let n = 0; n < 8; n++) await from("192.0.2.1", "errada 123");
	expect(await from("192.0.2.1", person.password)).toMatchObject({ code: "rate_limited" });
	expect((await from("192.0.2.77", person.password)).ok).toBe(true);
	const bucket = `everywhere:${hashToken(person.email)}`;
	const db = createDatabase(bindings.DB);
	while ((await countAttempt(db, bucket, FREE_SPREAD_ATTEMPTS, Date.now())) === null);
	expect(await from("192.0.2.78", "errada 123")).toMatchObject({ code: "rate_limited" });
});

test("signing in again ends the earlier sign-in of that browser, and no other one (security 9)", async () => {
	const person = newPerson();
	const { services } = await enter(person);
	const enterAgain = async (cookie = "") => {
		const signedIn = await services.auth.signIn(person, { ...meta, cookie });
		return signedIn.ok ? signedIn.value.setCookie : [];
	};
	const first = await enterAgain();
	const other = await enterAgain();
	const again = await enterAgain(first[0]?.split(";")[0]);
	expect(await services.auth.findSignedIn(requestWith(first))).toBeNull();
	expect(await services.auth.findSignedIn(requestWith(other))).not.toBeNull();
	expect(await services.auth.findSignedIn(requestWith(again))).not.toBeNull();
});

test("beside a public address accounts whose passwords are printed cannot sign in (security 6)", async () => {
	const printed = { ...newPerson(), email: `ana.${crypto.randomUUID()}@demo.prosa.test` };
	const own = newPerson();
	await enter(printed);
	await enter(own);
	const at = (settings: object) =>
		createServices({ ...bindings, ...settings } as unknown as Env, { defer: () => undefined }).auth;
	const local = at({ PROSA_ENV: "local", PUBLIC_URL: "http://localhost:8787" });
	expect((await local.signIn(printed, meta)).ok).toBe(true);
	const tunnelled = at({ PROSA_ENV: "local", PUBLIC_URL: "https://tunnel.example" });
	expect(await tunnelled.signIn(printed, meta)).toEqual({ ok: false, code: "credentials_wrong" });
	expect((await tunnelled.signIn(own, meta)).ok).toBe(true);
});

import { beforeAll, expect, test, vi } from "vitest";
import { migrate } from "#tests/support/sign-in.ts";
import {
	enterAs,
	findToken,
	metaOf,
	newPerson,
	type Person,
	registerPerson,
	requestWith,
	rigSignIn,
	rows,
	type SignInRig,
} from "#tests/support/sign-in-rig.ts";

const NEXT = "chuva oeste 8";
const HOUR_MS = 3_600_000;

beforeAll(migrate);

async function askLink(rig: SignInRig, person: Person): Promise<string> {
	expect(await rig.services.passwordResets.ask(person, metaOf())).toEqual({
		ok: true,
		value: null,
	});
	await rig.deliver();
	return findToken(rig, person.email, "/auth/reset");
}
const complete = (rig: SignInRig, token: string, password = NEXT) =>
	rig.services.passwordResets.complete({ token, password }, metaOf());
const INVALID = { ok: false, code: "token_invalid" };

test("A14 B12 a link replaces the password once, ends every sign-in, signs nobody in and is told by mail", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const before = await enterAs(rig, person);
	const token = await askLink(rig, person);
	expect(await rig.services.passwordResets.find(token)).toEqual({ email: person.email });
	expect(await complete(rig, token)).toEqual({ ok: true, value: { email: person.email } });
	expect(await rig.services.auth.findSignedIn(requestWith(before.cookie))).toBe(null);
	expect(rig.jobs.map(({ type }) => type)).toContain("password_changed");
	expect((await enterAs(rig, { ...person, password: NEXT })).signedIn.email).toBe(person.email);
	expect(await rig.services.auth.signIn(person, metaOf())).toMatchObject({ ok: false });
	expect(await complete(rig, token, "outra senha 3")).toEqual(INVALID);
	expect(await rig.services.passwordResets.find(token)).toBe(null);
});

test("A05 an address nobody has, one that waits for its mail and one with an account answer alike", async () => {
	const rig = rigSignIn();
	const pending = newPerson();
	await rig.services.auth.signUp(pending, metaOf());
	rig.jobs.length = 0;
	const known = await registerPerson(rig);
	const ask = (email: string) => rig.services.passwordResets.ask({ email }, metaOf());
	for (const email of ["ninguem@loja.com", pending.email, known.email])
		expect(await ask(email)).toEqual({ ok: true, value: null });
	await rig.settle();
	expect(rig.jobs.map(({ type }) => type).toSorted()).toEqual(["confirm_email", "reset_password"]);
	expect(JSON.stringify(rig.jobs)).not.toContain("@");
	expect(await ask("sem arroba")).toEqual({ ok: false, code: "email_invalid" });
});

test("A03 of a hundred tries at once five are looked at, and then the link is dead", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const token = await askLink(rig, person);
	const answers = await Promise.all(
		Array.from({ length: 100 }, () => complete(rig, token, "12345678")),
	);
	const codes = answers.map((answer) => (answer.ok ? "changed" : answer.code));
	expect(codes.filter((code) => code === "password_common")).toHaveLength(5);
	expect(codes.filter((code) => code === "token_invalid")).toHaveLength(95);
	expect(await complete(rig, token)).toEqual(INVALID);
	expect((await enterAs(rig, person)).signedIn.email).toBe(person.email);
});

test("a link ends after an hour, and the next one ends the one before when it is used", async () => {
	let now = Date.now();
	const rig = rigSignIn(() => now);
	const person = await registerPerson(rig);
	const old = await askLink(rig, person);
	now += HOUR_MS + 1;
	expect(await rig.services.passwordResets.find(old)).toBe(null);
	expect(await complete(rig, old)).toEqual(INVALID);
	const first = await askLink(rig, person);
	now += 1000;
	const second = await askLink(rig, person);
	expect(second).not.toBe(first);
	expect((await complete(rig, second)).ok).toBe(true);
	expect(await complete(rig, first, "outra senha 3")).toEqual(INVALID);
});

test("four uses of a link at once change the password once", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const token = await askLink(rig, person);
	const answers = await Promise.all(
		[1, 2, 3, 4].map((n) => complete(rig, token, `tangerina roxa ${n}`)),
	);
	expect(answers.map((answer) => (answer.ok ? "changed" : answer.code)).toSorted()).toEqual([
		"changed",
		"token_invalid",
		"token_invalid",
		"token_invalid",
	]);
	expect(rig.jobs.filter(({ type }) => type === "password_changed")).toHaveLength(1);
});

test("nobody fills a mailbox: after three links the next wait", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	for (let time = 0; time < 8; time++) {
		await rig.services.passwordResets.ask(person, metaOf());
		await rig.settle();
	}
	await vi.waitFor(() =>
		expect(rig.jobs.filter(({ type }) => type === "reset_password")).toHaveLength(3),
	);
});

test("garbage opens nothing, and no token stands in the database", async () => {
	const rig = rigSignIn();
	const person = await registerPerson(rig);
	const token = await askLink(rig, person);
	for (const bad of ["", "x", `${token}x`, "a".repeat(100_000), "\0"]) {
		expect(await rig.services.passwordResets.find(bad)).toBe(null);
		expect(await complete(rig, bad)).toEqual(INVALID);
	}
	expect(JSON.stringify(await rows("select * from password_resets"))).not.toContain(token);
});

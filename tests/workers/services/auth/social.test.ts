import { beforeAll, expect, test } from "vitest";
import { ok } from "#app/domain/result.ts";
import type { SocialPerson } from "#workers/adapters/oauth/port.ts";
import { deviceCookie } from "#workers/adapters/sign-in-cookie/device-cookie.ts";
import { shortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { loadConfig } from "#workers/config.ts";
import { createDeviceBook } from "#workers/services/auth/devices.ts";
import { createRuntime } from "#workers/services/runtime.ts";
import { createSignInStore } from "#workers/services/auth/session.ts";
import { createSocialService } from "#workers/services/auth/social.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import {
	cookieAfter,
	enterAs,
	findToken,
	metaOf,
	newPerson,
	PASSWORD,
	registerPerson,
	requestWith,
	rigSignIn,
	rows,
} from "#tests/support/sign-in-rig.ts";

beforeAll(migrate);

/** The service behind a handshake that always ends with this person; the flow itself has its own test. */
function rigSocial(person: SocialPerson) {
	const rig = rigSignIn();
	const { authSecrets, signIn } = loadConfig(bindings);
	const placed: string[] = [];
	const means = {
		...createRuntime(bindings, { defer: () => undefined }),
		queueEmail: async (job: (typeof rig.jobs)[number]) => void rig.jobs.push(job),
		createToken,
		hashToken,
		placeWorkspace: async (workspaceId: string) => void placed.push(workspaceId),
	};
	const social = createSocialService({
		...means,
		signIns: createSignInStore({
			...means,
			...signIn,
			cookie: createSignInCookie({ secrets: authSecrets, maxAgeMs: signIn.absoluteMs }),
			revokeLive: async () => undefined,
		}),
		devices: createDeviceBook({ ...means, cookie: deviceCookie }),
		preferenceCookies: async () => ["prosa.lang=en"],
		cookies: shortCookie,
		signIn: rig.services.auth.signIn,
		signUpMode: "open",
		handshake: {
			isConfigured: () => true,
			origins: [],
			start: async () => ({ location: "https://accounts.google.com/x", setCookie: ["s=1"] }),
			finish: async () => ({ outcome: person, setCookie: [] }),
		},
	});
	const finish = (cookie = "") => social.finish(person.provider, "?code=x", null, metaOf(cookie));
	return { rig, social, finish, placed };
}

let count = 0;
const someone = (overrides: Partial<SocialPerson> = {}): SocialPerson => ({
	provider: "google",
	subject: `g-${count++}-${crypto.randomUUID()}`,
	email: `gabi${count}.${crypto.randomUUID().slice(0, 8)}@gmail.com`,
	isEmailVerified: true,
	fullName: "Gabi Prado",
	...overrides,
});

async function whoIs(rig: ReturnType<typeof rigSignIn>, setCookie: string[]) {
	return rig.services.auth.findSignedIn(requestWith(cookieAfter(setCookie)));
}

test("a verified address nobody has founds an account without a password, and is known by its subject", async () => {
	const person = someone();
	const { rig, finish, placed } = rigSocial(person);
	const first = await finish();
	expect(first.location).toBe("/auth/callback");
	expect(first.setCookie).toContain("prosa.lang=en");
	const signedIn = await whoIs(rig, first.setCookie);
	expect(signedIn).toMatchObject({
		email: person.email,
		fullName: "Gabi Prado",
		member: { role: "admin" },
	});
	expect(placed).toEqual([signedIn?.workspace.id]);
	expect(await rows("select password_hash p from users where email = ?", person.email)).toEqual([
		{ p: null },
	]);
	// Another address at the provider changes nothing: the subject is who they are.
	const moved = rigSocial({ ...person, email: "outro@gmail.com", isEmailVerified: false });
	const again = await whoIs(moved.rig, (await moved.finish()).setCookie);
	expect(again?.userId).toBe(signedIn?.userId);
	expect(again?.workspace.id).toBe(signedIn?.workspace.id);
});

test("B01 what a stranger typed for an address and never confirmed is gone before its owner comes in", async () => {
	const victim = newPerson({ email: `vitima.${crypto.randomUUID().slice(0, 8)}@gmail.com` });
	const person = someone({ email: victim.email });
	const { rig, finish } = rigSocial(person);
	await rig.services.auth.signUp({ ...victim, fullName: "Estranho" }, metaOf());
	await rig.deliver();
	const link = await findToken(rig, victim.email, "/auth/confirm");
	const entered = await finish();
	expect(await whoIs(rig, entered.setCookie)).toMatchObject({ fullName: "Gabi Prado" });
	expect(await rig.services.auth.signIn(victim, metaOf())).toEqual({
		ok: false,
		code: "credentials_wrong",
	});
	expect(await rig.services.auth.confirmEmail(link, victim.password, metaOf())).toEqual({
		ok: false,
		code: "token_invalid",
	});
});

test("B01 an account of this address is linked only by its password, once, in this browser", async () => {
	const owner = newPerson();
	const person = someone({ email: owner.email });
	const { rig, social, finish } = rigSocial(person);
	await registerPerson(rig, owner);
	const waiting = await finish();
	expect(waiting.location).toBe("/auth/link");
	expect(await whoIs(rig, waiting.setCookie)).toBe(null);
	const cookie = cookieAfter(waiting.setCookie);
	expect(await social.findPending(metaOf(cookie))).toEqual({
		provider: "google",
		email: owner.email,
	});
	expect(await social.findPending(metaOf("prosa.link=guess"))).toBe(null);
	expect(await social.link("errada 12345", metaOf(cookie))).toEqual({
		ok: false,
		code: "credentials_wrong",
	});
	const identity = () => rows("select user_id from identities where subject = ?", person.subject);
	expect(await identity()).toEqual([]);
	const linked = await social.link(PASSWORD, metaOf(cookie));
	if (!linked.ok) throw new Error(linked.code);
	expect(await whoIs(rig, linked.value.setCookie)).toMatchObject({ email: owner.email });
	expect(await identity()).toHaveLength(1);
	expect(await social.link(PASSWORD, metaOf(cookie))).toEqual({ ok: false, code: "token_invalid" });
	expect((await finish()).location).toBe("/auth/callback");
});

test("B02 an unverified address never links and never enters: its own mail decides", async () => {
	const owner = newPerson();
	const foreign = rigSocial(
		someone({ provider: "facebook", email: owner.email, isEmailVerified: false }),
	);
	await registerPerson(foreign.rig, owner);
	const refused = await foreign.finish();
	expect(refused.location).toBe("/auth?message=check_email");
	expect(foreign.rig.jobs).toMatchObject([{ type: "account_exists" }]);

	const person = someone({ provider: "facebook", isEmailVerified: false });
	const { rig, finish } = rigSocial(person);
	// The same answer for an address nobody has (A05).
	const asked = await finish();
	expect(asked.location).toBe(refused.location);
	const shapeOf = ({ setCookie }: typeof asked) =>
		setCookie.map((each) => each.replace(/=[^;]*/, ""));
	expect(shapeOf(asked)).toEqual(shapeOf(refused));
	await rig.deliver();
	expect(await rows("select 1 from identities where subject = ?", person.subject)).toEqual([]);
	const token = await findToken(rig, person.email ?? "", "/auth/confirm");
	// Whoever has the mailbox and did not sign up gives nobody else's Facebook the account (security 3).
	const { auth } = rig.services;
	for (const strange of [metaOf(), metaOf(cookieAfter(refused.setCookie))])
		expect(await auth.confirmEmail(token, "", strange)).toEqual({
			ok: false,
			code: "other_browser",
		});
	expect(await auth.asksForPassword(token, metaOf())).toBe(false);
	expect(await rows("select 1 from identities where subject = ?", person.subject)).toEqual([]);
	const own = metaOf(cookieAfter(asked.setCookie));
	const confirmed = await auth.confirmEmail(token, "", own);
	expect(confirmed).toMatchObject(ok({ email: person.email }));
	// Whoever proved it is signed in (decision 41).
	expect(confirmed.ok && (await whoIs(rig, confirmed.value.setCookie))).toMatchObject({
		email: person.email,
	});
	const entered = await finish();
	expect(await whoIs(rig, entered.setCookie)).toMatchObject({ email: person.email });
	// No password came to be on the way.
	const typed = { email: person.email ?? "", password: "qualquer 123" };
	expect(await rig.services.auth.signIn(typed, metaOf())).toEqual({
		ok: false,
		code: "credentials_wrong",
	});
});

test("a provider that vouches for no address fills nobody's mailbox either (security 4)", async () => {
	const { email } = newPerson();
	const { rig, finish } = rigSocial(
		someone({ provider: "facebook", email, isEmailVerified: false }),
	);
	for (let n = 0; n < 8; n++) expect((await finish()).location).toBe("/auth?message=check_email");
	expect(rig.jobs).toHaveLength(3);
});

test("A18 an address that is none of ours in form is told as missing", async () => {
	for (const email of [null, '"x@evil.com"@victim.com', "ana\uFF20@x.com@y"]) {
		const { finish } = rigSocial(someone({ email }));
		expect((await finish()).location).toBe("/auth/callback?reason=email_missing");
	}
});

test("somebody signed in adds a provider with their password and can take it away again", async () => {
	const person = someone({ email: null });
	const { rig, social } = rigSocial(person);
	const own = await enterAs(rig, await registerPerson(rig));
	const waiting = await social.finish("google", "?code=x", own.signedIn, metaOf(own.cookie));
	const cookie = cookieAfter(waiting.setCookie, own.cookie);
	expect((await social.link(PASSWORD, metaOf(cookie))).ok).toBe(true);
	expect(await social.listIdentities(own.signedIn)).toMatchObject([{ provider: "google" }]);
	expect(await social.unlink(own.signedIn, "google")).toEqual(ok(null));
	expect(await social.listIdentities(own.signedIn)).toEqual([]);
});

test("the only way in cannot be taken away", async () => {
	const { rig, social, finish } = rigSocial(someone());
	const signedIn = await whoIs(rig, (await finish()).setCookie);
	if (!signedIn) throw new Error("not in");
	expect(await social.unlink(signedIn, "google")).toEqual({ ok: false, code: "conflict" });
	expect(await social.listIdentities(signedIn)).toHaveLength(1);
});

test("B07 the remembered page is one of ours, before and after the provider", async () => {
	const { social } = rigSocial(someone());
	for (const [wanted, path] of [
		["/team", "/team"],
		["//evil.com", "/"],
		["/..//evil.com", "/"],
		["/api/auth/me", "/"],
	] as const) {
		const { setCookie } = await social.start("google", wanted, metaOf());
		expect(social.returnPath(metaOf(cookieAfter(setCookie)))).toBe(path);
	}
	expect(social.returnPath(metaOf("prosa.next=%2F%2Fevil.com"))).toBe("/");
});

test("twenty answers of a provider at once make one account and one workspace", async () => {
	const person = someone();
	const { finish } = rigSocial(person);
	await Promise.all(Array.from({ length: 20 }, () => finish()));
	expect(await rows("select id from users where email = ?", person.email)).toHaveLength(1);
	expect(
		await rows(
			"select m.id from members m join users u on u.id = m.user_id where u.email = ?",
			person.email,
		),
	).toHaveLength(1);
});

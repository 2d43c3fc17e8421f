import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Provider } from "#app/domain/auth/provider.ts";
import { startOAuthEmulator, type OAuthEmulator } from "#tests/emulators/oauth/start.ts";
import type { World } from "#tests/emulators/oauth/state.ts";
import { createOAuthHandshake, type HandshakeConfig } from "#workers/adapters/oauth/handshake.ts";
import type { LogEvent } from "#workers/adapters/secrets/log-event.ts";

const GOOGLE = { sub: "g-1", email: "gabi@gmail.test", email_verified: true, name: "Gabi Prado" };
const FACEBOOK = { id: "10220000000000001", name: "Maria Silva", email: "maria@ex.com.br" };

let emulator: OAuthEmulator;
let logged: LogEvent[] = [];

beforeAll(async () => {
	emulator = await startOAuthEmulator();
});
afterAll(() => emulator.stop());
beforeEach(async () => {
	logged = [];
	await emulator.set({
		google: { person: GOOGLE, fault: "none" },
		facebook: { person: FACEBOOK, fault: "none" },
	});
});

function handshakeOf(overrides: Partial<HandshakeConfig> = {}) {
	return createOAuthHandshake({
		google: {
			clientId: "prosa-e2e.apps.googleusercontent.com",
			clientSecret: "emulated-google-secret",
			issuer: `${emulator.url}/google`,
		},
		facebook: {
			appId: "123456789012345",
			appSecret: "emulated-facebook-secret",
			dialogUrl: `${emulator.url}/facebook-dialog`,
			graphUrl: `${emulator.url}/facebook-graph`,
		},
		graphVersion: "v26.0",
		publicUrl: "https://prosa.example",
		secrets: ["k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE"],
		allowedPrivateHosts: [emulator.host],
		log: (event) => void logged.push(event),
		now: Date.now,
		...overrides,
	});
}
type Handshake = ReturnType<typeof handshakeOf>;

const cookieHeader = (setCookie: string[]) =>
	setCookie.map((value) => value.split(";")[0]).join("; ");

async function begin(handshake: Handshake, provider: Provider) {
	const started = await handshake.start(provider);
	if ("failure" in started) throw new Error(started.failure);
	return { location: started.location, cookie: cookieHeader(started.setCookie), started };
}

/** What the person chose at the provider: the query the browser comes back with. */
async function choose(location: string, choice: "allow" | "cancel"): Promise<string> {
	const answer = await fetch(`${location}&emulator_choice=${choice}`, { redirect: "manual" });
	const back = new URL(answer.headers.get("location") ?? "");
	expect(`${back.origin}${back.pathname}`).toMatch(
		/^https:\/\/prosa\.example\/api\/auth\/callback\/(google|facebook)$/,
	);
	return back.search;
}

async function signIn(handshake: Handshake, provider: Provider) {
	const { location, cookie } = await begin(handshake, provider);
	const search = await choose(location, "allow");
	return { ...(await handshake.finish(provider, search, cookie)), cookie, search };
}

test("Google's person comes back by code, PKCE, state and nonce, and their address is verified", async () => {
	const { location, started } = await begin(handshakeOf(), "google");
	const { searchParams } = new URL(location);
	expect(searchParams.get("redirect_uri")).toBe("https://prosa.example/api/auth/callback/google");
	expect(searchParams.get("code_challenge_method")).toBe("S256");
	for (const name of ["state", "nonce", "code_challenge"])
		expect(searchParams.get(name)).toBeTruthy();
	for (const value of started.setCookie)
		expect(value).toMatch(
			/^__Host-prosa\.google-(state|pkce|nonce)=.*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax/,
		);
	const { outcome, setCookie } = await signIn(handshakeOf(), "google");
	expect(outcome).toEqual({
		provider: "google",
		subject: "g-1",
		email: "gabi@gmail.test",
		isEmailVerified: true,
		fullName: "Gabi Prado",
	});
	for (const value of setCookie) expect(value).toContain("Max-Age=0");
});

test.each([
	["false", false, false],
	["missing", undefined, false],
	["the text true", "true", true],
	["the text false", "false", false],
	["true", true, true],
])("B02 email_verified %s", async (_, claim, expected) => {
	const { email_verified: _left, ...rest } = GOOGLE;
	const person = claim === undefined ? rest : { ...rest, email_verified: claim };
	await emulator.set({ google: { person } });
	const { outcome } = await signIn(handshakeOf(), "google");
	expect(outcome).toMatchObject({ subject: "g-1", isEmailVerified: expected });
});

test("B03 no state, a foreign state, a replayed answer and no PKCE cookie sign nobody in", async () => {
	const handshake = handshakeOf();
	const { location, cookie } = await begin(handshake, "google");
	const search = await choose(location, "allow");
	const failed = { outcome: { failure: "processing_failed" } };
	const without = new URLSearchParams(search);
	without.delete("state");
	expect(await handshake.finish("google", `?${without}`, cookie)).toMatchObject(failed);
	const other = await begin(handshake, "google");
	expect(await handshake.finish("google", search, other.cookie)).toMatchObject(failed);
	expect(await handshake.finish("google", search, "")).toMatchObject(failed);
	const noPkce = cookie.split("; ").filter((pair) => !pair.includes("pkce"));
	expect(await handshake.finish("google", search, noPkce.join("; "))).toMatchObject(failed);
	// Nothing of these reached the provider: the code still works, once.
	expect(await handshake.finish("google", search, cookie)).toMatchObject({
		outcome: { subject: "g-1" },
	});
	expect(await handshake.finish("google", search, cookie)).toMatchObject(failed);
});

test("B04 an attempt begun at Google is refused on Facebook's callback, whatever the cookies are called", async () => {
	const handshake = handshakeOf();
	const { location, cookie } = await begin(handshake, "google");
	const search = await choose(location, "allow");
	const failed = { outcome: { failure: "processing_failed" } };
	expect(await handshake.finish("facebook", search, cookie)).toMatchObject(failed);
	const renamed = cookie.replaceAll("prosa.google-", "prosa.facebook-");
	expect(await handshake.finish("facebook", search, renamed)).toMatchObject(failed);
});

test.each([
	"discovery_down",
	"token_refused",
	"token_garbage",
	"foreign_issuer",
	"foreign_audience",
	"foreign_nonce",
	"expired",
] as const)("Google with fault %s signs nobody in and never throws", async (fault) => {
	const handshake = handshakeOf();
	const { location, cookie } = await begin(handshake, "google");
	const search = await choose(location, "allow");
	await emulator.set({ google: { fault } });
	const { outcome } = await handshake.finish("google", search, cookie);
	expect(outcome).toEqual({ failure: "processing_failed" });
	expect(logged).toMatchObject([{ event: "social_sign_in_failed", provider: "google" }]);
});

test("a provider that cannot be reached at the start is told as such", async () => {
	await emulator.set({ google: { fault: "discovery_down" } });
	expect(await handshakeOf().start("google")).toEqual({ failure: "configuration" });
});

test("an emulator's address that is not allowed is never called", async () => {
	const before = (await emulator.log()).length;
	expect(await handshakeOf({ allowedPrivateHosts: [] }).start("google")).toEqual({
		failure: "configuration",
	});
	expect((await emulator.log()).length).toBe(before);
});

test("Facebook's person comes back by code, and their address does not count as verified", async () => {
	const { outcome } = await signIn(handshakeOf(), "facebook");
	expect(outcome).toEqual({
		provider: "facebook",
		subject: "10220000000000001",
		email: "maria@ex.com.br",
		isEmailVerified: false,
		fullName: "Maria Silva",
	});
	const asked = (await emulator.log()).filter(({ path }) => path.startsWith("/facebook"));
	expect(asked.at(-4)?.path).toBe("/facebook-graph/v26.0/oauth/access_token");
	for (const { query } of asked) expect(query).not.toContain("emulated-facebook-secret");
});

const FACEBOOK_FAILURES: [World["facebook"]["fault"], string][] = [
	["no_access_token", "facebook_token_missing"],
	["invalid_token", "facebook_token_invalid"],
	["foreign_app", "facebook_token_invalid"],
	["expired_token", "facebook_token_invalid"],
	["foreign_user", "facebook_token_invalid"],
	["debug_down", "facebook_token_unchecked"],
	["me_down", "profile_unread"],
	["permissions_down", "permissions_unread"],
	["code_used", "processing_failed"],
];
test.each(FACEBOOK_FAILURES)(
	"B05 Facebook with fault %s is refused as %s",
	async (fault, failure) => {
		await emulator.set({ facebook: { fault } });
		const { outcome } = await signIn(handshakeOf(), "facebook");
		expect(outcome).toEqual({ failure });
	},
);

test("an address that was not granted is none", async () => {
	await emulator.set({ facebook: { fault: "email_declined" } });
	expect((await signIn(handshakeOf(), "facebook")).outcome).toMatchObject({ email: null });
});

test("a provider without id and secret is not configured and starts nothing", async () => {
	const handshake = handshakeOf({ google: null, facebook: null });
	expect(handshake.isConfigured("google")).toBe(false);
	expect(await handshake.start("google")).toEqual({ failure: "google_not_configured" });
	expect(await handshake.start("facebook")).toEqual({ failure: "facebook_not_configured" });
	expect(await handshake.finish("facebook", "?code=x", "")).toMatchObject({
		outcome: { failure: "facebook_not_configured" },
	});
});

test("B06 no token, code or secret of an attempt reaches the log", async () => {
	await emulator.set({ facebook: { fault: "me_down" }, google: { fault: "foreign_nonce" } });
	const facebook = await signIn(handshakeOf(), "facebook");
	const google = await signIn(handshakeOf(), "google");
	const { formatEvent } = await import("#workers/adapters/secrets/log-event.ts");
	const lines = logged.map((event) => formatEvent(event, Date.now())).join("\n");
	for (const { search } of [facebook, google]) {
		const code = new URLSearchParams(search).get("code") ?? "";
		expect(code).not.toBe("");
		expect(lines).not.toContain(code);
	}
	for (const secret of ["EAAB", "ya29", "emulated-google-secret", "emulated-facebook-secret"])
		expect(lines).not.toContain(secret);
});

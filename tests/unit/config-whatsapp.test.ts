import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const secrets = {
	AUTH_SECRET: "Zk3vQ9pLr8sT1wXy5bNc7dFg2hJm4aKe",
	MASTER_KEY: "Pq6rS1tU8vW3xY0zA5bC2dE9fG4hI7jK",
};
const local = { PROSA_ENV: "local", ...secrets };
const production = { PROSA_ENV: "production", PUBLIC_URL: "https://prosa.example", ...secrets };
const waha = { WAHA_URL: "https://waha.exemplo.com.br", WAHA_API_KEY: "drawn-not-typed" };
const meta = {
	WHATSAPP_VERIFY_TOKEN: "verify-token-drawn",
	WHATSAPP_APP_SECRET: "app-secret-drawn",
};

function problemsOf(env: object): string[] {
	try {
		loadConfig(env);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
}

test("a gateway is there when its address and its key are", () => {
	expect(loadConfig({ ...local }).waha).toBeNull();
	expect(loadConfig({ ...local, ...waha }).waha).toEqual({
		url: waha.WAHA_URL,
		apiKey: waha.WAHA_API_KEY,
	});
	expect(problemsOf({ ...local, WAHA_URL: waha.WAHA_URL })).toEqual([
		"WAHA_URL and WAHA_API_KEY come together",
	]);
	expect(problemsOf({ ...local, ...waha, WAHA_URL: "waha:3000" })).toEqual([
		"WAHA_URL must be an http(s) address",
	]);
});

test("A20 a key that anyone can read in an example is refused", () => {
	expect(problemsOf({ ...local, ...waha, WAHA_API_KEY: "yoursecretkey" })).toEqual([
		"WAHA_API_KEY is a known default",
	]);
});

test("the official API needs what proves Meta's calls, of its own app or of the one for sign-in", () => {
	expect(loadConfig({ ...local }).cloudApi.webhook).toBeNull();
	expect(loadConfig({ ...local, ...meta }).cloudApi).toEqual({
		graphUrl: "https://graph.facebook.com",
		graphVersion: "v26.0",
		webhook: { verifyToken: meta.WHATSAPP_VERIFY_TOKEN, appSecret: meta.WHATSAPP_APP_SECRET },
	});
	const { WHATSAPP_VERIFY_TOKEN } = meta;
	const facebook = { FACEBOOK_APP_ID: "123456789", FACEBOOK_APP_SECRET: "of-the-sign-in-app" };
	expect(
		loadConfig({ ...local, WHATSAPP_VERIFY_TOKEN, ...facebook }).cloudApi.webhook?.appSecret,
	).toBe("of-the-sign-in-app");
	expect(problemsOf({ ...local, WHATSAPP_VERIFY_TOKEN })).toEqual([
		"WHATSAPP_VERIFY_TOKEN needs WHATSAPP_APP_SECRET or FACEBOOK_APP_SECRET",
	]);
});

test("Meta's sign-up needs an app with its id, and a configuration; what is missing is named", () => {
	const missing = (env: object) => loadConfig({ ...local, ...env }).embeddedSignUp.missing;
	expect(missing({})).toEqual([
		"FACEBOOK_APP_ID",
		"FACEBOOK_APP_SECRET",
		"WHATSAPP_VERIFY_TOKEN",
		"WHATSAPP_CONFIG_ID",
	]);
	const facebook = { FACEBOOK_APP_ID: "123456789", FACEBOOK_APP_SECRET: "of-the-sign-in-app" };
	// With a secret of its own it is another app than the one people sign in with.
	expect(missing({ ...meta, ...facebook, WHATSAPP_CONFIG_ID: "77777" })).toEqual([
		"WHATSAPP_APP_ID",
	]);
	const own = { ...meta, WHATSAPP_APP_ID: "55555", WHATSAPP_CONFIG_ID: "77777" };
	expect(loadConfig({ ...local, ...own }).embeddedSignUp).toEqual({
		app: { id: "55555", secret: meta.WHATSAPP_APP_SECRET, configId: "77777" },
		missing: [],
		sdk: { url: "https://connect.facebook.net/pt_BR/sdk.js", version: "v26.0" },
	});
	const { WHATSAPP_VERIFY_TOKEN } = meta;
	const shared = { WHATSAPP_VERIFY_TOKEN, ...facebook, WHATSAPP_CONFIG_ID: "77777" };
	expect(loadConfig({ ...local, ...shared }).embeddedSignUp.app?.id).toBe("123456789");
	expect(problemsOf({ ...local, WHATSAPP_CONFIG_ID: "a name" })).toEqual([
		"WHATSAPP_CONFIG_ID must be the number of an app",
	]);
});

test("another Graph is for emulators only", () => {
	const GRAPH_URL = "http://127.0.0.1:9999";
	expect(loadConfig({ ...local, GRAPH_URL }).cloudApi.graphUrl).toBe(GRAPH_URL);
	expect(problemsOf({ ...production, GRAPH_URL })).toContain("GRAPH_URL is refused in production");
});

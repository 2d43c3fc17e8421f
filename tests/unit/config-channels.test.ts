import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const secrets = {
	AUTH_SECRET: "Zk3vQ9pLr8sT1wXy5bNc7dFg2hJm4aKe",
	MASTER_KEY: "Pq6rS1tU8vW3xY0zA5bC2dE9fG4hI7jK",
};
const local = { PROSA_ENV: "local", ...secrets };
const production = { PROSA_ENV: "production", PUBLIC_URL: "https://prosa.example", ...secrets };
const token = "a-token-of-sixteen-or-more";
const secret = "a-secret-of-sixteen-or-more";

function problemsOf(env: object): string[] {
	try {
		loadConfig(env);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
}

test("Telegram and Meta are where they really are, unless a laptop says otherwise", () => {
	const { telegram, messenger } = loadConfig({ ...production });
	expect(telegram.url).toBe("https://api.telegram.org");
	expect(messenger).toMatchObject({
		graphUrl: "https://graph.facebook.com",
		instagramUrl: "https://graph.instagram.com",
		graphVersion: "v26.0",
		appId: null,
		webhook: null,
	});
	const here = {
		TELEGRAM_API_URL: "http://127.0.0.1:1/",
		INSTAGRAM_GRAPH_URL: "http://localhost:2",
	};
	expect(loadConfig({ ...local, ...here })).toMatchObject({
		telegram: { url: "http://127.0.0.1:1" },
		messenger: { instagramUrl: "http://localhost:2" },
	});
	expect(problemsOf({ ...production, ...here })).toEqual([
		"TELEGRAM_API_URL is refused in production",
		"INSTAGRAM_GRAPH_URL is refused in production",
	]);
});

test("pages are offered with a verify token and the secret of the app that calls", () => {
	const verify = { FACEBOOK_VERIFY_TOKEN: token };
	expect(problemsOf({ ...local, ...verify })).toEqual([
		"FACEBOOK_VERIFY_TOKEN needs MESSENGER_APP_SECRET or FACEBOOK_APP_SECRET",
	]);
	const webhookOf = (more: object) =>
		loadConfig({ ...local, ...verify, ...more }).messenger.webhook;
	expect(webhookOf({ MESSENGER_APP_SECRET: secret })).toEqual({
		verifyToken: token,
		appSecrets: [secret],
	});
	const signIn = { FACEBOOK_APP_ID: "1517776481860111", FACEBOOK_APP_SECRET: "of the sign-in app" };
	expect(webhookOf({ ...signIn, INSTAGRAM_APP_SECRET: secret })).toEqual({
		verifyToken: token,
		appSecrets: ["of the sign-in app", secret],
	});
	expect(loadConfig({ ...local, ...signIn }).messenger).toMatchObject({
		appId: "1517776481860111",
		webhook: null,
	});
	expect(problemsOf({ ...local, ...verify, MESSENGER_APP_SECRET: "short" })).toEqual([
		"MESSENGER_APP_SECRET needs at least 16 characters",
	]);
});

import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const BASE = {
	PROSA_ENV: "local",
	AUTH_SECRET: "q8Zr2Lk0vXw7Nc5Tb1Yp9Hd3Jf6Gs4Ma",
	MASTER_KEY: "m3Kx9Qw1Zr7Vb5Nc2Lp8Td4Yh6Jg0FsZx",
};
const PRODUCTION = { ...BASE, PROSA_ENV: "production", PUBLIC_URL: "https://prosa.example" };

function problemsOf(env: object): string[] {
	try {
		loadConfig(env);
		return [];
	} catch (error) {
		return error instanceof ConfigError ? error.problems : [String(error)];
	}
}

test("without settings there is no app, and the SDK is Meta's own in v18.0", () => {
	expect(loadConfig({ ...BASE }).facebookArea).toEqual({
		app: null,
		graphUrl: "https://graph.facebook.com",
		dialogUrl: "https://www.facebook.com",
		graphVersion: "v26.0",
		sdk: { url: "https://connect.facebook.net/pt_BR/sdk.js", version: "v18.0" },
	});
});

test("an app is its id and its secret", () => {
	const env = { ...BASE, FACEBOOK_APP_ID: "123456789012345", FACEBOOK_APP_SECRET: "s".repeat(32) };
	expect(loadConfig(env).facebookArea.app).toEqual({
		id: "123456789012345",
		secret: "s".repeat(32),
	});
});

test("the SDK of another place is refused in production, and a version that is none everywhere", () => {
	const other = { FB_SDK_URL: "https://cdn.example/sdk.js" };
	expect(problemsOf({ ...PRODUCTION, ...other })).toContain("FB_SDK_URL is refused in production");
	expect(problemsOf({ ...PRODUCTION }).join()).not.toContain("FB_SDK_URL");
	expect(problemsOf({ ...BASE, ...other })).toEqual([]);
	expect(problemsOf({ ...BASE, FB_SDK_VERSION: "18" })).toEqual([
		"FB_SDK_VERSION must look like v18.0",
	]);
});

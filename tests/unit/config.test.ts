import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const SECRET = "q8Zr2kVx0LmW5tYb7NcP3sHd9GfJ1aEu";
const KEY = "k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE";
const local = { PROSA_ENV: "local", AUTH_SECRET: SECRET, MASTER_KEY: KEY };
const production = { ...local, PROSA_ENV: "production", PUBLIC_URL: "https://prosa.example" };

function problemsOf(env: object): string[] {
	try {
		loadConfig(env);
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
	return [];
}

test("a laptop needs two secrets and gets sensible defaults", () => {
	expect(loadConfig({ ...local, PORT: "9000" })).toMatchObject({
		env: "local",
		publicUrl: "http://localhost:9000",
		simulator: true,
		evolution: null,
		allowedPrivateHosts: [],
		passwordMin: 8,
		mail: { kind: "local" },
	});
});

test.each([
	["missing", undefined, "AUTH_SECRET is missing"],
	["empty", "", "AUTH_SECRET is missing"],
	["short", "q8Zr2kVx0LmW5tYb7NcP3sHd9GfJ1aE", "AUTH_SECRET needs at least 32 bytes"],
	["repeated", "ab".repeat(20), "AUTH_SECRET is not random"],
	["from an example", "your-secret-key-here-0123456789abcdef", "AUTH_SECRET is a known default"],
	["from a tutorial", "super-secret-jwt-token-0123456789abcdef", "AUTH_SECRET is a known default"],
	["a short second one", `${SECRET},short`, "AUTH_SECRET needs at least 32 bytes"],
])("A20 an AUTH_SECRET that is %s is refused", (_, AUTH_SECRET, problem) => {
	expect(problemsOf({ ...local, AUTH_SECRET })).toContain(problem);
});

test("A20 the master key must be a secret of its own", () => {
	expect(problemsOf({ ...local, MASTER_KEY: SECRET })).toEqual([
		"MASTER_KEY must differ from AUTH_SECRET",
	]);
});

test("A20 every problem is named at once, never with its value", () => {
	const problems = problemsOf({ AUTH_SECRET: "hunter2", PASSWORD_MIN: "3" });
	expect(problems).toEqual([
		"PROSA_ENV must be one of local, test, production",
		"AUTH_SECRET needs at least 32 bytes",
		"MASTER_KEY is missing",
		"PASSWORD_MIN must be at least 6",
	]);
	expect(problems.join()).not.toContain("hunter2");
});

test.each([
	["the simulator", { SIMULATOR: "on" }],
	["local mail", { MAIL_DELIVERY: "local" }],
	["private hosts", { ALLOWED_PRIVATE_HOSTS: "127.0.0.1:8080" }],
	["an address without TLS", { PUBLIC_URL: "http://prosa.example" }],
	["no address", { PUBLIC_URL: undefined }],
	["the secrets of a test", { AUTH_SECRET: `test-${SECRET}` }],
])("A22 production refuses %s", (_, change) => {
	expect(problemsOf({ ...production, ...change })).toHaveLength(1);
});

test("production switches off what is for laptops", () => {
	expect(loadConfig({ ...production })).toMatchObject({
		simulator: false,
		mail: { kind: "none" },
		publicUrl: "https://prosa.example",
	});
});

test("a comma list rotates secrets: the first is used, all are read", () => {
	const config = loadConfig({ ...local, MASTER_KEY: `${KEY}, ${KEY}2` });
	expect(config.masterKey).toBe(KEY);
	expect(config.masterKeys).toEqual([KEY, `${KEY}2`]);
});

test("a gateway comes with address and key, and not with the key it ships with", () => {
	const url = { EVOLUTION_URL: "https://evo.example/base" };
	expect(problemsOf({ ...local, ...url })).toEqual([
		"EVOLUTION_URL and EVOLUTION_API_KEY come together",
	]);
	expect(
		problemsOf({ ...local, ...url, EVOLUTION_API_KEY: "429683C4C977415CAAFCCE10F7D57E11" }),
	).toEqual(["EVOLUTION_API_KEY is a known default"]);
	expect(loadConfig({ ...local, ...url, EVOLUTION_API_KEY: "own-key" }).evolution).toEqual({
		url: "https://evo.example/base",
		apiKey: "own-key",
	});
});

test("Stripe comes with key, webhook secret and price together; another address of it only off production", () => {
	const stripe = {
		STRIPE_SECRET_KEY: "sk_test_1",
		STRIPE_WEBHOOK_SECRET: "whsec_1",
		STRIPE_PREMIUM_PRICE: "price_1",
	};
	expect(loadConfig({ ...local }).stripe).toBeNull();
	expect(loadConfig({ ...local, ...stripe, STRIPE_URL: "http://127.0.0.1:4611/" }).stripe).toEqual({
		secretKey: "sk_test_1",
		webhookSecret: "whsec_1",
		premiumPrice: "price_1",
		url: "http://127.0.0.1:4611",
	});
	for (const name of Object.keys(stripe))
		expect(problemsOf({ ...local, ...stripe, [name]: "" }), name).toHaveLength(1);
	for (const wrong of [
		{ STRIPE_SECRET_KEY: "pk_1" },
		{ STRIPE_WEBHOOK_SECRET: "secret" },
		{ STRIPE_PREMIUM_PRICE: "prod_1" },
	])
		expect(problemsOf({ ...local, ...stripe, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
	expect(problemsOf({ ...production, ...stripe, STRIPE_URL: "https://stripe.example" })).toEqual([
		"STRIPE_URL is refused in production",
	]);
});

test("private hosts are exact host:port pairs", () => {
	expect(
		loadConfig({ ...local, ALLOWED_PRIVATE_HOSTS: "127.0.0.1:8080, evo.lan:80" })
			.allowedPrivateHosts,
	).toEqual(["127.0.0.1:8080", "evo.lan:80"]);
	for (const hosts of ["127.0.0.1", "*:80", "10.0.0.0/8:80", "http://evo.lan:80"])
		expect(problemsOf({ ...local, ALLOWED_PRIVATE_HOSTS: hosts })).toHaveLength(1);
});

test("one env is parsed once", () => {
	const env = { ...local };
	expect(loadConfig(env)).toBe(loadConfig(env));
});

test("no setting is called like something that login shells set: MAIL was, and stopped a server", () => {
	const example = readFileSync(".dev.vars.example", "utf8");
	const names = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
	const taken = [
		"MAIL",
		"HOME",
		"USER",
		"LOGNAME",
		"SHELL",
		"LANG",
		"PATH",
		"TERM",
		"EDITOR",
		"TZ",
	];
	expect(names.length).toBeGreaterThan(3);
	expect(names.filter((name) => taken.includes(name ?? ""))).toEqual([]);
});

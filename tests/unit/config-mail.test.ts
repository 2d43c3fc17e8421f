import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const secrets = {
	AUTH_SECRET: "Zk3vQ9pLr8sT1wXy5bNc7dFg2hJm4aKe",
	MASTER_KEY: "Pq6rS1tU8vW3xY0zA5bC2dE9fG4hI7jK",
};
const local = { PROSA_ENV: "local", ...secrets };
const production = {
	PROSA_ENV: "production",
	PUBLIC_URL: "https://prosa.example",
	...secrets,
};
const from = "Prosa Café <oi@prosa.example>";
const sender = { name: "Prosa Café", address: "oi@prosa.example" };

function problemsOf(env: object): string[] {
	try {
		loadConfig(env);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
}

test("without a word mail is kept on a laptop and goes nowhere in production", () => {
	expect(loadConfig({ ...local }).mail).toEqual({ kind: "local" });
	expect(loadConfig({ ...production }).mail).toEqual({ kind: "none" });
});

test("each way of delivery has what it needs", () => {
	const resend = { MAIL_DELIVERY: "resend", MAIL_FROM: from, RESEND_API_KEY: "re_abc" };
	expect(loadConfig({ ...production, ...resend }).mail).toEqual({
		kind: "resend",
		from: sender,
		apiKey: "re_abc",
		url: "https://api.resend.com",
	});
	const smtp = {
		MAIL_DELIVERY: "smtp",
		MAIL_FROM: "oi@prosa.example",
		SMTP_HOST: "smtp.prosa.example",
	};
	expect(loadConfig({ ...production, ...smtp }).mail).toEqual({
		kind: "smtp",
		from: { name: "", address: "oi@prosa.example" },
		host: "smtp.prosa.example",
		port: 587,
		user: null,
	});
	const signedIn = { ...smtp, SMTP_PORT: "465", SMTP_USER: "oi", SMTP_PASSWORD: "x" };
	expect(loadConfig({ ...production, ...signedIn }).mail).toMatchObject({
		port: 465,
		user: { name: "oi", password: "x" },
	});
	const cloudflare = { MAIL_DELIVERY: "cloudflare", MAIL_FROM: `"Prosa Café" <oi@prosa.example>` };
	expect(loadConfig({ ...production, ...cloudflare }).mail).toEqual({
		kind: "cloudflare",
		from: sender,
	});
});

test("what is missing is named", () => {
	for (const [delivery, missing] of [
		["cloudflare", ["MAIL_FROM"]],
		["resend", ["MAIL_FROM", "RESEND_API_KEY"]],
		["smtp", ["MAIL_FROM", "SMTP_HOST"]],
	] as const)
		expect(problemsOf({ ...local, MAIL_DELIVERY: delivery })).toEqual(
			missing.map((name) => `${name} is needed by MAIL_DELIVERY=${delivery}`),
		);
	expect(problemsOf({ ...local, SMTP_USER: "oi" })).toEqual([
		"SMTP_USER and SMTP_PASSWORD come together",
	]);
	expect(problemsOf({ ...local, MAIL_DELIVERY: "pigeon" })).toHaveLength(1);
});

test("F16 a sender's name begins no header of its own", () => {
	const evil = ["Prosa\r\nBcc: x@y.example <oi@prosa.example>", "a@b@c.example", "<>", "Prosa"];
	for (const MAIL_FROM of evil)
		expect(problemsOf({ ...local, MAIL_FROM }), MAIL_FROM).toEqual([
			"MAIL_FROM must be an address or Name <address>",
		]);
});

test("production refuses local mail, an emulator's address and the closed port", () => {
	const smtp = { MAIL_DELIVERY: "smtp", MAIL_FROM: from, SMTP_HOST: "smtp.prosa.example" };
	expect(problemsOf({ ...production, MAIL_DELIVERY: "local" })).toEqual([
		"MAIL_DELIVERY=local is refused in production",
	]);
	expect(problemsOf({ ...production, RESEND_URL: "http://127.0.0.1:9" })).toEqual([
		"RESEND_URL is refused in production",
	]);
	expect(problemsOf({ ...production, ...smtp, SMTP_PORT: "25" })).toHaveLength(1);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/support/runs.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";
import { formatEvent } from "#workers/adapters/secrets/log-event.ts";
import { hideSecrets, hideSecretValues, redact } from "#app/domain/net/redact.ts";

const letters = (length: number) =>
	fc.string({
		unit: fc.constantFrom(
			...Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
		),
		minLength: length,
		maxLength: length,
	});

/** Secrets that are known by their shape, wherever they stand. */
const shaped = fc.oneof(
	letters(30).map((body) => `sk-${body}`),
	letters(30).map((body) => `sk-proj-${body}`),
	letters(24).map((body) => `sk_live_${body}`),
	letters(40).map((body) => `EAA${body}`),
	letters(24).map((body) => `xoxb-${body}`),
	letters(32).map((body) => `whsec_${body}`),
	letters(35).map((body) => `1234567890:${body}`),
	letters(46).map((body) => `wak_${body}`),
	letters(30).map((body) => `eyJhbGciOiJIUzI1NiJ9.${body}.${body}`),
	letters(30).map((body) => `eyJhbGciOiJkaXIi..${body}.${body}.${body}`),
	letters(20).map((body) => `https://x.bitrix24.com.br/rest/12/${body}/`),
	letters(24).map((body) => `/webhooks/evolution/channel-1.${body}`),
	letters(24).map((body) => `apikey: ${body}`),
	letters(24).map((body) => `Bearer ${body}`),
	letters(24).map((body) => `https://own.example/auth/confirm?token=${body}`),
	letters(4).map((id) => createDataKey("k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE", id)),
);
/** Keys that make anything below them a secret. */
const secretKey = fc.constantFrom(
	"password",
	"senha",
	"apiKey",
	"api_key",
	"token",
	"accessToken",
	"authSecret",
	"masterKey",
	"Authorization",
	"cookie",
	"set-cookie",
	"clientSecret",
	"passwordHash",
	"webhookUrl",
	"sid",
	"dataKeyWrapped_key",
	"webhook_url_sealed",
	"headerSecret",
	"x-signature",
	"qr",
);
/** The part of a planted secret that must not show: its body, without the public prefix. */
const bodyOf = (secret: string) => secret.slice(-16).replace(/\/$/, "").slice(-12);

test("J09 a secret planted anywhere in any object never shows, known by its shape", () => {
	fc.assert(
		fc.property(
			fc.object({ maxDepth: 4 }),
			shaped,
			fc.array(fc.constantFrom("a", "list", "error", "details"), { maxLength: 4 }),
			fc.string(),
			(noise, secret, path, around) => {
				let planted: unknown = { note: `${around} ${secret} ${around}`, ...noise, at: [secret] };
				for (const key of path) planted = { [key]: planted };
				const line = formatEvent({ event: "x", planted, error: new Error(`bad ${secret}`) }, 0);
				expect(line).not.toContain(bodyOf(secret));
			},
		),
		{ numRuns: runs(2000) },
	);
});

test("J09 a secret of which a part looks like another one is hidden whole", () => {
	const sealed = "v1.9809faed.pk_LH5E3zhSuN9nf.rgkNco2YNrpSXbfoPR6IIzEMZkDbfUYk";
	expect(redact(`a ${sealed} b sk-abc-AKIA0123456789ABCD-tail c`)).toBe("a [hidden] b [hidden] c");
});

test("J09 whatever stands under the name of a secret never shows", () => {
	fc.assert(
		fc.property(letters(12), secretKey, fc.boolean(), (value, key, nested) => {
			const planted = { outer: [{ [key]: nested ? { inner: value } : value }] };
			expect(JSON.stringify(redact(planted))).not.toContain(value);
		}),
		{ numRuns: runs(2000) },
	);
});

test("J09 a secret as a key of an object never shows", () => {
	expect(JSON.stringify(redact({ "sk-abcdefghijklmnopqrstuvwx": 1 }))).not.toContain("abcdefgh");
});

test("J10 telephone numbers keep their last four digits", () => {
	expect(redact({ phone: "+55 (11) 98765-4321" })).toEqual({ phone: "…4321" });
	expect(redact({ remoteJid: "5511987654321@s.whatsapp.net" })).toEqual({ remoteJid: "…4321" });
	expect(redact("no answer from 5511987654321@s.whatsapp.net")).toBe(
		"no answer from …4321@s.whatsapp.net",
	);
});

test("J10 what people write and how they are called is not logged", () => {
	const line = JSON.stringify(
		redact({ text: "oi, tudo bem?", pushName: "Maria", message: { conversation: "segredo" } }),
	);
	expect(line).not.toMatch(/tudo bem|Maria|segredo/);
});

test("J10 an e-mail address shows only enough to tell two apart", () => {
	expect(redact("mail to maria.souza@gmail.com failed")).toBe("mail to ma…@gmail.com failed");
});

test("J10 the parameters of a failed query are not logged", () => {
	const error = new Error(
		'Failed query: update "users" set "full_name" = ?\nparams: Maria Souza,7',
	);
	expect(JSON.stringify(redact(error))).toContain("Failed query");
	expect(JSON.stringify(redact({ error: String(error) }))).not.toContain("Maria");
});

test("what one needs to find a fault stays", () => {
	const id = "01920d3e-7c1a-7000-8000-123456789012";
	const event = { requestId: id, workspaceId: id, status: 503, path: "/api/channels", ok: false };
	expect(redact(event)).toEqual(event);
	expect(redact(new TypeError("x is not a function"))).toEqual({
		name: "TypeError",
		error: "x is not a function",
	});
});

test("depth, length and kinds are bounded", () => {
	const loop: Record<string, unknown> = {};
	loop.self = loop;
	expect(JSON.stringify(redact(loop)).length).toBeLessThan(200);
	expect(String(redact("x".repeat(100_000))).length).toBeLessThan(2100);
	expect(redact({ bytes: new Uint8Array(9), run: () => 1, big: 1n })).toEqual({
		bytes: "[bytes]",
		run: "[function]",
		big: "1",
	});
});

test("J09 the token of an echo address is not logged", () => {
	expect(redact({ path: `/webhooks/echo/${"A1_-".repeat(10)}xyz` })).toEqual({ path: "[hidden]" });
});

test("F10 what a foreign server answered is shown with its secrets masked, and nothing else", () => {
	const answer = {
		code: 0,
		message: "oi, tudo bem?",
		phone: "+5511999999999",
		access_token: "abc",
		apiKey: null,
		rows: [{ note: `Bearer ${"x".repeat(20)}`, ok: true }],
	};
	expect(hideSecretValues(answer)).toEqual({
		...answer,
		access_token: "[hidden]",
		rows: [{ note: "[hidden]", ok: true }],
	});
	expect(hideSecrets(`<p>token=${"y".repeat(12)} oi</p>`)).toBe("<p>[hidden] oi</p>");
	let deep: unknown = "x";
	for (let n = 0; n < 20_000; n++) deep = [deep];
	expect(JSON.stringify(hideSecretValues(deep)).length).toBeLessThan(500);
});

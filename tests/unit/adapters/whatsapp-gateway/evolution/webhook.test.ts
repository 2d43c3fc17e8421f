import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { translateUpdate } from "#workers/adapters/whatsapp-gateway/evolution/events.ts";
import {
	parseEvolutionWebhook,
	redactEvolutionWebhook,
	verifyEvolutionWebhook,
} from "#workers/adapters/whatsapp-gateway/evolution/webhook.ts";
import { readWebhook } from "#tests/support/recordings.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const HOUR_MS = 3_600_000;
const JWT_SECRET = "secret-of-this-channel";
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function token(
	overrides: { header?: unknown; claims?: unknown; secret?: string; issuedAt?: number } = {},
): string {
	const iat = Math.floor((overrides.issuedAt ?? NOW) / 1000);
	const head = encode(overrides.header ?? { alg: "HS256", typ: "JWT" });
	const claims = encode(overrides.claims ?? { iat, exp: iat + 600, action: "webhook" });
	const mac = createHmac("sha256", overrides.secret ?? JWT_SECRET);
	return `Bearer ${head}.${claims}.${mac.update(`${head}.${claims}`).digest("base64url")}`;
}

const verify = (given: { authorization?: string | null; headerToken?: string | null }) =>
	verifyEvolutionWebhook({
		authorization: token(),
		headerToken: "header-secret",
		headerSecret: "header-secret",
		jwtSecret: JWT_SECRET,
		nowMs: NOW,
		...given,
	});

test("a call with the channel's header and token is accepted", () => {
	expect(verify({})).toBe("ok");
});

test("the recorded token of the real gateway verifies with its key", () => {
	const { webhook, meta } = readWebhook("hook-jwt-authorization");
	const answer = verifyEvolutionWebhook({
		authorization: webhook.headers.authorization ?? null,
		headerToken: webhook.headers["x-gw-token"] ?? null,
		headerSecret: "fake-gw-token",
		jwtSecret: "fake-jwt-secret",
		nowMs: Date.parse(meta.receivedAt),
	});
	expect(answer).toBe("ok");
});

test.each([null, "", "header-secre", "header-secret2", "HEADER-SECRET"])(
	"I03 the header %j is refused whatever its length",
	(headerToken) => {
		expect(verify({ headerToken })).toBe("refused");
	},
);

test.each([
	["missing", null],
	["empty", ""],
	["no bearer", token().slice("Bearer ".length)],
	["garbage", "Bearer a.b.c"],
	["two parts", token().split(".").slice(0, 2).join(".")],
	["another instance's key", token({ secret: "secret-of-another" })],
	["empty key", token({ secret: " " })],
	["changed claims", token().replace(/\.[^.]+\./, `.${encode({ iat: 1, exp: 9e9 })}.`)],
	["no expiry", token({ claims: { iat: NOW / 1000 } })],
	["claims are no object", token({ claims: "x" })],
])("I08 a token that is wrong (%s) is refused", (_what, authorization) => {
	expect(verify({ authorization })).toBe("refused");
});

test.each(["none", "None", "HS512", "RS256", "", null])(
	"A17 I08 a token whose header says alg=%s is refused, even with our signature",
	(alg) => {
		expect(verify({ authorization: token({ header: { alg } }) })).toBe("refused");
	},
);

test("A17 an unsigned token and one signed with a foreign RSA key are refused", () => {
	const unsigned = token({ header: { alg: "none" } }).replace(/[^.]+$/, "");
	expect(verify({ authorization: unsigned })).toBe("refused");
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const body = `${encode({ alg: "RS256" })}.${encode({ iat: NOW / 1000, exp: NOW / 1000 + 600 })}`;
	const mac = sign("sha256", Buffer.from(body), privateKey).toString("base64url");
	expect(verify({ authorization: `Bearer ${body}.${mac}` })).toBe("refused");
});

test("I08 an authentic token of a late retry is accepted for two hours after it expired, not longer (security b)", () => {
	expect(verify({ authorization: token({ issuedAt: NOW - HOUR_MS }) })).toBe("ok");
	expect(verify({ authorization: token({ issuedAt: NOW - 2 * HOUR_MS }) })).toBe("ok");
	expect(verify({ authorization: token({ issuedAt: NOW - 3 * HOUR_MS }) })).toBe("refused");
});

test("I08 a token that ends in more than a day, or never, is refused (security b)", () => {
	const endsIn = (ms: number) => ({ iat: NOW / 1000, exp: (NOW + ms) / 1000 });
	expect(verify({ authorization: token({ claims: endsIn(24 * HOUR_MS) }) })).toBe("ok");
	expect(verify({ authorization: token({ claims: endsIn(25 * HOUR_MS) }) })).toBe("refused");
	expect(verify({ authorization: token({ claims: { iat: NOW / 1000, exp: 1e18 } }) })).toBe(
		"refused",
	);
});

test("a token from a clock a little ahead is accepted, one from the future is not", () => {
	expect(verify({ authorization: token({ issuedAt: NOW + 60_000 }) })).toBe("ok");
	expect(verify({ authorization: token({ issuedAt: NOW + HOUR_MS }) })).toBe("refused");
});

const upsert = (message: string, id = '"ID1"') =>
	`{"event":"messages.upsert","instance":"prosa_1","apikey":"k","data":{"key":{"remoteJid":"5511987654321@s.whatsapp.net","fromMe":false,"id":${id}},"pushName":"Maria","message":${message},"messageTimestamp":1795203826}}`;

function textOf(rawBody: string): string | undefined {
	const parsed = parseEvolutionWebhook(rawBody, "prosa_1");
	const event = parsed.kind === "events" ? parsed.events[0] : undefined;
	return event?.type === "message" ? event.content.text : undefined;
}

test("I02 escapes, spaces, another order of keys and a byte order mark say the same", () => {
	expect(textOf(upsert('{"conversation":"caf\\u00e9"}'))).toBe("café");
	expect(textOf(upsert('{ "conversation" :\n "café" }'))).toBe("café");
	expect(textOf(`\uFEFF${upsert('{"conversation":"café"}')}`)).toBe("café");
});

test.each([
	["not JSON", "event=messages.upsert"],
	["multipart", "--x\r\ncontent-disposition: form-data\r\n\r\n{}\r\n--x--"],
	["cut", upsert('{"conversation":"a"}').slice(0, -3)],
	["empty", ""],
])("I10 an authentic body that is %s was damaged on its way (ledger A4)", (_what, body) => {
	expect(parseEvolutionWebhook(body, "prosa_1")).toEqual({ kind: "damaged" });
});

test.each([
	["no envelope", "[]"],
	["no instance", '{"event":"messages.upsert","data":{}}'],
	["a number as the text of an event", '{"event":7,"instance":"prosa_1"}'],
	["a record without key", '{"event":"messages.upsert","instance":"prosa_1","data":{}}'],
])("I10 an authentic body that is %s goes to quarantine", (_what, body) => {
	expect(parseEvolutionWebhook(body, "prosa_1").kind).toBe("quarantine");
});

test("I11 a body nested deeper than 32 goes to quarantine", () => {
	const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
	expect(parseEvolutionWebhook(upsert(nested(20)), "prosa_1").kind).toBe("events");
	expect(parseEvolutionWebhook(upsert(nested(200)), "prosa_1").kind).toBe("quarantine");
	expect(parseEvolutionWebhook(upsert(nested(100_000)), "prosa_1").kind).toBe("quarantine");
});

test("I11 __proto__ and duplicate keys change nothing of ours", () => {
	const body = upsert('{"__proto__":{"polluted":true},"conversation":"a","conversation":"b"}');
	expect(textOf(body)).toBe("b");
	expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("I11 a thousand records in one body are a thousand events", () => {
	const records = Array.from({ length: 1000 }, (_, n) => ({
		key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id: `H${n}` },
		message: { conversation: String(n) },
		messageTimestamp: 1795203826,
	}));
	const body = { event: "messages.set", instance: "prosa_1", data: records };
	const parsed = parseEvolutionWebhook(JSON.stringify(body), "prosa_1");
	expect(parsed.kind === "events" && parsed.events.length).toBe(1000);
});

test("one unreadable record of a history does not take the others with it, nor vanish", () => {
	const good = { key: { remoteJid: "5511987654321@s.whatsapp.net", id: "H1" }, message: {} };
	const data = [{ ...good, message: { conversation: "a" } }, { key: {} }];
	const body = JSON.stringify({ event: "messages.set", instance: "prosa_1", data });
	expect(parseEvolutionWebhook(body, "prosa_1")).toMatchObject({
		kind: "events",
		unread: "messages.set",
		events: [{ providerId: "H1" }],
	});
});

test("L10 an id that comes as a number is never rounded: it goes to quarantine", () => {
	const body = upsert('{"conversation":"a"}', "9007199254740993");
	expect(parseEvolutionWebhook(body, "prosa_1").kind).toBe("quarantine");
	expect(textOf(upsert('{"conversation":"a"}', '"9007199254740993"'))).toBe("a");
});

test("L10 the length of a file may come as number, text or long", () => {
	for (const length of ["83211", '"83211"', '{"low":83211,"high":0,"unsigned":true}']) {
		const body = upsert(`{"imageMessage":{"mimetype":"image/png","fileLength":${length}}}`);
		expect(parseEvolutionWebhook(body, "prosa_1")).toMatchObject({
			events: [{ content: { media: { bytes: 83211 } } }],
		});
	}
});

test("a film that WhatsApp plays as a GIF is one here", () => {
	const told = (more: string) =>
		parseEvolutionWebhook(upsert(`{"videoMessage":{"mimetype":"video/mp4"${more}}}`), "prosa_1");
	const media = (isGif: object) => ({ events: [{ content: { type: "video", media: isGif } }] });
	expect(told(',"gifPlayback":true')).toMatchObject(media({ isGif: true }));
	expect(JSON.stringify(told(',"gifPlayback":false'))).not.toContain("isGif");
});

test.each([
	['{"videoMessage":{"caption":"olha","seconds":7}}', "video", "olha"],
	['{"stickerMessage":{"mimetype":"image/webp"}}', "sticker", ""],
	['{"extendedTextMessage":{"text":"oi"}}', "text", "oi"],
	['{"ephemeralMessage":{"message":{"conversation":"some"}}}', "text", "some"],
	['{"viewOnceMessageV2":{"message":{"imageMessage":{"caption":"uma vez"}}}}', "image", "uma vez"],
	['{"listResponseMessage":{"title":"Opção 1","listType":1}}', "text", "Opção 1"],
	[
		'{"pollCreationMessageV3":{"name":"Qual?","options":[{"optionName":"A"}]}}',
		"other",
		"Qual?\nA",
	],
	[
		'{"contactsArrayMessage":{"contacts":[{"displayName":"Ana"},{"displayName":"Zé"}]}}',
		"contact",
		"Ana\nZé",
	],
	['{"futureMessage":{"text":"do futuro"}}', "other", "do futuro"],
	["null", "other", ""],
])("a message %s becomes a bubble", (message, type, text) => {
	expect(parseEvolutionWebhook(upsert(message), "prosa_1")).toMatchObject({
		kind: "events",
		events: [{ type: "message", content: { type, text } }],
	});
});

test.each([
	'{"protocolMessage":{"type":"REVOKE","key":{"id":"X"}}}',
	'{"protocolMessage":{"type":"HISTORY_SYNC_NOTIFICATION"}}',
	'{"senderKeyDistributionMessage":{"groupId":"x"}}',
	'{"pollUpdateMessage":{"vote":{}}}',
	'{"messageContextInfo":{}}',
])("a protocol message %s never becomes a bubble", (message) => {
	expect(parseEvolutionWebhook(upsert(message), "prosa_1").kind).toBe("ignored");
});

test("an opening that reports a fallen socket does not unlink", () => {
	const body = (data: unknown) =>
		JSON.stringify({ event: "connection.update", instance: "prosa_1", data });
	const told = { state: "close", statusReason: 401, wuid: "5511912345678@s.whatsapp.net" };
	expect(parseEvolutionWebhook(body(told), "prosa_1")).toMatchObject({
		events: [{ type: "linking" }],
	});
	expect(
		parseEvolutionWebhook(body({ state: "close", statusReason: 428 }), "prosa_1"),
	).toMatchObject({ events: [{ type: "linking" }] });
});

test("what is kept for quarantine holds no key and no code, even when it is no JSON", () => {
	const body = '{"apikey":"k-1","data":{"qrcode":{"code":"2@abc","base64":"data:x"},"broken';
	const kept = redactEvolutionWebhook(body);
	expect(kept).not.toMatch(/k-1|2@abc|data:x/);
	expect(redactEvolutionWebhook('{"apikey": "cut')).not.toContain("cut");
});

test("R11 a tick that does not say whose message it is counts: it is looked up by its id", () => {
	const tick = { keyId: "3EB0A1B2C3D4", status: "READ" };
	expect(translateUpdate(tick)).toEqual([
		{ type: "status", providerId: "3EB0A1B2C3D4", status: "read" },
	]);
	expect(translateUpdate({ ...tick, fromMe: false })).toEqual({
		ignored: "status of a received message",
	});
});

test("a poll says that it is one (gateway b)", () => {
	const poll = '{"pollCreationMessageV3":{"name":"Qual?","options":[{"optionName":"A"}]}}';
	expect(parseEvolutionWebhook(upsert(poll), "prosa_1")).toMatchObject({
		events: [{ content: { type: "other", text: "Qual?\nA", media: { kind: "poll" } } }],
	});
});

test("an error after the fact is a refusal, never a trouble that a repetition cures (gateway b, 463)", () => {
	const body = JSON.stringify({
		event: "messages.update",
		instance: "prosa_1",
		data: { keyId: "3EB0A", fromMe: true, status: "ERROR" },
	});
	expect(parseEvolutionWebhook(body, "prosa_1")).toMatchObject({
		events: [{ type: "status", providerId: "3EB0A", status: "failed", failure: "refused" }],
	});
});

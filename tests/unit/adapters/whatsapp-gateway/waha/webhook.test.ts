import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { openWahaCall } from "#workers/adapters/whatsapp-gateway/waha/inbound.ts";
import {
	parseWahaWebhook,
	verifyWahaWebhook,
} from "#workers/adapters/whatsapp-gateway/waha/webhook.ts";
import {
	deriveWebhookSecrets,
	instanceRefOf,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const SESSION = "prosa_c1";
const bytesOf = (text: string) => new TextEncoder().encode(text);

function told(event: string, payload: unknown, more: object = {}) {
	const body = JSON.stringify({ id: "evt_1", event, session: SESSION, payload, ...more });
	const parsed = parseWahaWebhook(body, SESSION);
	return parsed.kind === "events" ? parsed.events.map(summarizeEvent) : parsed;
}

const MESSAGE = {
	id: "false_551187654321@c.us_3A5F0C1D",
	timestamp: 1_789_906_812,
	from: "551187654321@c.us",
	to: "5511912345678@c.us",
	fromMe: false,
	body: "Oi, ainda tem o 38?",
	hasMedia: false,
	media: null,
	ack: 1,
	replyTo: null,
	_data: { notifyName: "Maria" },
};

test("I08 the vendor's own test vector is proved, and nothing near it", () => {
	const body = bytesOf('{"event":"message","session":"default","engine":"WEBJS"}');
	const mac =
		"208f8a55dde9e05519e898b10b89bf0d0b3b0fdf11fdbf09b6b90476301b98d8097c462b2b17a6ce93b6b47a136cf2e78a33a63f6752c2c1631777076153fa89";
	expect(verifyWahaWebhook(body, mac, "my-secret-key")).toBe(true);
	expect(verifyWahaWebhook(body, mac.toUpperCase(), "my-secret-key")).toBe(true);
	expect(verifyWahaWebhook(body, mac, "another key")).toBe(false);
	expect(verifyWahaWebhook(bytesOf("{}"), mac, "my-secret-key")).toBe(false);
	for (const wrong of [null, "", mac.slice(1), `${mac}00`, "zz".repeat(64)])
		expect(verifyWahaWebhook(body, wrong, "my-secret-key")).toBe(false);
});

test("I13 a body of another channel's session is unproved, even signed with the path's own key", () => {
	const secrets = deriveWebhookSecrets("master", "b");
	const segment = webhookPath("b", secrets.mac, "waha").split("/").at(-1) ?? "";
	const call = (session: string, key: string) => {
		const body = JSON.stringify({ event: "message.any", session, payload: MESSAGE });
		const signature = createHmac("sha512", key).update(body).digest("hex");
		return openWahaCall("master", { segment, signature, bytes: bytesOf(body) });
	};
	const a = deriveWebhookSecrets("master", "a");
	expect(call(instanceRefOf("b"), secrets.hmacSecret)).toMatchObject({ kind: "events" });
	expect(call(instanceRefOf("a"), secrets.hmacSecret).kind).toBe("unproved");
	expect(call(instanceRefOf("a"), a.hmacSecret).kind).toBe("unproved");
	expect(call(instanceRefOf("b"), a.hmacSecret).kind).toBe("unproved");
});

test("I09 a guessed path opens nothing, however well the body is signed", () => {
	const call = { segment: `b.${"x".repeat(24)}`, signature: null, bytes: bytesOf("{}") };
	expect(openWahaCall("master", call)).toEqual({ kind: "unknown_path" });
});

test("messages are told by the network's id, whoever wrote them", () => {
	expect(told("message.any", MESSAGE)).toEqual([
		'in/live 3A5F0C1D phone:551187654321 text "Oi, ainda tem o 38?" name=Maria at=1789906812000',
	]);
	const own = { ...MESSAGE, id: "true_551187654321@c.us_3EB0", fromMe: true, ack: 2 };
	const sides = { from: MESSAGE.to, to: MESSAGE.from };
	expect(told("message.any", { ...own, ...sides, source: "app" })).toEqual([
		expect.stringMatching(/^out\/phone 3EB0 .* status=delivered/),
	]);
	expect(told("message.any", { ...own, ...sides, source: "api" })).toEqual([
		expect.stringMatching(/^out\/api 3EB0 /),
	]);
});

test("who writes under a lid is known by the phone as well, where the engine tells it", () => {
	const id = "false_187654321098765@lid_3A77";
	const from = "187654321098765@lid";
	const known = {
		...MESSAGE,
		id,
		from,
		_data: { Info: { SenderAlt: "551187654321@s.whatsapp.net" } },
	};
	expect(told("message.any", known)).toEqual([
		expect.stringContaining("lid:187654321098765+phone:551187654321"),
	]);
	expect(told("message.any", { ...known, _data: {} })).toEqual([
		expect.stringContaining("3A77 lid:187654321098765 text"),
	]);
});

test("in a group the chat is the group and the author a person", () => {
	const id = "false_120363000000@g.us_3A88_551187654321@c.us";
	const payload = { ...MESSAGE, id, from: "120363000000@g.us", participant: "551187654321@c.us" };
	expect(told("message.any", payload)).toEqual([
		expect.stringMatching(/^in\/live 3A88 group:120363000000 text .* author=Maria/),
	]);
});

test("status broadcasts and newsletters are nobody", () => {
	for (const chat of ["status@broadcast", "12@newsletter"]) {
		const payload = { ...MESSAGE, id: `false_${chat}_3A`, from: chat };
		expect(told("message.any", payload)).toMatchObject({ kind: "ignored" });
	}
});

test("media tells its kind; what cannot be decrypted yet is a placeholder", () => {
	const media = (mimetype: string, url: string) =>
		told("message.any", { ...MESSAGE, body: "", hasMedia: true, media: { url, mimetype } });
	const url = `http://localhost:3000/api/files/${SESSION}/3A.bin`;
	for (const [mimetype, type] of [
		["image/jpeg", "image"],
		["image/webp", "sticker"],
		["audio/ogg; codecs=opus", "audio"],
		["video/mp4", "video"],
		["application/pdf", "document"],
		["text/html", "document"],
	])
		expect(media(mimetype ?? "", url), mimetype).toEqual([expect.stringContaining(`${type} ""`)]);
	expect(told("message.waiting", { ...MESSAGE, body: null })).toEqual([
		expect.stringContaining('other ""'),
	]);
});

test("cards and places are told by what people read of them", () => {
	const vCards = ["BEGIN:VCARD\nFN;CHARSET=UTF-8:Ana Lima\nEND:VCARD", "FN:Zé\r\n", "x"];
	expect(told("message.any", { ...MESSAGE, body: "", vCards })).toEqual([
		expect.stringContaining('contact "Ana Lima\\nZé"'),
	]);
	const location = { latitude: "-23.5", longitude: -46.6, description: "Loja" };
	expect(told("message.any", { ...MESSAGE, body: "", location })).toEqual([
		expect.stringContaining('location "Loja" {"latitude":-23.5,"longitude":-46.6}'),
	]);
});

test("of a poll each engine's own record tells the options", () => {
	const options = [{ optionName: "A" }, { optionName: "B" }];
	const poll = { name: "Qual?", options, selectableOptionsCount: 1 };
	const flat = {
		type: "poll_creation",
		pollName: "Qual?",
		pollOptions: [{ name: "A" }, { name: "B" }],
	};
	for (const _data of [
		{ Info: {}, Message: { pollCreationMessageV3: poll } },
		{ key: {}, message: { pollCreationMessageV3: poll } },
		{ ...flat, pollSelectableOptionsCount: 1 },
	])
		expect(told("message.any", { ...MESSAGE, body: "Qual?", _data })).toEqual([
			expect.stringContaining('other "Qual?\\nA\\nB" {"kind":"poll"}'),
		]);
	expect(told("message.any", { ...MESSAGE, body: "", _data: flat })).toEqual([
		expect.stringContaining('{"kind":"poll","isMultiple":true}'),
	]);
});

test("a vote tells all that was chosen; our own phone's are nobody's, and neither are others that cannot be read", () => {
	const poll = { id: "true_551187654321@c.us_3EB0", to: "551187654321@c.us", fromMe: true };
	const vote = {
		id: "false_551187654321@c.us_83AC",
		from: "551187654321@c.us",
		fromMe: false,
		selectedOptions: ["A", "B"],
		timestamp: 1_692_861_427,
	};
	const parsed = parseWahaWebhook(
		JSON.stringify({ event: "poll.vote", session: SESSION, payload: { vote, poll } }),
		SESSION,
	);
	expect(parsed).toEqual({
		kind: "events",
		events: [
			{
				type: "vote",
				providerId: "3EB0",
				voter: { kind: "phone", value: "551187654321" },
				name: null,
				choices: ["A", "B"],
				at: 1_692_861_427_000,
			},
		],
	});
	// In a group, where the vote is from the group in some engines.
	const group = { ...vote, from: "120363@g.us", participant: "5521988887777@c.us" };
	expect(told("poll.vote", { vote: group, poll })).toEqual([
		expect.stringContaining("phone:5521988887777"),
	]);
	for (const none of [
		{ ...vote, fromMe: true },
		{ ...vote, from: "120363@g.us" },
	])
		expect(told("poll.vote", { vote: none, poll })).toMatchObject({ kind: "ignored" });
	expect(told("poll.vote.failed", { vote, poll })).toMatchObject({ kind: "ignored" });
});

test("I16 only a file of WAHA's own paths can be fetched", () => {
	const refOf = (url: string | null) => {
		const media = { url, mimetype: "image/png" };
		const body = JSON.stringify({
			event: "message.any",
			session: SESSION,
			payload: { ...MESSAGE, hasMedia: true, media },
		});
		const parsed = parseWahaWebhook(body, SESSION);
		const event = parsed.kind === "events" ? parsed.events[0] : null;
		return event?.type === "message" ? (event.content.media?.ref ?? null) : "no message";
	};
	expect(refOf("http://localhost:3000/api/files/s/3A.oga")).toBe("/api/files/s/3A.oga");
	// Another host's path is asked for at our own gateway, or not at all.
	expect(refOf("https://boese.example/api/files/s/3A.oga")).toBe("/api/files/s/3A.oga");
	for (const url of [
		null,
		"",
		"https://boese.example/x.png",
		"http://localhost:3000/api/files/../sessions",
		"http://localhost:3000/api/files/%2e%2e/sessions",
		"http://localhost:3000/api/files/a%2f..%2f..%2fsessions",
		"http://localhost:3000/api/sessions",
		"file:///api/files/s/x",
	])
		expect(refOf(url), String(url)).toBeNull();
});

test("ticks come under the network's id; those of received messages say nothing", () => {
	const ack = (value: number, fromMe = true) =>
		told("message.ack", { id: "true_551187654321@c.us_3EB0", fromMe, ack: value });
	expect(ack(-1)).toEqual(["status 3EB0 failed"]);
	expect(ack(0)).toMatchObject({ kind: "ignored" });
	expect([1, 2, 3, 4].map((value) => ack(value))).toEqual([
		["status 3EB0 sent"],
		["status 3EB0 delivered"],
		["status 3EB0 read"],
		["status 3EB0 read"],
	]);
	expect(ack(3, false)).toMatchObject({ kind: "ignored" });
});

test("reactions, edits, deletions, calls and presence are told", () => {
	const messageId = "true_551187654321@c.us_3EB0";
	expect(told("message.reaction", { fromMe: false, reaction: { text: "❤️", messageId } })).toEqual([
		"reaction ❤️ on 3EB0 fromMe=false",
	]);
	expect(told("message.edited", { editedMessageId: "3A5F", body: "novo" })).toEqual([
		'edited 3A5F "novo"',
	]);
	expect(told("message.revoked", { revokedMessageId: "3A5F" })).toEqual(["deleted 3A5F"]);
	expect(told("message.revoked", { before: { id: MESSAGE.id } })).toEqual(["deleted 3A5F0C1D"]);
	const call = { id: "C1", from: "551187654321@c.us", timestamp: 1_789_906_812, isVideo: true };
	expect(told("call.received", call)).toEqual([
		"call C1 phone:551187654321 ringing video=true 1789906812000",
	]);
	expect(told("call.rejected", call)).toEqual([expect.stringContaining("ended")]);
	const id = "551187654321@c.us";
	const presences = [{ participant: id, lastKnownPresence: "typing", lastSeen: null }];
	expect(told("presence.update", { id, presences })).toEqual([
		"presence phone:551187654321 typing null",
	]);
});

test("a session's status is told in our words; a failure is judged by what was before", () => {
	const status = (word: string, more: object = {}) =>
		told("session.status", { name: SESSION, status: word, ...more }, more);
	const me = { id: "5511912345678@c.us", pushName: "Loja" };
	expect(status("WORKING", { me })).toEqual(["linked 5511912345678 Loja"]);
	for (const word of ["STARTING", "STOPPED", "SCAN_QR_CODE"])
		expect(status(word)).toEqual(["linking"]);
	const before = (...words: string[]) => ({ statuses: words.map((one) => ({ status: one })) });
	expect(status("FAILED", before("SCAN_QR_CODE", "WORKING", "FAILED"))).toEqual(["unlinked null"]);
	expect(status("FAILED", before("WORKING", "SCAN_QR_CODE", "FAILED"))).toEqual([
		"link_refused null",
	]);
	expect(status("NEVER_HEARD")).toEqual({ kind: "quarantine", reason: "session.status" });
});

test("the passkey step comes with what has to be signed or compared", () => {
	const body = (status: string, data: unknown) =>
		parseWahaWebhook(
			JSON.stringify({ event: "session.status", session: SESSION, payload: { status, data } }),
			SESSION,
		);
	const data = { challenge: "9WVU", rpId: "web.whatsapp.com" };
	expect(body("PASSKEY_REQUIRED", data)).toMatchObject({
		events: [{ type: "passkey_required", step: "challenge", code: JSON.stringify(data) }],
	});
	expect(body("PASSKEY_CONFIRMATION_REQUIRED", { code: "1234" })).toMatchObject({
		events: [{ type: "passkey_required", step: "confirm", code: "1234" }],
	});
	expect(body("PASSKEY_CONFIRMATION_REQUIRED", null)).toMatchObject({ events: [{ code: null }] });
});

test("what is authentic and not understood is kept, without what it would open", () => {
	const secrets = deriveWebhookSecrets("master", "b");
	const segment = webhookPath("b", secrets.mac, "waha").split("/").at(-1) ?? "";
	const open = (body: string) => {
		const signature = createHmac("sha512", secrets.hmacSecret).update(body).digest("hex");
		return openWahaCall("master", { segment, signature, bytes: bytesOf(body) });
	};
	// I10: no whole JSON is no new shape; it is asked for again (ledger A4).
	expect(open("no json")).toEqual({ kind: "damaged", channelId: "b" });
	for (const body of [
		"{}",
		JSON.stringify({ event: "message.any", session: "prosa_b", payload: { code: "AB12" } }),
	]) {
		const opened = open(body);
		expect(opened).toMatchObject({ kind: "quarantine", channelId: "b" });
		expect(JSON.stringify(opened)).not.toContain("AB12");
	}
	expect(told("engine.event", {})).toMatchObject({ kind: "ignored" });
});

test("what happens to a group is told with its moment; what is not shown is not", () => {
	const group = { id: "120363000000@g.us" };
	const tell = (event: string, payload: object) =>
		told(event, { group, timestamp: 1_790_000_000, ...payload });
	const people = [{ id: "99000000000101@lid", pn: "5511987654321@c.us", role: "participant" }];
	const start = "group_change group:120363000000";
	for (const [type, act] of [
		["join", "joined"],
		["leave", "left"],
		["promote", "promoted"],
		["demote", "demoted"],
	])
		expect(tell("group.v2.participants", { type, participants: people })).toEqual([
			`${start} ${act} lid:99000000000101+phone:5511987654321 by=null `,
		]);
	expect(tell("group.v2.participants", { type: "later", participants: people })).toEqual({
		kind: "ignored",
		reason: "group change later",
	});
	expect(tell("group.v2.update", { group: { ...group, subject: "Família" } })).toEqual([
		`${start} renamed  by=null Família`,
	]);
	expect(tell("group.v2.update", { group: { ...group, description: "x" } })).toEqual({
		kind: "ignored",
		reason: "group without news",
	});
	const joined = { ...group, subject: "Família", participants: [{ ...people[0], role: "admin" }] };
	expect(tell("group.v2.join", { group: joined })).toEqual([
		"group group:120363000000 name=Família lid:99000000000101+phone:5511987654321*",
	]);
});

test.each([
	["a browser's", { mentionedJidList: [{ _serialized: "5511900000002@c.us" }] }],
	[
		"Baileys'",
		{
			message: {
				extendedTextMessage: { contextInfo: { mentionedJid: ["5511900000002@s.whatsapp.net"] } },
			},
		},
	],
	[
		"whatsmeow's",
		{
			Message: {
				extendedTextMessage: { contextInfo: { mentionedJID: ["5511900000002@s.whatsapp.net"] } },
			},
		},
	],
])("whom a text of a group names is read from %s record", (_engine, _data) => {
	const from = "120363000000@g.us";
	const id = `false_${from}_3A88_551187654321@c.us`;
	const payload = { ...MESSAGE, id, from, participant: "551187654321@c.us", _data };
	expect(told("message.any", payload)).toEqual([
		expect.stringContaining("mentions=phone:5511900000002"),
	]);
});

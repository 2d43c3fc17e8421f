import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openEventCall } from "#workers/adapters/meta-graph/webhook-events.ts";

const SECRET = "app_secret_test";
const NOW = Date.UTC(2026, 10, 20);
const SECOND = Math.floor(NOW / 1000) - 60;

function open(body: string, secret = SECRET) {
	const bytes = new TextEncoder().encode(body);
	const signature = `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
	return openEventCall({ bytes, signature }, [SECRET], NOW);
}

function eventsOf(object: string, ...entry: unknown[]) {
	const opened = open(JSON.stringify({ object, entry }));
	if (opened.kind !== "events") throw new Error(opened.kind);
	return opened.events;
}

const COMMENT = { item: "comment", verb: "add", message: "Olá 👍", from: { name: "João" } };
const feed = (change: object = {}) => ({
	id: "371024009436368",
	time: SECOND,
	changes: [{ field: "feed", value: COMMENT }],
	...change,
});

test("a change of a page is one event with its value and its moment", () => {
	expect(eventsOf("page", feed())).toEqual([
		{
			id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
			objectType: "page",
			objectId: "371024009436368",
			field: "feed",
			value: JSON.stringify(COMMENT),
			happenedAt: SECOND * 1000,
		},
	]);
});

test("told again it is the same event; another moment, page, field or value is another", () => {
	const [first] = eventsOf("page", feed());
	expect(eventsOf("page", feed())[0]?.id).toBe(first?.id);
	for (const other of [
		feed({ time: SECOND + 1 }),
		feed({ id: "2" }),
		feed({ changes: [{ field: "mention", value: COMMENT }] }),
		feed({ changes: [{ field: "feed", value: {} }] }),
	])
		expect(eventsOf("page", other)[0]?.id).not.toBe(first?.id);
});

test("without values only the names of fields come, about the person of `uid`", () => {
	const entry = { id: "0", uid: "10220000000000001", time: SECOND, changed_fields: ["photos"] };
	expect(eventsOf("user", entry)).toMatchObject([
		{ objectType: "user", objectId: "10220000000000001", field: "photos", value: null },
	]);
	expect(
		eventsOf("payments", { id: "987", time: SECOND, changed_fields: ["actions"] }),
	).toMatchObject([{ objectType: "payments", objectId: "987", field: "actions", value: null }]);
});

test("an ad account is known by its digits", () => {
	const changes = [{ field: "with_issues_ad_objects", value: { id: "1" } }];
	expect(eventsOf("ad_account", { id: "act_111222333", changes })).toMatchObject([
		{ objectId: "111222333", field: "with_issues_ad_objects", happenedAt: NOW },
	]);
});

test("a message that somebody wrote to a page is an event; echoes and receipts are none", () => {
	const messaging = [
		{ sender: { id: "1" }, timestamp: NOW - 5, message: { mid: "m_1", text: "oi" } },
		{ sender: { id: "2" }, timestamp: NOW - 4, message: { mid: "m_2", is_echo: true } },
		{ sender: { id: "1" }, timestamp: NOW - 3, delivery: { watermark: 1 } },
		"nonsense",
	];
	const told = eventsOf("page", { id: "371", time: NOW, messaging });
	expect(told).toMatchObject([{ field: "messages", happenedAt: NOW - 5 }]);
	expect(eventsOf("instagram", { id: "371", time: NOW, messaging })).toEqual([]);
});

test("what cannot be read is left out, and objects of nobody tell nothing", () => {
	const entries = [null, 1, {}, { id: "x" }, { id: "../..", changes: [] }, feed({ changes: "no" })];
	expect(eventsOf("page", ...entries)).toEqual([]);
	const changes = [{ field: "<b>" }, { value: 1 }, { field: "feed" }];
	expect(eventsOf("page", { id: "1", changes })).toMatchObject([{ field: "feed", value: null }]);
	for (const object of ["permissions", "constructor", "whatsapp_business_account"])
		expect(eventsOf(object, feed())).toEqual([]);
});

test("a long value is cut, and stays text", () => {
	const [event] = eventsOf(
		"page",
		feed({ changes: [{ field: "feed", value: "👍".repeat(9000) }] }),
	);
	expect(event?.value?.length).toBe(8192);
	expect(event?.value?.isWellFormed()).toBe(true);
});

test("I01 I02 only bytes that an app of ours signed are read, escapes included", () => {
	const body = String.raw`{"object":"page","entry":[{"id":"371","time":1790000002,"changes":[{"field":"feed","value":{"message":"Ol\u00e1, tudo bem? \ud83d\udc4d","link":"https:\/\/x.example\/1"}}]}]}`;
	const bytes = new TextEncoder().encode(body);
	const good = createHmac("sha256", SECRET).update(bytes).digest("hex");
	const opened = openEventCall({ bytes, signature: `sha256=${good}` }, [SECRET], NOW);
	expect(opened).toMatchObject({ kind: "events", events: [{ field: "feed" }] });
	const rewritten = new TextEncoder().encode(JSON.stringify(JSON.parse(body)));
	const signature = `sha256=${good}`;
	expect(openEventCall({ bytes: rewritten, signature }, [SECRET], NOW).kind).toBe("unproved");
	expect(open(body, "another").kind).toBe("unproved");
	expect(openEventCall({ bytes, signature: null }, [SECRET], NOW).kind).toBe("unproved");
});

test("I11 deep, broken and foreign bodies are authentic and still not read", () => {
	expect(open("no json")).toEqual({ kind: "unread", reason: "not_json" });
	expect(open("[]")).toEqual({ kind: "unread", reason: "envelope" });
	expect(open(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`)).toEqual({
		kind: "unread",
		reason: "too_deep",
	});
});

import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { callFacebook, metaBody, metaText, signMeta } from "#tests/support/channel-call.ts";
import { createExternalChannel, inboxOf } from "#tests/support/external-channel.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { listContacts, listMessages, readLedger } from "#tests/support/two-workspaces.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { createDatabase } from "#workers/data/database.ts";
import { forgetAccounts } from "#workers/services/channels/account-book.ts";
import { createServices } from "#workers/services/index.ts";
import { insertWebhook } from "#workers/data/queries/facebook/webhooks.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let member: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
	stranger = await createMember((await createWorkspace()).id);
});

const newPage = (owner = member) => createExternalChannel(owner.workspaceId, "messenger");

async function textsOf(channelId: string, owner = member): Promise<string[]> {
	const [contact] = await listContacts(owner, channelId);
	return contact ? (await listMessages(owner, channelId, contact.id)).map(({ text }) => text) : [];
}

/** Our own message to Maria, of a moment. */
const ownText = (mid: string, at: number): GatewayEvent => ({
	type: "message",
	providerId: mid,
	addresses: [{ kind: "facebook", value: "8130382090340794" }],
	fromMe: true,
	origin: "api",
	name: null,
	author: null,
	sentAt: at,
	content: { type: "text", text: mid },
	quotedProviderId: null,
	status: "sent",
});

test("I06 the address answers Meta's challenge, plainly, to our own verify token alone", async () => {
	const ask = (query: Record<string, string>) =>
		exports.default.fetch(`${ORIGIN}/webhooks/facebook?${new URLSearchParams(query)}`);
	const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444" };
	const token = "test-verify-token-of-pages";
	const answer = await ask({ ...query, "hub.verify_token": token });
	expect(answer.status).toBe(200);
	expect(await answer.text()).toBe("1158201444");
	expect(answer.headers.get("content-type")).toContain("text/plain");
	// The other product's token means nothing here.
	for (const wrong of ["wrong", "", "test-verify-token"])
		expect((await ask({ ...query, "hub.verify_token": wrong })).status).toBe(403);
	const html = { ...query, "hub.challenge": "<b>x</b>", "hub.verify_token": token };
	expect((await ask(html)).status).toBe(403);
	expect((await ask({})).status).toBe(403);
});

test("I01 a call without a good signature is refused and leaves no trace", async () => {
	const { channelId, externalId } = await newPage();
	const body = metaBody("page", { id: externalId, messaging: [metaText(externalId, "intruso")] });
	const good = signMeta(body);
	const wrong = [
		null,
		"",
		"sha256=",
		good.slice(0, -2),
		`${good}00`,
		good.replace("sha256=", "sha1="),
		`sha256=${"z".repeat(64)}`,
		`sha256=${"0".repeat(64)}`,
		signMeta(body, "another-secret-of-somebody"),
		signMeta(body, "test-app-secret-of-meta"),
		signMeta(`${body} `),
	];
	for (const signature of wrong)
		expect((await callFacebook(body, signature)).status, String(signature)).toBe(401);
	expect(await readLedger(member, channelId)).toEqual({ contacts: [], messages: [] });
	expect((await callFacebook(body)).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["intruso"]);
});

test("I02 the signature is over the bytes as they came: escapes, slashes and spaces included", async () => {
	const { channelId, externalId } = await newPage();
	const plain = metaBody("page", {
		id: externalId,
		messaging: [metaText(externalId, "Olá, 1/2 pão 🥖")],
	});
	const escaped = plain
		.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.replaceAll("/", "\\/");
	expect((await callFacebook(plain, signMeta(escaped))).status).toBe(401);
	expect((await callFacebook(escaped, signMeta(plain))).status).toBe(401);
	expect((await callFacebook(`\uFEFF ${escaped}`)).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["Olá, 1/2 pão 🥖"]);
});

test("I02 calls of Instagram's own product are signed with the secret of their own", async () => {
	const { channelId, externalId } = await createExternalChannel(member.workspaceId, "instagram");
	const body = metaBody("instagram", { id: externalId, messaging: [metaText(externalId, "oi")] });
	const signature = signMeta(body, "test-app-secret-of-instagram");
	expect((await callFacebook(body, signature)).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["oi"]);
});

test("I13 each page's events go to its own channel only, whatever the rest of the call speaks of", async () => {
	const a = await newPage(member);
	const b = await newPage(stranger);
	const body = metaBody(
		"page",
		{ id: a.externalId, messaging: [metaText(a.externalId, "para A")] },
		{ id: b.externalId, messaging: [metaText(b.externalId, "para B")] },
		{ id: "999999999999999", messaging: [metaText("999999999999999", "de ninguém")] },
	);
	expect(await (await callFacebook(body)).json()).toEqual({ received: "stored" });
	expect(await textsOf(a.channelId)).toEqual(["para A"]);
	expect(await textsOf(b.channelId, stranger)).toEqual(["para B"]);
	// The same number as an Instagram account is another account.
	const other = metaBody("instagram", {
		id: a.externalId,
		messaging: [metaText(a.externalId, "intruso")],
	});
	expect(await (await callFacebook(other)).json()).toEqual({ received: "ignored" });
	expect(await textsOf(a.channelId)).toEqual(["para A"]);
});

test("I04 an old body played again has its effect once, an hour later as eight days later", async () => {
	const { channelId, externalId } = await newPage();
	for (const age of [HOUR_MS, 8 * DAY_MS]) {
		const text = metaText(externalId, `de ${age}`, { timestamp: Date.now() - age });
		const body = metaBody("page", { id: externalId, messaging: [text] });
		for (let turn = 0; turn < 3; turn++) expect((await callFacebook(body)).status).toBe(200);
	}
	expect(await textsOf(channelId)).toEqual([`de ${8 * DAY_MS}`, `de ${HOUR_MS}`]);
});

test("I10 I11 JSON whatever it calls itself; what is not understood is kept beside what was, too long refused", async () => {
	const { channelId, externalId } = await newPage();
	const messaging = [metaText(externalId, "bom"), { sender: "?" }];
	const body = metaBody("page", { id: externalId, messaging });
	expect((await callFacebook(body, signMeta(body), "text/plain")).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["bom"]);
	const kept = await runInDurableObject(inboxOf(channelId), (_, { storage }) =>
		storage.sql.exec<{ body: string }>("SELECT body FROM quarantine").toArray(),
	);
	expect(kept).toEqual([{ body }]);
	for (const nobodys of ["no json", `${'{"a":'.repeat(200)}1${"}".repeat(200)}`, "[]"])
		expect(await (await callFacebook(nobodys)).json()).toEqual({ received: "ignored" });
	const many = Array.from({ length: 300 }, (_, n) => metaText(externalId, `${n}`));
	await callFacebook(metaBody("page", { id: externalId, messaging: many }));
	expect(await textsOf(channelId)).toHaveLength(301);
	expect((await callFacebook(`"${"x".repeat(3 * 1024 * 1024)}"`)).status).toBe(413);
});

test("I12 events of a deleted channel, and of pages' posts, are answered 200 and forgotten", async () => {
	const { channelId, externalId } = await newPage();
	const body = metaBody("page", { id: externalId, messaging: [metaText(externalId, "tarde")] });
	await inboxOf(channelId).erase(member.workspaceId);
	expect(await (await callFacebook(body)).json()).toEqual({ received: "gone" });
	await env.DB.prepare("UPDATE channels SET deleted_at = 1 WHERE id = ?").bind(channelId).run();
	expect(await (await callFacebook(body)).json()).toEqual({ received: "ignored" });
	const changes = [{ field: "feed", value: { item: "comment", verb: "add" } }];
	for (const object of ["page", "user", "permissions"])
		expect(
			await (await callFacebook(metaBody(object, { id: externalId, changes }))).json(),
		).toEqual({ received: "ignored" });
});

test("I14 I15 ticks rise by moment and by name, never fall, and strange moments are not believed", async () => {
	const { channelId, externalId } = await newPage();
	const now = Date.now();
	await inboxOf(channelId).receive([
		ownText("m_1", now - 60_000),
		ownText("m_2", now - 30_000),
		ownText("m_3", now - 1_000),
	]);
	const tell = async (told: object) => {
		const { message: _, ...item } = metaText(externalId, "");
		const messaging = [{ ...item, ...told }];
		expect((await callFacebook(metaBody("page", { id: externalId, messaging }))).status).toBe(200);
		return (await readLedger(member, channelId)).messages.map(({ status }) => status);
	};
	expect(await tell({ delivery: { mids: ["m_3"], watermark: now } })).toEqual([
		"sent",
		"sent",
		"delivered",
	]);
	expect(await tell({ read: { watermark: now - 29_000 } })).toEqual(["read", "read", "delivered"]);
	expect(await tell({ delivery: { watermark: now } })).toEqual(["read", "read", "delivered"]);
	expect(await tell({ read: { watermark: 86_400_000 } })).toEqual(["read", "read", "delivered"]);
	expect(await tell({ delivery: { mids: ["m_never"], watermark: now } })).toHaveLength(3);
	for (const timestamp of [0, 4_070_908_800_000])
		await callFacebook(
			metaBody("page", { id: externalId, messaging: [metaText(externalId, "?", { timestamp })] }),
		);
	const { messages } = await readLedger(member, channelId);
	expect(messages.slice(3).every(({ sentAt }) => Math.abs(sentAt - now) < 60_000)).toBe(true);
});

test("I19 a channel with full storage answers 503, so that Meta comes again", async () => {
	const { channelId, externalId } = await newPage();
	await runInDurableObject(inboxOf(channelId), (_, { storage }) => {
		Object.defineProperty(storage.sql, "databaseSize", {
			configurable: true,
			value: 9_600_000_000,
		});
	});
	const body = metaBody("page", { id: externalId, messaging: [metaText(externalId, "x")] });
	expect((await callFacebook(body)).status).toBe(503);
	await runInDurableObject(inboxOf(channelId), (_, { storage }) => {
		Reflect.deleteProperty(storage.sql, "databaseSize");
	});
	expect((await callFacebook(body)).status).toBe(200);
	expect(await textsOf(channelId)).toEqual(["x"]);
});

test("one call may tell of a page's posts and of its conversations: each goes where it belongs", async () => {
	const { channelId, externalId } = await newPage();
	await insertWebhook(createDatabase(env.DB), member.workspaceId, {
		id: crypto.randomUUID(),
		name: "",
		objectType: "page",
		fields: ["feed"],
		includeValues: true,
		verifyTokenHash: hashToken(crypto.randomUUID()),
		isRegistered: true,
		createdBy: member.memberId,
		createdAt: Date.now(),
	});
	const changes = [{ field: "feed", value: { item: "comment", message: "Olá 👍" } }];
	const messaging = [metaText(externalId, "no direct")];
	const body = metaBody("page", { id: externalId, changes, messaging });
	expect(await (await callFacebook(body)).json()).toEqual({ received: "stored" });
	expect(await textsOf(channelId)).toEqual(["no direct"]);
	const { results } = await env.DB.prepare(
		"select workspace_id, field from facebook_events where object_id = ?",
	)
		.bind(externalId)
		.all();
	expect(results).toEqual([{ workspace_id: member.workspaceId, field: "feed" }]);
});

test("I01 I06 the address of payments is proved like the other", async () => {
	const address = `${ORIGIN}/webhooks/facebook/payments`;
	const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444" };
	const ask = (token: string) =>
		exports.default.fetch(
			`${address}?${new URLSearchParams({ ...query, "hub.verify_token": token })}`,
		);
	expect(await (await ask("test-verify-token-of-pages")).text()).toBe("1158201444");
	expect((await ask("wrong")).status).toBe(403);
	const body = metaBody("payments", { id: "987654321098765" });
	const tell = (signature: string) =>
		exports.default.fetch(
			new Request(address, { method: "POST", headers: { "x-hub-signature-256": signature }, body }),
		);
	expect((await tell("")).status).toBe(401);
	expect((await tell(signMeta(`${body} `))).status).toBe(401);
	expect((await tell(signMeta(body))).status).toBe(200);
});

test("what an account's people write costs no read of D1 after its first call", async () => {
	const { channelId, externalId } = await createExternalChannel(member.workspaceId, "instagram");
	const { env: metered, trips } = meterTrips(env);
	const tripsOf = async (text: string) => {
		const messaging = [metaText(externalId, text)];
		const body = metaBody("instagram", { id: externalId, messaging });
		const call = { signature: signMeta(body), bytes: new TextEncoder().encode(body) };
		trips.calls.length = 0;
		const { facebookEvents, gatewayWebhooks } = createServices(metered, { defer: () => {} });
		expect(await facebookEvents.receive(call)).toBe("ignored");
		expect(await gatewayWebhooks.receiveFacebook(call)).toBe("stored");
		return [...trips.calls];
	};
	const FIND = "WORKSPACE_HUB.findOwner";
	expect(await tripsOf("um")).toEqual([FIND, "DB.raw", "WORKSPACE_HUB.keepOwner"]);
	forgetAccounts();
	// The channel's own object, which this meter does not see, is the second call.
	expect(await tripsOf("dois")).toEqual([FIND]);
	expect(await tripsOf("três")).toEqual([]);
	expect(await textsOf(channelId)).toEqual(["um", "dois", "três"]);
});

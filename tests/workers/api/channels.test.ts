import { exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import { CHAT_FIRST_SIZE, type ContactPage, type MessagePage } from "#app/contracts/whatsapp.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import { callEvolution, evolutionBody, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import {
	ask,
	createChannel,
	createScannedChannel,
	createShop,
	listContacts,
	listMessages,
	readLedger,
	readLink,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

/** Nobody has WhatsApp there: the simulator refuses to send. */
const NOWHERE = "550011112222";

let shop: Shop;
beforeAll(async () => {
	await migrate();
	shop = await createScannedShop();
});

/** A shop whose number was linked by a scan: what it sends arrives. */
async function createScannedShop(): Promise<Shop> {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, "operator");
	const channelId = await createScannedChannel(member);
	const messageId = "FIRST";
	await callEvolution(channelId, upsertBody(channelId, { id: messageId }));
	const [contact] = await listContacts(member, channelId);
	return { workspaceId: workspace.id, member, channelId, contactId: contact?.id ?? "", messageId };
}

const base = () => `/api/channels/${shop.channelId}`;
const send = (body: unknown) => ask(shop.member, "POST", `${base()}/messages`, body);
const textOf = (text: string, id = uuidv7()) => ({ id, contactId: shop.contactId, text });

interface Sent {
	message: MessageView;
	seq: number;
}

async function waitForStatus(
	id: string,
	status: MessageView["status"],
	contactId = shop.contactId,
) {
	return eventually(async () => {
		const messages = await listMessages(shop.member, shop.channelId, contactId);
		return messages.find((message) => message.id === id && message.status === status);
	});
}

test("a message is accepted at once as queued and arrives", async () => {
	const body = textOf("  Tem sim! 🥖 \n ");
	const answer = await send(body);
	expect(answer.status).toBe(202);
	const { message, seq } = await answer.json<Sent>();
	expect(message).toMatchObject({
		id: body.id,
		contactId: shop.contactId,
		text: "Tem sim! 🥖",
		status: "queued",
		direction: "outgoing",
		author: "Ana Lima",
	});
	expect(seq).toBeGreaterThanOrEqual(message.seq);
	await waitForStatus(body.id, "delivered");
});

test("the same id is the same message however often it comes, other words under it are refused", async () => {
	const body = textOf("uma vez só");
	const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
	const seen = await Promise.all(answers.map((answer) => answer.json<Sent>()));
	expect(new Set(seen.map(({ message }) => message.arrival)).size).toBe(1);
	expect(await verdict(await send({ ...body, text: "outra coisa" }))).toEqual({
		status: 409,
		code: "message_id_reused",
	});
	await callEvolution(shop.channelId, upsertBody(shop.channelId, { phone: "5511900000009" }));
	const other = (await listContacts(shop.member, shop.channelId)).find(
		({ phone }) => phone === "5511900000009",
	);
	expect((await send({ ...body, contactId: other?.id })).status).toBe(409);
	await waitForStatus(body.id, "delivered");
	const messages = await listMessages(shop.member, shop.channelId, shop.contactId);
	expect(messages.filter(({ text }) => text === "uma vez só")).toHaveLength(1);
	// Long after it has left it is still the same message.
	expect((await send(body)).status).toBe(202);
	expect(await listMessages(shop.member, shop.channelId, shop.contactId)).toEqual(messages);
});

test("D06 L01 L02 L06 a body that is not exactly a message is refused and leaves no trace", async () => {
	const good = textOf("oi");
	const written = JSON.stringify(good);
	const bad: Record<string, unknown> = {
		"a workspace": { ...good, workspace_id: crypto.randomUUID() },
		"a role": { ...good, role: "admin" },
		"a status": { ...good, status: "read" },
		"a moment": { ...good, sentAt: 0 },
		"an author": { ...good, author: "Chefe" },
		"an id that is no UUID": { ...good, id: "1" },
		"a number for an id": { ...good, id: 7 },
		"no id": { contactId: good.contactId, text: "oi" },
		"no text": { id: good.id, contactId: good.contactId },
		"a number for a text": { ...good, text: 7 },
		"a list for a text": { ...good, text: ["oi"] },
		"a list for a contact": { ...good, contactId: [good.contactId] },
		"an empty contact": { ...good, contactId: "" },
		"a contact of 65 characters": { ...good, contactId: "a".repeat(65) },
		"NUL in the contact": { ...good, contactId: `${shop.contactId}\0` },
		"NUL in the text": { ...good, text: "a\0b" },
		"half a surrogate": written.replace('"oi"', '"\\ud800"'),
		"a doubled key": written.replace("{", '{"text":"outra",'),
		__proto__: written.replace("{", '{"__proto__":{"role":"admin"},'),
		constructor: written.replace("{", '{"constructor":{"prototype":{}},'),
		"a list": [good],
		null: "null",
		nothing: "",
		"no JSON": "{id:1}",
		"single quotes": written.replaceAll('"', "'"),
		"a trailing comma": written.replace("}", ",}"),
		"a byte order mark": `\uFEFF${written}`,
		"a text beyond any": { ...good, text: "a".repeat(70_000) },
	};
	const before = await readLedger(shop.member, shop.channelId);
	for (const [what, body] of Object.entries(bad))
		expect(await verdict(await send(body)), what).toEqual({ status: 400, code: "invalid_request" });
	for (const text of ["", " \t\n ", "\u00A0\u3164\u200B"])
		expect(await verdict(await send({ ...good, text })), JSON.stringify(text)).toEqual({
			status: 400,
			code: "message_empty",
		});
	expect(await verdict(await send({ ...good, text: "á".repeat(MAX_TEXT_LENGTH + 1) }))).toEqual({
		status: 400,
		code: "message_too_long",
	});
	expect(await readLedger(shop.member, shop.channelId)).toEqual(before);
	expect(Reflect.get({}, "role")).toBeUndefined();
});

test("D06 L06 R29 a poll is sent once by its id; a body that is not exactly an item is refused and leaves no trace", async () => {
	const item = { type: "poll", question: "Que horas?", options: ["A", "B"], isMultiple: false };
	const body = { id: uuidv7(), contactId: shop.contactId, item };
	const post = (what: unknown) => ask(shop.member, "POST", `${base()}/items`, what);
	expect((await post(body)).status).toBe(202);
	await waitForStatus(body.id, "delivered");
	const before = await readLedger(shop.member, shop.channelId);
	expect((await post(body)).status).toBe(202);
	expect((await post({ ...body, item: { ...item, question: "?" } })).status).toBe(409);
	const place = { type: "location", latitude: 0, longitude: 0, name: "", address: "" };
	const fresh = { ...body, id: uuidv7() };
	for (const wrong of [
		{ ...fresh, item: { ...item, votes: { counts: [9] } } },
		{ ...fresh, item: { ...item, options: ["A"] } },
		{ ...fresh, item: { ...place, latitude: 91 } },
		{ ...fresh, item: { ...place, type: "text" } },
		{ ...fresh, item: { type: "contact", cards: [{ name: "Ana", phones: ["190"] }] } },
		{ ...fresh, item: place, text: "oi" },
		{ ...fresh, item: null },
	])
		expect(await verdict(await post(wrong)), JSON.stringify(wrong)).toEqual({
			status: 400,
			code: "invalid_request",
		});
	expect(await readLedger(shop.member, shop.channelId)).toEqual(before);
});

test("L03 L05 another type is refused, and so is a body over 256 KB, whatever its length claims", async () => {
	const post = (headers: Record<string, string>, body: BodyInit) =>
		exports.default.fetch(
			new Request(`${ORIGIN}${base()}/messages`, {
				method: "POST",
				headers: { ...shop.member.headers, ...headers },
				body,
			}),
		);
	const good = JSON.stringify(textOf("oi"));
	for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
		expect((await post({ "content-type": type }, good)).status, type).toBe(400);
	const utf16 = new Uint8Array(new Uint16Array([...good].map((c) => c.charCodeAt(0))).buffer);
	expect((await post({}, utf16)).status).toBe(400);
	const big = JSON.stringify({ ...textOf("oi"), text: "a".repeat(300 * 1024) });
	expect((await post({}, big)).status).toBe(413);
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	void (async () => {
		for (let kb = 0; kb < 300; kb += 10) await writer.write(new Uint8Array(10 * 1024).fill(32));
		await writer.close();
	})().catch(() => null);
	expect((await post({}, readable)).status).toBe(413);
});

test("a failed message is sent again by its retry, any other one is not", async () => {
	await callEvolution(
		shop.channelId,
		upsertBody(shop.channelId, { phone: NOWHERE, name: "Ninguém" }),
	);
	const contacts = await listContacts(shop.member, shop.channelId);
	const nobody = contacts.find(({ phone }) => phone === NOWHERE)?.id ?? "";
	const id = uuidv7();
	await send({ id, contactId: nobody, text: "alô" });
	const failed = await waitForStatus(id, "failed", nobody);
	expect(failed.failure).toBe("not_on_whatsapp");
	const retry = (messageId: string) =>
		ask(shop.member, "POST", `${base()}/messages/${messageId}/retry`);
	const again = await retry(id);
	expect(again.status).toBe(202);
	expect(await again.json<Sent>()).toMatchObject({
		message: { id, status: "queued", failure: null },
	});
	await waitForStatus(id, "failed", nobody);
	expect(await listMessages(shop.member, shop.channelId, nobody)).toHaveLength(2);

	const arrived = textOf("chegou");
	await send(arrived);
	await waitForStatus(arrived.id, "delivered");
	expect(await verdict(await retry(arrived.id))).toEqual({ status: 409, code: "conflict" });
	for (const unknown of [shop.messageId, uuidv7(), "x", "call:1"])
		expect(await verdict(await retry(unknown)), unknown).toEqual({
			status: 404,
			code: "not_found",
		});
});

test("marking as read empties the counter, again and for nobody harmlessly", async () => {
	await callEvolution(shop.channelId, upsertBody(shop.channelId));
	const unread = async () =>
		(await listContacts(shop.member, shop.channelId)).find(({ id }) => id === shop.contactId)
			?.unread;
	expect(await unread()).toBeGreaterThan(0);
	const read = (contactId: string) =>
		ask(shop.member, "POST", `${base()}/contacts/${contactId}/read`);
	const answer = await read(shop.contactId);
	expect(answer.status).toBe(204);
	expect(await answer.text()).toBe("");
	expect(await unread()).toBe(0);
	expect((await read(shop.contactId)).status).toBe(204);
	for (const unknown of [uuidv7(), "x", `${shop.contactId}x`])
		expect(await verdict(await read(unknown)), unknown).toEqual({ status: 404, code: "not_found" });
});

/** A channel with 35 people, one of whom has written 230 times. */
async function createBusyChannel() {
	const channelId = await createChannel(shop.workspaceId);
	const record = (phone: string, name: string, n: number) => ({
		key: { remoteJid: `${phone}@s.whatsapp.net`, fromMe: false, id: `${phone}-${n}` },
		pushName: name,
		message: { conversation: `mensagem ${n}` },
		messageType: "conversation",
		messageTimestamp: 1_790_000_000 + n,
	});
	const people = Array.from({ length: 35 }, (_, n) => `55119000010${String(n).padStart(2, "0")}`);
	const records = people.map((phone, n) => record(phone, `Cliente ${n}`, n));
	const wordy = Array.from({ length: 230 }, (_, n) => record("5511988887777", "José Conceição", n));
	const body = evolutionBody(channelId, "messages.set", [...records, ...wordy]);
	await callEvolution(channelId, body);
	return channelId;
}

test("lists come in pages that join without a gap, newest activity and latest messages first", async () => {
	const channelId = await createBusyChannel();
	const path = `/api/channels/${channelId}/contacts`;
	const first = await (await ask(shop.member, "GET", path)).json<ContactPage>();
	// As many as can be read in 60 rows, whichever shelves they stand on.
	expect(first.contacts.length).toBeGreaterThan(20);
	expect(first.nextCursor).not.toBeNull();
	expect(first.contacts[0]).toMatchObject({ name: "José Conceição", unread: 0 });
	const all = await listContacts(shop.member, channelId);
	expect(new Set(all.map(({ id }) => id)).size).toBe(36);
	const moments = all.map(({ lastMessageAt }) => lastMessageAt ?? 0);
	expect(moments).toEqual(moments.toSorted((a, b) => b - a));

	const chat = `${path}/${all[0]?.id}/messages`;
	const latest = await (await ask(shop.member, "GET", chat)).json<MessagePage>();
	expect(latest.messages.map(({ text }) => text)).toEqual(
		Array.from({ length: CHAT_FIRST_SIZE }, (_, n) => `mensagem ${190 + n}`),
	);
	const everything = await listMessages(shop.member, channelId, all[0]?.id ?? "");
	expect(everything.map(({ text }) => text)).toEqual(
		Array.from({ length: 230 }, (_, n) => `mensagem ${n}`),
	);
});

test("contacts are found by part of their name or of their number, and by nothing else", async () => {
	const channelId = await createBusyChannel();
	const find = async (search: string) =>
		(await listContacts(shop.member, channelId, search)).map(({ name }) => name);
	expect(await find("conceic")).toEqual(["José Conceição"]);
	expect(await find("JOSE CON")).toEqual(["José Conceição"]);
	expect(await find("jo")).toEqual(["José Conceição"]);
	expect(await find("Cliente 34")).toEqual(["Cliente 34"]);
	const clients = await find("cliente");
	expect(clients).toHaveLength(35);
	expect(new Set(clients).size).toBe(35);
	for (const odd of ['"', "'", "%", "_", "*", "a OR b", "NEAR(a b)", "zzz", "\u{1F956}", "a\0b"])
		expect(await find(odd), odd).toEqual([]);
	expect(await find("5511988887777")).toEqual(["José Conceição"]);
	expect(await find("5511988880000")).toEqual([]);
	const nameless = upsertBody(channelId, { phone: "5585988887766", name: "" });
	await callEvolution(channelId, nameless);
	expect(await find("88887766")).toEqual([null]);
	expect(await find("   ")).toHaveLength(37);
	const endless = `/api/channels/${channelId}/contacts?q=${"a".repeat(1_500)}`;
	expect((await ask(shop.member, "GET", endless)).status).toBe(200);
});

test("L07 a cursor that is not of exactly this list is refused", async () => {
	const channelId = await createBusyChannel();
	const path = `/api/channels/${channelId}/contacts`;
	const page = await (await ask(shop.member, "GET", path)).json<ContactPage>();
	const chat = `${path}/${page.contacts[0]?.id}/messages`;
	const latest = await (await ask(shop.member, "GET", chat)).json<MessagePage>();
	const odd = ["", "-1", "0", "1e9", "1.5", "NaN", "1e3", "9".repeat(400), "contacts:-1:2"];
	const odder = [
		"contacts:1e3:1",
		"contacts:1:",
		"contacts:1:2:3",
		" contacts:1:2",
		"CONTACTS:1:2",
	];
	const refused = { status: 400, code: "invalid_request" };
	const get = async (of: string, cursor: string) =>
		verdict(await ask(shop.member, "GET", `${of}?${new URLSearchParams({ cursor })}`));
	for (const cursor of [...odd, ...odder, "contacts:1:1; drop table contacts"]) {
		expect(await get(path, cursor), cursor).toEqual(refused);
		const ofMessages = cursor.replace(/contacts/i, "messages");
		if (ofMessages !== "messages:1:2") expect(await get(chat, ofMessages), cursor).toEqual(refused);
	}
	expect(await get(chat, page.nextCursor ?? "")).toEqual(refused);
	expect(await get(path, latest.earlierCursor ?? "")).toEqual(refused);
	// The end of the world is an empty page, not an error.
	expect(await get(path, "contacts:0:0")).toEqual({ status: 200, code: "" });
});

test("the link is asked for, waited for, refused and ended over its route", async () => {
	const channelId = await createChannel(shop.workspaceId);
	const path = `/api/channels/${channelId}/link`;
	const act = (action: string) => ask(shop.member, "POST", path, { action });
	expect(await readLink(shop.member, channelId)).toMatchObject({
		status: "disconnected",
		qr: null,
	});
	const asked = await act("connect");
	expect(asked.status).toBe(202);
	expect(await asked.json()).toMatchObject({ status: "connecting" });
	const shown = await eventually(async () => {
		const link = await readLink(shop.member, channelId);
		return link.status === "waiting_qr" && link;
	});
	expect(shown.qr?.expiresInMs).toBeGreaterThan(40_000);
	expect(shown.qr?.expiresInMs).toBeLessThanOrEqual(45_000);
	expect((await act("disconnect")).status).toBe(202);
	expect(await readLink(shop.member, channelId)).toMatchObject({
		status: "disconnected",
		qr: null,
	});
	const bodies = [{ action: "erase" }, {}, { action: "connect", phone: "5511912345678" }, []];
	for (const body of bodies)
		expect(await verdict(await ask(shop.member, "POST", path, body))).toEqual({
			status: 400,
			code: "invalid_request",
		});
	const linked = await ask(shop.member, "POST", `${base()}/link`, { action: "generate_qr" });
	expect(await verdict(linked)).toEqual({ status: 409, code: "already_linked" });
});

test("nothing is sent from a number that is not linked", async () => {
	const unlinked = await createShop();
	await ask(unlinked.member, "POST", `/api/channels/${unlinked.channelId}/link`, {
		action: "disconnect",
	});
	const before = await readLedger(unlinked.member, unlinked.channelId);
	const body = { id: uuidv7(), contactId: unlinked.contactId, text: "oi" };
	const answer = await ask(
		unlinked.member,
		"POST",
		`/api/channels/${unlinked.channelId}/messages`,
		body,
	);
	expect(await verdict(answer)).toEqual({ status: 409, code: "not_linked" });
	expect(await readLedger(unlinked.member, unlinked.channelId)).toEqual(before);
});

test("a stranger is refused on every route before anything is looked at", async () => {
	const stranger = { cookie: "", origin: ORIGIN, "content-type": "application/json" };
	const routes = [
		["GET", `${base()}/contacts`],
		["GET", `${base()}/contacts/${shop.contactId}/messages`],
		["POST", `${base()}/messages`],
		["POST", `${base()}/messages/${shop.messageId}/retry`],
		["POST", `${base()}/contacts/${shop.contactId}/read`],
		["GET", `${base()}/link`],
		["POST", `${base()}/link`],
		["GET", `/api/channels/${crypto.randomUUID()}/link`],
	] as const;
	const before = await readLedger(shop.member, shop.channelId);
	for (const [method, path] of routes) {
		const body = method === "POST" ? "{}" : undefined;
		expect(await verdict(await ask({ headers: stranger }, method, path, body)), path).toEqual({
			status: 401,
			code: "not_signed_in",
		});
	}
	expect(await readLedger(shop.member, shop.channelId)).toEqual(before);
});

test("G01 a change that no page of ours asked for is refused, signed in or not", async () => {
	const body = textOf("oi");
	const { cookie } = shop.member;
	const json = { cookie, "content-type": "application/json" };
	for (const headers of [
		json,
		{ ...json, origin: "https://evil.example" },
		{ ...json, origin: "null" },
		{ ...json, origin: ORIGIN, "sec-fetch-site": "cross-site" },
	]) {
		const answer = await ask({ headers }, "POST", `${base()}/messages`, body);
		expect(await verdict(answer)).toEqual({ status: 403, code: "cross_site" });
	}
	const messages = await listMessages(shop.member, shop.channelId, shop.contactId);
	expect(messages.some(({ id }) => id === body.id)).toBe(false);
});

test("L22 a client's own times are refused, and order is the server's", async () => {
	const body = { ...textOf("de ontem"), sentAt: 1, timestamp: 1 };
	expect(await verdict(await send(body))).toEqual({ status: 400, code: "invalid_request" });
	const first = textOf("primeira");
	const second = textOf("segunda");
	const clock = { date: "Thu, 01 Jan 1970 00:00:00 GMT" };
	for (const message of [first, second])
		expect(
			(
				await exports.default.fetch(
					new Request(`${ORIGIN}${base()}/messages`, {
						method: "POST",
						headers: { ...shop.member.headers, ...clock },
						body: JSON.stringify(message),
					}),
				)
			).status,
		).toBe(202);
	const messages = await listMessages(shop.member, shop.channelId, shop.contactId);
	const places = [first, second].map(({ id }) => messages.findIndex((m) => m.id === id));
	expect(places[0]).toBeLessThan(places[1] ?? -1);
	expect(messages.find((m) => m.id === first.id)?.sentAt).toBeGreaterThan(Date.now() - 60_000);
});

import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createMember, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import {
	ask,
	createShop,
	createTwins,
	findSignedIn,
	listContacts,
	listMessages,
	services,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

let own: Shop;
let foreign: Shop;
let key = "";
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
	key = await createKey(own);
	await createKey(foreign);
});

async function createKey(shop: Shop): Promise<string> {
	const made = await services().apiKeys.create(await findSignedIn(shop.member), shop.channelId);
	if (!made.ok) throw new Error(made.code);
	return made.value.key;
}

interface Call {
	id?: string;
	bearer?: string | null;
	body?: unknown;
	headers?: Record<string, string>;
}

function call({ id = own.channelId, bearer = key, body, headers = {} }: Call) {
	const isWrite = body !== undefined;
	const path = `/api/v1/instances/${id}${isWrite ? "/messages" : ""}`;
	const all = {
		...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
		...(isWrite ? { "content-type": "application/json" } : {}),
		...headers,
	};
	const init = isWrite
		? { method: "POST", headers: all, body: JSON.stringify(body) }
		: { headers: all };
	return exports.default.fetch(new Request(`${ORIGIN}${path}`, init));
}

const messagesOf = async (shop: Shop, phone: string) => {
	const contact = (await listContacts(shop.member, shop.channelId)).find((c) => c.phone === phone);
	return contact ? listMessages(shop.member, shop.channelId, contact.id) : [];
};

test("with its key a program reads its instance and writes to a number, known or new", async () => {
	const read = await call({});
	expect(read.status).toBe(200);
	expect(await read.json()).toMatchObject({
		id: own.channelId,
		today: { messagesSent: expect.any(Number), messagesReceived: expect.any(Number) },
	});
	expect(read.headers.get("access-control-allow-origin")).toBeNull();
	const sent = await call({ body: { to: "+55 (21) 97777-0001", text: "Seu pedido saiu" } });
	expect(sent.status).toBe(202);
	const { id } = await sent.json<{ id: string }>();
	expect(await messagesOf(own, "5521977770001")).toMatchObject([
		{ id, text: "Seu pedido saiu", direction: "outgoing", author: "API" },
	]);
});

test("a program writes to a contact by its id, and names whom it begins with", async () => {
	const named = await call({ body: { to: "5521977770011", name: "Rui", text: "Olá" } });
	const { contact } = await named.json<{ contact: string }>();
	const [rui] = (await listContacts(own.member, own.channelId)).filter(({ id }) => id === contact);
	expect(rui).toMatchObject({ name: "Rui", phone: "5521977770011" });
	const again = await call({ body: { contact, text: "De novo" } });
	expect([again.status, (await again.json<{ contact: string }>()).contact]).toEqual([202, contact]);
	expect(await messagesOf(own, "5521977770011")).toHaveLength(2);
	const [foreigner] = await listContacts(foreign.member, foreign.channelId);
	expect(await verdict(await call({ body: { contact: foreigner?.id, text: "oi" } }))).toEqual({
		status: 404,
		code: "not_found",
	});
	for (const body of [{ text: "oi" }, { contact, to: "5521977770011", text: "oi" }])
		expect((await call({ body })).status).toBe(400);
});

test("the same id again is the same message; with other words it is refused", async () => {
	const id = crypto.randomUUID();
	const body = { id, to: "5521977770002", text: "uma vez" };
	const answers = await Promise.all([call({ body }), call({ body }), call({ body })]);
	expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
	expect(await messagesOf(own, "5521977770002")).toHaveLength(1);
	const other = await call({ body: { ...body, text: "outra coisa" } });
	expect(await verdict(other)).toEqual({ status: 409, code: "message_id_reused" });
});

test("a text with a moment waits for it, and is refused for one that is over or none", async () => {
	const phone = "5521977770009";
	const at = new Date(Date.now() + 3_600_000).toISOString();
	const body = { id: crypto.randomUUID(), to: phone, text: "amanhã", sendAt: at };
	const kept = await call({ body });
	expect(kept.status).toBe(202);
	expect(await kept.json()).toEqual({ id: body.id, status: "scheduled" });
	expect(await messagesOf(own, phone)).toEqual([]);
	for (const sendAt of ["2001-01-01T09:00:00Z", "amanhã", 1])
		expect(
			await verdict(await call({ body: { ...body, id: crypto.randomUUID(), sendAt } })),
		).toEqual({ status: 400, code: "invalid_request" });
	// Asked again, as after a lost answer.
	expect((await call({ body })).status).toBe(202);
});

test("without a valid key everything is 401, whatever it names; a foreign id is 404 like an unknown one", async () => {
	const body = { to: "5521977770003", text: "oi" };
	for (const bearer of [null, "", "pk_x", `pk_${"A".repeat(43)}`, `${key}x`])
		for (const id of [own.channelId, foreign.channelId, crypto.randomUUID()])
			for (const asked of [{}, { body }])
				expect(await verdict(await call({ bearer, id, ...asked })), `${bearer} ${id}`).toEqual({
					status: 401,
					code: "not_signed_in",
				});
	for (const id of [foreign.channelId, crypto.randomUUID(), "x"])
		for (const asked of [{}, { body }])
			expect(await verdict(await call({ id, ...asked })), id).toEqual({
				status: 404,
				code: "not_found",
			});
	expect(await messagesOf(foreign, "5521977770003")).toEqual([]);
});

test("a cookie opens nothing, and a member's page is not believed either", async () => {
	const cookie = { ...own.member.headers };
	expect((await call({ bearer: null, headers: cookie })).status).toBe(401);
	const path = `/api/v1/instances/${own.channelId}/messages`;
	const asked = await ask(own.member, "POST", path, { to: "5521977770004", text: "oi" });
	expect(asked.status).toBe(401);
});

test("bodies that are none are refused and nobody becomes a contact for them", async () => {
	const before = (await listContacts(own.member, own.channelId)).length;
	for (const body of [
		{ to: "abc12345", text: "oi" },
		{ to: "5521977770005", text: "   " },
		{ to: "5521977770005" },
		{ to: "5521977770005", text: "oi", workspaceId: foreign.workspaceId },
		{ to: "5521977770005", text: "oi", id: "1" },
		[],
	])
		expect((await call({ body })).status, JSON.stringify(body)).toBe(400);
	expect(await listContacts(own.member, own.channelId)).toHaveLength(before);
});

test("H12 what a webhook of ours started may not send", async () => {
	const body = { to: "5521977770006", text: "laço" };
	const looped = await call({ body, headers: { "x-prosa-hop": "1" } });
	expect(await verdict(looped)).toEqual({ status: 508, code: "loop_detected" });
	expect(await messagesOf(own, "5521977770006")).toEqual([]);
});

test("J03 a key is stored as a hash and told once; a new one, or none, ends the one before", async () => {
	const shop = await createShop();
	const signedIn = await findSignedIn(shop.member);
	const first = await createKey(shop);
	const row = await env.DB.prepare("select * from channels where id = ?")
		.bind(shop.channelId)
		.first<Record<string, unknown>>();
	expect(JSON.stringify(row)).not.toContain(first);
	expect(row?.api_key_prefix).toBe(first.slice(0, 8));
	const opened = await services().instanceSettings.open(signedIn, shop.channelId, null);
	expect(JSON.stringify(opened)).not.toContain(first);
	const second = await createKey(shop);
	const status = async (bearer: string) => (await call({ id: shop.channelId, bearer })).status;
	expect([await status(first), await status(second)]).toEqual([401, 200]);
	expect(await services().apiKeys.revoke(signedIn, shop.channelId)).toEqual({
		ok: true,
		value: null,
	});
	expect(await status(second)).toBe(401);
	const last = await createKey(shop);
	await services().whatsapp.remove(signedIn, shop.channelId);
	expect(await status(last)).toBe(401);
});

test("E01 D01 only managers make and revoke keys, and only of their own instances", async () => {
	const operator = await findSignedIn(await createMember(own.workspaceId, "operator"));
	const signedIn = await findSignedIn(own.member);
	const { apiKeys } = services();
	for (const act of [apiKeys.create, apiKeys.revoke]) {
		expect(await act(operator, own.channelId)).toEqual({ ok: false, code: "forbidden" });
		expect(await act(signedIn, foreign.channelId)).toEqual({ ok: false, code: "not_found" });
	}
	expect((await call({})).status).toBe(200);
});

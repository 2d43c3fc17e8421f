import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ServerFrame } from "#app/contracts/frames.ts";
import { CLOSE_GONE, CLOSE_TOO_MANY } from "#app/contracts/sockets.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { FREE_VISITORS_PER_MINUTE } from "#app/domain/channels/visitor-flood.ts";
import { findProof } from "#app/domain/channels/visitor-proof.ts";
import { MAX_SOCKETS_PER_VISITOR, MAX_VISITOR_MESSAGES } from "#app/domain/channels/visitor.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { attach } from "#tests/support/socket.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom } from "#tests/support/random.ts";
import { migrate } from "#tests/support/sign-in.ts";
import {
	admitVisitor,
	askForVisitorSocket,
	callWebchat,
	makeWebchat,
	openVisitorSocket,
	tokenOf,
	shownBy,
	SITE,
	type TestWebchat,
	type VisitorSocket,
} from "#tests/support/visitor.ts";

beforeAll(migrate);

const contactsOf = async ({ object, workspaceId }: TestWebchat) => {
	const list = await object.contacts(workspaceId, { cursor: null, search: "" });
	if (!list.ok) throw new Error(list.code);
	return list.value.contacts;
};

const ledgerOf = async ({ object, workspaceId }: TestWebchat, contactId: string) => {
	const read = await object.conversation(workspaceId, contactId, null);
	if (!read.ok) throw new Error(read.code);
	return read.value.page.messages.filter((message) => message.type !== "system");
};

/** A member's answer, stored and sent. */
async function reply({ object, workspaceId }: TestWebchat, contactId: string, text: string) {
	const id = uuidv7();
	const sent = await object.send(workspaceId, "Ana", { id, contactId, text });
	if (!sent.ok) throw new Error(sent.code);
	return id;
}

async function say(socket: VisitorSocket, text: string, id = uuidv7()): Promise<string> {
	socket.send({ type: "send", id, text });
	await eventually(async () => shownBy([socket]).some((message) => message.id === id));
	return id;
}

test("a visitor writes, the team answers, and the visitor's reading is told back", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	expect(await socket.next("hello")).toMatchObject({ messages: [], isWhole: true });
	await say(socket, "Oi, vocês entregam em Olinda?");
	const [contact] = await contactsOf(chat);
	expect(contact).toMatchObject({ unread: 1, preview: { text: "Oi, vocês entregam em Olinda?" } });
	const id = await reply(chat, contact?.id ?? "", "Entregamos sim.");
	const shown = await eventually(async () => shownBy([socket]).find((m) => m.id === id));
	expect(shown).toMatchObject({ from: "team", author: "Ana", text: "Entregamos sim." });
	const isTicked = (status: string) =>
		eventually(async () =>
			(await ledgerOf(chat, contact?.id ?? "")).some((m) => m.id === id && m.status === status),
		);
	await isTicked("delivered");
	socket.send({ type: "read", seq: shown.seq });
	await isTicked("read");
	socket.close();
});

test("the same UUID again, on another socket, is one message and is confirmed again", async () => {
	const chat = await makeWebchat();
	const token = await admitVisitor(chat.key);
	const first = await openVisitorSocket(chat.key, token);
	const id = await say(first, "Uma vez só");
	const second = await openVisitorSocket(chat.key, token);
	const { frames } = second;
	await second.next("hello");
	const before = frames.length;
	second.send({ type: "send", id, text: "Uma vez só" });
	expect((await second.next("messages", before)).messages[0]?.id).toBe(id);
	const [contact] = await contactsOf(chat);
	expect(await ledgerOf(chat, contact?.id ?? "")).toHaveLength(1);
});

test("who comes back is told exactly what was missed", async () => {
	const chat = await makeWebchat();
	const token = await admitVisitor(chat.key);
	const before = await openVisitorSocket(chat.key, token);
	await say(before, "Primeira");
	const { seq } = shownBy([before])[0] ?? { seq: 0 };
	before.close();
	const [contact] = await contactsOf(chat);
	const id = await reply(chat, contact?.id ?? "", "Enquanto você estava fora");
	await eventually(async () =>
		(await ledgerOf(chat, contact?.id ?? "")).some((m) => m.id === id && m.status === "sent"),
	);
	const after = await openVisitorSocket(chat.key, token, seq);
	const hello = await after.next("hello");
	expect(hello.isWhole).toBe(false);
	expect(hello.messages.map((message) => message.id)).toEqual([id]);
	const fresh = await openVisitorSocket(chat.key, token);
	expect((await fresh.next("hello")).messages.map((message) => message.text)).toEqual([
		"Primeira",
		"Enquanto você estava fora",
	]);
});

test("D01 a visitor is never told anything of another visitor, nor what only members are told", async () => {
	const chat = await makeWebchat();
	const [mine, theirs] = [await admitVisitor(chat.key), await admitVisitor(chat.key)];
	const quiet = await openVisitorSocket(chat.key, mine);
	await say(quiet, "Sou eu");
	const heard = quiet.frames.length;
	const loud = await openVisitorSocket(chat.key, theirs);
	await say(loud, "SEGREDO do outro");
	loud.send({ type: "typing", typing: true });
	const other = (await contactsOf(chat)).find((c) => c.preview?.text === "SEGREDO do outro");
	const id = await reply(chat, other?.id ?? "", "SEGREDO da equipe");
	await eventually(async () => shownBy([loud]).some((message) => message.id === id));
	await scheduler.wait(200);
	expect(quiet.frames.slice(heard)).toEqual([]);
	const again = await openVisitorSocket(chat.key, mine);
	expect(JSON.stringify(await again.next("hello"))).not.toContain("SEGREDO");
});

test("D04 a UUID another visitor used is a message of one's own", async () => {
	const chat = await makeWebchat();
	const first = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	const second = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	const id = await say(first, "De uma");
	await say(second, "De outra", id);
	expect(shownBy([first]).map((message) => message.text)).toEqual(["De uma"]);
	expect(shownBy([second]).map((message) => message.text)).toEqual(["De outra"]);
	expect(await contactsOf(chat)).toHaveLength(2);
});

test("D10 no frame of a visitor speaks for a member or for somebody else", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	await say(socket, "Oi");
	const [contact] = await contactsOf(chat);
	for (const frame of [
		{ type: "viewing", contactId: contact?.id },
		{ type: "typing", contactId: contact?.id, typing: true },
		{ type: "send", id: uuidv7(), text: "x", from: "team", visitorId: "another" },
		{ type: "send", id: "not-a-uuid", text: "x" },
	])
		socket.send(frame);
	socket.sendRaw("{");
	const refused = () => socket.frames.filter((frame) => frame.type === "refused");
	await eventually(async () => refused().length === 5);
	expect(await ledgerOf(chat, contact?.id ?? "")).toHaveLength(1);
});

test("D11 ending the members' sockets of a channel leaves its visitors theirs", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	await socket.next("hello");
	expect(await chat.object.revoke(chat.workspaceId, {})).toBe(0);
	await say(socket, "Ainda aqui");
	expect(socket.closed).toBeNull();
});

test("a name, an e-mail and a phone told before the first message stand at the contact, and join nobody", async () => {
	const chat = await makeWebchat();
	const told = {
		type: "introduce",
		name: " Maria  Silva ",
		email: "Maria@Example.com",
		phone: "+55 (81) 99999-0000",
	};
	for (const text of ["Da loja", "Do telefone"]) {
		const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
		socket.send(told);
		await say(socket, text);
	}
	const contacts = await eventually(async () => {
		const list = await contactsOf(chat);
		return list.every((contact) => contact.email !== null) && list;
	});
	expect(contacts).toHaveLength(2);
	for (const contact of contacts)
		expect(contact).toMatchObject({
			name: "Maria Silva",
			email: "maria@example.com",
			phone: "5581999990000",
			// Nobody proved any of it (security b).
			told: ["name", "phone", "email"],
		});
	// Neither is it an address of theirs, nor a hint that both are one person.
	const [described] = await Promise.all(
		contacts.map(({ id }) => chat.object.contact(chat.workspaceId, id)),
	);
	if (!described?.ok) throw new Error("no contact");
	expect(described.value.identity.addresses.map(({ kind }) => kind)).toEqual(["visitor"]);
	expect(described.value.identity.twin).toBeNull();
});

test("what somebody says later is marked as said, and stays so when they are joined and parted (security b)", async () => {
	const chat = await makeWebchat();
	const tell = async (text: string, told: Record<string, string>) => {
		const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
		await say(socket, text);
		if (Object.keys(told).length > 0) socket.send({ type: "introduce", ...told });
	};
	await tell("Um", { phone: "+55 81 99999-0000" });
	await tell("Dois", {});
	const [one, two] = await eventually(async () => {
		const list = await contactsOf(chat);
		const by = (text: string) => list.find(({ preview }) => preview?.text === text);
		const [first, second] = [by("Um"), by("Dois")];
		return first?.phone && second ? [first, second] : false;
	});
	expect(one).toMatchObject({ told: ["phone"] });
	expect(two).not.toHaveProperty("told");
	const { object, workspaceId } = chat;
	const ends = { contactId: two?.id ?? "", otherId: one?.id ?? "", actor: "Ana" };
	const joined = await object.rejoin(workspaceId, { type: "merge", ...ends });
	if (!joined.ok) throw new Error(joined.code);
	expect(await contactsOf(chat)).toMatchObject([{ id: two?.id, told: ["phone"] }]);
	const described = await object.contact(workspaceId, two?.id ?? "");
	if (!described.ok) throw new Error(described.code);
	const mergeId = described.value.identity.merges[0]?.id ?? "";
	await object.rejoin(workspaceId, { type: "undo", mergeId });
	const parted = await contactsOf(chat);
	expect(parted.find(({ id }) => id === one?.id)).toMatchObject({ told: ["phone"] });
	expect(parted.find(({ id }) => id === two?.id)).not.toHaveProperty("told");
});

/** A member's socket, as the Worker opens it after checking the sign-in. */
async function openMember(chat: TestWebchat) {
	const identity = {
		workspaceId: chat.workspaceId,
		memberId: "member-1",
		signInId: "sign-in-1",
		name: "Ana",
		role: "operator",
	} as const;
	const headers = { upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) };
	return attach(await chat.object.fetch("https://object/live", { headers }), ServerFrame);
}

test("typing is told both ways, and a member's frames never reach a visitor", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	await say(socket, "Oi");
	const [contact] = await contactsOf(chat);
	const member = await openMember(chat);
	await member.next("hello");
	socket.send({ type: "typing", typing: true });
	const { presence } = await member.next("presence");
	expect(presence).toMatchObject({ contactId: contact?.id, state: "typing" });
	member.send({ type: "typing", contactId: contact?.id, typing: true });
	expect((await socket.next("typing")).forMs).toBeGreaterThan(0);
	await say(socket, "Alguém aí?");
	await member.next("changes");
	expect(new Set(socket.frames.map(({ type }) => type))).toEqual(
		new Set(["hello", "messages", "typing"]),
	);
});

test("L15 the sixth browser of one visitor ends the oldest, and a flood of messages is held back", async () => {
	const chat = await makeWebchat();
	const token = await admitVisitor(chat.key);
	const sockets: VisitorSocket[] = [];
	for (let n = 0; n <= MAX_SOCKETS_PER_VISITOR; n++)
		sockets.push(await openVisitorSocket(chat.key, token));
	expect(await sockets[0]?.closeCode()).toBe(CLOSE_TOO_MANY);
	const [, ...open] = sockets;
	// One more may pass every two seconds: on a slow machine the flood would take longer.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
	onTestFinished(() => void vi.useRealTimers());
	for (let n = 0; n < MAX_VISITOR_MESSAGES + 5; n++)
		open[n % open.length]?.send({ type: "send", id: uuidv7(), text: `Mensagem ${n}` });
	const refused = await eventually(async () => {
		const codes = open.flatMap((socket) => socket.frames.filter((f) => f.type === "refused"));
		return codes.length === 5 && codes;
	});
	expect(refused.every((frame) => frame.code === "rate_limited")).toBe(true);
	const [contact] = await contactsOf(chat);
	expect(contact?.unread).toBe(MAX_VISITOR_MESSAGES);
});

test("a channel out of use closes its visitors' sockets and answers like one that never was", async () => {
	const chat = await makeWebchat();
	const token = await admitVisitor(chat.key);
	const socket = await openVisitorSocket(chat.key, token);
	await chat.object.requestLink(chat.workspaceId, "disconnect");
	expect(await socket.closeCode()).toBe(CLOSE_GONE);
	expect((await askForVisitorSocket(chat.key, token)).status).toBe(404);
	await chat.object.requestLink(chat.workspaceId, "connect");
	expect((await askForVisitorSocket(chat.key, token)).status).toBe(101);
});

test("a silent webchat does nothing: once what happened is told, no alarm is set", async () => {
	const chat = await makeWebchat();
	// The workspace's hub is asked once what it has: the alarm stands until it has answered.
	await vi.waitFor(async () => {
		await runDurableObjectAlarm(chat.object);
		const alarm = await runInDurableObject(chat.object, (_, state) => state.storage.getAlarm());
		expect(alarm).toBeNull();
	});
});

test("joined contacts: each browser goes on seeing only what was said through it, and the new answers", async () => {
	const chat = await makeWebchat();
	const [a, b] = [await admitVisitor(chat.key), await admitVisitor(chat.key)];
	const first = await openVisitorSocket(chat.key, a);
	await say(first, "Pelo computador");
	const second = await openVisitorSocket(chat.key, b);
	await say(second, "Pelo telefone");
	const people = await contactsOf(chat);
	const find = (text: string) => people.find((c) => c.preview?.text === text)?.id ?? "";
	const joined = await chat.object.rejoin(chat.workspaceId, {
		type: "merge",
		contactId: find("Pelo computador"),
		otherId: find("Pelo telefone"),
		actor: "Ana",
	});
	if (!joined.ok) throw new Error(joined.code);
	await scheduler.wait(5);
	await reply(chat, find("Pelo computador"), "Para a pessoa");
	const texts = async (token: string) => {
		const socket = await openVisitorSocket(chat.key, token);
		return (await socket.next("hello")).messages.map((message) => message.text);
	};
	await eventually(async () => (await texts(a)).length === 2);
	expect(await texts(a)).toEqual(["Pelo computador", "Para a pessoa"]);
	expect(await texts(b)).toEqual(["Pelo telefone", "Para a pessoa"]);
});

const VISITORS = isLong ? 1_000 : 40;

test(`${VISITORS} visitors over random disconnects lose nothing, see nothing twice and nothing foreign`, async () => {
	const chat = await makeWebchat();
	const random = createRandom(20_261_121);
	const visitors = await Promise.all(
		Array.from({ length: VISITORS }, async (_, n) => ({
			n,
			token: tokenOf(chat.channelId),
			sockets: [] as VisitorSocket[],
			said: [] as { id: string; text: string }[],
		})),
	);
	for (let round = 0; round < 3; round++) {
		await Promise.all(
			visitors.map(async (visitor) => {
				const known = shownBy(visitor.sockets);
				const since = known.length > 0 ? Math.max(...known.map((m) => m.seq)) : undefined;
				const socket = await openVisitorSocket(chat.key, visitor.token, since);
				visitor.sockets.push(socket);
				await socket.next("hello");
				const said = { id: uuidv7(), text: `v${visitor.n} r${round}` };
				visitor.said.push(said);
				// Whatever was said and not confirmed is said again, as the widget does.
				const confirmed = new Set(shownBy(visitor.sockets).map((m) => m.id));
				for (const each of visitor.said)
					if (!confirmed.has(each.id)) socket.send({ type: "send", ...each });
				if (random() < 0.6) socket.close();
			}),
		);
	}
	for (const visitor of visitors) {
		const last = await openVisitorSocket(chat.key, visitor.token);
		await last.next("hello");
		for (const each of visitor.said) last.send({ type: "send", ...each });
		await eventually(async () => shownBy([last]).length === 3, 20_000);
		expect(
			shownBy([last])
				.map((m) => m.text)
				.sort(),
		).toEqual(visitor.said.map((s) => s.text).sort());
		last.close();
	}
}, 300_000);

/** A stranger's first word, as the door of visitors hands it on. */
const visitorSays = (n: number) =>
	incoming({
		addresses: [{ kind: "visitor", value: `visitor-${n}` }],
		name: null,
		content: { type: "text", text: `Enchente ${n}` },
	});

test("N01 125 visitors nobody answered use nothing of the plan, and do not stop an answer on WhatsApp (security 2)", async () => {
	const chat = await makeWebchat();
	const { workspaceId } = chat;
	const hub = workspaceHub(env, workspaceId);
	await chat.object.receive(Array.from({ length: 125 }, (_, n) => visitorSays(n)));
	for (let n = 0; n < 10 && (await runDurableObjectAlarm(chat.object)); n++);
	expect(await hub.countUsed(Date.now())).toBe(0);
	const [visitor] = await contactsOf(chat);
	await reply(chat, visitor?.id ?? "", "Olá");
	await eventually(async () => (await hub.countUsed(Date.now())) === 1);

	// Even with a month that is used up, the customer on WhatsApp has an answer.
	await hub.keepPlan("free");
	for (let n = 0; n < 100; n++) await hub.countConversation(`other-${n}`, Date.now());
	const { instance } = await makeLinkedInstance({ workspaceId });
	await instance.receive([incoming()]);
	const customer = await eventually(async () => {
		const list = await instance.contacts(workspaceId, { cursor: null, search: "" });
		return list.ok && list.value.contacts.find(({ conversation }) => conversation?.isOverLimit);
	});
	const sent = await instance.send(workspaceId, "Ana", {
		id: uuidv7(),
		contactId: customer.id,
		text: "Temos sim",
	});
	expect(sent.ok).toBe(true);
});

test("the eleventh new visitor of a minute pays with a proof, which makes one visitor however often it is shown (security 2)", async () => {
	const chat = await makeWebchat();
	const ask = (query = "") =>
		callWebchat(`/webchat/${chat.key}/visitors${query}`, { method: "POST" });
	for (let n = 0; n < FREE_VISITORS_PER_MINUTE; n++) expect((await ask()).status).toBe(200);
	const asked = await ask();
	expect(asked.status).toBe(429);
	const { challenge, bits } = await asked.json<{ challenge: string; bits: number }>();
	const proof = `?proof=${challenge}.${findProof(challenge, bits, 0, 5_000_000)}`;
	const first = await ask(proof);
	expect(first.status).toBe(200);
	const { token } = await first.json<{ token: string }>();
	expect(await (await ask(proof)).json()).toEqual({ token });
	expect((await askForVisitorSocket(chat.key, token)).status).toBe(101);
	// Neither another webchat's proof nor a guess gets anybody in.
	for (const wrong of [`${challenge}.1`, `${challenge}x.1`, "1", "."])
		expect((await ask(`?proof=${wrong}`)).status).toBe(429);
	const other = await makeWebchat();
	for (let n = 0; n < FREE_VISITORS_PER_MINUTE; n++) await admitVisitor(other.key);
	const elsewhere = `/webchat/${other.key}/visitors${proof}`;
	expect((await callWebchat(elsewhere, { method: "POST" })).status).toBe(429);
});

test("closing the door ends what a flood began and nobody answered; reopening brings it back (security 2)", async () => {
	const chat = await makeWebchat();
	const { object, workspaceId } = chat;
	// More than the free ones: from here on it is known as a flood.
	for (let n = 0; n <= FREE_VISITORS_PER_MINUTE + 1; n++) await object.webchat(0, null);
	await object.receive(Array.from({ length: 20 }, (_, n) => visitorSays(n)));
	const [answered] = await contactsOf(chat);
	await reply(chat, answered?.id ?? "", "Sou uma pessoa");
	const isOpen = async () => (await contactsOf(chat)).filter(({ closedAt }) => closedAt === null);
	const ended = await object.endFlood(workspaceId);
	expect(ended.ok && ended.value.ids).toHaveLength(19);
	expect((await isOpen()).map(({ id }) => id)).toEqual([answered?.id]);
	expect(await object.flood(workspaceId)).toMatchObject({ value: { ended: 19 } });
	expect(await object.undoFlood(workspaceId)).toMatchObject({ value: { hasMore: false } });
	expect(await isOpen()).toHaveLength(20);
	// Where there was no flood nothing is ended.
	const calm = await makeWebchat();
	await calm.object.receive([visitorSays(1)]);
	expect(await calm.object.endFlood(calm.workspaceId)).toMatchObject({ value: { ids: [] } });
});

test("J14 the page a visitor looks at is shown with their conversation, live, without what only they should know", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	const told = { title: "Tênis azul", referrer: "https://busca.example/?q=x", language: "pt-BR" };
	const looksAt = (path: string) =>
		socket.send({ type: "page", address: `${SITE}${path}`, ...told });
	looksAt("/produtos/tenis?token=segredo#topo");
	// Nothing is kept of who only looks.
	expect(await contactsOf(chat)).toEqual([]);
	await say(socket, "Tem 38?");
	const visitOf = async () => (await contactsOf(chat))[0]?.visit;
	expect(await visitOf()).toEqual({
		origin: SITE,
		path: "/produtos/tenis",
		title: "Tênis azul",
		referrer: "busca.example",
		language: "pt-BR",
		at: expect.any(Number) as number,
	});
	const { seq = 0 } = (await contactsOf(chat))[0] ?? {};
	looksAt("/produtos/tenis?outra=1");
	looksAt("/carrinho");
	await eventually(async () => (await visitOf())?.path === "/carrinho");
	expect((await contactsOf(chat))[0]?.seq, "the same page again is no change").toBe(seq + 1);
	socket.send({ type: "page", ...told, address: "https://mau.example/entrar" });
	await say(socket, "E 39?");
	expect((await visitOf())?.path).toBe("/carrinho");
	socket.close();
});

test("L15 who tells of pages too often is not heard, and may go on writing", async () => {
	const chat = await makeWebchat();
	const socket = await openVisitorSocket(chat.key, await admitVisitor(chat.key));
	await say(socket, "Oi");
	const told = { title: "", referrer: "", language: "pt" };
	const pages = MAX_VISITOR_MESSAGES + 4;
	for (let n = 0; n < pages; n += 1) {
		socket.send({ type: "page", address: `${SITE}/p/${String(n)}`, ...told });
		// Below what a socket may send at all.
		if (n === pages / 2) await scheduler.wait(900);
	}
	await say(socket, "Ainda aqui");
	const last = Number((await contactsOf(chat))[0]?.visit?.path.slice("/p/".length));
	expect(last).toBeGreaterThanOrEqual(MAX_VISITOR_MESSAGES - 1);
	expect(last).toBeLessThan(pages - 1);
	socket.close();
});

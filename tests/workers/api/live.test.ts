import { BUILD } from "#app/contracts/build.ts";
import { runDurableObjectAlarm, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { type MessageView } from "#app/contracts/frames.ts";
import { CLOSE_REVOKED, CLOSE_TOO_FAST, CLOSE_TOO_MANY } from "#app/contracts/sockets.ts";
import { TYPING_TTL_MS } from "#app/domain/inbox/presence.ts";
import { MAX_BATCH_MS } from "#app/domain/inbox/batch-window.ts";
import { callEvolution, evolutionBody, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom } from "#tests/support/random.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	signInAs,
	type TestMember,
} from "#tests/support/sign-in.ts";
import {
	askForSocket,
	type ChannelSocket,
	framesOf,
	openChannelSocket,
	openWorkspaceSocket,
	type UpgradeFaults,
} from "#tests/support/socket.ts";
import {
	ask,
	createScannedChannel,
	createShop,
	createTwins,
	listContacts,
	listMessages,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

let own: Shop;
let foreign: Shop;
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
});

/** L15, as figures of its own: a constant of the code would agree with any mistake. */
const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SOCKETS_PER_MEMBER = 10;

const path = (shop: Shop) => `/live/channels/${shop.channelId}`;

test("D09 a socket nobody may open is refused before the upgrade", async () => {
	const expired = await signInAs(own.member);
	await env.DB.prepare("update sign_ins set expires_at = 1 where id = ?")
		.bind(expired.signInId)
		.run();
	const revoked = await signInAs(own.member);
	await env.DB.prepare("update sign_ins set revoked_at = 1 where id = ?")
		.bind(revoked.signInId)
		.run();
	const [name = "", value = ""] = own.member.cookie.split("=");
	const refused: [string, number, UpgradeFaults, string?][] = [
		["no cookie", 401, { cookie: null }],
		["an empty cookie", 401, { cookie: `${name}=` }],
		["a cookie that was changed", 401, { cookie: `${own.member.cookie.slice(0, -2)}zz` }],
		["an expired sign-in", 401, { cookie: expired.cookie }],
		["a revoked sign-in", 401, { cookie: revoked.cookie }],
		["a token in the query", 401, { cookie: null }, `?${name}=${value}&token=${value}`],
		["another tenant's cookie", 404, { cookie: foreign.member.cookie }],
		["no Origin", 403, { origin: null }],
		["a foreign Origin", 403, { origin: "https://evil.example" }],
		["an Origin that only begins like ours", 403, { origin: "http://prosa.test.evil.example" }],
		["our Origin over https", 403, { origin: "https://prosa.test" }],
		["Origin null", 403, { origin: "null" }],
		["no upgrade", 400, { upgrade: null }],
		["an upgrade to something else", 400, { upgrade: "h2c" }],
	];
	const hub = await openWorkspaceSocket(own.member);
	const socket = await openChannelSocket(own.member, own.channelId);
	await Promise.all([hub.next("hello"), socket.next("hello")]);
	for (const [what, status, faults, query = ""] of refused) {
		const answer = await askForSocket(own.member, path(own) + query, faults);
		expect(answer.webSocket, what).toBeNull();
		expect((await verdict(answer)).status, what).toBe(status);
		if (status === 404) continue;
		const ofHub = await askForSocket(own.member, `/live/workspace${query}`, faults);
		expect(ofHub.webSocket, what).toBeNull();
		expect((await verdict(ofHub)).status, what).toBe(status);
	}
	const sockets = await runInDurableObject(
		instanceOf(own.channelId),
		(_, state) => state.getWebSockets().length,
	);
	expect(sockets).toBe(1);
	// A viewer watches; what the others may do over it, a viewer may not: next test.
	const viewer = await createMember(own.workspaceId, "viewer", "Vera");
	const watching = await openChannelSocket(viewer, own.channelId);
	expect(await watching.next("hello")).toMatchObject({ link: { status: "connected" } });
	for (const open of [hub, socket, watching]) open.close();
});

test("D10 a frame says neither who speaks nor for whom: ids of others are ignored, the attachment counts", async () => {
	const shop = await createShop();
	const ana = await openChannelSocket(shop.member, shop.channelId);
	const bia = await createMember(shop.workspaceId, "operator", "Bia");
	const watching = await openChannelSocket(bia, shop.channelId);
	await Promise.all([ana.next("hello"), watching.next("hello")]);
	const { contactId } = shop;

	for (const contact of [foreign.contactId, crypto.randomUUID(), foreign.channelId, "'; --"]) {
		ana.send({ type: "typing", contactId: contact, typing: true });
		ana.send({ type: "viewing", contactId: contact });
	}
	const forged = [
		{ type: "typing", contactId, typing: true, memberId: foreign.member.memberId },
		{ type: "typing", contactId, typing: true, user_id: bia.userId },
		{ type: "viewing", contactId, name: "Chefe" },
		{ type: "typing", contactId: [contactId], typing: true },
		{ type: "typing", contactId: "a".repeat(65), typing: true },
		{ type: "colleague", colleague: { memberId: bia.memberId } },
		{ type: "changes", seq: 1 },
		{ __proto__: null, type: "nothing" },
		7,
	];
	// Slower than the limit of frames: this is not about haste.
	await scheduler.wait(500);
	for (const frame of forged) ana.send(frame);
	ana.sendRaw("{not json");
	await eventually(async () => framesOf(ana, "refused").length === forged.length + 1);

	ana.send({ type: "typing", contactId, typing: true });
	await watching.next("colleague");
	expect(framesOf(watching, "colleague")).toEqual([
		{
			type: "colleague",
			colleague: {
				memberId: shop.member.memberId,
				name: "Ana Lima",
				contactId,
				typing: true,
				forMs: expect.any(Number) as number,
			},
		},
	]);
	for (const socket of [ana, watching]) socket.close();
});

test("D10 a viewer's typing is shown to nobody and told to no customer", async () => {
	const shop = await createShop();
	const viewer = await createMember(shop.workspaceId, "viewer", "Vera");
	const vera = await openChannelSocket(viewer, shop.channelId);
	const ana = await openChannelSocket(shop.member, shop.channelId);
	await Promise.all([vera.next("hello"), ana.next("hello")]);
	vera.send({ type: "typing", contactId: shop.contactId, typing: true });
	const { colleague } = await ana.next("colleague");
	expect(colleague).toMatchObject({ name: "Vera", typing: false });
	for (const socket of [vera, ana]) socket.close();
});

test("R25 D10 after hibernation the attachment still says who speaks", async () => {
	const shop = await createShop();
	const ana = await openChannelSocket(shop.member, shop.channelId);
	const bia = await createMember(shop.workspaceId, "operator", "Bia");
	const watching = await openChannelSocket(bia, shop.channelId);
	await Promise.all([ana.next("hello"), watching.next("hello")]);
	await evictDurableObject(instanceOf(shop.channelId));
	ana.send({ type: "viewing", contactId: shop.contactId });
	expect((await watching.next("colleague")).colleague).toMatchObject({
		memberId: shop.member.memberId,
		contactId: shop.contactId,
	});
	await callEvolution(shop.channelId, upsertBody(shop.channelId, { text: "depois do sono" }));
	await eventually(async () =>
		framesOf(watching, "changes").some(({ messages }) => messages[0]?.text === "depois do sono"),
	);
	for (const socket of [ana, watching]) socket.close();
});

test("D11 signing out closes that sign-in's sockets on hub and channels with 4401, and no other's", async () => {
	const shop = await createShop();
	const elsewhere = await signInAs(shop.member);
	const bia = await createMember(shop.workspaceId, "operator", "Bia");
	const mine = await openChannelSocket(shop.member, shop.channelId);
	const hub = await openWorkspaceSocket(shop.member);
	const others = [
		await openChannelSocket(elsewhere, shop.channelId),
		await openChannelSocket(bia, shop.channelId),
	];
	const otherHub = await openWorkspaceSocket(bia);
	await Promise.all(
		[mine, hub, ...others, otherHub].map((socket) =>
			eventually(async () => socket.frames.length > 0),
		),
	);
	const startedAt = Date.now();
	expect((await ask(shop.member, "POST", "/api/auth/sign-out")).status).toBe(204);
	expect(await mine.closeCode(5_000)).toBe(CLOSE_REVOKED);
	expect(await hub.closeCode(5_000)).toBe(CLOSE_REVOKED);
	expect(Date.now() - startedAt).toBeLessThan(5_000);
	await scheduler.wait(50);
	expect([...others, otherHub].map(({ closed }) => closed)).toEqual([null, null, null]);
	expect((await askForSocket(shop.member, path(shop))).status).toBe(401);
	for (const socket of [...others, otherHub]) socket.close();
});

test("L15 a member's eleventh socket is closed, on channel and hub; another member's is not", async () => {
	const shop = await createShop();
	const open: { close(): void; closed: unknown }[] = [];
	for (let n = 0; n < MAX_SOCKETS_PER_MEMBER; n++) {
		const socket = await openChannelSocket(shop.member, shop.channelId);
		const hub = await openWorkspaceSocket(shop.member);
		await Promise.all([socket.next("hello"), hub.next("hello")]);
		open.push(socket, hub);
	}
	const second = await signInAs(shop.member);
	for (const member of [shop.member, second]) {
		expect(await (await openChannelSocket(member, shop.channelId)).closeCode()).toBe(
			CLOSE_TOO_MANY,
		);
		expect(await (await openWorkspaceSocket(member)).closeCode()).toBe(CLOSE_TOO_MANY);
	}
	expect(open.filter(({ closed }) => closed !== null)).toEqual([]);
	const bia = await openChannelSocket(await createMember(shop.workspaceId), shop.channelId);
	await bia.next("hello");
	for (const socket of [...open, bia]) socket.close();
});

test("L15 more than twenty frames a second close the socket with 4429, twenty do not", async () => {
	const shop = await createShop();
	const socket = await openChannelSocket(shop.member, shop.channelId);
	await socket.next("hello");
	for (let n = 0; n < 20; n++) socket.send({ type: "viewing", contactId: null });
	await scheduler.wait(1_100);
	expect(socket.closed).toBeNull();
	for (let n = 0; n < 60; n++) socket.send({ type: "viewing", contactId: null });
	expect(await socket.closeCode()).toBe(CLOSE_TOO_FAST);
	// The keep-alive is the platform's and does not count.
	const patient = await openChannelSocket(shop.member, shop.channelId);
	for (let n = 0; n < 60; n++) patient.sendRaw("ping");
	await scheduler.wait(200);
	expect(patient.closed).toBeNull();
	patient.close();
});

test("L15 a frame over 64 KB, or one of bytes, closes the socket with 1009", async () => {
	const shop = await createShop();
	const big = await openChannelSocket(shop.member, shop.channelId);
	big.sendRaw(
		JSON.stringify({ type: "typing", contactId: "a".repeat(MAX_FRAME_BYTES), typing: true }),
	);
	expect(await big.closeCode()).toBe(1009);
	const bytes = await openChannelSocket(shop.member, shop.channelId);
	bytes.sendRaw(new Uint8Array([1, 2, 3]).buffer);
	expect(await bytes.closeCode()).toBe(1009);
	const hub = await openWorkspaceSocket(shop.member);
	hub.sendRaw("a".repeat(MAX_FRAME_BYTES + 1));
	expect(await hub.closeCode()).toBe(1009);
	const fits = await openChannelSocket(shop.member, shop.channelId);
	fits.sendRaw("a".repeat(MAX_FRAME_BYTES));
	expect(await fits.next("refused")).toMatchObject({ code: "invalid_request" });
	fits.close();
});

const presenceBody = (channelId: string, state: string) =>
	evolutionBody(channelId, "presence.update", {
		id: "5511987654321@s.whatsapp.net",
		presences: { "5511987654321@s.whatsapp.net": { lastKnownPresence: state } },
	});

test("L24 a customer's typing a hundred times is told once in two seconds and stored nowhere", async () => {
	const shop = await createShop();
	// The plan has counted the conversation: nothing is left that changes by itself.
	await runDurableObjectAlarm(instanceOf(shop.channelId));
	const socket = await openChannelSocket(shop.member, shop.channelId);
	const { seq } = await socket.next("hello");
	const rows = () =>
		runInDurableObject(instanceOf(shop.channelId), (_, { storage }) => storage.sql.databaseSize);
	const size = await rows();
	const startedAt = Date.now();
	for (let n = 0; n < 100; n++)
		await callEvolution(shop.channelId, presenceBody(shop.channelId, "composing"));
	const windows = Math.ceil((Date.now() - startedAt) / 2_000) + 1;
	const told = framesOf(socket, "presence");
	expect(told.length).toBeGreaterThanOrEqual(1);
	expect(told.length).toBeLessThanOrEqual(windows);
	expect(told[0]?.presence).toMatchObject({ contactId: shop.contactId, state: "typing" });
	expect(await rows()).toBe(size);
	const later = await openChannelSocket(shop.member, shop.channelId);
	expect((await later.next("hello")).seq).toBe(seq);
	for (const open of [socket, later]) open.close();
});

test("presence lasts as long as it says and then says nothing", async () => {
	const shop = await createShop();
	await callEvolution(shop.channelId, presenceBody(shop.channelId, "composing"));
	const now = await openChannelSocket(shop.member, shop.channelId);
	const [typing] = (await now.next("hello")).presence;
	expect(typing).toMatchObject({ contactId: shop.contactId, state: "typing" });
	expect(typing?.forMs).toBeLessThanOrEqual(TYPING_TTL_MS);
	try {
		// The clock of the server, not ten seconds of everybody's time.
		vi.setSystemTime(Date.now() + (typing?.forMs ?? 0) + 1);
		const later = await openChannelSocket(shop.member, shop.channelId);
		expect((await later.next("hello")).presence).toEqual([]);
		for (const open of [now, later]) open.close();
	} finally {
		vi.useRealTimers();
	}
});

/** What a browser keeps: the newest copy of each message, and how far it has seen. */
class Client {
	readonly messages = new Map<string, MessageView>();
	seq = 0;
	resets = 0;
	#socket: ChannelSocket | null = null;
	#read = 0;
	readonly #member: Pick<TestMember, "cookie">;
	readonly #channelId: string;
	/** Every copy applied, to see that nothing is told twice in one life of a socket. */
	readonly told: string[] = [];

	constructor(member: Pick<TestMember, "cookie">, channelId: string) {
		this.#member = member;
		this.#channelId = channelId;
	}

	async connect(): Promise<void> {
		this.#socket = await openChannelSocket(this.#member, this.#channelId, this.seq);
		this.#read = 0;
		await this.#socket.next("hello");
	}

	/** Reads what has come; a `hello` alone moves nothing, for what it counts may still be on its way. */
	read(): void {
		const frames = this.#socket?.frames ?? [];
		for (; this.#read < frames.length; this.#read++) {
			const frame = frames[this.#read];
			if (frame?.type === "reset") this.resets++;
			if (frame?.type !== "changes") continue;
			for (const message of frame.messages) {
				const known = this.messages.get(message.id);
				if (known && known.seq >= message.seq) continue;
				this.messages.set(message.id, message);
				this.told.push(`${message.id}@${message.seq}`);
			}
			this.seq = Math.max(this.seq, frame.seq);
		}
	}

	drop(): void {
		this.read();
		this.#socket?.close();
		this.#socket = null;
	}

	/** As a screen orders them. */
	texts(): string[] {
		return [...this.messages.values()]
			.toSorted((a, b) => a.sortAt - b.sortAt || a.arrival - b.arrival)
			.map(({ text }) => text);
	}
}

test("a client that comes back gets exactly what it missed, and nothing when it missed nothing", async () => {
	const shop = await createShop();
	// What was written a moment ago is told in the next batch, also to who came after it.
	await scheduler.wait(10 * MAX_BATCH_MS);
	const first = await openChannelSocket(shop.member, shop.channelId);
	const { seq } = await first.next("hello");
	expect(first.frames).toHaveLength(1);
	first.close();
	for (const text of ["um", "dois", "três"])
		await callEvolution(shop.channelId, upsertBody(shop.channelId, { text }));
	const back = await openChannelSocket(shop.member, shop.channelId, seq);
	const missed = await back.next("changes");
	expect(missed.messages.map(({ text }) => text)).toEqual(["um", "dois", "três"]);
	expect(missed.contacts).toMatchObject([{ id: shop.contactId, unread: 4 }]);
	expect(missed.link).toBeNull();
	await scheduler.wait(10 * MAX_BATCH_MS);
	const again = await openChannelSocket(shop.member, shop.channelId, missed.seq);
	await again.next("hello");
	await scheduler.wait(50);
	expect(again.frames).toHaveLength(1);
	for (const socket of [back, again]) socket.close();
});

test("R24 a client that missed too much, or comes from another life, is told to begin anew", async () => {
	const shop = await createShop();
	const record = (n: number) => ({
		key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id: `OLD${n}` },
		message: { conversation: `${n}` },
		messageType: "conversation",
		messageTimestamp: 1_790_000_000 + n,
	});
	const start = await openChannelSocket(shop.member, shop.channelId);
	const { seq } = await start.next("hello");
	start.close();
	const fill = async (from: number, to: number) => {
		const records = Array.from({ length: to - from }, (_, n) => record(from + n));
		await callEvolution(shop.channelId, evolutionBody(shop.channelId, "messages.set", records));
	};
	await fill(0, 500);
	const atLimit = await openChannelSocket(shop.member, shop.channelId, seq);
	expect((await atLimit.next("changes")).messages).toHaveLength(500);
	const total = isLong ? 20_000 : 501;
	for (let from = 500; from < total; from += 5_000) await fill(from, Math.min(total, from + 5_000));
	const over = await openChannelSocket(shop.member, shop.channelId, seq);
	const reset = await over.next("reset");
	const future = await openChannelSocket(shop.member, shop.channelId, reset.seq + 1_000_000);
	expect(await future.next("reset")).toMatchObject({ seq: reset.seq });
	expect(await listContacts(shop.member, shop.channelId)).toMatchObject([{ unread: 1 }]);
	// A `since` that is none is a first visit.
	for (const since of ["-1", "abc", "1e3", "1.5", "9".repeat(30)]) {
		const answer = await askForSocket(shop.member, `${path(shop)}?since=${since}`);
		expect(answer.status, since).toBe(101);
		answer.webSocket?.accept();
		answer.webSocket?.close();
	}
	for (const socket of [atLimit, over, future]) socket.close();
});

test(
	"R23 fifty random disconnects under writers: every message once, in order, on every client",
	{ timeout: isLong ? 900_000 : 180_000 },
	async () => {
		const shop = await createShop();
		const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
		const random = createRandom(seed);
		const clients = Array.from({ length: 4 }, () => new Client(shop.member, shop.channelId));
		for (const client of clients) await client.connect();
		const drops = isLong ? 2_000 : 50;
		let written = 0;
		const write = async () => {
			const n = written++;
			const id = `W${n}`;
			await callEvolution(shop.channelId, upsertBody(shop.channelId, { id, text: `${n}` }));
			if (random() < 0.2)
				await callEvolution(
					shop.channelId,
					evolutionBody(shop.channelId, "messages.edited", {
						key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id },
						type: "MESSAGE_EDIT",
						editedMessage: { conversation: `${n} editada` },
					}),
				);
		};
		for (let n = 0; n < drops; n++) {
			const client = clients[Math.floor(random() * clients.length)];
			const writing = [write(), write()];
			await scheduler.wait(random() * 5);
			client?.drop();
			await scheduler.wait(random() * 5);
			await client?.connect();
			await Promise.all(writing);
		}
		const truth = await listMessages(shop.member, shop.channelId, shop.contactId);
		expect(truth).toHaveLength(written + 1);
		for (const [n, client] of clients.entries()) {
			await eventually(async () => {
				client.read();
				return client.seq >= Math.max(...truth.map(({ seq }) => seq));
			});
			client.drop();
			expect(client.texts(), `client ${n}, seed ${seed}`).toEqual(truth.map(({ text }) => text));
			expect(client.resets, `client ${n}, seed ${seed}`).toBe(0);
			expect(new Set(client.told).size).toBe(client.told.length);
		}
	},
);

test("R27 R28 all sockets see the same: two tabs of one member, two members who answer at once", async () => {
	const workspace = own.workspaceId;
	const ana = await createMember(workspace, "operator", "Ana");
	const bia = await createMember(workspace, "operator", "Bia");
	const channelId = await createScannedChannel(ana);
	await callEvolution(channelId, upsertBody(channelId));
	const contactId = (await listContacts(ana, channelId))[0]?.id ?? "";
	const clients = [ana, ana, bia].map((member) => new Client(member, channelId));
	for (const client of clients) await client.connect();
	const send = (member: TestMember, text: string) =>
		ask(member, "POST", `/api/channels/${channelId}/messages`, { id: uuidv7(), contactId, text });
	await Promise.all(
		Array.from({ length: 10 }, (_, n) => [send(ana, `ana ${n}`), send(bia, `bia ${n}`)]).flat(),
	);
	await eventually(async () => {
		const messages = await listMessages(ana, channelId, contactId);
		return messages.filter(({ status }) => status === "delivered").length === 20;
	});
	const truth = await listMessages(ana, channelId, contactId);
	expect(truth).toHaveLength(21);
	for (const client of clients) {
		await eventually(async () => {
			client.read();
			return [...client.messages.values()].filter((m) => m.status === "delivered").length === 20;
		});
		expect(client.texts()).toEqual(truth.map(({ text }) => text));
		client.drop();
	}
	for (const author of ["Ana", "Bia"])
		expect(truth.filter((message) => message.author === author)).toHaveLength(10);
	// Each one's own words stay in the order they were given.
	const arrivals = truth.map(({ arrival }) => arrival);
	expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
});

test("the hub tells every member who is online, and when a colleague has left", async () => {
	const shop = await createShop();
	const bia = await createMember(shop.workspaceId, "viewer", "Bia");
	const ana = await openWorkspaceSocket(shop.member);
	expect(await ana.next("hello")).toEqual({
		type: "hello",
		online: [shop.member.memberId],
		build: BUILD,
		seq: expect.any(Number),
		unread: 0,
		pushesHeader: true,
	});
	const other = await openWorkspaceSocket(bia);
	const here = [shop.member.memberId, bia.memberId].toSorted();
	expect((await other.next("hello")).online.toSorted()).toEqual(here);
	await eventually(async () => {
		const last = ana.frames.findLast((frame) => frame.type === "online");
		return last?.type === "online" && last.memberIds.length === 2;
	});
	other.close();
	await eventually(async () => {
		const last = ana.frames.findLast((frame) => frame.type === "online");
		return last?.type === "online" && last.memberIds.length === 1;
	});
	ana.close();
});

test("a page that opens its socket late is told the statuses that were said meanwhile", async () => {
	const workspaceId = (await createWorkspace()).id;
	const member = await createMember(workspaceId);
	const channelId = uuidv7();
	const hub = env.WORKSPACE_HUB.getByName(workspaceId);
	const frame = { type: "channel", channelId, phone: null } as const;
	await hub.publish({ ...frame, status: "connecting" });
	await hub.publish({ ...frame, status: "waiting_qr" });
	const socket = await openWorkspaceSocket(member);
	expect(await socket.next("channel")).toMatchObject({ channelId, status: "waiting_qr" });
	expect(socket.frames.filter(({ type }) => type === "channel")).toHaveLength(1);
	socket.close();
});

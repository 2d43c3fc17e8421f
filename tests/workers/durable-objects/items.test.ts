import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { formItem, type SentItem } from "#app/domain/inbox/outgoing-form.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { contentOfPoll } from "#app/domain/inbox/poll.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { accepted, inWorld, NOW, type World } from "#tests/support/sending-world.ts";

const PLACE = {
	type: "location",
	latitude: -23.55,
	longitude: -46.63,
	name: "Loja",
	address: "Praça da Sé, 1",
} satisfies OutgoingItem;
const CARDS = {
	type: "contact",
	cards: [{ name: "Rui", phones: ["5511900000002"] }],
} satisfies OutgoingItem;
const POLL = {
	type: "poll",
	question: "Que horas?",
	options: ["Manhã", "Tarde"],
	isMultiple: false,
} satisfies OutgoingItem;

const FORM = formItem({
	body: "Confirma?",
	buttons: [{ kind: "reply", text: "Sim", value: "y" }],
});

const enqueue = ({ inbox, contactId }: World, id: string, item: SentItem) =>
	inbox.enqueue({ name: "Ana", origin: "api" }, { id, contactId, text: "", item }, Date.now());

const vote = (
	providerId: string,
	choices: (string | number)[],
	over: Partial<Extract<GatewayEvent, { type: "vote" }>> = {},
): GatewayEvent => ({
	type: "vote",
	providerId,
	voter: { kind: "phone", value: "5511987654321" },
	name: null,
	choices,
	at: null,
	...over,
});

const votesOf = (world: World, id: string) => world.message(id).media?.votes;

test("a place, cards and a poll leave in order with texts, and are shown as what they are", async () => {
	await inWorld(async (world) => {
		const ids = [PLACE, CARDS, POLL].map((item) => world.writeItem(item));
		world.write(null, "depois");
		for (let n = 0; n < 4; n += 1) await world.pass();
		expect(world.calls).toMatchObject([
			{ call: "send", clientId: ids[0], item: PLACE, file: null },
			{ call: "send", clientId: ids[1], item: CARDS },
			{ call: "send", clientId: ids[2], item: POLL },
			{ call: "send", item: null, text: "depois" },
		]);
		const [place, cards, poll] = ids.map((id) => world.message(id));
		expect(place).toMatchObject({ type: "location", text: "Loja\nPraça da Sé, 1", status: "sent" });
		expect(place?.media).toMatchObject({ latitude: -23.55, longitude: -46.63 });
		expect(cards).toMatchObject({ type: "contact", text: "Rui\n+5511900000002" });
		expect(poll).toMatchObject({ type: "other", text: "Que horas?\nManhã\nTarde" });
		expect(poll?.media).toEqual({ kind: "poll" });
	});
});

test("a form leaves as one, is told in words to whoever knows none, and leaves as one again after it failed", async () => {
	const retried = async (world: World) => {
		const id = uuidv7();
		expect(enqueue(world, id, FORM)).toMatchObject({
			ok: true,
			value: { type: "text", text: "Confirma?\n[Sim]", media: { form: FORM.form } },
		});
		expect(enqueue(world, id, { ...FORM, text: "anything" })).toMatchObject({ ok: true });
		const other = formItem({ ...FORM.form, body: "?" });
		expect(enqueue(world, id, other)).toEqual({ ok: false, code: "message_id_reused" });
		world.says.send = { class: "refused", reason: "refused" };
		await world.pass();
		expect(world.message(id)).toMatchObject({ status: "failed" });
		world.inbox.retry(id, Date.now());
		await world.pass();
		expect(world.calls).toMatchObject([
			{ call: "send", item: FORM, text: "Confirma?\n[Sim]" },
			{ call: "send", item: FORM },
		]);
	};
	await inWorld(retried, { rules: { forms: true } });
	await inWorld(async (world) => {
		expect(enqueue(world, uuidv7(), FORM)).toMatchObject({ code: "not_supported" });
	});
});

test("R29 the same id again is the same item; with other words or another kind it is refused, however many voted", async () => {
	await inWorld(async (world) => {
		const id = uuidv7();
		expect(enqueue(world, id, POLL)).toMatchObject({ ok: true });
		await world.pass();
		world.inbox.receive([vote(id, ["Tarde"])], NOW);
		expect(votesOf(world, id)?.voters).toBe(1);
		expect(enqueue(world, id, POLL)).toMatchObject({ ok: true });
		for (const other of [{ ...POLL, isMultiple: true }, { ...POLL, question: "?" }, PLACE])
			expect(enqueue(world, id, other)).toEqual({ ok: false, code: "message_id_reused" });
		expect(world.calls).toHaveLength(1);
	});
});

test("what the channel does not take, and what is no item, is refused before anything is stored", async () => {
	await inWorld(async (world) => {
		const more = { ...POLL, options: ["a", "b", "c", "d"] };
		expect(enqueue(world, uuidv7(), more)).toMatchObject({ code: "not_supported" });
		const none = { ...PLACE, latitude: 100 };
		expect(enqueue(world, uuidv7(), none)).toMatchObject({ code: "invalid_request" });
		expect(world.inbox.outbox.size).toBe(0);
	});
});

test("R03 R04 an item whose outcome nobody knows is looked up, also after a crash, and never sent again", async () => {
	const channelId = `items-${crypto.randomUUID()}`;
	await inWorld(
		async (world, { storage }) => {
			world.writeItem(PLACE);
			storage.sql.exec("UPDATE outbox_beside SET state = 'sending'");
		},
		{ channelId },
	);
	await evictDurableObject(instanceOf(channelId));
	await inWorld(
		async (world) => {
			await world.pass();
			world.says.found = "FOUND";
			await world.pass(Date.now() + 2_000);
			expect(world.calls).toMatchObject([{ call: "look", item: PLACE }]);
			expect(world.inbox.ledger.find("FOUND")?.status).toBe("sent");
			expect(world.inbox.outbox.size).toBe(0);
		},
		{ channelId },
	);
});

test("what failed goes again as what it was, when a member says so", async () => {
	await inWorld(async (world) => {
		world.says.send = { class: "refused", reason: "refused" };
		const id = world.writeItem(CARDS);
		await world.pass();
		expect(world.message(id).status).toBe("failed");
		world.says.send = accepted;
		expect(world.inbox.retry(id, Date.now())).toMatchObject({ ok: true });
		await world.pass();
		expect(world.calls.at(-1)).toMatchObject({ call: "send", item: CARDS });
	});
});

test("an echo that tells a place in the vendor's own words is matched by its point, and is no second message", async () => {
	await inWorld(async (world) => {
		world.says.send = { class: "unknown" };
		const id = world.writeItem(PLACE);
		await world.pass();
		const media = { latitude: -23.550001, longitude: -46.63 };
		const content = { type: "location" as const, text: "Loja, Praça da Sé, 1", media };
		const echo = { fromMe: true, origin: "api", status: "sent", name: null, content } as const;
		world.inbox.receive([incoming({ ...echo, providerId: "ECHO" })], Date.now());
		expect(world.inbox.ledger.find("ECHO")?.id).toBe(id);
		expect(world.inbox.outbox.size).toBe(0);
	});
});

test("a vote is counted once, the next one takes its place, and an overtaken one changes nothing", async () => {
	await inWorld(async (world) => {
		const id = world.writeItem(POLL);
		await world.pass();
		const say = (event: GatewayEvent) => world.inbox.receive([event], Date.now());
		say(vote("OUT-1", ["Tarde"], { at: NOW + 2_000 }));
		expect(votesOf(world, id)).toEqual({
			counts: [0, 1],
			voters: 1,
			named: [{ name: "Maria", choices: [1] }],
		});
		const { seq } = world.message(id);
		say(vote("OUT-1", ["Tarde"], { at: NOW + 2_000 }));
		expect(world.message(id).seq).toBe(seq);
		// Told late: the person had chosen it before.
		say(vote("OUT-1", ["Manhã"], { at: NOW + 1_000 }));
		expect(votesOf(world, id)?.counts).toEqual([0, 1]);
		say(vote("OUT-1", ["Manhã"], { at: NOW + 3_000 }));
		expect(votesOf(world, id)?.counts).toEqual([1, 0]);
		// With and without the ninth digit it is one person.
		const voter = { kind: "phone", value: "551187654321" } as const;
		say(vote("OUT-1", [], { at: NOW + 4_000, voter }));
		expect(votesOf(world, id)).toEqual({ counts: [0, 0], voters: 0, named: [] });
	});
});

test("votes wait for their poll: one that comes first, and those that name it by an id that is not known yet", async () => {
	await inWorld(async (world) => {
		world.inbox.receive([vote("LATER", ["B"])], Date.now());
		const content = contentOfPoll({ question: "Qual?", options: ["A", "B"], isMultiple: false });
		world.inbox.receive([incoming({ providerId: "LATER", content })], Date.now());
		expect(votesOf(world, "LATER")?.counts).toEqual([0, 1]);
		world.says.pollId = "5300000";
		const ana = { kind: "telegram", value: "77" } as const;
		world.inbox.receive([vote("5300000", [0], { voter: ana, name: "Ana" })], Date.now());
		const id = world.writeItem(POLL);
		await world.pass();
		expect(votesOf(world, id)).toMatchObject({ counts: [1, 0], named: [{ name: "Ana" }] });
		world.inbox.receive([vote("5300000", [1], { voter: ana, name: "Ana" })], Date.now());
		expect(votesOf(world, id)?.counts).toEqual([0, 1]);
	});
});

test("J15 who is erased has voted nowhere: not in others' polls, not in what waits, not by what is told late", async () => {
	await inWorld(async (world, { storage }) => {
		const group = [{ kind: "group", value: "123" }] as const;
		const content = contentOfPoll({ question: "Qual?", options: ["A", "B"], isMultiple: false });
		world.inbox.receive(
			[incoming({ providerId: "G-1", addresses: [...group], author: "Rui", content })],
			Date.now(),
		);
		const rui = { kind: "phone", value: "5511955555555" } as const;
		world.inbox.receive(
			[vote("G-1", ["A"]), vote("G-1", ["A"], { voter: rui }), vote("NEVER", ["A"])],
			Date.now(),
		);
		expect(votesOf(world, "G-1")).toMatchObject({ counts: [2, 0], voters: 2 });
		expect(votesOf(world, "G-1")?.named.map(({ name }) => name)).toContain("Maria");
		world.inbox.eraseContact(world.contactId, Date.now());
		expect(votesOf(world, "G-1")).toEqual({
			counts: [1, 0],
			voters: 1,
			named: [{ name: "+5511955555555", choices: [0] }],
		});
		expect(storage.sql.exec("SELECT 1 FROM parked").toArray()).toEqual([]);
		world.inbox.receive([vote("G-1", ["B"], { at: Date.now() - 1_000 })], Date.now());
		expect(votesOf(world, "G-1")?.counts).toEqual([1, 0]);
	});
});

test("votes go with their poll", async () => {
	await inWorld(async (world, { storage }) => {
		const id = world.writeItem(POLL);
		await world.pass();
		world.inbox.receive([vote(id, ["Tarde"])], Date.now());
		world.inbox.receive([{ type: "deleted", providerId: id }], Date.now());
		expect(storage.sql.exec("SELECT 1 FROM poll_votes").toArray()).toEqual([]);
		world.inbox.receive([vote(id, ["Tarde"])], Date.now());
		expect(storage.sql.exec("SELECT 1 FROM poll_votes").toArray()).toEqual([]);
		expect(world.message(id).media).toBeNull();
	});
});

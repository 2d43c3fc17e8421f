import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import {
	KEPT_UNSENT_MS,
	LATE_AFTER_MS,
	MAX_SCHEDULED,
	UNDO_MS,
} from "#app/domain/inbox/scheduled.ts";
import type { NewSchedule } from "#durable-objects/channel/scheduled/scheduled.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

/** A Thursday, ten in the morning of São Paulo. */
const START = Date.UTC(2032, 0, 1, 13);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const ANA = { memberId: "ana", name: "Ana Lima" };
const RUI = { memberId: "rui", name: "Rui Reis", claims: true };
const ZONE = "America/Sao_Paulo";
const WISHES = { untilReply: false, untilClosed: false, keepsHours: false };
const FILE: MessageFile = {
	kind: "image",
	hash: "a".repeat(64),
	name: "foto.jpg",
	mimetype: "image/jpeg",
	bytes: 1000,
};
const UNLINKED = { type: "unlinked", reasonCode: 401 } as const;
const LINKED = { type: "linked", phone: "5511912345678", profileName: "Loja" } as const;

type Over = Partial<NewSchedule> & { id?: string; text?: string };

async function setUp(workspaceId?: string) {
	const made = await makeLinkedInstance(
		workspaceId ? { workspaceId, channelId: crypto.randomUUID() } : {},
	);
	const { instance } = made;
	const workspace = made.workspaceId;
	await instance.receive([incoming()]);
	const find = async (search = "") => {
		const page = await instance.contacts(workspace, { cursor: null, search });
		const [found] = page.ok ? page.value.contacts : [];
		if (!found) throw new Error("no contact");
		return found;
	};
	const { id: contactId } = await find();
	const scheduled = async (of = contactId) => {
		const read = await instance.scheduledOf(workspace, of);
		if (!read.ok) throw new Error(read.code);
		return read.value.scheduled;
	};
	const sent = async (of = contactId) => {
		const read = await instance.conversation(workspace, of, null);
		const messages = read.ok ? read.value.page.messages : [];
		return messages.filter(({ direction, type }) => direction === "outgoing" && type !== "system");
	};
	const schedule = (
		{ id = uuidv7(), text = "Bom dia!", ...over }: Over = {},
		of = contactId,
		by: { memberId: string | null; name: string } = ANA,
	) => {
		const wish = { at: START + HOUR_MS, timeZone: ZONE, ...WISHES, messages: [{ id, text }] };
		return instance.schedule(workspace, of, by, { ...wish, ...over });
	};
	return {
		...made,
		workspace,
		contactId,
		find,
		scheduled,
		sent,
		schedule,
		first: async () => {
			const [one] = await scheduled();
			if (!one) throw new Error("nothing is scheduled");
			return one;
		},
		pass: async (ms: number) => {
			vi.setSystemTime(Date.now() + ms);
			await runDurableObjectAlarm(instance);
		},
	};
}

const alarmOf = (instance: ReturnType<typeof instanceOf>) =>
	runInDurableObject(instance, (_, { storage }) => storage.getAlarm());

test("a message leaves at its moment, once, under its own id and its author's name; everybody's screen is told", async () => {
	const at = await setUp();
	const id = uuidv7();
	expect((await at.find()).scheduledAt).toBeUndefined();
	expect(await at.schedule({ id })).toMatchObject({
		ok: true,
		value: { left: MAX_SCHEDULED - 1, scheduled: [{ id, author: "Ana Lima", unsent: null }] },
	});
	// The same again, as after a lost answer.
	expect(await at.schedule({ id })).toMatchObject({ ok: true });
	expect((await at.find()).scheduledAt).toBe(START);
	expect(await alarmOf(at.instance)).toBeLessThanOrEqual(START + HOUR_MS);
	await at.pass(HOUR_MS - 1);
	expect(await at.sent()).toEqual([]);
	await evictDurableObject(at.instance);
	await at.pass(1);
	await at.pass(0);
	expect(await at.sent()).toMatchObject([
		{ id, text: "Bom dia!", author: "Ana Lima", wasScheduled: true },
	]);
	expect(await at.scheduled()).toEqual([]);
	expect((await at.find()).scheduledAt).toBeUndefined();
	// And once more, with an answer that came late.
	expect(await at.schedule({ id })).toMatchObject({ ok: true, value: { scheduled: [] } });
	await at.pass(2 * HOUR_MS);
	expect(await at.sent()).toHaveLength(1);
});

test("a text and its files leave in their order; the files stay in the store until then", async () => {
	const at = await setUp();
	const ids = [uuidv7(), uuidv7()];
	const messages = [
		{ id: ids[0] ?? "", text: "Veja", file: FILE },
		{ id: ids[1] ?? "", text: "E depois" },
	];
	await at.instance.noteUnsent(WORKSPACE, FILE.hash);
	await at.schedule({ messages, at: START + 30 * 24 * HOUR_MS });
	const leaving = () =>
		runInDurableObject(at.instance, (_, { storage }) =>
			storage.sql.exec("SELECT hash FROM leaving_files").toArray(),
		);
	const removed = vi.spyOn(env.MEDIA, "delete");
	await at.pass(8 * 24 * HOUR_MS);
	expect(await leaving()).toEqual([]);
	expect(removed).not.toHaveBeenCalled();
	await at.pass(22 * 24 * HOUR_MS);
	expect((await at.sent()).map(({ id, type, text }) => [id, type, text])).toEqual([
		[ids[0], "image", "Veja"],
		[ids[1], "text", "E depois"],
	]);
	// One that is called off is taken back for an hour, and then its file goes.
	const again = uuidv7();
	const other = { ...FILE, hash: "b".repeat(64) };
	await at.schedule({ messages: [{ id: again, text: "", file: other }], at: Date.now() + HOUR_MS });
	await at.instance.endScheduled(WORKSPACE, at.contactId, again, RUI, {
		how: "cancel",
		version: 1,
	});
	expect(await leaving()).toEqual([]);
	await at.pass(UNDO_MS);
	expect(await leaving()).toEqual([{ hash: other.hash }]);
});

test("an alarm that is hours late sends nothing by itself: it asks, and a member sends it or lets it go", async () => {
	const workspaceId = crypto.randomUUID();
	const told: unknown[] = [];
	vi.spyOn(env.WEBHOOKS_OUT, "send").mockImplementation(async (job: unknown) => {
		told.push(job);
		return {} as never;
	});
	const at = await setUp(workspaceId);
	const id = uuidv7();
	await at.schedule({ id });
	await at.pass(HOUR_MS + LATE_AFTER_MS + 1);
	expect(await at.sent()).toEqual([]);
	expect(await at.first()).toMatchObject({ id, unsent: "late", version: 2 });
	expect(told).toMatchObject([
		{ type: "scheduled_told", id: `${id}:2`, workspaceId, memberId: "ana", why: "late" },
	]);
	await at.pass(MINUTE_MS);
	expect(told).toHaveLength(1);
	const now = { how: "send" as const, version: 2 };
	expect(await at.instance.endScheduled(workspaceId, at.contactId, id, RUI, now)).toMatchObject({
		ok: true,
		value: { scheduled: [], claimed: { id: at.contactId } },
	});
	await at.pass(0);
	expect(await at.sent()).toMatchObject([{ id, author: "Rui Reis" }]);
	expect((await at.sent())[0]?.wasScheduled).toBeUndefined();
});

test("what the queue does not take is told again; what nobody decides about goes after a month", async () => {
	const at = await setUp(crypto.randomUUID());
	const queue = vi.spyOn(env.WEBHOOKS_OUT, "send").mockRejectedValue(new Error("down"));
	await at.schedule();
	await at.pass(HOUR_MS + LATE_AFTER_MS + 1);
	expect(queue).toHaveBeenCalled();
	const calls = queue.mock.calls.length;
	queue.mockResolvedValue({} as never);
	await at.pass(HOUR_MS);
	expect(queue.mock.calls.length).toBe(calls + 1);
	await at.pass(KEPT_UNSENT_MS);
	expect(await at.scheduled()).toEqual([]);
	expect((await at.find()).scheduledAt).toBeUndefined();
});

test("without a link it waits, at most two hours; with one again it leaves at once", async () => {
	const at = await setUp();
	await at.schedule({ id: uuidv7(), text: "Primeira" });
	await at.schedule({ id: uuidv7(), text: "Segunda", at: START + 4 * HOUR_MS });
	await at.instance.receive([UNLINKED]);
	await at.pass(HOUR_MS + LATE_AFTER_MS);
	expect(await at.first()).toMatchObject({ text: "Primeira", unsent: null });
	await at.pass(1);
	expect(await at.first()).toMatchObject({ text: "Segunda", unsent: null });
	expect((await at.scheduled())[1]).toMatchObject({ text: "Primeira", unsent: "not_linked" });
	await at.pass(2 * HOUR_MS);
	expect(await at.sent()).toEqual([]);
	await at.instance.receive([LINKED]);
	await at.pass(0);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["Segunda"]);
});

test("the customer's word calls off what was to leave only without it, also in the very moment", async () => {
	const at = await setUp();
	await at.schedule({ text: "Lembrete", untilReply: true });
	await at.schedule({ text: "Aviso" });
	vi.setSystemTime(START + HOUR_MS);
	await at.instance.receive([incoming()]);
	await at.pass(0);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["Aviso"]);
	expect(await at.first()).toMatchObject({ text: "Lembrete", unsent: "customer_wrote" });
	// It was wished: nobody is told.
	const untold = await runInDurableObject(at.instance, (_, { storage }) =>
		storage.sql.exec("SELECT id FROM scheduled_messages WHERE tells = 1").toArray(),
	);
	expect(untold).toEqual([]);
});

test("closing the conversation calls off what was to leave only while it goes on", async () => {
	const at = await setUp();
	await at.schedule({ text: "Só se aberta", untilClosed: true });
	await at.schedule({ text: "De todo modo" });
	const close = { type: "state", state: "closed", author: "Ana" } as const;
	await at.instance.care(WORKSPACE, at.contactId, close);
	await at.pass(HOUR_MS);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["De todo modo"]);
	expect(await at.first()).toMatchObject({ text: "Só se aberta", unsent: "conversation_closed" });
});

test("who keeps the hours waits for them, and says so; who does not is sent outside them", async () => {
	const at = await setUp();
	const open = [{ day: 5 as const, from: 9 * 60, to: 18 * 60 }];
	const nothing = { state: null, holidays: [], closedDays: [], greeting: "", away: "" };
	const main = { hours: { timeZone: ZONE, open }, ...nothing, answersWithin: "" };
	await at.instance.setDesk(WORKSPACE, { hours: { main } });
	await at.schedule({ text: "No horário", keepsHours: true });
	await at.schedule({ text: "Na hora" });
	await at.pass(HOUR_MS);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["Na hora"]);
	const opensAt = Date.UTC(2032, 0, 2, 12);
	expect(await at.first()).toMatchObject({ at: START + HOUR_MS, dueAt: opensAt, unsent: null });
	await at.pass(opensAt - Date.now());
	expect((await at.sent()).map(({ text }) => text)).toEqual(["Na hora", "No horário"]);
	await at.instance.setDesk(WORKSPACE, {
		hours: { main: { ...main, hours: { timeZone: ZONE, open: [] } } },
	});
	await at.schedule({ keepsHours: true, at: Date.now() + HOUR_MS });
	await at.pass(HOUR_MS);
	expect(await at.first()).toMatchObject({ unsent: "always_closed" });
});

test("of two who change one the second is told; a change after it left, too", async () => {
	const at = await setUp();
	const id = uuidv7();
	await at.schedule({ id });
	const change = (text: string, version: number) =>
		at.instance.changeScheduled(WORKSPACE, at.contactId, id, {
			at: START + 2 * HOUR_MS,
			timeZone: ZONE,
			...WISHES,
			text,
			version,
		});
	const both = await Promise.all([change("De Ana", 1), change("De Rui", 1)]);
	expect(both.map(({ ok }) => ok)).toEqual([true, false]);
	expect(both[1]).toMatchObject({ code: "conflict" });
	await at.pass(HOUR_MS);
	expect(await at.sent()).toEqual([]);
	expect(await change("", 2)).toMatchObject({ code: "message_empty" });
	// Called off, and taken back.
	const off = { how: "cancel", version: 2 } as const;
	expect(await at.instance.endScheduled(WORKSPACE, at.contactId, id, RUI, off)).toMatchObject({
		ok: true,
		value: { scheduled: [], left: MAX_SCHEDULED },
	});
	const now = { how: "send", version: 3 } as const;
	expect(await at.instance.endScheduled(WORKSPACE, at.contactId, id, RUI, now)).toMatchObject({
		code: "conflict",
	});
	expect(await change("De Ana, de novo", 3)).toMatchObject({ ok: true });
	await at.pass(HOUR_MS);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["De Ana, de novo"]);
	expect(await change("Tarde", 4)).toMatchObject({ code: "not_found" });
});

test("what cannot be sent is refused when it is scheduled; there are as many as a conversation takes", async () => {
	const at = await setUp();
	const messages = Array.from({ length: MAX_SCHEDULED }, () => ({ id: uuidv7(), text: "Oi" }));
	expect(await at.schedule({ text: " " })).toMatchObject({ code: "message_empty" });
	expect(await at.schedule({ text: "x".repeat(70_000) })).toMatchObject({
		code: "message_too_long",
	});
	expect(await at.schedule({ at: START })).toMatchObject({ code: "invalid_request" });
	expect(await at.schedule({ timeZone: "Lua" })).toMatchObject({ code: "invalid_request" });
	expect(await at.schedule({}, "nobody")).toMatchObject({ code: "not_found" });
	const [first] = messages;
	expect(await at.schedule({ messages })).toMatchObject({ ok: true, value: { left: 0 } });
	expect(await at.schedule()).toMatchObject({ code: "too_many_scheduled" });
	expect(
		await at.schedule({ messages: [...(first ? [first] : []), { id: uuidv7(), text: "Oi" }] }),
	).toMatchObject({ code: "message_id_reused" });
	// Of another contact's, as if they were this one's.
	await at.instance.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900003333" }], name: "João" }),
	]);
	const { id: joao } = await at.find("João");
	const off = { how: "cancel", version: 1 } as const;
	expect(await at.instance.endScheduled(WORKSPACE, joao, first?.id ?? "", RUI, off)).toMatchObject({
		code: "not_found",
	});
});

test("over the plan an answer still leaves at its moment; what would begin a conversation does not", async () => {
	const at = await setUp();
	const over = (lastHeard: number) =>
		runInDurableObject(at.instance, (_, { storage }) => {
			storage.sql.exec("UPDATE contacts SET over_limit = 1, opened_at = ?", lastHeard);
			storage.sql.exec("UPDATE messages SET sort_at = ? WHERE direction = 'incoming'", lastHeard);
		});
	await over(START);
	await at.schedule({ text: "Resposta" });
	await at.pass(HOUR_MS);
	expect((await at.sent()).map(({ text }) => text)).toEqual(["Resposta"]);
	await runInDurableObject(at.instance, (_, { storage }) => {
		storage.sql.exec("UPDATE contacts SET over_limit = 1, opened_at = ?", Date.now());
		storage.sql.exec("DELETE FROM messages WHERE direction = 'incoming'");
	});
	await at.schedule({ text: "Oferta", at: Date.now() + HOUR_MS });
	await at.pass(HOUR_MS);
	expect(await at.first()).toMatchObject({ text: "Oferta", unsent: "plan_limit" });
});

test("after a merge it is the kept contact's, after undoing it again the other's; an erased person leaves none", async () => {
	const at = await setUp();
	await at.instance.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900003333" }], name: "João" }),
	]);
	const { id: joao } = await at.find("João");
	await at.schedule({ text: "Ao João" }, joao);
	const merge = { type: "merge", contactId: at.contactId, otherId: joao, actor: "Ana" } as const;
	await at.instance.rejoin(WORKSPACE, merge);
	expect((await at.find("Maria")).scheduledAt).toBeGreaterThan(0);
	expect(await at.first()).toMatchObject({ text: "Ao João" });
	const known = await at.instance.contact(WORKSPACE, at.contactId);
	const mergeId = known.ok ? (known.value.identity.merges[0]?.id ?? "") : "";
	await at.instance.rejoin(WORKSPACE, { type: "undo", mergeId });
	expect((await at.find("Maria")).scheduledAt).toBeUndefined();
	expect((await at.find("João")).scheduledAt).toBeGreaterThan(0);
	expect(await at.scheduled(joao)).toMatchObject([{ text: "Ao João" }]);
	const exported = await at.instance.exportContact(WORKSPACE, joao, null);
	expect(exported).toMatchObject({ value: { scheduled: [{ text: "Ao João" }] } });
	await at.instance.eraseContact(WORKSPACE, joao);
	await at.pass(HOUR_MS);
	const left = await runInDurableObject(at.instance, (_, { storage }) =>
		storage.sql.exec("SELECT count(*) AS n FROM scheduled_messages").one(),
	);
	expect(left).toEqual({ n: 0 });
});

test("what somebody scheduled who is erased goes on, without their name", async () => {
	const at = await setUp();
	await at.schedule();
	await at.instance.forgetMember(WORKSPACE, ANA, 0);
	expect((await at.first()).author).not.toBe("Ana Lima");
	await at.pass(HOUR_MS);
	const [message] = await at.sent();
	expect(message).toMatchObject({ text: "Bom dia!" });
	expect(JSON.stringify(message)).not.toContain("Ana");
});

test("a restored channel sends nothing that may have left since: it asks", async () => {
	const at = await setUp();
	await at.schedule();
	const texts: string[] = [];
	let page = await at.instance.dump(null);
	for (; page.kind !== "end"; page = await at.instance.dump(page.next)) {
		if (page.kind === "again") throw new Error("It changed meanwhile.");
		texts.push(page.text);
	}
	texts.push(page.text);
	const fresh = instanceOf(`restored-${crypto.randomUUID()}`);
	await fresh.beginRestore("backup-1", page.end.steps);
	for (const [part, said] of texts.entries())
		await fresh.takeRestored("backup-1", { at: part, text: said });
	await fresh.finishRestore("backup-1", page.end, false);
	vi.setSystemTime(START + HOUR_MS);
	await runDurableObjectAlarm(fresh);
	expect(await fresh.scheduledOf(WORKSPACE, at.contactId)).toMatchObject({
		value: { scheduled: [{ text: "Bom dia!", unsent: "restored" }] },
	});
});

test("who reads only their own conversations sees and changes what is scheduled in those alone", async () => {
	const at = await setUp();
	const id = uuidv7();
	await at.schedule({ id });
	const sight = { memberId: "rui", departmentIds: [] };
	const seen = (name: string, ...args: unknown[]) =>
		at.instance.seen(WORKSPACE, sight as never, name, args);
	expect(await at.instance.allScheduled(WORKSPACE)).toMatchObject({ value: [{ id }] });
	expect(await seen("allScheduled")).toMatchObject({ ok: true });
	await at.instance.care(WORKSPACE, at.contactId, {
		type: "transfer",
		departmentId: "sales",
		to: { kind: "department", id: "sales", name: "Vendas" },
		note: null,
		author: "Ana",
	});
	expect(await seen("allScheduled")).toEqual({ ok: true, value: [] });
	const off = { how: "cancel", version: 1 };
	for (const [name, ...args] of [
		["scheduledOf", at.contactId],
		["schedule", at.contactId, RUI, {}],
		["changeScheduled", at.contactId, id, {}],
		["endScheduled", at.contactId, id, RUI, off],
	] as const)
		expect(await seen(name, ...args), name).toMatchObject({ code: "not_found" });
});

test("a customer's message costs no row more where nothing is scheduled for them", async () => {
	const at = await setUp();
	const text = () => incoming({ content: { type: "text", text: "Oi" } });
	const cost = () => meterRows(at.instance, () => at.instance.receive([text()]));
	const before = await cost();
	await at.instance.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900003333" }], name: "João" }),
	]);
	const { id: joao } = await at.find("João");
	await at.schedule({ untilReply: true }, joao);
	expect((await cost()).written).toBe(before.written);
});

test("a program schedules a text to a number, which becomes a contact; the same id again is the same text", async () => {
	const at = await setUp();
	const said = {
		id: uuidv7(),
		phone: "5521900003333",
		text: "Seu pedido saiu",
		at: START + HOUR_MS,
	};
	const asked = () => at.instance.scheduleTo(WORKSPACE, "API", said);
	expect(await asked()).toEqual({ ok: true, value: { id: said.id } });
	expect(await asked()).toMatchObject({ ok: true });
	for (const [over, code] of [
		[{ at: START }, "invalid_request"],
		[{ text: " " }, "message_empty"],
	] as const)
		expect(
			await at.instance.scheduleTo(WORKSPACE, "API", { ...said, ...over, phone: "5521911110000" }),
		).toMatchObject({ code });
	const contact = await at.find("21900003333");
	expect(await at.scheduled(contact.id)).toMatchObject([{ text: said.text, author: "API" }]);
	await at.pass(HOUR_MS);
	expect((await at.sent(contact.id)).map(({ id }) => id)).toEqual([said.id]);
	// Nobody was made a contact by what was refused.
	const page = await at.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	expect(page.ok && page.value.contacts).toHaveLength(2);
});

type Step =
	| { do: "schedule"; inMinutes: number; untilReply: boolean }
	| { do: "pass"; minutes: number }
	| { do: "evict" | "heard" | "link" | "unlink" }
	| { do: "cancel" | "send" | "change"; which: number };

test("whatever happens in whatever order, none leaves twice, before its moment, or after it was called off", async () => {
	const step = fc.oneof<fc.Arbitrary<Step>[]>(
		fc.record({
			do: fc.constant("schedule"),
			inMinutes: fc.integer({ min: 1, max: 300 }),
			untilReply: fc.boolean(),
		}),
		fc.record({ do: fc.constant("pass"), minutes: fc.integer({ min: 1, max: 200 }) }),
		fc.record({ do: fc.constantFrom("evict", "heard", "link", "unlink") }),
		fc.record({ do: fc.constantFrom("cancel", "send", "change"), which: fc.nat({ max: 5 }) }),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
			vi.setSystemTime(START);
			const at = await setUp();
			const ids: string[] = [];
			const ended = new Set<string>();
			const earliest = new Map<string, number>();
			const wasSent = new Map<string, number>();
			for (const one of steps) {
				const now = Date.now();
				const target = "which" in one ? ids[one.which] : undefined;
				const known = (await at.scheduled()).find(({ id }) => id === target);
				switch (one.do) {
					case "schedule": {
						const id = uuidv7();
						const moment = now + one.inMinutes * MINUTE_MS;
						const done = await at.schedule({ id, at: moment, untilReply: one.untilReply });
						if (!done.ok) break;
						ids.push(id);
						earliest.set(id, moment);
						break;
					}
					case "pass":
						await at.pass(one.minutes * MINUTE_MS);
						break;
					case "evict":
						await evictDurableObject(at.instance);
						break;
					case "heard":
						await at.instance.receive([incoming()]);
						for (const { id, unsent } of await at.scheduled())
							if (unsent === "customer_wrote") ended.add(id);
						break;
					case "link":
						await at.instance.receive([LINKED]);
						break;
					case "unlink":
						await at.instance.receive([UNLINKED]);
						break;
					case "cancel":
					case "send": {
						if (!known || !target) break;
						const wish = { how: one.do, version: known.version };
						const done = await at.instance.endScheduled(WORKSPACE, at.contactId, target, RUI, wish);
						if (!done.ok) break;
						if (one.do === "cancel") ended.add(target);
						else earliest.set(target, 0);
						if (one.do === "send") ended.delete(target);
						break;
					}
					case "change": {
						if (!known || !target) break;
						const moment = now + 10 * MINUTE_MS;
						const { version, untilReply } = known;
						const wish = { at: moment, timeZone: ZONE, ...WISHES, untilReply };
						const done = await at.instance.changeScheduled(WORKSPACE, at.contactId, target, {
							...wish,
							text: "Outra",
							version,
						});
						if (!done.ok) break;
						earliest.set(target, moment);
						ended.delete(target);
					}
				}
				for (const { id, sentAt } of await at.sent()) {
					expect(ended.has(id)).toBe(false);
					expect(sentAt).toBeGreaterThanOrEqual(earliest.get(id) ?? Infinity);
					expect(wasSent.get(id) ?? sentAt).toBe(sentAt);
					wasSent.set(id, sentAt);
				}
				const kept = (await at.scheduled()).map(({ id }) => id);
				expect(kept.filter((id) => wasSent.has(id))).toEqual([]);
			}
			const all = (await at.sent()).map(({ id }) => id);
			expect(new Set(all).size).toBe(all.length);
		}),
		{ numRuns: isLong ? 200 : 12 },
	);
});

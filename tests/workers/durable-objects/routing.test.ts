import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { RouteOrder } from "#app/contracts/routing.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import type { RoutingDirectory } from "#app/domain/routing/people.ts";
import type { RoutingRules } from "#app/domain/routing/settings.ts";
import { migrate as migrateObject } from "#durable-objects/object/migrate.ts";
import { noCounts } from "#app/domain/conversations/counts.ts";
import { createRouting, routingSteps } from "#durable-objects/workspace/routing.ts";
import { callEvolution, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import {
	bindings,
	createMembers,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import {
	ask,
	createLinkedChannel,
	findSignedIn,
	listMessages,
	services,
} from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const inTurn: RoutingRules = { mode: "round_robin", giveBackMinutes: 15, giveBackTo: "next" };

/** A page of a member on the workspace's line. */
async function openPage({ workspaceId, memberId, signInId }: TestMember) {
	const identity = { workspaceId, memberId, signInId, name: "", role: "operator" as const };
	const answer = await bindings.WORKSPACE_HUB.getByName(workspaceId).fetch("https://object/live", {
		headers: { Upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) },
	});
	const socket = answer.webSocket;
	if (!socket) throw new Error(`No socket: ${answer.status}`);
	const routed: string[] = [];
	socket.addEventListener("message", ({ data }) => {
		const frame = JSON.parse(String(data)) as { type: string; conversationId?: string };
		if (frame.type === "routed") routed.push(frame.conversationId ?? "");
	});
	socket.accept();
	return { close: () => socket.close(1000, "done"), routed };
}

/** A workspace that routes, with an admin who is out, Bia, Caio, and a linked number. */
async function createDesk(rules: RoutingRules = inTurn, capacity = 10) {
	const { id: workspaceId } = await createWorkspace();
	const [ana, bia, caio] = await createMembers(workspaceId, [
		{ role: "admin", fullName: "Ana" },
		{ role: "operator", fullName: "Bia" },
		{ role: "operator", fullName: "Caio" },
	]);
	if (!ana || !bia || !caio) throw new Error("nobody");
	const channelId = await createLinkedChannel(workspaceId);
	const admin = await findSignedIn(ana);
	await services().routing.saveRules(admin, null, rules, capacity);
	const names = new Map([
		[ana.memberId, "ana"],
		[bia.memberId, "bia"],
		[caio.memberId, "caio"],
	]);
	let customers = 0;
	const told = async (phone: string): Promise<IndexedConversation | undefined> =>
		(await readTold({ workspaceId, channelId })).find((one) => one.contactPhone?.includes(phone));
	return {
		workspaceId,
		channelId,
		admin,
		ana,
		bia,
		caio,
		hub: bindings.WORKSPACE_HUB.getByName(workspaceId),
		/** Somebody who never wrote before writes; answers their number. */
		async write(): Promise<string> {
			customers += 1;
			const phone = `55119800000${String(customers).padStart(2, "0")}`;
			await callEvolution(
				channelId,
				upsertBody(channelId, { phone, name: `Cliente ${customers}` }),
			);
			await expect.poll(async () => (await told(phone))?.status).toBe("active");
			return phone;
		},
		told,
		/** Who has the conversation, by name; null: nobody. */
		holder: async (phone: string): Promise<string | null> => {
			const { assigneeId = null } = (await told(phone)) ?? {};
			return assigneeId === null ? null : (names.get(assigneeId) ?? assigneeId);
		},
		lines: async (phone: string) => {
			const { contactId = "" } = (await told(phone)) ?? {};
			const messages = await listMessages(ana, channelId, contactId);
			return messages
				.filter(({ type }) => type === "system")
				.map(({ text, author }) => `${(JSON.parse(text) as { code: string }).code} ${author}`);
		},
	};
}

test("customers who write go to those who are there, in turn; whoever is given one hears of it, and nobody else", async () => {
	const desk = await createDesk();
	const [bia, caio] = [await openPage(desk.bia), await openPage(desk.caio)];
	const holders: (string | null)[] = [];
	for (let at = 0; at < 3; at += 1) {
		const phone = await desk.write();
		await expect.poll(() => desk.holder(phone)).not.toBeNull();
		holders.push(await desk.holder(phone));
	}
	expect(holders[0]).not.toBe(holders[1]);
	expect(holders[2]).toBe(holders[0]);
	const each = (name: string): number => holders.filter((holder) => holder === name).length;
	await expect
		.poll(() => [bia.routed.length, caio.routed.length])
		.toEqual([each("bia"), each("caio")]);
	expect(new Set([...bia.routed, ...caio.routed]).size).toBe(3);
	// Bia goes home.
	bia.close();
	await runDurableObjectAlarm(desk.hub);
	const phone = await desk.write();
	await expect.poll(() => desk.holder(phone)).toBe("caio");
	expect(await desk.lines(phone)).toEqual(["routed Caio"]);
	caio.close();
});

test("what comes while nobody is there waits, and the first who comes gets the oldest up to what they can have", async () => {
	const desk = await createDesk(inTurn, 1);
	const first = await desk.write();
	const second = await desk.write();
	expect([await desk.holder(first), await desk.holder(second)]).toEqual([null, null]);
	const bia = await openPage(desk.bia);
	await expect.poll(() => desk.holder(first)).toBe("bia");
	expect(await desk.holder(second)).toBeNull();
	// An admin lets Caio have more, who is away at first.
	await services().routing.saveAbsence(await findSignedIn(desk.caio), {
		isAbsent: true,
		minutes: null,
	});
	const caio = await openPage(desk.caio);
	await desk.hub.onlineMembers();
	expect(await desk.holder(second)).toBeNull();
	const changed = await services().routing.changeMember(desk.admin, desk.caio.memberId, {
		capacity: 5,
		isAbsent: false,
	});
	expect(changed.ok).toBe(true);
	await expect.poll(() => desk.holder(second)).toBe("caio");
	// Bia closes hers and has room again.
	const contactId = (await desk.told(first))?.contactId ?? "";
	const path = `/api/channels/${desk.channelId}/contacts/${contactId}/state`;
	expect((await ask(desk.bia, "POST", path, { state: "closed" })).status).toBeLessThan(300);
	bia.close();
	caio.close();
});

test("who says that they are away passes on what they did not answer, and the conversation says so", async () => {
	const desk = await createDesk();
	const bia = await openPage(desk.bia);
	const phone = await desk.write();
	await expect.poll(() => desk.holder(phone)).toBe("bia");
	const caio = await openPage(desk.caio);
	const away = await ask(desk.bia, "PUT", "/api/absence", { isAbsent: true, minutes: 60 });
	expect(away.status).toBe(204);
	await expect.poll(() => desk.holder(phone)).toBe("caio");
	expect(await desk.lines(phone)).toEqual(["routed Bia", "routed_back Bia", "routed Caio"]);
	await expect.poll(() => caio.routed.length).toBe(1);
	bia.close();
	caio.close();
});

test("a department's conversations go to its members alone", async () => {
	const desk = await createDesk();
	const departmentId = crypto.randomUUID();
	await bindings.DB.batch([
		bindings.DB.prepare(
			`insert into departments (id, workspace_id, name, name_key, colour, position, created_at, updated_at)
			values (?, ?, 'Vendas', 'vendas', 'gray', 1, 1, 1)`,
		).bind(departmentId, desk.workspaceId),
		bindings.DB.prepare(
			"insert into department_members (workspace_id, department_id, member_id) values (?, ?, ?)",
		).bind(desk.workspaceId, departmentId, desk.caio.memberId),
	]);
	await desk.hub.forgetRouting();
	const bia = await openPage(desk.bia);
	const phone = await desk.write();
	await expect.poll(() => desk.holder(phone)).toBe("bia");
	const { contactId = "", id = "" } = (await desk.told(phone)) ?? {};
	// Transferred by hand, as the department's own act does it.
	await runInDurableObject(instanceOf(desk.channelId), (_, { storage }) => {
		storage.sql.exec(
			"UPDATE contacts SET department_id = ?, assignee_id = NULL, assignee_name = NULL WHERE id = ?",
			departmentId,
			contactId,
		);
	});
	await callEvolution(desk.channelId, upsertBody(desk.channelId, { phone, text: "Alguém?" }));
	await expect.poll(async () => (await desk.told(phone))?.departmentId).toBe(departmentId);
	expect(await desk.holder(phone)).toBeNull();
	const caio = await openPage(desk.caio);
	await expect.poll(() => desk.holder(phone)).toBe("caio");
	expect(caio.routed).toEqual([id]);
	bia.close();
	caio.close();
});

test("an order that comes twice, too late or for what somebody took is one change at most (R17, R20)", async () => {
	const desk = await createDesk({ ...inTurn, mode: "nobody" });
	const phone = await desk.write();
	const { id: conversationId = "", contactId = "", waitingSince } = (await desk.told(phone)) ?? {};
	const channel = instanceOf(desk.channelId);
	const bia = { memberId: desk.bia.memberId, name: "Bia" };
	const caio = { memberId: desk.caio.memberId, name: "Caio" };
	const order: RouteOrder = {
		conversationId,
		contactId,
		from: null,
		to: bia,
		waitingSince: waitingSince ?? 0,
	};
	const give = (over: Partial<RouteOrder>) =>
		channel.route(desk.workspaceId, { ...order, ...over });
	for (const wrong of [
		{ conversationId: crypto.randomUUID() },
		{ waitingSince: 1 },
		{ from: caio.memberId },
	])
		expect(await give(wrong)).toEqual({ ok: false, code: "conflict" });
	expect(await give({ contactId: crypto.randomUUID() })).toEqual({ ok: false, code: "not_found" });
	expect(await give({})).toEqual({ ok: true, value: null });
	expect(await give({})).toEqual({ ok: true, value: null });
	expect(await give({ to: caio })).toEqual({ ok: false, code: "conflict" });
	expect(await desk.lines(phone)).toEqual(["routed Bia"]);
	// She answers at the moment at which it is taken from her.
	const text = { id: uuidv7(), contactId, text: "Já vejo" };
	const sent = await ask(desk.bia, "POST", `/api/channels/${desk.channelId}/messages`, text);
	expect(sent.status).toBeLessThan(300);
	expect(await give({ from: bia.memberId, to: caio })).toEqual({ ok: false, code: "conflict" });
	expect(await desk.lines(phone)).toEqual(["routed Bia"]);
	const foreign = await channel.route((await createWorkspace()).id, order);
	expect(foreign).toEqual({ ok: false, code: "not_found" });
});

test("where nothing is routed a message costs no row for it, and no question to the database", async () => {
	const desk = await createDesk({ ...inTurn, mode: "nobody" });
	const phone = await desk.write();
	const bia = await openPage(desk.bia);
	const rows = await meterRows(desk.hub, async () => {
		await callEvolution(desk.channelId, upsertBody(desk.channelId, { phone, text: "Oi?" }));
		await expect.poll(async () => (await desk.told(phone))?.lastText).toBe("Oi?");
	});
	expect(Object.keys(rows.items).filter((statement) => statement.includes("routing"))).toEqual([]);
	bia.close();
});

const NOW = Date.parse("2026-11-30T12:00:00Z");
const MINUTE = 60_000;

/** Routing beside a hub whose conversations, people and channels are in the test's hands. */
async function withRouting(
	act: (rig: {
		open(): ReturnType<typeof createRouting>;
		conversation: IndexedConversation;
		orders: RouteOrder[];
		calls: string[];
		reads(): number;
		fail(isFailing: boolean): void;
	}) => Promise<void>,
) {
	const workspaceId = crypto.randomUUID();
	await runInDurableObject(bindings.WORKSPACE_HUB.getByName(workspaceId), async (_, ctx) => {
		migrateObject(ctx.storage, { routing: routingSteps });
		const person = (id: string) => ({
			id,
			name: id,
			capacity: null,
			absence: { isAbsent: false, until: null },
			departments: [],
		});
		const directory: RoutingDirectory = {
			capacity: 10,
			workspace: inTurn,
			departments: {},
			people: [person("ana"), person("bia")],
		};
		const conversation = {
			id: "k1",
			channelId: "c1",
			contactId: "p1",
			status: "active",
			handler: "nobody",
			assigneeId: null,
			isGroup: false,
			waitingSince: NOW,
			snoozedUntil: null,
		} as unknown as IndexedConversation;
		let isFailing = false;
		let reads = 0;
		const orders: RouteOrder[] = [];
		const calls: string[] = [];
		const open = () =>
			createRouting({
				workspaceId,
				sql: ctx.storage.sql,
				index: {
					rows: { find: () => ({ n: 1, version: 1, conversation }) },
					counts: () => ({ ...noCounts(), unassigned: 1 }),
					active: () => new Map([[1, conversation]]).entries(),
				} as unknown as Parameters<typeof createRouting>[0]["index"],
				online: () => ["ana", "bia"],
				read: async () => {
					reads += 1;
					return directory;
				},
				readChannels: async () => new Map([["c1", "whatsapp" as const]]),
				channel: () => ({
					route: async (__, order) => {
						orders.push(order);
						if (isFailing) throw new Error("the line is cut");
						return { ok: true, value: null };
					},
				}),
				call: (one, to) => void calls.push(`${one.id} ${to}`),
				wakeAt: () => undefined,
				beside: (task) => ctx.waitUntil(task),
			});
		await act({
			open,
			conversation,
			orders,
			calls,
			reads: () => reads,
			fail: (is) => void (isFailing = is),
		});
	});
}

test("killed before or after the channel was told, the object goes on with the same order (R03, R20)", async () => {
	await withRouting(async ({ open, conversation, orders, calls, reads, fail }) => {
		fail(true);
		expect([...(await open().look(NOW))]).toEqual(["k1"]);
		await expect.poll(() => orders.length).toBe(1);
		// It wakes with nothing in memory: the order is the same, settings are not read again.
		fail(false);
		await open().look(NOW + MINUTE);
		await expect.poll(() => orders.length).toBe(2);
		expect(orders[1]).toEqual(orders[0]);
		expect(orders[0]).toMatchObject({ from: null, to: { memberId: "ana" } });
		expect([calls, reads()]).toEqual([[], 1]);
		// Killed once it was done: whoever has it is told once.
		Object.assign(conversation, { assigneeId: "ana" });
		await open().look(NOW + 2 * MINUTE);
		await open().look(NOW + 3 * MINUTE);
		expect(calls).toEqual(["k1 ana"]);
		// Nothing came of it in time.
		await open().look(NOW + 20 * MINUTE);
		await expect.poll(() => orders[2]).toMatchObject({ from: "ana", to: { memberId: "bia" } });
	});
});

test("an order that fails is repeated, and not more than once within half a minute (R20)", async () => {
	await withRouting(async ({ open, orders, fail }) => {
		const routing = open();
		fail(true);
		for (let at = 0; at <= 60; at += 10) await routing.look(NOW + at * 1_000);
		await expect.poll(() => orders.length).toBe(3);
	});
});

test("settings are read once, and again when they changed, when rights did and when somebody new comes", async () => {
	await withRouting(async ({ open, reads }) => {
		const routing = open();
		await routing.look(NOW);
		await routing.look(NOW + MINUTE);
		await open().look(NOW + MINUTE);
		expect(reads()).toBe(1);
		routing.forget();
		await routing.look(NOW + MINUTE);
		expect(reads()).toBe(2);
		// Announced before it is made: what is read until then is believed until then, by no other life of the object.
		routing.hold(NOW + 2 * MINUTE);
		await routing.look(NOW + 2 * MINUTE + 1);
		expect(reads()).toBe(2);
		await open().look(NOW + 2 * MINUTE + 1);
		expect(reads()).toBe(3);
		await routing.look(NOW + 3 * MINUTE);
		expect(reads()).toBe(4);
		routing.noteHere("ana", true);
		routing.noteHere("a-viewer", false);
		await routing.look(NOW + 3 * MINUTE);
		expect(reads()).toBe(4);
		routing.noteHere("caio", true);
		await routing.look(NOW + 3 * MINUTE);
		await open().look(NOW + 4 * MINUTE);
		expect(reads()).toBe(5);
		await routing.look(NOW + 25 * 60 * MINUTE);
		expect(reads()).toBe(6);
	});
});

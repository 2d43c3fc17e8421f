import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { KeptEventsPage } from "#app/contracts/kept-events.ts";
import { KEEP_EVENTS_MS, MAX_KEPT_BODY } from "#app/domain/channels/kept-event.ts";
import { callEvolution, evolutionBody, upsertBody } from "#tests/support/evolution-call.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { countQuarantined } from "#tests/support/replay.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import {
	createLinkedChannel,
	findSignedIn,
	listContacts,
	readLedger,
	readLink,
	services,
} from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

async function createRig() {
	const member = await createMember((await createWorkspace()).id, "admin");
	const channelId = await createLinkedChannel(member.workspaceId, "Loja Centro");
	const desk = services().keptEvents;
	const signedIn = await findSignedIn(member);
	const open = async (before: number | null = null): Promise<KeptEventsPage> => {
		const page = await desk.open(signedIn, { channelId, before });
		if (!page.ok) throw new Error(page.code);
		return page.value;
	};
	const list = async (before: number | null = null) => {
		const { chosen } = await open(before);
		if (!chosen) throw new Error("No channel was chosen.");
		return chosen.page;
	};
	/** As if an earlier build had not understood it. */
	const keep = (body: string, from: "evolution" | "waha" | null = "evolution") =>
		instanceOf(channelId).quarantine("messages.upsert", body, from);
	const replay = async () => {
		const numbers = (await list()).events.map(({ n }) => n);
		return desk.replay(signedIn, { channelId, numbers });
	};
	return { member, channelId, desk, signedIn, open, list, keep, replay };
}

/** The channel's row in the directory says so many, once its object has told it. */
const isCounted = (channelId: string, kept: number) =>
	eventually(async () => {
		const row = await bindings.DB.prepare("select kept_events from channels where id = ?")
			.bind(channelId)
			.first<{ kept_events: number }>();
		return row?.kept_events === kept;
	});

test("an admin sees what nobody understood, with who said it, and its words only when asked (ledger A4)", async () => {
	const { channelId, member, desk, signedIn, list, replay } = await createRig();
	await callEvolution(channelId, evolutionBody(channelId, "messages.upsert", "segredo"));
	const page = await list();
	expect(page).toMatchObject({ total: 1, olderThan: null });
	expect(page.events).toMatchObject([
		{ source: "evolution", reason: "messages.upsert", isCut: false, failure: null },
	]);
	expect(page.events[0]?.bytes).toBeGreaterThan(50);
	expect(JSON.stringify(page)).not.toContain("segredo");
	const n = page.events[0]?.n ?? 0;
	expect(await desk.read(signedIn, { channelId, n })).toMatchObject({
		ok: true,
		value: expect.stringContaining("segredo"),
	});

	expect(await replay()).toEqual({ ok: true, value: { done: 0, failed: 1 } });
	expect((await list()).events).toMatchObject([{ n, failure: { code: "still_unknown" } }]);
	expect(await desk.discard(signedIn, { channelId, numbers: [n, n + 7] })).toEqual({
		ok: true,
		value: 1,
	});
	expect((await list()).total).toBe(0);
	expect(await codesOf(member.workspaceId)).toEqual(["events_discarded"]);
});

test("what today's translation knows comes into the ledger once, and the rest says why not (ledger A4)", async () => {
	const { channelId, member, list, keep, replay } = await createRig();
	await callEvolution(channelId, upsertBody(channelId, { id: "KNOWN", text: "conhecida" }));
	await keep(upsertBody(channelId, { id: "KNOWN", text: "conhecida" }));
	await keep(upsertBody(channelId, { id: "LATE", text: "atrasada" }));
	// What it says of the link was true then.
	await keep(evolutionBody(channelId, "connection.update", { state: "close", statusReason: 401 }));
	await keep(evolutionBody(channelId, "remove.instance", {}));
	await keep(evolutionBody(channelId, "labels.edit", {}));
	const half = [
		{
			key: { id: "H1", remoteJid: "5511987654321@s.whatsapp.net" },
			message: { conversation: "antes" },
		},
		{},
	];
	await keep(evolutionBody(channelId, "messages.set", half));
	await keep(`{"event":"messages.upsert","x":"${"y".repeat(MAX_KEPT_BODY)}"}`);
	await keep(upsertBody(channelId), null);
	expect(await replay()).toEqual({ ok: true, value: { done: 5, failed: 3 } });
	expect((await list()).events.map(({ failure }) => failure?.code)).toEqual([
		// Nobody said who told it, and the simulator says nothing by webhook.
		"still_unknown",
		"cut",
		"partly_unknown",
	]);
	expect(await replay()).toEqual({ ok: true, value: { done: 0, failed: 3 } });
	const { messages } = await readLedger(member, channelId);
	expect(messages.map(({ id }) => id).toSorted()).toEqual(["H1", "KNOWN", "LATE"]);
	expect(await listContacts(member, channelId)).toMatchObject([{ unread: 2 }]);
	expect((await readLink(member, channelId)).status).toBe("connected");
	expect(await codesOf(member.workspaceId)).toEqual(["events_replayed"]);
});

test("they are counted on the number and in the directory, and found by the most (ledger A4)", async () => {
	const { channelId, member, open, keep, desk, signedIn } = await createRig();
	const other = await createLinkedChannel(member.workspaceId, "Loja Norte");
	expect(await desk.open(signedIn, { channelId: null, before: null })).toEqual({
		ok: true,
		value: { channels: [], chosen: null },
	});
	await keep("{}");
	for (let turn = 0; turn < 2; turn++) await instanceOf(other).quarantine("x", "{}", "evolution");
	await isCounted(channelId, 1);
	await isCounted(other, 2);
	const figures = await instanceOf(channelId).figures(member.workspaceId);
	expect(figures).toMatchObject({ ok: true, value: { counters: { kept: 1, damaged: 0 } } });
	const { channels } = await open();
	expect(channels).toMatchObject([
		{ id: other, name: "Loja Norte", kept: 2 },
		{ id: channelId, kept: 1 },
	]);
	const now = await findSignedIn(member);
	const first = await desk.open(now, { channelId: null, before: null });
	expect(first).toMatchObject({ value: { chosen: { channelId: other, page: { total: 2 } } } });
	await desk.discard(signedIn, { channelId, numbers: [1] });
	await isCounted(channelId, 0);
	// The partial index finds them: a workspace of ten thousand numbers reads no more than these.
	const plan = await bindings.DB.prepare(
		"explain query plan select id from channels where workspace_id = ? and kept_events > 0 order by kept_events desc",
	)
		.bind(member.workspaceId)
		.all<{ detail: string }>();
	expect(plan.results.map(({ detail }) => detail).join()).toContain("channels_kept_events_idx");
});

test("what is set aside is told to the directory by a later life of the object too (R48)", async () => {
	const { channelId, keep } = await createRig();
	await keep("{}");
	await evictDurableObject(instanceOf(channelId));
	expect(await isCounted(channelId, 1)).toBe(true);
});

test("pages go back in time; a channel keeps 500 and nothing longer than 30 days", async () => {
	const { channelId, list } = await createRig();
	await runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const old = Date.now() - KEEP_EVENTS_MS - 1000;
		for (let n = 0; n < 520; n++)
			storage.sql.exec(
				"INSERT INTO quarantine (reason, body, received_at) VALUES (?, '{}', ?)",
				`r${n}`,
				n < 100 ? old : Date.now(),
			);
	});
	await evictDurableObject(instanceOf(channelId));
	await instanceOf(channelId).quarantine("newest", "{}", "evolution");
	expect(await countQuarantined(channelId)).toBe(421);
	const first = await list();
	expect(first).toMatchObject({ total: 421 });
	expect(first.events).toHaveLength(30);
	expect(first.events[0]).toMatchObject({ reason: "newest", source: "evolution" });
	expect(first.events[1]).toMatchObject({ reason: "r519", source: null, bytes: null });
	const second = await list(first.olderThan);
	expect(second.events[0]?.n).toBe((first.events.at(-1)?.n ?? 0) - 1);
	for (let n = 0; n < 100; n++) await instanceOf(channelId).quarantine("more", "{}", "evolution");
	expect(await countQuarantined(channelId)).toBe(500);
});

test("D01 another workspace's events are not found; whoever is no admin may not look", async () => {
	const { channelId, member, desk, keep } = await createRig();
	await keep(upsertBody(channelId, { id: "OURS" }));
	const asked = async (who: TestMember) => {
		const signedIn = await findSignedIn(who);
		const some = { channelId, numbers: [1] };
		return [
			await desk.open(signedIn, { channelId, before: null }),
			await desk.read(signedIn, { channelId, n: 1 }),
			await desk.replay(signedIn, some),
			await desk.discard(signedIn, some),
		].map((answer) => (answer.ok ? "ok" : answer.code));
	};
	const stranger = await createMember((await createWorkspace()).id, "admin");
	expect(new Set(await asked(stranger))).toEqual(new Set(["not_found"]));
	for (const role of ["manager", "operator", "viewer"] as const)
		expect(new Set(await asked(await createMember(member.workspaceId, role))), role).toEqual(
			new Set(["forbidden"]),
		);
	expect(await countQuarantined(channelId)).toBe(1);
});

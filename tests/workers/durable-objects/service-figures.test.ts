import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ServiceFacts } from "#app/domain/service-figures/facts.ts";
import { parsePeriod } from "#app/domain/service-figures/period.ts";
import type { Reader } from "#app/domain/service-figures/range.ts";
import { addDay, contributionOf, type ServiceDay } from "#app/domain/service-figures/sums.ts";
import { createService } from "#durable-objects/channel/figures/service.ts";
import { createSequence } from "#durable-objects/channel/ledger/sequence.ts";
import { createContactChanges } from "#durable-objects/channel/people/contact-changes.ts";
import { createContactRows } from "#durable-objects/channel/people/contact-rows.ts";
import { incoming, instanceOf, makeLinkedInstance } from "#tests/support/instance.ts";
import { createRandom } from "#tests/support/random.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => vi.useRealTimers());

/** Ten in the morning in São Paulo. */
const START = Date.parse("2032-03-10T10:00:00-03:00");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ANA = { memberId: "00000000-0000-4000-8000-00000000000a", name: "Ana" };
const RUI = { memberId: "00000000-0000-4000-8000-00000000000b", name: "Rui" };
const READER: Reader = { memberId: ANA.memberId, readsPeople: true, sight: null };
const phoneOf = (n: number) => `55119${String(87_000_000 + n)}`;

async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	const { instance, channelId, workspaceId } = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		gateway: "simulator",
	});
	const hub = env.WORKSPACE_HUB.getByName(workspaceId);
	const write = (n: number) =>
		instance.receive([
			incoming({
				providerId: `IN-${crypto.randomUUID()}`,
				addresses: [{ kind: "phone", value: phoneOf(n) }],
				name: `Cliente ${n}`,
				sentAt: Date.now(),
			}),
		]);
	const contactOf = async (n: number): Promise<string> => {
		const found = await sql<{ id: string }>("SELECT id FROM contacts WHERE phone = ?", phoneOf(n));
		return found[0]?.id ?? "";
	};
	const answer = async (n: number, by = ANA) =>
		instance.send(
			workspaceId,
			{ ...by, claims: true },
			{ id: crypto.randomUUID(), contactId: await contactOf(n), text: "Oi" },
		);
	const care = async (n: number, wish: Parameters<typeof instance.care>[2]) =>
		instance.care(workspaceId, await contactOf(n), wish);
	const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
	/** Everything is counted and told. */
	const settle = async () => {
		for (let n = 0; n < 4; n += 1) {
			pass(MINUTE_MS);
			await runDurableObjectAlarm(instance);
		}
	};
	const sql = <T>(query: string, ...values: SqlStorageValue[]) =>
		runInDurableObject(
			instanceOf(channelId),
			(_, { storage }) => storage.sql.exec(query, ...values).toArray() as T[],
		);
	const read = (days = "30") =>
		hub.readServiceFigures(
			parsePeriod(
				{ days, from: null, to: null },
				new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10),
			),
			READER,
			[channelId],
		);
	const state = (n: number, to: "open" | "closed") =>
		care(n, { type: "state", state: to, author: "Ana" });
	return {
		instance,
		channelId,
		workspaceId,
		hub,
		write,
		answer,
		care,
		state,
		contactOf,
		pass,
		settle,
		sql,
		read,
	};
}

type World = Awaited<ReturnType<typeof setUp>>;

/** What the facts of all conversations there are say together, added up anew. */
async function recount({ sql }: World): Promise<Record<string, ServiceDay>> {
	const rows = await sql<{ service: string }>(
		`SELECT service FROM contacts WHERE service IS NOT NULL
		 UNION ALL SELECT service FROM ended_conversations WHERE service IS NOT NULL`,
	);
	const days: Record<string, ServiceDay> = {};
	for (const { service } of rows)
		for (const [day, sums] of contributionOf((JSON.parse(service) as { now: ServiceFacts }).now))
			addDay((days[day] ??= {}), sums);
	return days;
}

async function counted({ sql }: World): Promise<Record<string, ServiceDay>> {
	const rows = await sql<{ day: string; json: string }>("SELECT day, json FROM figures");
	return Object.fromEntries(
		rows.flatMap(({ day, json }) => {
			const { service } = JSON.parse(json) as { service?: ServiceDay };
			return service && Object.keys(service).length > 0 ? [[day, service]] : [];
		}),
	);
}

test("a conversation is opened, answered and closed, and the hub tells it by person and channel", async () => {
	const world = await setUp();
	const { write, answer, pass, state, settle, read, channelId } = world;
	await write(1);
	pass(10 * MINUTE_MS);
	await answer(1);
	pass(50 * MINUTE_MS);
	await state(1, "closed");
	await settle();
	const own = await world.instance.figures(world.workspaceId);
	expect(own.ok && own.value.service).toMatchObject({ opened: 1, answered: 1, closed: 1 });
	const { now, counts } = await read("today");
	expect(now.sums["all"]).toMatchObject({
		opened: 1,
		answered: 1,
		closed: 1,
		once: 1,
		"wait.ms": 10 * MINUTE_MS,
		"solve.ms": 60 * MINUTE_MS,
	});
	expect(now.sums[`member:${ANA.memberId}`]).toMatchObject({ opened: 1, answered: 1, closed: 1 });
	expect(now.sums[`channel:${channelId}`]).toEqual(now.sums["all"]);
	expect(now.hours[3]?.[10]).toBe(1);
	expect(counts.waiting).toBe(0);
});

test("a conversation that is reopened the next day takes its end back, on the day it had counted", async () => {
	const world = await setUp();
	const { write, state, pass, settle, read } = world;
	await write(1);
	await state(1, "closed");
	await settle();
	pass(3 * DAY_MS);
	await state(1, "open");
	await settle();
	const { now } = await read();
	expect(now.sums["all"]).toEqual({ opened: 1, reopened: 1 });
	expect(now.days.filter(({ sums }) => Object.keys(sums).length > 0)).toEqual([
		{ day: "2032-03-10", sums: { opened: 1 } },
		{ day: "2032-03-13", sums: { reopened: 1 } },
	]);
});

test("the first answer in an imported conversation counts from what waited in it", async () => {
	const { instance, workspaceId, answer, pass, settle, read } = await setUp();
	const message = {
		id: "Q",
		fromMe: false,
		text: "Oi",
		sentAt: START - 10 * MINUTE_MS,
		status: null,
		author: null,
	};
	await instance.importHistory(
		workspaceId,
		[{ phone: phoneOf(1), name: "Bia", unread: 1, messages: [message] }],
		"5511970000100",
	);
	pass(10 * MINUTE_MS);
	await answer(1);
	await settle();
	expect((await read("today")).now.sums["all"]).toMatchObject({
		opened: 1,
		answered: 1,
		// An entry is sorted at the end of its second.
		"wait.ms": 20 * MINUTE_MS - 999,
	});
});

test("groups count as no conversation, and neither does what began before anything was counted", async () => {
	const { instance, write, sql, state, settle, read } = await setUp();
	await instance.receive([
		incoming({
			providerId: "G",
			addresses: [{ kind: "group", value: "120363000000000001" }],
			sentAt: START,
		}),
	]);
	await write(1);
	// As the release before left it.
	await sql("UPDATE contacts SET service = NULL");
	await state(1, "closed");
	await settle();
	expect((await read()).now.sums["all"]).toEqual({ closed: 1, once: 1 });
});

test("an erased contact's figures stay; an erased member's become a former member's", async () => {
	const world = await setUp();
	const { instance, workspaceId, hub, write, answer, contactOf, settle, read, state } = world;
	await write(1);
	await answer(1);
	await write(2);
	await answer(2);
	await state(2, "closed");
	await instance.eraseContact(workspaceId, await contactOf(1));
	await settle();
	const before = await read();
	expect(before.now.sums["all"]).toMatchObject({ opened: 2, answered: 2, closed: 1 });
	for (let after: number | null = 0; after !== null;) {
		const piece = await instance.forgetMember(workspaceId, ANA, after);
		if (!piece.ok) throw new Error(piece.code);
		after = piece.value.next;
	}
	await hub.forgetMember(ANA.memberId);
	await settle();
	const { now } = await read();
	expect(JSON.stringify(now.sums)).not.toContain(ANA.memberId);
	expect(now.sums["member:former"]).toMatchObject({ answered: 2, closed: 1 });
	expect(now.sums["all"]).toEqual(before.now.sums["all"]);
	expect(JSON.stringify(await world.sql("SELECT service FROM contacts"))).not.toContain(
		ANA.memberId,
	);
});

test("a rating is a fact of the conversation that counts on its own day", async () => {
	const { channelId, write, sql, settle } = await setUp();
	await write(1);
	await settle();
	await runInDurableObject(instanceOf(channelId), (_, { storage: { sql: own } }) => {
		const seq = createSequence(own, 0);
		const service = createService({ seq, countedSeq: () => 0, openTime: () => (a, b) => b - a });
		const rows = createContactRows(own);
		createContactChanges({ sql: own, seq, rows, service }).setRating(1, 4, START + DAY_MS);
	});
	const [row] = await sql<{ service: string }>("SELECT service FROM contacts");
	const { now } = JSON.parse(row?.service ?? "") as { now: ServiceFacts };
	expect(contributionOf(now).get("2032-03-11")?.["all"]).toEqual({ rated: 1, score: 4 });
});

test("days keep what was counted of conversations for 400 days", async () => {
	const { write, settle, pass, sql } = await setUp();
	await write(1);
	await settle();
	pass(500 * DAY_MS);
	await write(1);
	await settle();
	const kept = await sql<{ day: string }>(
		"SELECT day FROM figures WHERE json_extract(json, '$.service') IS NOT NULL ORDER BY day",
	);
	expect(kept.map(({ day }) => day)).toEqual(["2033-07-23"]);
});

test.each([1, 2, 3])(
	"every day equals a recount of all conversations (history %i)",
	async (seed) => {
		const world = await setUp();
		const random = createRandom(seed);
		const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
		const {
			instance,
			workspaceId,
			write,
			answer,
			care,
			state,
			contactOf,
			pass,
			settle,
			sql,
			read,
		} = world;
		const acts: ((n: number) => Promise<unknown>)[] = [
			write,
			write,
			(n) => answer(n, pick([ANA, RUI])),
			(n) => care(n, { type: "assign", assignee: pick([ANA, RUI, null]) }),
			(n) => care(n, { type: "labels", labels: pick([[], ["vip"], ["vip", "troca"]]) }),
			(n) => state(n, "closed"),
			(n) => state(n, "open"),
			async (n) => {
				const otherId = await contactOf(pick([1, 2, 3, 4, 5].filter((one) => one !== n)));
				await instance.rejoin(workspaceId, {
					type: "merge",
					contactId: await contactOf(n),
					otherId,
					actor: "Ana",
				});
			},
			async () => {
				const [merge] = await sql<{ id: string }>(
					"SELECT id FROM merges WHERE undone_at IS NULL ORDER BY merged_at DESC LIMIT 1",
				);
				if (merge) await instance.rejoin(workspaceId, { type: "undo", mergeId: merge.id });
			},
			// Silent for so long that another conversation begins.
			async () => pass(3 * DAY_MS),
			settle,
		];
		for (let n = 1; n <= 5; n += 1) await write(n);
		for (let step = 0; step < 120; step += 1) {
			pass(Math.floor(random() * 120) * MINUTE_MS);
			await pick(acts)(pick([1, 2, 3, 4, 5]));
		}
		await settle();
		const slow = await recount(world);
		expect(Object.keys(slow).length).toBeGreaterThan(3);
		expect(await counted(world)).toEqual(slow);
		const whole: ServiceDay = {};
		for (const day of Object.values(slow)) addDay(whole, day);
		const { now } = await read("90");
		expect(now.sums["all"]).toEqual(whole["all"]);
	},
);

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import type { ToldFigures } from "#app/contracts/told-figures.ts";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import { instanceOf, incoming, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Ten in the morning in São Paulo. */
const START = Date.parse("2032-03-10T10:00:00-03:00");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An instance of Evolution's that nothing answers for; time stands still. */
async function setUp(gateway: "evolution" | "simulator" = "evolution") {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	vi.stubGlobal("fetch", async (input: string) =>
		new URL(input).pathname.startsWith("/instance/connectionState/")
			? Response.json({ instance: { instanceName: "x", state: "open" } })
			: Response.json({ messages: { total: 0, pages: 0, currentPage: 1, records: [] } }),
	);
	const { instance, channelId } = await makeInstance({ gateway });
	const figures = async () => {
		const read = await instance.figures(WORKSPACE);
		if (!read.ok) throw new Error(read.code);
		return read.value;
	};
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(instance);
	};
	const link = () =>
		instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	const sql = <T>(query: string, ...values: SqlStorageValue[]) =>
		runInDurableObject(
			instanceOf(channelId),
			(_, { storage }) => storage.sql.exec(query, ...values).toArray() as T[],
		);
	return { instance, figures, pass, link, sql };
}

const said = (id: string, at: number, over: Parameters<typeof incoming>[0] = {}) =>
	incoming({ providerId: id, sentAt: at, ...over });
const phone = (n: number) => [
	{ kind: "phone" as const, value: `55119${String(n).padStart(8, "0")}` },
];
const owner = { fromMe: true, origin: "phone", name: null, status: "sent" } as const;

test("an instance nobody used has no data, and is not made to look as if", async () => {
	const { figures } = await setUp();
	expect(await figures()).toMatchObject({
		hasData: false,
		today: { sent: 0, received: 0, activeContacts: 0, conversations: 0 },
		uptimePercentage: null,
		answerDelayMs: null,
		counters: { lost: 0, recovered: 0, repeated: 0 },
		lastActivityAt: null,
		transitions: [],
	});
	expect((await figures()).hours).toHaveLength(24);
});

test("today, its hours and its people are the local day's, read while they happen", async () => {
	const { instance, figures } = await setUp();
	await instance.receive([
		said("YESTERDAY", START - 11 * HOUR_MS, { addresses: phone(9) }),
		said("A1", START - 2 * HOUR_MS, { addresses: phone(1) }),
		said("A2", START, { addresses: phone(1), ...owner }),
		said("B1", START, { addresses: phone(2) }),
		said("G1", START, { addresses: [{ kind: "group", value: "120363000000000001" }] }),
	]);
	const now = await figures();
	expect(now).toMatchObject({
		hasData: true,
		today: { sent: 1, received: 3, activeContacts: 2, conversations: 3 },
		lastActivityAt: START,
	});
	expect(now.hours.filter(({ sent, received }) => sent + received > 0)).toEqual([
		{ hour: 8, sent: 0, received: 1 },
		{ hour: 10, sent: 1, received: 2 },
	]);
	vi.setSystemTime(START + DAY_MS);
	expect((await figures()).today).toEqual({
		sent: 0,
		received: 0,
		activeContacts: 0,
		conversations: 0,
	});
});

test("the first answer ends a customer's turn: what follows, history and calls do not count", async () => {
	const { instance, figures } = await setUp();
	const at = (seconds: number) => START + seconds * 1000;
	vi.setSystemTime(at(1_000));
	await instance.receive([
		said("Q1", at(0), { addresses: phone(1) }),
		said("Q2", at(10), { addresses: phone(1) }),
		said("A1", at(40), { addresses: phone(1), ...owner }),
		said("A2", at(50), { addresses: phone(1), ...owner }),
		said("OLD", at(0), { addresses: phone(2), origin: "history" }),
		said("A3", at(500), { addresses: phone(2), ...owner }),
	]);
	expect((await figures()).answerDelayMs).toBe(40_000);
	// The next turn, answered in a later fold.
	await instance.receive([said("Q3", at(900), { addresses: phone(1) })]);
	await figures();
	await instance.receive([said("A4", at(920), { addresses: phone(1), ...owner })]);
	expect((await figures()).answerDelayMs).toBe(30_000);
});

test("conversations brought in from elsewhere have their hours and first answers", async () => {
	const { instance, figures } = await setUp("simulator");
	const message = (id: string, fromMe: boolean, minutesAgo: number) => ({
		id,
		fromMe,
		text: id,
		sentAt: START - minutesAgo * 60_000,
		status: fromMe ? ("read" as const) : null,
		author: null,
	});
	const messages = [message("Q", false, 130), message("A", true, 128), message("T", false, 5)];
	await instance.importHistory(
		WORKSPACE,
		[{ phone: "5511955554444", name: "Bia", unread: 1, messages }],
		"5511970000100",
	);
	expect(await figures()).toMatchObject({
		today: { sent: 1, received: 2, activeContacts: 1, conversations: 1 },
		answerDelayMs: 120_000,
		uptimePercentage: 100,
	});
	expect((await figures()).hours.filter(({ sent, received }) => sent + received > 0)).toEqual([
		{ hour: 7, sent: 1, received: 1 },
		{ hour: 9, sent: 0, received: 1 },
	]);
});

test("uptime is the share since the first link, and silence costs neither rows nor truth", async () => {
	const { instance, figures, pass, link, sql } = await setUp();
	await pass(HOUR_MS);
	expect((await figures()).uptimePercentage).toBeNull();
	await link();
	await pass(0);
	vi.setSystemTime(Date.now() + 9 * 60_000);
	expect((await figures()).uptimePercentage).toBe(100);
	await instance.receive([{ type: "unlinked", reasonCode: 401 }]);
	await pass(0);
	const rows = () => sql<{ total: number }>("SELECT count(*) AS total FROM figures");
	const before = await rows();
	vi.setSystemTime(Date.now() + 9 * 60_000);
	expect(await runDurableObjectAlarm(instance), "a link that is down does nothing").toBe(false);
	expect(await figures()).toMatchObject({
		uptimePercentage: 50,
		transitions: [
			{ status: "disconnected", reason: "logged_out" },
			{ status: "connected", reason: null },
		],
	});
	expect(await rows()).toEqual(before);
});

test("the log of transitions keeps 500 and 90 days, and always what holds now", async () => {
	const { figures, pass, link, sql, instance } = await setUp();
	await link();
	await pass(0);
	for (let n = 0; n < 300; n += 1)
		await instance.receive([
			{ type: "unlinked", reasonCode: 401 },
			{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		]);
	await pass(0);
	const count = async () =>
		(await sql<{ total: number }>("SELECT count(*) AS total FROM transitions"))[0]?.total;
	expect(await count()).toBe(500);
	expect((await figures()).transitions).toHaveLength(20);
	vi.setSystemTime(Date.now() + 100 * DAY_MS);
	await instance.receive([{ type: "unlinked", reasonCode: 401 }]);
	await pass(0);
	expect(await count()).toBe(1);
	// Up all the while until now, whatever the log forgot.
	expect((await figures()).uptimePercentage).toBeGreaterThan(99);
});

test("days and their hours stay", async () => {
	const { instance, figures, sql } = await setUp();
	await instance.receive([said("OLD", START)]);
	await figures();
	vi.setSystemTime(START + 41 * DAY_MS);
	await instance.receive([said("NEW", Date.now())]);
	await figures();
	expect(
		await sql(
			`SELECT day, json_extract(json, '$.hours') AS hours FROM figures
			 WHERE json_extract(json, '$.received') > 0 ORDER BY day`,
		),
	).toEqual([
		{ day: "2032-03-10", hours: '{"10":[0,1]}' },
		{ day: "2032-04-20", hours: '{"10":[0,1]}' },
	]);
});

test("a repeated message costs no row, and is counted with what is written next", async () => {
	const { instance, figures, sql } = await setUp();
	const message = said("TWICE", START);
	await instance.receive([message]);
	await figures();
	const rows = await meterRows(instance, () => instance.receive([message, message]));
	expect(rows.written, JSON.stringify(rows.items)).toBe(0);
	expect((await figures()).counters.repeated).toBe(2);
	await instance.receive([said("NEXT", START)]);
	await figures();
	expect(await sql("SELECT value FROM progress WHERE name = 'count_repeated'")).toEqual([
		{ value: 2 },
	]);
});

test("our own echo and what reconciliation reads again are no repeats", async () => {
	const { instance, figures } = await setUp();
	await instance.receive([said("IN", START)]);
	await instance.receive([said("IN", START, { origin: "recovered" })]);
	await instance.receive([said("ME", START, { fromMe: true, origin: "api", status: "sent" })]);
	await instance.receive([said("ME", START, { fromMe: true, origin: "api", status: "read" })]);
	expect((await figures()).counters.repeated).toBe(0);
});

test("words that do not come for an hour are a loss, and coming late they are none", async () => {
	const { instance, figures, pass, link } = await setUp();
	await link();
	await pass(5_000);
	const empty = { content: { type: "other", text: "" } } as const;
	await instance.receive([said("GHOST1", Date.now(), empty), said("GHOST2", Date.now(), empty)]);
	await pass(61_000);
	expect((await figures()).counters.lost).toBe(0);
	for (let minute = 0; minute < 130; minute += 10) await pass(10 * 60_000);
	expect((await figures()).counters.lost).toBe(2);
	await instance.receive([said("GHOST1", START, { content: { type: "text", text: "enfim" } })]);
	expect((await figures()).counters.lost).toBe(1);
});

test("figures read what today brought, not what a year did", async () => {
	const { instance, figures, pass } = await setUp();
	// More than may be read, so that reading them would show.
	for (let batch = 0; batch < 3; batch += 1)
		await instance.receive(
			Array.from({ length: 100 }, (_, n) =>
				said(`OLD${batch}-${n}`, START - 3 * DAY_MS, { addresses: phone(batch * 100 + n) }),
			),
		);
	await pass(61_000);
	await instance.receive(
		Array.from({ length: 10 }, (_, n) => said(`NEW${n}`, START, { addresses: phone(n) })),
	);
	await figures();
	const rows = await meterRows(instance, figures);
	expect(rows.written, JSON.stringify(rows.items)).toBe(0);
	expect(rows.read).toBeLessThanOrEqual(120);
});

test("what waits to be counted is read in pages and without its words, and counted once (ledger C4)", async () => {
	const { instance, figures } = await setUp();
	for (let batch = 0; batch < 13; batch += 1)
		await instance.receive(
			Array.from({ length: 100 }, (_, n) =>
				said(`M${batch}-${n}`, START, {
					addresses: phone(n),
					content: { type: "text", text: "x".repeat(4_000) },
				}),
			),
		);
	// Changed since it came, and not yet counted: it stands on the last page now, once.
	await instance.receive([{ type: "edited", providerId: "M0-0", text: "outra" }]);
	const sizes: number[] = [];
	await runInDurableObject(instance, (_, { storage: { sql } }) => {
		const exec = sql.exec.bind(sql);
		Object.defineProperty(sql, "exec", {
			configurable: true,
			value: (query: string, ...values: SqlStorageValue[]) => {
				const cursor = exec(query, ...values);
				if (!/FROM messages WHERE seq > /u.test(query)) return cursor;
				const rows = cursor.toArray();
				sizes.push(rows.length);
				for (const row of rows) expect(row).not.toHaveProperty("text");
				return { toArray: () => rows };
			},
		});
	});
	expect((await figures()).today.received).toBe(1_300);
	await runInDurableObject(instance, (_, { storage }) =>
		Reflect.deleteProperty(storage.sql, "exec"),
	);
	expect(sizes.length).toBeGreaterThanOrEqual(3);
	expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
	expect((await figures()).today.received).toBe(1_300);
});

test("the dashboard hears of it all from D1 in one round trip, and of a silent link too", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, "viewer");
	const [busy, idle] = [
		await createChannel(workspace.id, "Vendas"),
		await createChannel(workspace.id),
	];
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	const object = instanceOf(busy);
	await object.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		said("A", START),
		said("B", START, owner),
	]);
	vi.setSystemTime(START + 1_000);
	await runDurableObjectAlarm(object);
	// The sign-in is of today's; the rest goes on eight minutes later.
	vi.useRealTimers();
	const signedIn = await findSignedIn(member);
	vi.useFakeTimers({ toFake: ["Date"], now: START + 8 * 60_000 });
	const { d1, trips } = recordStatements(env.DB);
	const services = createServices({ ...env, DB: d1 } as Env, { defer: () => undefined });
	const overview = await services.figures.overview(signedIn);
	expect(trips()).toBe(1);
	expect(overview).toMatchObject({
		total: 2,
		connected: 1,
		connectionRate: 50,
		messagesToday: 2,
		averageUptime: 100,
	});
	expect(overview.instances.find(({ channelId }) => channelId === busy)).toEqual({
		channelId: busy,
		messagesSentToday: 1,
		messagesReceivedToday: 1,
		uptimePercentage: 100,
		lastSeenAt: START,
	});
	expect(overview.instances.find(({ channelId }) => channelId === idle)).toMatchObject({
		uptimePercentage: null,
		lastSeenAt: null,
	});
	const own = await services.figures.instance(signedIn, busy);
	expect(own.ok && own.value.today).toMatchObject({ sent: 1, received: 1 });
	expect(await services.figures.instance(signedIn, crypto.randomUUID())).toEqual({
		ok: false,
		code: "not_found",
	});
});

test("R48 when D1 was set back to yesterday, what it wrongly calls connected is put right", async () => {
	const workspace = await createWorkspace();
	const channelId = await createChannel(workspace.id);
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	const object = instanceOf(channelId);
	const row = () =>
		env.DB.prepare("select * from channels where id = ?").bind(channelId).first<{
			status: string;
			status_version: number;
		}>();
	const days = async () =>
		(
			await env.DB.prepare(
				"select day, messages_received, uptime_minutes from channel_daily_stats where channel_id = ? order by day",
			)
				.bind(channelId)
				.all()
		).results;
	await object.receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	await runDurableObjectAlarm(object);
	const yesterday = await row();
	vi.setSystemTime(START + 30 * 60_000);
	await object.receive([said("LAST", START), { type: "unlinked", reasonCode: 401 }]);
	await runDurableObjectAlarm(object);
	vi.setSystemTime(Date.now() + 61_000);
	await runDurableObjectAlarm(object);
	const truth = [{ day: "2032-03-10", messages_received: 1, uptime_minutes: 30 }];
	expect(await row()).toMatchObject({ status: "disconnected" });

	await env.DB.batch([
		env.DB.prepare("delete from channel_daily_stats where channel_id = ?").bind(channelId),
		env.DB.prepare(
			"update channels set status = ?, status_version = ?, uptime_at = ? where id = ?",
		).bind(yesterday?.status, yesterday?.status_version, START, channelId),
		// A round asks the longest quiet ones; those of other tests are not of this one.
		env.DB.prepare("update channels set uptime_at = ? where id <> ?").bind(
			START + DAY_MS,
			channelId,
		),
	]);
	vi.setSystemTime(START + DAY_MS);
	const { figures } = createServices(env, { defer: () => undefined });
	await figures.refreshQuiet();
	await runDurableObjectAlarm(object);
	expect(await row()).toMatchObject({ status: "disconnected" });
	expect(await days()).toEqual(truth);
	// Put right, it is not asked again.
	await figures.refreshQuiet();
	expect(await runDurableObjectAlarm(object)).toBe(false);
});

test("R48 a linked number tells D1 every hour again what it should hold", async () => {
	const { instance, pass, link } = await setUp();
	await link();
	await pass(5_000);
	await instance.receive([said("A", START)]);
	const anHour = async () => {
		for (let minute = 0; minute < 62; minute += 1) await pass(60_000);
	};
	await anHour();
	const rows = async () =>
		(
			await env.DB.prepare(
				"select day, messages_received as received from channel_daily_stats where channel_id = ?",
			)
				.bind(instance.name?.split(":")[0] ?? "")
				.all()
		).results;
	const told = await rows();
	expect(told).toEqual([{ day: "2032-03-10", received: 1 }]);
	await env.DB.prepare("delete from channel_daily_stats where channel_id = ?")
		.bind(instance.name?.split(":")[0] ?? "")
		.run();
	await anHour();
	expect(await rows()).toEqual(told);
});

test("D1 has a day when it is over; until then the workspace's hub has it, also what was told twice or too late", async () => {
	const { instance, pass, sql } = await setUp();
	const channelId = instance.name?.split(":")[0] ?? "";
	const hub = env.WORKSPACE_HUB.getByName(WORKSPACE);
	const rows = async () =>
		(
			await env.DB.prepare(
				"select day, messages_received as received from channel_daily_stats where channel_id = ?",
			)
				.bind(channelId)
				.all()
		).results;
	const ofHub = async () =>
		(await hub.readFigures()).find((figures) => figures.channelId === channelId);
	await instance.receive([said("A", START)]);
	await pass(1_000);
	expect(await rows()).toEqual([]);
	const first = await ofHub();
	expect(first).toMatchObject({
		lastActivityAt: START,
		days: [{ day: "2032-03-10", sent: 0, received: 1, uptimeMinutes: 0 }],
	});
	await instance.receive([said("B", Date.now())]);
	await pass(60_000);
	if (first) await hub.tellFigures(channelId, first as ToldFigures);
	expect((await ofHub())?.days[0]).toMatchObject({ received: 2 });

	vi.setSystemTime(START + DAY_MS);
	await instance.receive([said("C", Date.now())]);
	await pass(1_000);
	expect(await rows()).toContainEqual({ day: "2032-03-10", received: 2 });
	expect(await ofHub()).toMatchObject({
		days: [
			{ day: "2032-03-10", received: 2 },
			{ day: "2032-03-11", received: 1 },
		],
	});
	const [{ marks } = { marks: "" }] = await sql<{ marks: string }>(
		"SELECT marks FROM figures ORDER BY day DESC LIMIT 1",
	);
	expect(JSON.parse(marks)).toMatchObject({ untold: ["2032-03-11"] });
	await hub.forgetConversations(channelId, null);
	expect(await ofHub()).toBeUndefined();
});

test("figures of the release before are taken over with the marks of what they counted", async () => {
	const { instance, figures, sql, link, pass } = await setUp();
	await link();
	await pass(1_000);
	await instance.receive([said("A", START)]);
	await figures();
	const step = inboxSteps.find(({ id }) => id === "0019_keep_figures_by_day");
	const seq = (await sql<{ seq: number }>("SELECT max(seq) AS seq FROM messages"))[0]?.seq ?? 0;
	await sql("DROP TABLE figures");
	await sql(
		"INSERT INTO daily_stats (day, sent, received, answers, answer_delay_ms, uptime_ms, projected) VALUES ('2032-03-09', 5, 6, 1, 4000, 0, 1), ('2032-03-10', 2, 3, 1, 2000, 60000, 0)",
	);
	await sql(
		"INSERT INTO hourly_stats (hour, sent, received) VALUES ('2032-03-09T23', 5, 6), ('2032-03-10T09', 2, 3)",
	);
	for (const [name, value] of Object.entries({
		counted_seq: seq,
		uptime_at: START,
		uptime_is_up: 1,
		uptime_version: 1,
		first_linked_at: START - HOUR_MS,
	}))
		await sql("INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)", name, value);
	await sql(step?.sql ?? "");
	await evictDurableObject(instance);
	const read = await figures();
	expect(read).toMatchObject({ today: { sent: 2, received: 3 }, answerDelayMs: 3_000 });
	expect(read.hours[9]).toEqual({ hour: 9, sent: 2, received: 3 });
	expect(
		(await sql<{ marks: string | null }>("SELECT marks FROM figures ORDER BY day")).map(
			({ marks }) => marks && (JSON.parse(marks) as unknown),
		),
	).toEqual([
		null,
		{
			countedSeq: seq,
			uptime: { at: START, isUp: true, version: 1 },
			firstLinkedAt: START - HOUR_MS,
			changedAt: 0,
			untold: ["2032-03-10"],
			isStuckTold: false,
		},
	]);
	await instance.receive([said("NEXT", START)]);
	expect((await figures()).today).toMatchObject({ sent: 2, received: 4 });
});

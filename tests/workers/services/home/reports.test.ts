import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ServiceDay } from "#app/domain/service-figures/sums.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createReportsService, type ReportsServiceDeps } from "#workers/services/home/reports.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

/** Noon of 21 November 2026 in São Paulo. */
const NOW = Date.parse("2026-11-21T12:00:00-03:00");
const DAY_MS = 86_400_000;

function reportsOf(d1: D1Database = env.DB) {
	const replaced = { ...env, DB: d1 } as Env;
	return createServices(replaced, { defer: () => undefined, now: () => NOW }).reports;
}

async function count(
	workspaceId: string,
	channelId: string,
	days: Record<string, [sent: number, received: number]>,
): Promise<void> {
	for (const [day, [sent, received]] of Object.entries(days))
		await env.DB.prepare(
			`insert into channel_daily_stats (workspace_id, channel_id, day, messages_sent, messages_received)
			values (?, ?, ?, ?, ?)`,
		)
			.bind(workspaceId, channelId, day, sent, received)
			.run();
}

async function act(workspaceId: string, actorId: string | null, at: number, seq: number) {
	const id = crypto.randomUUID();
	await env.DB.prepare(
		`insert into activity_logs (id, workspace_id, seq, actor_id, action, entity_type, entity_id,
			metadata, created_at, previous_hash, hash)
		values (?, ?, ?, ?, 'created', 'team_invitations', ?, '{}', ?, '', ?)`,
	)
		.bind(id, workspaceId, seq, actorId, id, at, id)
		.run();
}

test("messages are the workspace's own, of the days of the span, in one round trip", async () => {
	const workspace = await createWorkspace();
	const foreign = await createWorkspace("Outra");
	const member = await createMember(workspace.id, "viewer");
	const sales = await createChannel(workspace.id, "Vendas");
	const other = await createChannel(foreign.id, "Alheio");
	await count(workspace.id, sales, {
		"2026-11-21": [3, 4],
		"2026-11-15": [1, 0],
		"2026-11-14": [9, 9],
	});
	await count(foreign.id, other, { "2026-11-21": [100, 100] });
	// A row of this workspace under a foreign channel's id must not leak through the directory.
	await count(foreign.id, sales, { "2026-11-20": [50, 50] });
	const signedIn = await findSignedIn(member);
	const { d1, trips, statements } = recordStatements(env.DB);
	const report = await reportsOf(d1).messages(signedIn, 7);
	expect(report).toMatchObject({ sent: 4, received: 4, channels: [{ channelId: sales }] });
	expect(report.days.map(({ day }) => day)[0]).toBe("2026-11-15");
	expect(trips()).toBe(1);
	for (const statement of statements) expect(statement.binds).toContain(workspace.id);
});

test("L19 a directory of 200 channels is still one round trip, in chunks D1 accepts", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id);
	const signedIn = await findSignedIn(member);
	const template = { ...(await withOneChannel(signedIn, workspace.id, member)) };
	const channels = Array.from({ length: 200 }, (_, at) => ({ ...template, id: `c${at}` }));
	await count(workspace.id, "c0", { "2026-11-21": [1, 0] });
	await count(workspace.id, "c199", { "2026-11-21": [1, 0] });
	const { d1, trips, statements } = recordStatements(env.DB);
	const report = await reportsOf(d1).messages({ ...signedIn, channels }, 30);
	expect(report.sent).toBe(2);
	expect(trips()).toBe(1);
	expect(Math.max(...statements.map(({ binds }) => binds.length))).toBeLessThanOrEqual(100);
});

async function withOneChannel(
	signedIn: Awaited<ReturnType<typeof findSignedIn>>,
	workspaceId: string,
	member: Parameters<typeof findSignedIn>[0],
) {
	await createChannel(workspaceId);
	const [channel] = (await findSignedIn(member)).channels;
	if (!channel) throw new Error(`no channel for ${signedIn.email}`);
	return channel;
}

test("the plan for a report reads by the primary key, not the whole table", async () => {
	const { results } = await env.DB.prepare(
		`explain query plan select day from channel_daily_stats
		where workspace_id = ? and channel_id in (?, ?) and day >= ?`,
	)
		.bind("w", "a", "b", "2026-11-01")
		.all<{ detail: string }>();
	expect(results.map(({ detail }) => detail).join()).toMatch(
		/SEARCH.*workspace_id=\? AND channel_id=\? AND day>\?/,
	);
});

test("a workspace without channels asks nothing and has empty days", async () => {
	const member = await createMember((await createWorkspace()).id);
	const signedIn = await findSignedIn(member);
	const { d1, trips } = recordStatements(env.DB);
	const report = await reportsOf(d1).messages(signedIn, 30);
	expect(report).toMatchObject({ sent: 0, received: 0, channels: [] });
	expect(report.days).toHaveLength(30);
	expect(trips()).toBe(0);
});

test("the team's figures count its active members and what was done, by local days", async () => {
	const workspace = await createWorkspace();
	const foreign = await createWorkspace("Outra");
	const ana = await createMember(workspace.id, "admin", "Ana Lima");
	const rui = await createMember(workspace.id, "operator", "Rui Dias");
	const gone = await createMember(workspace.id, "viewer", "Foi Embora");
	const stranger = await createMember(foreign.id, "admin", "Estranha");
	const signedIn = await findSignedIn(rui);
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(gone.memberId).run();
	const seen = (memberId: string, at: number) =>
		env.DB.batch([
			env.DB.prepare("update members set last_seen_at = ? where id = ?").bind(at, memberId),
			env.DB.prepare("update sign_ins set last_seen_at = ? where member_id = ?").bind(at, memberId),
		]);
	await seen(rui.memberId, NOW - 3 * DAY_MS);
	await seen(ana.memberId, NOW - 60_000);
	// Her member's row may not know yet: the sign-in does.
	await env.DB.prepare("update members set last_seen_at = null where id = ?")
		.bind(ana.memberId)
		.run();
	// 23:30 of the 20th in São Paulo is the 21st in UTC.
	await act(workspace.id, ana.memberId, Date.parse("2026-11-20T23:30:00-03:00"), 1);
	await act(workspace.id, ana.memberId, NOW, 2);
	await act(workspace.id, rui.memberId, NOW, 3);
	await act(workspace.id, null, NOW, 4);
	await act(workspace.id, ana.memberId, NOW - 40 * DAY_MS, 5);
	await act(foreign.id, stranger.memberId, NOW, 1);
	const { d1, trips } = recordStatements(env.DB);
	// The hub has seen nobody, and then somebody whom D1 has not seen today.
	const reports = (members: Record<string, number>) =>
		createReportsService({
			db: createDatabase(d1),
			now: () => NOW,
			log: () => undefined,
			noteExport: async () => undefined,
			hub: () =>
				({ readSeen: async () => ({ members, signIns: {} }) }) as unknown as ReturnType<
					ReportsServiceDeps["hub"]
				>,
		});
	expect(await reports({ [rui.memberId]: NOW - 60_000 }).team(signedIn, 30)).toMatchObject({
		seenToday: 2,
		seenThisWeek: 2,
	});
	const before = trips();
	const team = await reports({}).team(signedIn, 30);
	expect(team).toMatchObject({
		members: 2,
		roles: { admin: 1, manager: 0, operator: 1, viewer: 0 },
		seenToday: 1,
		seenThisWeek: 2,
	});
	expect(team.days.slice(-2)).toEqual([
		{ day: "2026-11-20", actions: 1 },
		{ day: "2026-11-21", actions: 3 },
	]);
	expect(team.busiest).toEqual([
		{ memberId: ana.memberId, fullName: "Ana Lima", role: "admin", actions: 2 },
		{ memberId: rui.memberId, fullName: "Rui Dias", role: "operator", actions: 1 },
	]);
	expect(trips() - before).toBe(1);
});

/** One day of a channel, as its object tells it. */
async function tell(workspaceId: string, channelId: string, service: ServiceDay): Promise<void> {
	await env.WORKSPACE_HUB.getByName(workspaceId).tellFigures(channelId, {
		changedAt: NOW,
		firstLinkedAt: null,
		uptimeAt: null,
		lastActivityAt: null,
		days: [
			{
				day: "2026-11-21",
				sent: 0,
				received: 2,
				uptimeMinutes: 0,
				hours: { "09": [0, 2] },
				service,
			},
		],
	});
}

const TODAY = { days: "today", from: null, to: null };

test("service figures: managers read those of people, everybody else the team's and their own; one round trip to D1", async () => {
	const workspace = await createWorkspace();
	const foreign = await createWorkspace("Outra");
	const [manager, operator] = [
		await createMember(workspace.id, "manager"),
		await createMember(workspace.id, "operator"),
	];
	const sales = await createChannel(workspace.id, "Vendas");
	await createChannel(foreign.id, "Alheio");
	const signedIn = { manager: await findSignedIn(manager), operator: await findSignedIn(operator) };
	const ids = { manager: signedIn.manager.member.id, operator: signedIn.operator.member.id };
	await tell(workspace.id, sales, {
		all: { opened: 3 },
		[`member:${ids.manager}`]: { opened: 1 },
		[`member:${ids.operator}`]: { opened: 2 },
	});
	// Figures of a channel that is not in the directory are nobody's.
	await tell(workspace.id, "gone", { all: { opened: 50 } });
	const read = async (who: keyof typeof signedIn, d1?: D1Database) => {
		const reports = reportsOf(d1);
		return reports.service(signedIn[who], reports.period(TODAY));
	};
	const { d1, trips, statements } = recordStatements(env.DB);
	const whole = await read("manager", d1);
	expect(trips()).toBe(1);
	for (const statement of statements) expect(statement.binds).toContain(workspace.id);
	expect(Object.keys(whole.sums).toSorted()).toEqual(
		["all", `channel:${sales}`, `member:${ids.manager}`, `member:${ids.operator}`].toSorted(),
	);
	expect(whole.members).toHaveLength(2);
	expect(whole.hours[6]?.[9]).toBe(2);
	const own = await read("operator");
	expect(own.sums).toEqual({
		all: { opened: 3 },
		[`channel:${sales}`]: { opened: 3 },
		[`member:${ids.operator}`]: { opened: 2 },
	});
	expect(own.members.map(({ id }) => id)).toEqual([ids.operator]);
	const csv = await reportsOf().serviceCsv(signedIn.operator, TODAY);
	expect(csv).toContain("channel,Vendas,3,");
	expect(csv).not.toContain(ids.manager);
});

import { noUsage } from "#app/domain/health/usage.ts";
import { beforeAll, expect, test } from "vitest";
import { projectChannelStatus, projectDailyStats } from "#workers/data/projections/channel.ts";
import { claimNumber, releaseNumbers } from "#workers/data/projections/number-claim.ts";
import { bindings, createWorkspace, migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

async function insertChannel(workspaceId: string): Promise<string> {
	const id = crypto.randomUUID();
	await bindings.DB.prepare(
		`insert into channels (id, workspace_id, type, name, gateway, auto_reconnect, auto_read_messages,
			reject_calls, enable_chat_presence, receive_message_status, max_connection_attempts, created_at, updated_at)
		values (?, ?, 'whatsapp', 'Loja', 'simulator', 1, 0, 1, 1, 1, 5, 1, 1)`,
	)
		.bind(id, workspaceId)
		.run();
	return id;
}

const statusOf = (id: string) =>
	bindings.DB.prepare("select status, status_version from channels where id = ?").bind(id).first();

test("R17 R20 R21 projections in any order, late or repeated, end in the newest status", async () => {
	const workspace = await createWorkspace();
	const channelId = await insertChannel(workspace.id);
	const project = (version: number, status: "connected" | "connecting" | "disconnected") =>
		projectChannelStatus(bindings.DB, workspace.id, { channelId, status, phone: null, version });
	await project(3, "connected");
	await project(1, "connecting");
	await project(2, "disconnected");
	await project(3, "disconnected");
	expect(await statusOf(channelId)).toEqual({ status: "connected", status_version: 3 });
});

test("D17 a projection that names another workspace changes nothing", async () => {
	const [own, other] = [await createWorkspace(), await createWorkspace()];
	const channelId = await insertChannel(own.id);
	await projectChannelStatus(bindings.DB, other.id, {
		channelId,
		status: "connected",
		phone: "1",
		version: 9,
	});
	expect(await statusOf(channelId)).toEqual({ status: "disconnected", status_version: 0 });
});

test("daily figures are whole: written again they stay the same, and cost nothing", async () => {
	const workspace = await createWorkspace();
	const channelId = await insertChannel(workspace.id);
	const days = [
		{ day: "2026-11-20", sent: 3, received: 5, uptimeMinutes: 90, answers: 2, answerDelayMs: 700 },
		{ day: "2026-11-21", sent: 1, received: 2, uptimeMinutes: 10, answers: 0, answerDelayMs: 0 },
	];
	const mark = {
		firstLinkedAt: 1,
		uptimeAt: 2,
		lastActivityAt: 3,
		keptEvents: 4,
		stuckSince: 5,
		storageBytes: 6,
		fileBytes: 6,
		objectSteps: "13.2",
		objectBuild: "b1",
	};
	const used = { ...noUsage(), rowsWritten: 7 };
	const project = (changed: typeof days) =>
		projectDailyStats(bindings.DB, workspace.id, channelId, {
			days: changed.map((day) => ({ ...day, ...used })),
			mark,
		});
	const stored = async () =>
		(
			await bindings.DB.prepare(
				`select day, messages_sent as sent, messages_received as received,
					uptime_minutes as uptimeMinutes, answers, answer_delay_ms as answerDelayMs
				from channel_daily_stats where workspace_id = ? order by day`,
			)
				.bind(workspace.id)
				.all()
		).results;
	await project(days);
	await project(days);
	await project([]);
	expect(await stored()).toEqual(days);
	// Any one figure that changed is written.
	const last = { ...days[1], day: "2026-11-21" };
	for (const name of ["sent", "received", "uptimeMinutes", "answers", "answerDelayMs"] as const) {
		const changed = { ...days[1], ...last, [name]: 77 } as (typeof days)[number];
		await project([changed]);
		expect(await stored()).toEqual([days[0], changed]);
		await project(days);
	}
	expect(
		await bindings.DB.prepare(
			"select first_linked_at, uptime_at, last_activity_at from channels where id = ?",
		)
			.bind(channelId)
			.first(),
	).toEqual({ first_linked_at: 1, uptime_at: 2, last_activity_at: 3 });
});

test("N08 a number is one channel's while it is linked there, and free when it is not", async () => {
	const [own, other] = [await createWorkspace(), await createWorkspace()];
	const [first, second] = [await insertChannel(own.id), await insertChannel(other.id)];
	const phone = `55119${Math.floor(Math.random() * 1e8)}`;
	const now = Date.now();
	const claim = (workspaceId: string, channelId: string, at: number) =>
		claimNumber(bindings.DB, workspaceId, { channelId, phone, now: at });
	const project = (status: "connected" | "unstable" | "disconnected", version: number) =>
		projectChannelStatus(bindings.DB, own.id, { channelId: first, status, phone, version });
	expect(await claim(own.id, first, now)).toBe(true);
	// Its link does not show in the directory yet; ten minutes later it would have.
	expect(await claim(other.id, second, now + 1)).toBe(false);
	expect(await claim(own.id, first, now + 2)).toBe(true);
	for (const [status, version] of [
		["connected", 1],
		["unstable", 2],
	] as const) {
		await project(status, version);
		expect(await claim(other.id, second, now + 600_000)).toBe(false);
	}
	await project("disconnected", 3);
	expect(await claim(other.id, second, now + 600_000)).toBe(true);
	expect(await claim(own.id, first, now + 600_001)).toBe(false);
	// Only its own workspace gives it back.
	await releaseNumbers(bindings.DB, own.id, second);
	expect(await claim(own.id, first, now + 600_002)).toBe(false);
	await releaseNumbers(bindings.DB, other.id, second);
	expect(await claim(own.id, first, now + 600_003)).toBe(true);
});

test("N08 of many channels that claim a number at once, one gets it", async () => {
	const workspace = await createWorkspace();
	const phone = `55118${Math.floor(Math.random() * 1e8)}`;
	const ids = await Promise.all(Array.from({ length: 8 }, () => insertChannel(workspace.id)));
	const claims = await Promise.all(
		ids.map((channelId) =>
			claimNumber(bindings.DB, workspace.id, { channelId, phone, now: Date.now() }),
		),
	);
	expect(claims.filter(Boolean)).toHaveLength(1);
});

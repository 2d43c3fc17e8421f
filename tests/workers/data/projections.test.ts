import { beforeAll, expect, test } from "vitest";
import { projectChannelStatus, projectDailyStats } from "#workers/data/projections/channel.ts";
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

test("daily figures are whole: written again they stay the same", async () => {
	const workspace = await createWorkspace();
	const days = [
		{ day: "2026-11-20", sent: 3, received: 5 },
		{ day: "2026-11-21", sent: 1, received: 2 },
	];
	for (let round = 0; round < 2; round += 1)
		await projectDailyStats(bindings.DB, workspace.id, "c1", days);
	await projectDailyStats(bindings.DB, workspace.id, "c1", []);
	const { results } = await bindings.DB.prepare(
		"select day, messages_sent as sent, messages_received as received from channel_daily_stats where workspace_id = ? order by day",
	)
		.bind(workspace.id)
		.all();
	expect(results).toEqual(days);
});

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { ok } from "#app/domain/result.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel, services } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import type { ChannelStub } from "#workers/services/channels/stub.ts";
import { createSilenceSweep } from "#workers/services/conversations/silence-sweep.ts";

beforeAll(migrate);

const phone = (value: string, name: string) =>
	incoming({ addresses: [{ kind: "phone", value }], name });

test("the cron closes conversations a week after the last word, as their channel's object says", async () => {
	const { id: workspaceId } = await createWorkspace();
	const channelId = await createChannel(workspaceId);
	const instance = instanceOf(channelId);
	await instance.receive([phone("5511911110000", "Quieta"), phone("5511922220000", "Ativa")]);
	const read = async () =>
		(
			await env.DB.prepare(
				"select contact_name as name, status, last_activity_at as at from conversations where channel_id = ?",
			)
				.bind(channelId)
				.all<{ name: string; status: string; at: number }>()
		).results;
	await eventually(async () => (await read()).length === 2);
	// For D1 both look silent; the object knows that only one of them is.
	const ago = Date.now() - INACTIVE_AFTER_MS - 1000;
	await env.DB.prepare("update conversations set last_activity_at = ? where channel_id = ?")
		.bind(ago, channelId)
		.run();
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE contacts SET last_at = ? WHERE name = 'Quieta'", ago);
	});
	await services().conversations.closeSilent();
	const rows = new Map((await read()).map((row) => [row.name, row]));
	expect(rows.get("Quieta")?.status).toBe("closed");
	expect(rows.get("Ativa")?.status).toBe("active");
	// And it is not asked about again before its time.
	expect(rows.get("Ativa")?.at).toBeGreaterThan(ago);
});

test("one run asks about all that is silent; a channel in trouble stands in nobody's way (ledger C3)", async () => {
	const { id: workspaceId } = await createWorkspace();
	const broken = await createChannel(workspaceId);
	const sound = await createChannel(workspaceId);
	const insert = (channelId: string, count: number, at: number) =>
		env.DB.prepare(
			`insert into conversations (id, workspace_id, channel_id, contact_id, status, opened_at, last_activity_at, version)
				with recursive n(i) as (select 0 union all select i + 1 from n where i < ?)
				select ? || i, ?, ?, 'c' || i, 'active', 1, ?, 1 from n`,
		).bind(count - 1, channelId, workspaceId, channelId, at);
	await env.DB.batch([insert(broken, 250, 1), insert(sound, 250, 2)]);
	const asked: string[] = [];
	const log = vi.fn();
	const closeSilent = createSilenceSweep(
		{
			db: createDatabase(env.DB),
			log,
			now: Date.now,
			channel: ({ id }) =>
				({
					closeInactive: (_: string, some: readonly { id: string }[]) => {
						if (id === broken) return Promise.reject(new Error("away"));
						asked.push(...some.map((one) => one.id));
						return Promise.resolve(ok({ open: [] }));
					},
				}) as unknown as ChannelStub,
		},
		INACTIVE_AFTER_MS,
	);
	await closeSilent();
	expect(new Set(asked).size).toBe(250);
	expect(asked).toHaveLength(250);
	expect(log.mock.calls.map(([event]) => event.event)).toContain("silence_not_swept");
	const left = await env.DB.prepare(
		"select count(*) as n from conversations where workspace_id = ? and status = 'active'",
	)
		.bind(workspaceId)
		.first<{ n: number }>();
	expect(left?.n).toBe(250);
});

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel, services } from "#tests/support/two-workspaces.ts";

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

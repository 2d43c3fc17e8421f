import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { ask, createChannel } from "#tests/support/two-workspaces.ts";
import { loadConfig } from "#workers/config.ts";
import { projectChannelStatus } from "#workers/data/projections/channel.ts";

beforeAll(migrate);

const state = async () =>
	(await (await ask(null, "GET", "/api/health")).json<{ webhooks: string }>()).webhooks;
const FORMER = "https://prosa.equipe.workers.dev";

/** A channel in the directory that is carried by this gateway. */
async function makeChannel(gateway: string): Promise<{ id: string; workspaceId: string }> {
	const { id: workspaceId } = await createWorkspace();
	const id = await createChannel(workspaceId);
	await env.DB.prepare("update channels set gateway = ? where id = ?").bind(gateway, id).run();
	return { id, workspaceId };
}

let version = 100;
const project = (channel: { id: string; workspaceId: string }, webhookOrigin: string | null) =>
	projectChannelStatus(env.DB, channel.workspaceId, {
		channelId: channel.id,
		status: "connected",
		phone: null,
		version: (version += 1),
		webhookOrigin,
	});

test("health says confirmed when every gateway of a linked number has said that it calls the present address", async () => {
	expect(ORIGIN).not.toBe(FORMER);
	expect(await state()).toBe("confirmed");
	const number = await makeChannel("evolution");
	expect(await state()).toBe("confirmed");
	await project(number, null);
	expect(await state()).toBe("waiting");
	await project(number, FORMER);
	expect(await state()).toBe("waiting");
	await project(number, loadConfig(env).publicUrl);
	expect(await state()).toBe("confirmed");
	// An answer that says nothing changes nothing.
	await project(number, null);
	expect(await state()).toBe("confirmed");
});

test("what stands at Meta or on a site waits for a person, until the channel is gone", async () => {
	for (const gateway of ["cloud-api", "webchat"]) {
		const { id } = await makeChannel(gateway);
		expect(await state(), gateway).toBe("waiting");
		await env.DB.prepare("update channels set deleted_at = 1 where id = ?").bind(id).run();
		expect(await state(), gateway).toBe("confirmed");
	}
});

test("with more channels than are read it is not known", async () => {
	const { id: workspaceId } = await createWorkspace();
	const first = await createChannel(workspaceId);
	await env.DB.prepare(
		`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 200)
		insert into channels (id, workspace_id, type, name, gateway, auto_reconnect, auto_read_messages, reject_calls,
			enable_chat_presence, receive_message_status, max_connection_attempts, created_at, updated_at)
		select 'many-' || n, workspace_id, type, name, gateway, 0, 0, 0, 0, 0, 1, 0, 0
			from counted join channels on channels.id = ?`,
	)
		.bind(first)
		.run();
	expect(await state()).toBe("waiting");
	await env.DB.prepare("delete from channels where id like 'many-%'").run();
	expect(await state()).toBe("confirmed");
});

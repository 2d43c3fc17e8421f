import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { readSetUp } from "#workers/data/queries/home/set-up.ts";

beforeAll(migrate);

const read = (workspaceId: string, d1: D1Database = env.DB) =>
	readSetUp(createDatabase(d1), workspaceId);

const setOptions = (channelId: string, options: string) =>
	env.DB.prepare("update channels set options = ? where id = ?").bind(options, channelId).run();

async function invite(workspaceId: string): Promise<void> {
	const id = crypto.randomUUID();
	await env.DB.prepare(
		`insert into invitations (id, workspace_id, email, role, name, token_hash, invited_by, invited_at,
			expires_at, last_sent_at, resend_window_at, updated_at)
		values (?, ?, ?, 'operator', 'Bia', ?, 'm1', 0, 0, 0, 0, 0)`,
	)
		.bind(id, workspaceId, `${id}@loja.test`, id)
		.run();
}

test("a workspace of one person has nothing yet, whatever its neighbour has", async () => {
	const { id } = await createWorkspace();
	await createMember(id, "admin");
	const neighbour = await createWorkspace("Outra");
	await createMember(neighbour.id, "admin");
	await createMember(neighbour.id, "operator");
	await setOptions(await createChannel(neighbour.id, "Site"), '{"hours":{"open":[]}}');
	expect(await read(id)).toEqual({ hasTeam: false, hasAnswers: false });
	expect(await read(neighbour.id)).toEqual({ hasTeam: true, hasAnswers: true });
});

test("an invitation is a team already, and hours of a channel are an answer; a channel without them is none", async () => {
	const { id } = await createWorkspace();
	await createMember(id, "admin");
	await invite(id);
	const channelId = await createChannel(id, "Site");
	await setOptions(channelId, '{"hours":null}');
	expect(await read(id)).toEqual({ hasTeam: true, hasAnswers: false });
	await setOptions(channelId, '{"hours":{"timeZone":"America/Sao_Paulo","open":[]}}');
	expect(await read(id)).toEqual({ hasTeam: true, hasAnswers: true });
	await env.DB.prepare("update channels set deleted_at = 1 where id = ?").bind(channelId).run();
	expect((await read(id)).hasAnswers).toBe(false);
});

test("it is one trip to the database", async () => {
	const { id } = await createWorkspace();
	const { d1, trips } = recordStatements(env.DB);
	await read(id, d1);
	expect(trips()).toBe(1);
});

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { ask, createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

async function setUp(name: string) {
	const workspace = await createWorkspace(name);
	const [admin, manager] = [
		await createMember(workspace.id, "admin"),
		await createMember(workspace.id, "manager"),
	];
	const channelId = await createChannel(workspace.id);
	await instanceOf(channelId).receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming({ providerId: `IN-${channelId}` }),
	]);
	return { workspace, admin, manager, channelId };
}

test("J14 a member takes their own data along, and nobody else's; no secret is in it", async () => {
	const { admin, manager } = await setUp("Exporta");
	const answer = await ask(manager, "POST", "/api/personal-data/me");
	expect(answer.headers.get("content-disposition")).toContain("attachment");
	const text = await answer.text();
	const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, string>[]> };
	expect(tables["members"]?.map(({ id }) => id)).toEqual([manager.memberId]);
	expect(tables["sign_ins"]).toHaveLength(1);
	expect(text).not.toContain(admin.memberId);
	expect(text).not.toMatch(/_hash|_sealed|scrypt/);
});

test("J13 J14 an admin takes the whole workspace along, without secrets and without another one's rows", async () => {
	const own = await setUp("Inteira");
	const foreign = await setUp("Alheia");
	const refused = await ask(own.manager, "POST", "/api/personal-data/workspace");
	expect(refused.status).toBe(403);
	const text = await (await ask(own.admin, "POST", "/api/personal-data/workspace")).text();
	expect(text).toContain("Oi, ainda tem o tamanho 38?");
	expect(text).toContain(own.manager.memberId);
	expect(text).toContain('"table":"messages"');
	for (const hidden of [foreign.workspace.id, foreign.channelId, "dataKeyWrapped", "v1."])
		expect(text, hidden).not.toContain(hidden);
	const log = await env.DB.prepare("select metadata from activity_logs where workspace_id = ?")
		.bind(own.workspace.id)
		.first<{ metadata: string }>();
	expect(log?.metadata).toContain("workspace_exported");
});

test("J15 a deleted workspace is in no table of D1 and no object; others stay whole", async () => {
	const own = await setUp("Acaba Aqui");
	const other = await setUp("Fica");
	const signedIn = await findSignedIn(own.admin);
	const { personalData } = services();
	const member = await findSignedIn(own.manager);
	expect(await personalData.deleteWorkspace(member, "Acaba Aqui")).toMatchObject({
		code: "forbidden",
	});
	expect(await personalData.deleteWorkspace(signedIn, "Outra")).toMatchObject({
		code: "invalid_request",
	});
	expect(await personalData.deleteWorkspace(signedIn, " Acaba Aqui ")).toEqual({
		ok: true,
		value: null,
	});
	const { results } = await env.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like '%\\_search%' escape '\\' and name not like '\\_%' escape '\\'",
	).all<{ name: string }>();
	const holding: string[] = [];
	for (const { name } of results) {
		const rows = JSON.stringify((await env.DB.prepare(`select * from "${name}"`).all()).results);
		if ([own.workspace.id, own.admin.memberId, own.channelId].some((id) => rows.includes(id)))
			holding.push(name);
	}
	expect(holding).toEqual([]);
	expect((await ask(own.admin, "GET", "/api/auth/me")).status).toBe(401);
	const messages = await runInDurableObject(instanceOf(own.channelId), (_, { storage }) =>
		storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM messages").one(),
	);
	expect(messages.n).toBe(0);
	expect(await instanceOf(own.channelId).receive([incoming()])).toBe("gone");
	const base = `/api/channels/${other.channelId}/contacts`;
	expect((await ask(other.admin, "GET", base)).status).toBe(200);
});

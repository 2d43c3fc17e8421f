import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ActionView, SaveAction } from "#app/contracts/agent-actions.ts";
import { createAgent } from "#tests/support/agents.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask, verdict } from "#tests/support/two-workspaces.ts";

let manager: TestMember;
let operator: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	manager = await createMember(id, "manager");
	operator = await createMember(id, "operator");
	stranger = await createMember((await createWorkspace()).id, "admin");
});

const at = (agentId: string, path = "") => `/api/agents/${agentId}/actions${path}`;
const typed = (
	change: Partial<Extract<SaveAction["action"], { kind: "http" }>> = {},
	secret: string | null = null,
): SaveAction => ({
	action: {
		kind: "http",
		name: "consultar_pedido",
		description: "Situação de um pedido.",
		method: "GET",
		url: "https://loja.com.br/pedidos",
		parameters: [],
		secretHeader: "Authorization",
		isWriting: false,
		...change,
	},
	secret,
});
const list = async (agentId: string): Promise<ActionView[]> =>
	(await (await ask(manager, "GET", at(agentId))).json<{ actions: ActionView[] }>()).actions;
const create = async (agentId: string, body: SaveAction) =>
	(await ask(manager, "POST", at(agentId), body)).json<{ id: string; error?: { code: string } }>();

test("J02 an action is kept with its secret sealed, which never comes back and goes to no other host", async () => {
	const agentId = await createAgent(manager);
	const { id } = await create(agentId, typed({}, "Bearer shop"));
	expect(await list(agentId)).toEqual([
		{ id, isActive: true, action: typed().action, hasSecret: true },
	]);
	const row = await env.DB.prepare("select * from agent_actions where id = ?").bind(id).first();
	expect(JSON.stringify(row)).not.toContain('shop"');
	expect(String(row?.secret_sealed)).toMatch(/^v1\./u);
	const change = (body: SaveAction) => ask(manager, "PUT", at(agentId, `/${id}`), body);
	expect((await change(typed({ url: "https://loja.com.br/v2/pedidos" }))).status).toBe(204);
	expect(await list(agentId)).toMatchObject([{ hasSecret: true }]);
	expect((await change(typed({ url: "https://outra.com.br/pedidos" }))).status).toBe(204);
	expect(await list(agentId)).toMatchObject([{ hasSecret: false }]);
	expect(
		(await ask(manager, "PUT", at(agentId, `/${id}/active`), { isActive: false })).status,
	).toBe(204);
	expect(await list(agentId)).toMatchObject([{ isActive: false }]);
	expect((await ask(manager, "DELETE", at(agentId, `/${id}`))).status).toBe(204);
	expect(await list(agentId)).toEqual([]);
});

test("what is no action is refused by code; of eleven made at once ten come to be", async () => {
	const agentId = await createAgent(manager);
	expect(await create(agentId, typed({ url: "https://10.0.0.1/" }))).toMatchObject({
		error: { code: "action_url_invalid" },
	});
	expect(await create(agentId, typed({ name: "x" }))).toMatchObject({
		error: { code: "action_name_invalid" },
	});
	await create(agentId, typed());
	expect(await create(agentId, typed())).toMatchObject({ error: { code: "action_name_taken" } });
	const made = await Promise.all(
		Array.from({ length: 10 }, (_, n) => create(agentId, typed({ name: `acao_${n}` }))),
	);
	expect(made.filter(({ error }) => error?.code === "too_many_actions")).toHaveLength(1);
	expect(await list(agentId)).toHaveLength(10);
});

test("D01 K07 another workspace's actions answer like unknown ones, and operators change none", async () => {
	const agentId = await createAgent(manager);
	const { id } = await create(agentId, typed());
	const all = async (member: TestMember, agent: string, action: string) =>
		Promise.all(
			[
				await ask(member, "GET", at(agent)),
				await ask(member, "POST", at(agent), typed({ name: "minha" })),
				await ask(member, "PUT", at(agent, `/${action}`), typed()),
				await ask(member, "PUT", at(agent, `/${action}/active`), { isActive: false }),
				await ask(member, "DELETE", at(agent, `/${action}`)),
				await ask(member, "POST", at(agent, `/${action}/tools`)),
				await ask(member, "POST", at(agent, `/${action}/attempt`), { tool: "x", arguments: {} }),
			].map(verdict),
		);
	const unknown = await all(stranger, crypto.randomUUID(), crypto.randomUUID());
	expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]));
	expect(await all(stranger, agentId, id)).toEqual(unknown);
	const refused = await all(operator, agentId, id);
	expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
	expect(await list(agentId)).toMatchObject([{ id, isActive: true }]);
});

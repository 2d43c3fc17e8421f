import { beforeAll, expect, test } from "vitest";
import type { ApiBase, ApiEntry } from "#app/contracts/api-v1.ts";
import { createAgent, typedAgent } from "#tests/support/agents.ts";
import { call } from "#tests/support/call.ts";
import { knowledgeOf, newEntry } from "#tests/support/knowledge.ts";
import { migrate } from "#tests/support/sign-in.ts";
import {
	createLinkedChannel,
	createTwins,
	findSignedIn,
	services,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

interface Program {
	shop: Shop;
	channelId: string;
	agentId: string;
	key: string;
}

/** A number with its key and an agent of its own. */
async function createProgram(shop: Shop, channelId = shop.channelId): Promise<Program> {
	const made = await services().apiKeys.create(await findSignedIn(shop.member), channelId);
	if (!made.ok) throw new Error(made.code);
	const typed = typedAgent({}, { name: `Agente ${channelId}`, channelIds: [channelId] });
	const agentId = await createAgent(shop.member, typed);
	return { shop, channelId, agentId, key: made.value.key };
}

let own: Program;
let beside: Program;
let foreign: Program;
beforeAll(async () => {
	await migrate();
	const twins = await createTwins();
	own = await createProgram(twins.own);
	beside = await createProgram(twins.own, await createLinkedChannel(twins.own.workspaceId));
	foreign = await createProgram(twins.foreign);
});

function ask(
	{ channelId, key }: Pick<Program, "channelId" | "key">,
	method: string,
	path: string,
	body?: unknown,
) {
	return call(`/api/v1/instances/${channelId}/knowledge${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
}
const addBase = async (program: Program, name: string, id?: string) =>
	(await ask(program, "POST", "", { name, ...(id && { id }) })).json<ApiBase>();
const put = (program: Program, baseId: string, key: string, title: string, text: string) =>
	ask(program, "PUT", `/${baseId}/entries/${key}`, { title, text });
const listBases = async (program: Program) =>
	(await (await ask(program, "GET", "")).json<{ bases: ApiBase[] }>()).bases;
const listEntries = async (program: Program, baseId: string, query = "") =>
	(await ask(program, "GET", `/${baseId}/entries${query}`)).json<{
		entries: ApiEntry[];
		total: number;
	}>();

test("a program keeps a base of its own: the same sent again is the same, and its agent answers from it", async () => {
	const id = crypto.randomUUID();
	const base = await addBase(own, "Catálogo", id);
	expect(base).toMatchObject({ name: "Catálogo", entries: 0, writable: true });
	expect((await addBase(own, "Catálogo", id)).id).toBe(base.id);
	const first = await (await put(own, base.id, "sku:1", "Bota", "R$ 99,90")).json<ApiEntry>();
	expect(first).toMatchObject({ key: "sku:1", title: "Bota", characters: 8 });
	// The same words change nothing, not even when it was changed.
	expect(await (await put(own, base.id, "sku:1", " Bota ", "R$ 99,90")).json()).toEqual(first);
	const changed = await put(own, base.id, "sku:1", "Bota de couro", "R$ 89,90");
	expect(await changed.json()).toMatchObject({ key: "sku:1", title: "Bota de couro" });
	await put(own, base.id, "sku:2", "Sandália", "R$ 59,90");
	expect(await listEntries(own, base.id)).toMatchObject({ total: 2 });
	expect(await listEntries(own, base.id, "?q=couro")).toMatchObject({
		total: 1,
		entries: [{ key: "sku:1" }],
	});
	expect(await (await ask(own, "GET", `/${base.id}/entries/sku:1`)).json()).toMatchObject({
		title: "Bota de couro",
		text: "R$ 89,90",
	});
	const { workspaceId } = own.shop;
	const searches = [[{ text: "quanto custa a bota de couro?", weight: 1 }]];
	const asked = { agentId: own.agentId, searches, limit: 1 };
	expect(await knowledgeOf(workspaceId).searchKnowledge(workspaceId, asked)).toMatchObject({
		value: { found: [[{ title: "Bota de couro" }]] },
	});
	expect((await ask(own, "PUT", `/${base.id}`, { name: "Produtos" })).status).toBe(204);
	expect(await listBases(own)).toMatchObject([{ id: base.id, name: "Produtos", entries: 2 }]);
	expect((await ask(own, "DELETE", `/${base.id}/entries/sku:2`)).status).toBe(204);
	expect((await ask(own, "DELETE", `/${base.id}/entries/sku:2`)).status).toBe(404);
	expect((await ask(own, "DELETE", `/${base.id}`)).status).toBe(204);
	expect(await listBases(own)).toEqual([]);
});

test("a key opens one instance: bases of others answer like unknown ones, shared ones are only read", async () => {
	const notFound = { status: 404, code: "not_found" };
	const forbidden = { status: 403, code: "forbidden" };
	const id = crypto.randomUUID();
	const base = await addBase(beside, "Só do lado", id);
	await put(beside, base.id, "a", "Frete", "Grátis.");
	// Of the same program's id on another instance another base is made.
	expect((await addBase(own, "Minha", id)).id).not.toBe(base.id);
	for (const program of [own, foreign]) {
		for (const [method, path, body] of [
			["GET", "/entries"],
			["GET", "/entries/a"],
			["PUT", "/entries/a", { title: "Oi", text: "Oi" }],
			["DELETE", "/entries/a"],
			["PUT", "", { name: "Oi" }],
			["DELETE", ""],
		] as const)
			expect(
				await verdict(await ask(program, method, `/${base.id}${path}`, body)),
				`${method} ${path}`,
			).toEqual(notFound);
		expect(await verdict(await ask({ ...program, key: beside.key }, "GET", ""))).toEqual(notFound);
	}
	expect((await ask({ ...own, key: "pk_x" }, "GET", "")).status).toBe(401);
	const { workspaceId } = own.shop;
	await knowledgeOf(workspaceId).attachBase(workspaceId, own.agentId, base.id, true);
	expect(await listEntries(own, base.id)).toMatchObject({ total: 1 });
	expect((await listBases(own)).find((one) => one.id === base.id)?.writable).toBe(false);
	for (const program of [own, beside]) {
		expect(await verdict(await put(program, base.id, "a", "Oi", "Oi"))).toEqual(forbidden);
		expect(await verdict(await ask(program, "DELETE", `/${base.id}`))).toEqual(forbidden);
	}
});

test("a program adds to what people made, and neither changes nor removes it", async () => {
	const { workspaceId } = beside.shop;
	const object = knowledgeOf(workspaceId);
	const baseId = crypto.randomUUID();
	const base = { id: baseId, name: "Da equipe", createdBy: "m" };
	await object.addBase(workspaceId, base, beside.agentId);
	await object.addEntry(workspaceId, { baseId }, newEntry("Trocas", "Em 30 dias."));
	expect((await put(beside, baseId, "x.1", "Frete", "Grátis.")).status).toBe(200);
	const { entries } = await listEntries(beside, baseId);
	expect(entries.map(({ key, title }) => [key, title])).toEqual([
		["x.1", "Frete"],
		[null, "Trocas"],
	]);
	const forbidden = { status: 403, code: "forbidden" };
	expect(await verdict(await ask(beside, "DELETE", `/${baseId}`))).toEqual(forbidden);
	expect(await verdict(await ask(beside, "PUT", `/${baseId}`, { name: "Oi" }))).toEqual(forbidden);
});

test("F08 what is no entry or base is refused by code; without an agent no base is made", async () => {
	const base = await addBase(foreign, "Base");
	const code = async (answer: Promise<Response>) => (await verdict(await answer)).code;
	expect(await code(put(foreign, base.id, "a%20b", "Oi", "Oi"))).toBe("invalid_request");
	expect(await code(put(foreign, base.id, "k".repeat(65), "Oi", "Oi"))).toBe("invalid_request");
	expect(await code(put(foreign, base.id, "a", " ", "Oi"))).toBe("title_required");
	expect(await code(put(foreign, base.id, "a", "Oi", "\u200B"))).toBe("entry_empty");
	expect(await code(ask(foreign, "PUT", `/${base.id}/entries/a`, { title: "Oi" }))).toBe(
		"invalid_request",
	);
	expect(await code(ask(foreign, "POST", "", { name: "BASE" }))).toBe("base_name_taken");
	expect(await code(ask(foreign, "POST", "", { name: "Oi", id: "1" }))).toBe("invalid_request");
	const bare = await createLinkedChannel(foreign.shop.workspaceId);
	const made = await services().apiKeys.create(await findSignedIn(foreign.shop.member), bare);
	const alone = { channelId: bare, key: made.ok ? made.value.key : "" };
	expect(await verdict(await ask(alone, "POST", "", { name: "Sozinha" }))).toEqual({
		status: 409,
		code: "conflict",
	});
	expect(await (await ask(alone, "GET", "")).json()).toEqual({ bases: [] });
});

import { beforeAll, expect, test } from "vitest";
import type { EntryPage, EntryPairView } from "#app/contracts/knowledge.ts";
import { createIntegration } from "#tests/support/answering-shop.ts";
import { createAgent, sendBytes } from "#tests/support/agents.ts";
import { call } from "#tests/support/call.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { ask, findSignedIn, services, verdict } from "#tests/support/two-workspaces.ts";

let manager: TestMember;
let viewer: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	manager = await createMember(id, "manager");
	viewer = await createMember(id, "viewer");
	stranger = await createMember((await createWorkspace()).id, "admin");
});

const bases = () => services().knowledgeBases;
async function createBase(name: string, member = manager): Promise<string> {
	const added = await bases().add(await findSignedIn(member), name);
	if (!added.ok) throw new Error(added.code);
	return added.value.id;
}
const at = (baseId: string, path = "") => `/api/knowledge/${baseId}/entries${path}`;
const write = (baseId: string, title: string, text: string, member = manager) =>
	sendBytes(member, "POST", at(baseId, `?title=${encodeURIComponent(title)}`), text);
const listAs = async (member: TestMember, path: string) =>
	(await ask(member, "GET", path)).json<EntryPage>();
const refused = (code: string) => ({ ok: false, code });

test("a base is made, renamed, given to agents, taken away and removed, and the log says so", async () => {
	const by = await findSignedIn(manager);
	const agentId = await createAgent(manager);
	const baseId = await createBase("  Trocas e \n entregas ");
	expect((await bases().attach(by, agentId, baseId, true)).ok).toBe(true);
	await write(baseId, "Prazo", "Dois dias.");
	expect(await bases().open(await findSignedIn(viewer), baseId)).toMatchObject({
		value: {
			base: {
				name: "Trocas e entregas",
				entries: 1,
				characters: 10,
				agents: [{ id: agentId, name: "Sofia" }],
			},
		},
	});
	expect(await services().agents.open(by, agentId)).toMatchObject({
		value: { entryCount: 1, entries: [{ title: "Prazo", baseId }] },
	});
	expect(await bases().rename(by, baseId, "trocas e entregas")).toMatchObject({ ok: true });
	expect((await bases().attach(by, agentId, baseId, false)).ok).toBe(true);
	expect(await services().agents.open(by, agentId)).toMatchObject({ value: { entryCount: 0 } });
	expect((await bases().remove(by, baseId)).ok).toBe(true);
	expect(await bases().open(by, baseId)).toEqual(refused("not_found"));
	const codes = await codesOf(manager.workspaceId);
	for (const code of ["created", "renamed", "deleted", "attached", "detached"])
		expect(codes).toContain(`knowledge_base_${code}`);
});

test("a base's name is checked, and is one of its own in the workspace", async () => {
	const by = await findSignedIn(manager);
	const baseId = await createBase("Catálogo");
	await createBase("Catálogo", stranger);
	expect(await bases().add(by, "CATALOGO")).toEqual(refused("base_name_taken"));
	expect(await bases().add(by, " ")).toEqual(refused("base_name_required"));
	expect(await bases().rename(by, baseId, "a".repeat(81))).toEqual(refused("base_name_too_long"));
});

test("E01 who may not manage agents reads bases and changes none", async () => {
	const by = await findSignedIn(viewer);
	const [agentId, baseId] = [await createAgent(manager), await createBase("Só leitura")];
	const forbidden = refused("forbidden");
	expect(await bases().add(by, "Minha")).toEqual(forbidden);
	expect(await bases().rename(by, baseId, "Minha")).toEqual(forbidden);
	expect(await bases().remove(by, baseId)).toEqual(forbidden);
	expect(await bases().attach(by, agentId, baseId, true)).toEqual(forbidden);
	expect(await verdict(await write(baseId, "Frete", "Grátis.", viewer))).toEqual({
		status: 403,
		code: "forbidden",
	});
	expect((await bases().list(by)).ok).toBe(true);
	expect((await call(at(baseId))).status).toBe(401);
});

test("D01 another workspace's base or agent answers like an unknown one", async () => {
	const [by, foreign] = [await findSignedIn(manager), await findSignedIn(stranger)];
	const [baseId, agentId] = [await createBase("Nossa"), await createAgent(manager)];
	const [theirs, theirAgent] = [await createBase("Deles", stranger), await createAgent(stranger)];
	const made = await (await write(baseId, "Segredo", "Nosso preço.")).json<{ id: string }>();
	const notFound = refused("not_found");
	expect(await bases().attach(by, agentId, theirs, true)).toEqual(notFound);
	expect(await bases().attach(by, theirAgent, baseId, true)).toEqual(notFound);
	expect(await bases().attach(foreign, theirAgent, baseId, true)).toEqual(notFound);
	expect(await bases().open(foreign, baseId)).toEqual(notFound);
	expect(await bases().rename(foreign, baseId, "Minha")).toEqual(notFound);
	expect(await bases().remove(foreign, baseId)).toEqual(notFound);
	expect(await listAs(stranger, at(baseId))).toEqual({ entries: [], total: 0 });
	const calls = [
		await write(baseId, "Frete", "Grátis.", stranger),
		await ask(stranger, "GET", at(baseId, `/${made.id}`)),
		await sendBytes(stranger, "PUT", at(baseId, `/${made.id}?title=Oi`), "Oi"),
		await ask(stranger, "DELETE", at(baseId, `/${made.id}`)),
		// An own base does not open what stands in another.
		await ask(stranger, "GET", at(theirs, `/${made.id}`)),
	];
	for (const answer of calls)
		expect(await verdict(answer)).toEqual({ status: 404, code: "not_found" });
	expect((await ask(manager, "GET", at(baseId, `/${made.id}`))).status).toBe(200);
	expect(await bases().open(by, baseId)).toMatchObject({ value: { base: { agents: [] } } });
});

test("entries are listed by base and by agent, searched, and page by page", async () => {
	const by = await findSignedIn(manager);
	const agentId = await createAgent(manager);
	const [one, other] = [await createBase("Um"), await createBase("Outro")];
	for (const baseId of [one, other]) await bases().attach(by, agentId, baseId, true);
	await write(one, "Frete", "Grátis.");
	await write(other, "Prazo da entrega", "Dois dias.");
	expect((await listAs(viewer, at(one))).entries).toMatchObject([{ title: "Frete", baseId: one }]);
	const ofAgent = `/api/agents/${agentId}/knowledge`;
	expect((await listAs(viewer, ofAgent)).total).toBe(2);
	expect(await listAs(viewer, `${ofAgent}?q=dois`)).toMatchObject({
		total: 1,
		entries: [{ title: "Prazo da entrega" }],
	});
	expect(await listAs(viewer, `${ofAgent}?offset=1`)).toMatchObject({
		total: 2,
		entries: [{ title: "Frete" }],
	});
	for (const offset of ["-1", "x", "1e999"])
		expect((await listAs(viewer, `${ofAgent}?offset=${offset}`)).entries).toHaveLength(2);
	const file = await sendBytes(manager, "POST", at(one, "?file=loja.txt"), "Rua Um, 10");
	expect(await file.json()).toMatchObject({ source: "file", baseId: one });
});

test("entries that contradict each other are found, also in bases known together, until both are said to be right", async () => {
	const by = await findSignedIn(manager);
	const agentId = await createAgent(manager);
	const [prices, rules] = [await createBase("Preços"), await createBase("Políticas")];
	const apart = await createBase("De outro agente");
	await write(prices, "Frete", "O frete é R$ 10.");
	await write(rules, "Qual o frete?", "Cobramos R$ 12 de frete.");
	await write(apart, "Frete", "O frete é R$ 99.");
	const pairs = async (baseId = prices, member = viewer) =>
		(await ask(member, "GET", `/api/knowledge/${baseId}/pairs`)).json<{
			pairs: EntryPairView[];
		}>();
	expect(await pairs()).toEqual({ pairs: [] });
	for (const baseId of [prices, rules]) await bases().attach(by, agentId, baseId, true);
	const found = (await pairs()).pairs;
	expect(found).toMatchObject([
		{
			differs: "prices",
			one: { baseId: prices },
			other: { baseId: rules, title: "Qual o frete?" },
		},
	]);
	expect((await pairs(rules)).pairs).toEqual(found);
	expect((await pairs(apart)).pairs).toEqual([]);
	const [pair] = found;
	if (!pair) throw new Error("no pair");
	const settle = (member: TestMember, body: unknown = pair) =>
		ask(member, "POST", "/api/knowledge/pairs/settled", body);
	expect((await settle(viewer)).status).toBe(403);
	expect((await settle(stranger)).status).toBe(404);
	expect((await settle(manager, { one: pair.one, other: pair.one })).status).toBe(404);
	expect((await settle(manager, { one: pair.one })).status).toBe(400);
	expect((await ask(stranger, "GET", `/api/knowledge/${prices}/pairs`)).status).toBe(404);
	expect((await pairs()).pairs).toHaveLength(1);
	// Whichever comes first, and however often.
	for (const body of [{ one: pair.other, other: pair.one }, pair])
		expect((await settle(manager, body)).status).toBe(204);
	expect(await pairs()).toEqual({ pairs: [] });
	const path = at(rules, `/${pair.other.id}?title=Frete`);
	await sendBytes(manager, "PUT", path, "O frete é R$ 13.");
	expect((await pairs()).pairs).toMatchObject([{ differs: "prices" }]);
	await ask(manager, "DELETE", at(rules, `/${pair.other.id}`));
	expect(await pairs()).toEqual({ pairs: [] });
});

test("K12 who compares meanings is chosen by managers, with an integration of their own", async () => {
	const by = await findSignedIn(manager);
	const { semanticChoices } = services();
	const key = async (member: TestMember) => ({
		by: "key" as const,
		integrationId: await createIntegration(member.workspaceId, member.memberId, {}),
		model: " embed \n",
	});
	const own = await key(manager);
	expect(await semanticChoices.choose(await findSignedIn(viewer), own)).toEqual(
		refused("forbidden"),
	);
	expect(await semanticChoices.choose(by, await key(stranger))).toEqual(
		refused("integration_required"),
	);
	expect(await semanticChoices.choose(by, { ...own, model: "" })).toEqual(
		refused("model_required"),
	);
	expect((await semanticChoices.choose(by, own)).ok).toBe(true);
	expect(await semanticChoices.read(await findSignedIn(viewer))).toMatchObject({
		value: { choice: { ...own, model: "embed" }, hasModel: false, ready: 0 },
	});
	expect((await semanticChoices.choose(by, { by: "nobody" })).ok).toBe(true);
	expect(await codesOf(manager.workspaceId)).toEqual(
		expect.arrayContaining(["semantic_search_on", "semantic_search_off"]),
	);
	expect(await semanticChoices.read(await findSignedIn(stranger))).toMatchObject({
		value: { choice: { by: "installation" } },
	});
});

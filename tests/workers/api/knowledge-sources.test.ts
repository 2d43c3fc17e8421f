import { beforeAll, expect, test } from "vitest";
import type { SourceView } from "#app/contracts/knowledge-sources.ts";
import { createAgent, sendBytes } from "#tests/support/agents.ts";
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

/** Nobody listens there: a reading ends at once. */
const AWAY = "http://127.0.0.1:9";
const body = (place: object, path: string, more: object = {}) => ({
	place,
	address: AWAY + path,
	kind: "page",
	schedule: "never",
	...more,
});
const add = (place: object, path: string, member = manager, more: object = {}) =>
	ask(member, "POST", "/api/sources", body(place, path, more));
const list = async (query: string, member = manager) => {
	const listed = await ask(member, "GET", `/api/sources?${query}`);
	return (await listed.json<{ sources: SourceView[] }>()).sources;
};
async function createBase(member = manager): Promise<string> {
	const name = `Base ${crypto.randomUUID()}`;
	const added = await services().knowledgeBases.add(await findSignedIn(member), name);
	if (!added.ok) throw new Error(added.code);
	return added.value.id;
}

test("a source is added, read, scheduled, its changes looked at and removed, and the log says so", async () => {
	const baseId = await createBase();
	const added = await add({ baseId }, "/ajuda#topo");
	expect(added.status).toBe(201);
	const source = await added.json<SourceView>();
	expect(source).toMatchObject({ address: `${AWAY}/ajuda`, state: "waiting", baseId });
	await expect
		.poll(() => list(`baseId=${baseId}`, viewer))
		.toMatchObject([{ id: source.id, state: "failed", problem: "unreachable" }]);
	const at = `/api/sources/${source.id}`;
	const again = await ask(manager, "POST", `${at}/read`);
	expect(await again.json()).toMatchObject({ state: "waiting" });
	const daily = await ask(manager, "PUT", at, { schedule: "daily" });
	expect(await daily.json()).toMatchObject({ schedule: "daily" });
	const changes = await ask(viewer, "GET", `${at}/changes?offset=-1`);
	expect(await changes.json()).toMatchObject({ changes: [], total: 0 });
	expect((await ask(manager, "DELETE", at)).status).toBe(204);
	expect(await list(`baseId=${baseId}`)).toEqual([]);
	const codes = await codesOf(manager.workspaceId);
	expect(codes).toContain("knowledge_source_added");
	expect(codes).toContain("knowledge_source_removed");
});

test("an agent without a base gets its own with its first source", async () => {
	const agentId = await createAgent(manager);
	expect((await add({ agentId }, "/")).status).toBe(201);
	expect(await list(`agentId=${agentId}`)).toMatchObject([{ base: "Sofia", baseId: agentId }]);
});

test("H10 what is no address of a site is refused by its code", async () => {
	const baseId = await createBase();
	const codes: [object, number, string][] = [
		[{ address: "nada" }, 400, "source_address_invalid"],
		[{ address: "file:///etc/passwd" }, 400, "source_address_invalid"],
		[{ address: "https://ana:senha@loja.example" }, 400, "source_address_invalid"],
		[{ kind: "everything" }, 400, "invalid_request"],
		[{ schedule: "hourly" }, 400, "invalid_request"],
		[{ place: { baseId: "unknown" } }, 404, "not_found"],
	];
	for (const [more, status, code] of codes)
		expect(await verdict(await add({ baseId }, "/x", manager, more)), code).toEqual({
			status,
			code,
		});
	await add({ baseId }, "/x");
	expect((await verdict(await add({ baseId }, "/x"))).code).toBe("source_known");
});

/** Every call about one source, with what it needs. */
const callsOf = (member: TestMember, id: string) => [
	() => ask(member, "PUT", `/api/sources/${id}`, { schedule: "daily" }),
	() => ask(member, "POST", `/api/sources/${id}/read`),
	() => ask(member, "POST", `/api/sources/${id}/changes`, { run: 0, keys: "all", isTaken: true }),
	() => ask(member, "DELETE", `/api/sources/${id}`),
];

test("E01 who may not manage agents looks at sources and changes none", async () => {
	const baseId = await createBase();
	const source = await (await add({ baseId }, "/")).json<SourceView>();
	const forbidden = { status: 403, code: "forbidden" };
	expect(await verdict(await add({ baseId }, "/outra", viewer))).toEqual(forbidden);
	for (const call of callsOf(viewer, source.id))
		expect(await verdict(await call())).toEqual(forbidden);
	expect(await list(`baseId=${baseId}`, viewer)).toHaveLength(1);
});

test("D01 another workspace's sources, bases, agents and catalogues answer like unknown ones", async () => {
	const baseId = await createBase();
	const agentId = await createAgent(manager);
	const source = await (await add({ baseId }, "/")).json<SourceView>();
	const csv = "Produto;Preço\nBolo;R$ 30\nTorta;R$ 45";
	const path = `/api/knowledge/${baseId}/entries?file=precos.csv`;
	const entry = await (await sendBytes(manager, "POST", path, csv)).json<{ id: string }>();
	const rows = await ask(viewer, "GET", `/api/catalogues/${entry.id}?q=bolo`);
	expect(await rows.json()).toMatchObject({ total: 1, rows: [["Bolo", "R$ 30"]] });
	const missing = { status: 404, code: "not_found" };
	const calls = [
		...callsOf(stranger, source.id),
		() => ask(stranger, "GET", `/api/sources/${source.id}/changes`),
		() => ask(stranger, "GET", `/api/catalogues/${entry.id}`),
		() => add({ baseId }, "/", stranger),
		() => add({ agentId }, "/", stranger),
	];
	for (const call of calls) expect(await verdict(await call())).toEqual(missing);
	expect(await list(`baseId=${baseId}`, stranger)).toEqual([]);
	expect(await list(`agentId=${agentId}`, stranger)).toEqual([]);
	expect(await list(`baseId=${baseId}`)).toHaveLength(1);
});

import { beforeAll, expect, test } from "vitest";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask, findSignedIn, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const PATH = "/api/conversations/views";

async function save(by: TestMember, name: string, isTeam = false): Promise<SavedView> {
	const view = { name, filter: "who=mine&nada=1", isTeam };
	const answer = await ask(by, "POST", PATH, view);
	expect(answer.status).toBe(201);
	return (await answer.json<{ view: SavedView }>()).view;
}
const namesOf = async (member: TestMember) =>
	(await findSignedIn(member)).views?.map(({ name }) => name);

async function setUp() {
	const workspace = await createWorkspace();
	return {
		manager: await createMember(workspace.id, "manager"),
		operator: await createMember(workspace.id, "operator"),
		stranger: await createMember((await createWorkspace()).id, "admin"),
	};
}

test("a member's views come with who they are, at once, in their order, and the team's come to everybody", async () => {
	const { manager, operator } = await setUp();
	// The hub knows who it is before anything is saved.
	expect(await namesOf(operator)).toEqual([]);
	const first = await save(operator, "Minhas trocas");
	await save(operator, " Minhas   vendas ");
	await save(manager, "Da equipe", true);
	expect(await namesOf(operator)).toEqual(["Minhas trocas", "Da equipe", "Minhas vendas"]);
	expect(await namesOf(manager)).toEqual(["Da equipe"]);
	expect(first).toMatchObject({ filter: "who=mine", isTeam: false });
	await ask(operator, "PUT", `${PATH}/${first.id}`, { step: 1 });
	await ask(operator, "PUT", `${PATH}/${first.id}`, { name: "Trocas" });
	await ask(operator, "PUT", `${PATH}/${first.id}`, { filter: "label=troca" });
	const views = (await findSignedIn(operator)).views?.filter(({ isTeam }) => !isTeam);
	expect(views?.map(({ name, filter }) => [name, filter])).toEqual([
		["Minhas vendas", "who=mine"],
		["Trocas", "label=troca"],
	]);
	expect((await ask(operator, "DELETE", `${PATH}/${first.id}`)).status).toBe(204);
	expect(await namesOf(operator)).not.toContain("Trocas");
});

test("E02 D01 the team's views are changed by admins and managers; another's are not found", async () => {
	const { manager, operator, stranger } = await setUp();
	const team = await save(manager, "Da equipe", true);
	const own = await save(manager, "Só minha");
	const asked = { name: "Outra", filter: "", isTeam: true };
	expect(await verdict(await ask(operator, "POST", PATH, asked))).toMatchObject({ status: 403 });
	for (const [by, id, status] of [
		[operator, team.id, 403],
		[operator, own.id, 404],
		[stranger, team.id, 404],
		[stranger, own.id, 404],
	] as const) {
		expect((await ask(by, "PUT", `${PATH}/${id}`, { name: "Tomada" })).status).toBe(status);
		expect((await ask(by, "DELETE", `${PATH}/${id}`)).status).toBe(status);
	}
	expect(await namesOf(manager)).toEqual(["Da equipe", "Só minha"]);
	expect(await namesOf(stranger)).toEqual([]);
});

test("N01 of thirty views made at once twenty come to be, and a name is needed", async () => {
	const { operator } = await setUp();
	const made = await Promise.all(
		Array.from({ length: 30 }, (_, n) =>
			ask(operator, "POST", PATH, { name: `Visão ${String(n)}`, filter: "", isTeam: false }),
		),
	);
	expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
	expect(await namesOf(operator)).toHaveLength(20);
	const nameless = { name: "  ", filter: "", isTeam: false };
	expect(await verdict(await ask(operator, "POST", PATH, nameless))).toMatchObject({
		code: "name_required",
	});
});

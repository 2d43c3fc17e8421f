import { beforeAll, expect, test } from "vitest";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { eventually } from "#tests/support/instance.ts";
import { knowledgeOf } from "#tests/support/knowledge.ts";
import { bindings, migrate, ORIGIN } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const SEED = {
	workspace: { name: "Loja Semente", slug: "loja-semente", plan: "premium" },
	members: [
		{ email: "chefe@semente.test", fullName: "Chefe", role: "admin", password: "uma senha so 1" },
		{ email: "ajuda@semente.test", fullName: "Ajuda", role: "viewer", password: "uma senha so 1" },
	],
	instances: [],
};
const seed = (body: unknown, headers: Record<string, string> = { origin: ORIGIN }) =>
	call("/dev/seed", {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "content-type": "application/json", ...headers },
	});

test("a seed is written once, and its people can sign in at once", async () => {
	expect(await (await seed(SEED)).json()).toEqual({ seeded: true });
	const before = await dumpDatabase();
	expect(await (await seed(SEED)).json()).toEqual({ seeded: false });
	expect(await dumpDatabase()).toBe(before);
	const { results } = await bindings.DB.prepare(
		`select u.email, m.role, w.plan from users u join members m on m.user_id = u.id
		join workspaces w on w.id = m.workspace_id where w.slug = 'loja-semente' order by u.email`,
	).all();
	expect(results).toEqual([
		{ email: "ajuda@semente.test", role: "viewer", plan: "premium" },
		{ email: "chefe@semente.test", role: "admin", plan: "premium" },
	]);
	// Its passwords are printed: the full cost of a hash (adapters/password) would protect nothing.
	const hashes = await bindings.DB.prepare(
		"select distinct password_hash as phc from users where email like '%@semente.test'",
	).all<{ phc: string }>();
	expect(hashes.results.map(({ phc }) => phc)).toEqual([
		expect.stringMatching(/^\$scrypt\$ln=8,r=8,p=1\$/),
	]);
});

test("a seed that is not exactly one writes nothing", async () => {
	const before = await dumpDatabase();
	for (const bad of [
		{},
		{ ...SEED, extra: 1 },
		{ ...SEED, workspace: { ...SEED.workspace, slug: "Com Espaço" } },
		{ ...SEED, members: [{ ...SEED.members[0], role: "owner" }] },
		{ ...SEED, members: [] },
	])
		expect((await seed(bad)).status).toBe(400);
	expect((await seed(SEED, {})).status).toBe(403);
	expect((await seed(SEED, { origin: "https://evil.example" })).status).toBe(403);
	expect((await call("/dev/seed")).status).toBe(404);
	expect(await dumpDatabase()).toBe(before);
});

test("a seeded webchat is connected, and its agent knows what the seed says and answers there", async () => {
	const webchat = {
		name: "Site da semente",
		agent: {
			name: "Semente",
			instructions: "Seja breve.",
			entries: [{ title: "Horário", text: "Abrimos às nove." }],
		},
		visitors: [{ name: "Vera", text: "Qual o horário?" }],
	};
	const workspace = { ...SEED.workspace, slug: "loja-com-webchat" };
	const members = [{ ...SEED.members[0], email: "dona@webchat.test" }];
	const answer = await seed({ ...SEED, workspace, members, webchats: [webchat] });
	expect(await answer.json()).toEqual({ seeded: true });
	const row = await bindings.DB.prepare(
		`select c.type, a.name as agent, a.id, w.id as shop from channels c
		join workspaces w on w.id = c.workspace_id
		join agents a on a.id = c.default_agent_id
		where w.slug = 'loja-com-webchat'`,
	).first<{ type: string; agent: string; id: string; shop: string }>();
	const { shop = "", id: agentId = "", ...made } = row ?? {};
	expect(made).toEqual({ type: "webchat", agent: "Semente" });
	const page = { words: "", offset: 0, limit: 5 };
	const known = await knowledgeOf(shop).listEntries(shop, { agentId }, page);
	expect(known).toMatchObject({ value: { entries: [{ title: "Horário" }] } });
	const answered = () =>
		bindings.DB.prepare(
			`select e.event from agent_events e join workspaces w on w.id = e.workspace_id
			where w.slug = 'loja-com-webchat'`,
		).all();
	await eventually(async () => (await answered()).results.length > 0);
});

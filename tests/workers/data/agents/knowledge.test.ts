import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	deleteEntry,
	deleteKnowledge,
	deletePassages,
	findEntry,
	insertEntry,
	insertPassages,
	updateEntry,
} from "#workers/data/queries/agents/knowledge.ts";
import { createKnowledgeIndexes } from "#workers/services/agents/knowledge-indexes.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);

async function createAgent(workspaceId: string): Promise<string> {
	const id = crypto.randomUUID();
	const agent = { id, name: "Sofia", createdAt: 1, updatedAt: 1 };
	await insertAgentIfBelow(db, workspaceId, agent, null);
	return id;
}

async function teach(
	workspaceId: string,
	agentId: string,
	title: string,
	passages: string[],
	limit = 200,
): Promise<{ id: string; isAdded: boolean }> {
	const id = crypto.randomUUID();
	const characters = passages.join("").length;
	const entry = {
		id,
		title,
		source: "typed",
		fileName: null,
		characters,
		createdBy: "m",
		createdAt: 1,
	} as const;
	const [added] = await db.batch([
		insertEntry(db, workspaceId, agentId, entry, limit),
		...insertPassages(db, workspaceId, agentId, { id, title, passages }),
	]);
	return { id, isAdded: added.meta.changes > 0 };
}

/** As every isolate does: the index is kept between questions. */
const { searchKnowledge } = createKnowledgeIndexes(db);
const search = async (
	workspaceId: string,
	agentId: string,
	text: string,
	ask = searchKnowledge,
) => {
	const [found = []] = await ask({ workspaceId, agentId }, [[{ text, weight: 1 }]], 6);
	// What is only about the same is no proof of what is stored.
	return found.filter(({ matched }) => matched.length > 0);
};
const find = async (workspaceId: string, agentId: string, text: string) =>
	(await search(workspaceId, agentId, text)).map((found) => found.text);
const indexed = async (agentId: string) =>
	(
		await env.DB.prepare(
			"select count(*) as n from knowledge_search where knowledge_search match ?",
		)
			.bind(`"${agentId.replaceAll("-", "")}"*`)
			.first<{ n: number }>()
	)?.n;

test("what an agent knows is found whatever its accents, case and endings, best first", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	await teach(id, agent, "Horário de funcionamento", ["Segunda a sexta, das 9h às 18h. "]);
	await teach(id, agent, "Promoções", ["A promoção de Natal vale até o dia 24.", " Frete grátis."]);
	expect(await find(id, agent, "Qual o HORARIO?")).toEqual(["Segunda a sexta, das 9h às 18h."]);
	expect(await find(id, agent, "tem alguma promoção no natal?")).toEqual([
		"A promoção de Natal vale até o dia 24.",
		"Frete grátis.",
	]);
	expect(await find(id, agent, "vocês vendem foguetes?")).toEqual([]);
	expect(await find(id, agent, "o de a e?")).toEqual([]);
	const [best] = await search(id, agent, "promoção de natal");
	expect(best).toMatchObject({ title: "Promoções" });
	expect(best?.share).toBeGreaterThan(0.6);
});

test("F17 nothing a customer asks is syntax of the index", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	await teach(id, agent, "Frete", ["O frete é grátis."]);
	for (const asked of [
		'" OR scope:*',
		'frete" ) OR (scope : x',
		"NEAR(frete)",
		"{text} : frete",
		"-frete ^frete *",
		"'; drop table agents; --",
		"frete\u0000frete",
		"x".repeat(20_000),
	])
		await expect(find(id, agent, asked)).resolves.toBeInstanceOf(Array);
	expect(await find(id, agent, 'frete" ) OR (scope : x')).toEqual(["O frete é grátis."]);
});

test("D15 an agent with the same words reads no other agent's passages, not even to drop them", async () => {
	const [own, foreign] = [await createWorkspace(), await createWorkspace()];
	const [mine, beside, theirs] = [
		await createAgent(own.id),
		await createAgent(own.id),
		await createAgent(foreign.id),
	];
	const many = Array.from({ length: 120 }, (_, n) => `O estacionamento ${n} fica na rua.`);
	await teach(foreign.id, theirs, "Estacionamento", many);
	await teach(own.id, beside, "Estacionamento", many);
	await teach(own.id, mine, "Estacionamento", ["Nosso estacionamento é grátis."]);
	const { d1, statements } = recordStatements(env.DB);
	const cold = createKnowledgeIndexes(createDatabase(d1), new Map());
	const found = await search(own.id, mine, "estacionamento?", cold.searchKnowledge);
	expect(found.map(({ text }) => text)).toEqual(["Nosso estacionamento é grátis."]);
	expect(statements).toHaveLength(2);
	for (const { sql, binds } of statements) {
		const { meta } = await env.DB.prepare(sql)
			.bind(...binds)
			.run();
		expect(meta.rows_read).toBeLessThan(20);
	}
	// The id of another workspace's agent opens nothing, whoever asks.
	expect(await find(own.id, theirs, "estacionamento")).toEqual([]);
	expect(await find(foreign.id, mine, "estacionamento")).toEqual([]);
});

test("a question after the first reads one row, until something of the knowledge changes", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	const many = Array.from({ length: 40 }, (_, n) => `Entrega em ${n} dias.`);
	const { id: entry } = await teach(id, agent, "Entrega", many);
	const { d1, statements } = recordStatements(env.DB);
	const { searchKnowledge: ask } = createKnowledgeIndexes(createDatabase(d1), new Map());
	expect(await search(id, agent, "qual o prazo da entrega?", ask)).toHaveLength(6);
	statements.length = 0;
	expect(await search(id, agent, "qual o prazo da entrega?", ask)).toHaveLength(6);
	const [{ sql, binds } = { sql: "", binds: [] }, ...others] = statements;
	expect(others).toEqual([]);
	const { meta } = await env.DB.prepare(sql)
		.bind(...binds)
		.run();
	expect(meta.rows_read).toBe(1);
	await teach(id, agent, "Estacionamento", ["Grátis na rua."]);
	expect(await search(id, agent, "tem estacionamento?", ask)).toHaveLength(1);
	const [first, ...rest] = deletePassages(db, id, agent, entry);
	if (!first) throw new Error("nothing to delete");
	await db.batch([first, ...rest, deleteEntry(db, id, agent, entry)]);
	expect(await search(id, agent, "qual o prazo da entrega?", ask)).toEqual([]);
});

test("an entry opens as it was, is replaced with its words, and leaves nothing behind", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	const { id: entry } = await teach(id, agent, "Trocas", ["Em 30 dias.\n\n", "Com nota fiscal."]);
	expect(await findEntry(db, id, agent, entry)).toMatchObject({
		title: "Trocas",
		text: "Em 30 dias.\n\nCom nota fiscal.",
	});
	const change = { id: entry, title: "Garantia", characters: 9, updatedAt: 2 };
	await db.batch([
		updateEntry(db, id, agent, change),
		...deletePassages(db, id, agent, entry),
		...insertPassages(db, id, agent, { ...change, passages: ["Um ano."] }),
	]);
	expect(await find(id, agent, "nota fiscal das trocas")).toEqual([]);
	expect(await find(id, agent, "qual a garantia")).toEqual(["Um ano."]);
	expect(await indexed(agent)).toBe(1);
	const stranger = (await createWorkspace()).id;
	expect(await findEntry(db, stranger, agent, entry)).toBeNull();
	await db.batch([
		deleteEntry(db, stranger, agent, entry),
		...deletePassages(db, stranger, agent, entry),
	]);
	expect(await find(id, agent, "garantia")).toEqual(["Um ano."]);
	const [first, ...others] = deletePassages(db, id, agent, entry);
	if (!first) throw new Error("nothing to delete");
	await db.batch([first, ...others, deleteEntry(db, id, agent, entry)]);
	expect(await indexed(agent)).toBe(0);
});

test("all an agent knows goes with it, and nothing of another one", async () => {
	const { id } = await createWorkspace();
	const [gone, stays] = [await createAgent(id), await createAgent(id)];
	for (const agent of [gone, stays]) await teach(id, agent, "Frete", ["Grátis.", "Rápido."]);
	const [first, ...others] = deleteKnowledge(db, id, gone);
	if (!first) throw new Error("nothing to delete");
	await db.batch([first, ...others]);
	expect([await indexed(gone), await indexed(stays)]).toEqual([0, 2]);
	expect(await find(id, stays, "frete")).toHaveLength(2);
});

test("an agent's entries end at their limit, also when twenty come at once", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	const made = await Promise.all(
		Array.from({ length: 20 }, (_, n) => teach(id, agent, `Item ${n}`, ["Texto."], 7)),
	);
	expect(made.filter(({ isAdded }) => isAdded)).toHaveLength(7);
	expect(await indexed(agent)).toBe(7);
	// No agent, or one of somebody else: nothing is written.
	const stranger = (await createWorkspace()).id;
	expect((await teach(stranger, agent, "Alheio", ["Texto."])).isAdded).toBe(false);
});

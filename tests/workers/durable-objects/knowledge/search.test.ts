import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { MAX_BASES, MAX_ENTRIES } from "#app/domain/agents/knowledge-base.ts";
import { createUsageMeter } from "#durable-objects/object/usage-meter.ts";
import { knowledgeOf, newEntry, teachAgent } from "#tests/support/knowledge.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);

async function createAgent(workspaceId: string): Promise<string> {
	const id = crypto.randomUUID();
	await insertAgentIfBelow(
		db,
		workspaceId,
		{ id, name: "Sofia", createdAt: 1, updatedAt: 1 },
		null,
	);
	return id;
}

const ask = createKnowledgeSearch(knowledgeOf);
async function find(workspaceId: string, agentId: string, text: string) {
	const searches = [[{ text, weight: 1 }]];
	const { found } = await ask(workspaceId, { agentId, searches, limit: 6 });
	// What is only about the same is no proof of what is stored.
	return (found[0] ?? []).filter(({ matched }) => matched.length > 0);
}
const findTexts = async (workspaceId: string, agentId: string, text: string) =>
	(await find(workspaceId, agentId, text)).map((found) => found.text);

test("what an agent knows is found whatever its accents, case and endings, best first", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	await teachAgent(id, agent, "Horário de funcionamento", "Segunda a sexta, das 9h às 18h.");
	await teachAgent(
		id,
		agent,
		"Promoções",
		"# Natal\nA promoção vale até o dia 24.\n\n# Frete\nGrátis.",
	);
	expect(await findTexts(id, agent, "Qual o HORARIO?")).toEqual([
		"Segunda a sexta, das 9h às 18h.",
	]);
	expect(await findTexts(id, agent, "tem alguma promoção no natal?")).toEqual([
		"# Natal\nA promoção vale até o dia 24.",
		"# Frete\nGrátis.",
	]);
	expect(await findTexts(id, agent, "vocês vendem foguetes?")).toEqual([]);
	expect(await findTexts(id, agent, "o de a e?")).toEqual([]);
	const [best] = await find(id, agent, "promoção de natal");
	expect(best).toMatchObject({ title: "Promoções" });
	expect(best?.share).toBeGreaterThan(0.6);
});

test("a search brings as many passages as its own limit and that of all allow", async () => {
	const { id } = await createWorkspace();
	const agentId = await createAgent(id);
	for (const day of ["Natal", "Páscoa", "Ano Novo"])
		await teachAgent(id, agentId, `Promoção de ${day}`, `A promoção de ${day} é grátis.`);
	const searches = Array.from({ length: 3 }, () => [{ text: "qual a promoção?", weight: 1 }]);
	const count = async (limits?: number[]) => {
		const { found } = await ask(id, { agentId, searches, limit: 2, ...(limits && { limits }) });
		return found.map(({ length }) => length);
	};
	expect(await count()).toEqual([2, 2, 2]);
	expect(await count([1])).toEqual([1, 2, 2]);
	expect(await count([2, 9, 1])).toEqual([2, 2, 1]);
});

test("F17 nothing a customer asks is syntax of the index", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	await teachAgent(id, agent, "Frete", "O frete é grátis.");
	for (const asked of [
		'" OR scope:*',
		"NEAR(frete)",
		"'; drop table entries; --",
		"x".repeat(20_000),
	])
		await expect(find(id, agent, asked)).resolves.toBeInstanceOf(Array);
	expect(await findTexts(id, agent, 'frete" ) OR (scope : x')).toEqual(["O frete é grátis."]);
});

test("D15 an agent finds nothing of a base that is not attached to it, nor of another workspace", async () => {
	const [own, foreign] = [await createWorkspace(), await createWorkspace()];
	const [mine, beside] = [await createAgent(own.id), await createAgent(own.id)];
	const theirs = await createAgent(foreign.id);
	await teachAgent(foreign.id, theirs, "Estacionamento", "O estacionamento deles é pago.");
	await teachAgent(own.id, beside, "Estacionamento", "O estacionamento ao lado é pago.");
	await teachAgent(own.id, mine, "Estacionamento", "Nosso estacionamento é grátis.");
	expect(await findTexts(own.id, mine, "estacionamento?")).toEqual([
		"Nosso estacionamento é grátis.",
	]);
	expect(await findTexts(own.id, theirs, "estacionamento?")).toEqual([]);
	expect(await findTexts(foreign.id, mine, "estacionamento?")).toEqual([]);
});

test("D08 an object answers nobody but the workspace whose knowledge it holds", async () => {
	const [own, foreign] = [await createWorkspace(), await createWorkspace()];
	const object = knowledgeOf(own.id);
	const here = { agentId: "agent" };
	const place = { ...here, agentName: "Lia", spareBaseId: "spare" };
	await object.addEntry(own.id, place, newEntry("Frete", "Grátis.", "e1"));
	const w = foreign.id;
	const notFound = { ok: false, code: "not_found" };
	const change = { title: "a", text: "b", updatedAt: 2 };
	const page = { words: "", offset: 0, limit: 1 };
	const base = { id: "b", name: "B", createdBy: "m" };
	const words = { asked: "a", told: "b" };
	const seen = { id: "e1", updatedAt: 1 };
	const refused = {
		searchKnowledge: () => object.searchKnowledge(w, { ...here, searches: [], limit: 1 }),
		listEntries: () => object.listEntries(w, here, page),
		listBases: () => object.listBases(w),
		addBase: () => object.addBase(w, base, null),
		renameBase: () => object.renameBase(w, "agent", "B"),
		removeBase: () => object.removeBase(w, "agent"),
		attachBase: () => object.attachBase(w, "agent", "agent", false),
		forgetAgent: () => object.forgetAgent(w, "agent"),
		openEntry: () => object.openEntry(w, here, "e1"),
		addEntry: () => object.addEntry(w, place, newEntry("a", "b")),
		addEntries: () => object.addEntries(w, place, [newEntry("a", "b")]),
		changeEntry: () => object.changeEntry(w, here, "e1", change),
		removeEntry: () => object.removeEntry(w, here, "e1"),
		listCatalogueRows: () => object.listCatalogueRows(w, "e1", { words: "", offset: 0 }),
		listSources: () => object.listSources(w, here),
		addSource: () =>
			object.addSource(w, place, {
				id: "s",
				address: "https://loja.example/",
				kind: "page",
				schedule: "never",
				createdBy: "m",
			}),
		readSource: () => object.readSource(w, "s"),
		scheduleSource: () => object.scheduleSource(w, "s", "daily"),
		removeSource: () => object.removeSource(w, "s"),
		listSourceChanges: () => object.listSourceChanges(w, "s", 0),
		settleSourceChanges: () =>
			object.settleSourceChanges(w, "s", { run: 0, keys: "all", isTaken: true }),
		noteAnswered: () => object.noteAnswered(w, ["e1"]),
		listPairs: () => object.listPairs(w, "agent"),
		settlePair: () => object.settlePair(w, { one: seen, other: { ...seen, id: "e2" } }, "m"),
		listSynonyms: () => object.listSynonyms(w),
		putSynonyms: () => object.putSynonyms(w, { id: "g", words: ["a", "b"], createdBy: "m" }, true),
		removeSynonyms: () => object.removeSynonyms(w, "g"),
		acceptWords: () => object.acceptWords(w, words, { id: "g", createdBy: "m" }),
		dismissWords: () => object.dismissWords(w, words),
		learnWords: () => object.learnWords(w, ["Tem frete?"], "e1"),
		markRight: () => object.markRight(w, ["e1"]),
		readSemanticSearch: () => object.readSemanticSearch(w),
		chooseSemanticSearch: () => object.chooseSemanticSearch(w, { by: "nobody" }),
	};
	for (const [name, call] of Object.entries(refused)) expect(await call(), name).toEqual(notFound);
	expect(await object.searchByMeaning(w, { ...here, texts: ["a"], limit: 1 })).toEqual(notFound);
	// The hub of the workspace is another object of the class, and holds none.
	expect(await env.WORKSPACE_HUB.getByName(own.id).listBases(own.id)).toEqual(notFound);
	const operations = await runInDurableObject(object, (instance) =>
		Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf(instance))),
	);
	expect(operations.filter((name) => name !== "constructor").toSorted()).toEqual(
		Object.keys(refused).toSorted(),
	);
	expect(await object.openEntry(own.id, here, "e1")).toMatchObject({ value: { answered: 0 } });
});

/** Rows the object reads while `run` asks it. */
async function countRows(workspaceId: string, run: () => Promise<unknown>): Promise<number> {
	const object = knowledgeOf(workspaceId);
	const meter = await runInDurableObject(object, (_, { storage }) => {
		const made = createUsageMeter(storage);
		return { total: () => made.total() };
	});
	await run();
	return runInDurableObject(object, () => meter.total().rowsRead);
}

test("a question reads no row while nothing changes, and one for each entry after a change", async () => {
	const { id } = await createWorkspace();
	const agent = await createAgent(id);
	for (let n = 0; n < 40; n += 1) await teachAgent(id, agent, `Entrega ${n}`, `Em ${n} dias.`);
	const cold = await countRows(id, () => find(id, agent, "qual o prazo da entrega?"));
	expect(cold).toBeGreaterThan(0);
	expect(cold).toBeLessThan(200);
	expect(await countRows(id, () => find(id, agent, "e do frete?"))).toBe(0);
	await teachAgent(id, agent, "Estacionamento", "Grátis na rua.");
	expect(await find(id, agent, "tem estacionamento?")).toHaveLength(1);
});

/** A workspace with a base that an agent knows. */
async function createBase() {
	const { id } = await createWorkspace();
	const object = knowledgeOf(id);
	await object.addBase(id, { id: "base", name: "Loja", createdBy: "m" }, "agent");
	return {
		id,
		object,
		base: { baseId: "base" },
		asked: { agentId: "agent", searches: [], limit: 1 },
	};
}

test("what fits into a prompt is given whole when it is wanted", async () => {
	const { id, object, base, asked } = await createBase();
	await object.addBase(id, { id: "other", name: "Fora", createdBy: "m" }, null);
	await object.addEntry(id, base, newEntry("Frete", "Grátis.\n\n# Prazo\nDois dias."));
	await object.addEntry(id, { baseId: "other" }, newEntry("Outra", "Fora."));
	const whole = await object.searchKnowledge(id, { ...asked, wantsWhole: true });
	expect(whole).toMatchObject({
		value: { found: [], whole: [{ title: "Frete", text: "Grátis.\n\n# Prazo\nDois dias." }] },
	});
	expect(await object.searchKnowledge(id, asked)).toMatchObject({ value: { whole: null } });
	await object.addEntry(id, base, newEntry("Manual", "a ".repeat(12_000)));
	expect(await object.searchKnowledge(id, { ...asked, wantsWhole: true })).toMatchObject({
		value: { whole: null },
	});
});

test("the workspace's entries, bases and characters end at their limits, a change counting what it adds", async () => {
	const { id, object, base } = await createBase();
	await object.addEntry(id, base, newEntry("Frete", "Grátis.", "first"));
	await runInDurableObject(object, (_, { storage }) => {
		storage.sql.exec(
			`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
			 INSERT INTO entries (id, base_id, source, title, text, cuts, characters, created_at, updated_at)
			 SELECT 'n' || i, 'base', 'typed', 'Item ' || i, 'x', '[1]', 999, 1, 1 FROM n`,
			MAX_ENTRIES - 2,
		);
	});
	const text = "x".repeat(150_000);
	const full = { code: "knowledge_full" };
	expect(await object.addEntry(id, base, newEntry("Manual", text))).toMatchObject(full);
	const change = { title: "Frete", text: "Rápido.", updatedAt: 2 };
	expect((await object.changeEntry(id, base, "first", change)).ok).toBe(true);
	expect(await object.changeEntry(id, base, "first", { ...change, text })).toMatchObject(full);
	expect((await object.addEntry(id, base, newEntry("Último", "cabe"))).ok).toBe(true);
	expect(await object.addEntry(id, base, newEntry("Demais", "x"))).toMatchObject({
		code: "too_many_entries",
	});
	for (let n = 1; n < MAX_BASES; n += 1)
		await object.addBase(id, { id: `b${n}`, name: `B${n}`, createdBy: "m" }, null);
	const more = { id: "more", name: "B", createdBy: "m" };
	expect(await object.addBase(id, more, null)).toMatchObject({ code: "too_many_bases" });
	expect((await object.addBase(id, { ...more, id: "base" }, null)).ok).toBe(true);
	await object.removeBase(id, "b1");
	const taken = { ok: false, code: "base_name_taken" };
	expect(await object.addBase(id, { ...more, name: "LOJÁ" }, null)).toEqual(taken);
	expect(await object.renameBase(id, "b2", "b3")).toEqual(taken);
	expect(await object.renameBase(id, "b2", "b2")).toEqual({ ok: true, value: "B2" });
});

test("an entry opens as it was, once however often it comes, and leaves nothing behind", async () => {
	const { id, object, base } = await createBase();
	const other = { baseId: "other" };
	const entry = newEntry("Trocas", "Em 30 dias.\n\nCom nota fiscal.");
	const first = await object.addEntry(id, base, entry);
	expect(await object.addEntry(id, base, { ...entry, title: "Outra" })).toEqual(first);
	expect(await object.openEntry(id, { agentId: "agent" }, entry.id)).toMatchObject({
		value: { title: "Trocas", text: "Em 30 dias.\n\nCom nota fiscal.", characters: 29 },
	});
	expect((await object.openEntry(id, other, entry.id)).ok).toBe(false);
	const change = { title: "Garantia", text: "Um ano.", updatedAt: 2 };
	expect((await object.changeEntry(id, other, entry.id, change)).ok).toBe(false);
	await object.noteAnswered(id, [entry.id, "gone"]);
	await object.markRight(id, [entry.id]);
	expect(await object.changeEntry(id, base, entry.id, change)).toMatchObject({
		value: {
			entry: { title: "Garantia", characters: 7, answered: 1, createdAt: 1, updatedAt: 2 },
			base: "Loja",
		},
	});
	const count = async (words: string) => {
		const listed = await object.listEntries(id, base, { words, offset: 0, limit: 10 });
		return listed.ok ? listed.value.total : listed.code;
	};
	expect([await count("GARANTÍA"), await count("um ano"), await count("nota")]).toEqual([1, 1, 0]);
	expect((await object.removeEntry(id, other, entry.id)).ok).toBe(false);
	expect((await object.removeEntry(id, base, entry.id)).ok).toBe(true);
	expect((await object.removeEntry(id, base, entry.id)).ok).toBe(false);
});

test("an agent without a base gets its own with its first entry, and another one where that was detached", async () => {
	const { id, object } = await createBase();
	const place = { agentId: "new", agentName: "Nova", spareBaseId: "spare" };
	await Promise.all([
		object.addEntry(id, place, newEntry("Um", "a")),
		object.addEntry(id, { ...place, spareBaseId: "spare2" }, newEntry("Dois", "b")),
	]);
	await object.attachBase(id, "new", "base", true);
	expect(await object.addEntry(id, place, newEntry("Três", "c"))).toMatchObject({
		value: { entry: { baseId: "new" }, base: "Nova" },
	});
	await object.attachBase(id, "new", "new", false);
	expect(await object.addEntry(id, place, newEntry("Quatro", "d"))).toMatchObject({
		value: { entry: { baseId: "base" }, base: "Loja" },
	});
	await object.attachBase(id, "new", "base", false);
	expect(await object.addEntry(id, place, newEntry("Cinco", "e"))).toMatchObject({
		value: { entry: { baseId: "spare" }, base: "Nova" },
	});
	expect(await object.listBases(id)).toMatchObject({
		value: {
			all: { entries: 5 },
			bases: [
				{ id: "base", agentIds: ["agent"], entries: 1 },
				{ id: "new", agentIds: [], entries: 3, characters: 3 },
				{ id: "spare", agentIds: ["new"], entries: 1 },
			],
		},
	});
});

test("a base goes with everything in it, and nothing comes into it any more", async () => {
	const { id, object, base } = await createBase();
	await object.addEntry(id, base, newEntry("Frete", "Grátis."));
	expect(await object.renameBase(id, "base", "Rua")).toMatchObject({ ok: true });
	expect(await object.removeBase(id, "base")).toEqual({ ok: true, value: "Rua" });
	const gone = { ok: false, code: "not_found" };
	expect(await object.removeBase(id, "base")).toEqual(gone);
	expect(await object.addEntry(id, base, newEntry("Tarde", "Demais."))).toEqual(gone);
	expect(await object.attachBase(id, "agent", "base", true)).toEqual(gone);
	expect(await object.listBases(id)).toMatchObject({ value: { bases: [], all: { entries: 0 } } });
});

test("the knowledge of a workspace goes whole, and nothing late comes back", async () => {
	const { id, object, base } = await createBase();
	await object.addEntry(id, base, newEntry("Frete", "Grátis."));
	await object.erase();
	await object.erase();
	const gone = { ok: false, code: "not_found" };
	expect(await object.addEntry(id, base, newEntry("Tarde", "Demais."))).toEqual(gone);
	const left = await runInDurableObject(object, (_, { storage }) =>
		storage.sql
			.exec<{ n: number }>(
				"SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM bases) AS n",
			)
			.one(),
	);
	expect(left.n).toBe(0);
});

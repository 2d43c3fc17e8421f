import { env } from "cloudflare:workers";
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { createImport } from "#durable-objects/knowledge/import.ts";
import { createKnowledge } from "#durable-objects/knowledge/knowledge.ts";
import { knowledgeOf, newEntry, teachInD1 } from "#tests/support/knowledge.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertAgentIfBelow } from "#workers/data/queries/billing/plan-limits.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);

async function createAgent() {
	const { id: workspaceId } = await createWorkspace();
	const agentId = crypto.randomUUID();
	const agent = { id: agentId, name: "Sofia", createdAt: 1, updatedAt: 1 };
	await insertAgentIfBelow(db, workspaceId, agent, null);
	return { workspaceId, agentId };
}

/** As after a start that is long enough ago for D1 to be asked. */
async function startAgain(workspaceId: string): Promise<void> {
	const object = knowledgeOf(workspaceId);
	await runInDurableObject(object, (_, { storage }) => {
		storage.sql.exec("UPDATE meta SET value = 0 WHERE key = 'imported_at'");
	});
	await evictDurableObject(object);
}

async function titlesOf(workspaceId: string, agentId: string): Promise<string[]> {
	const page = { words: "", offset: 0, limit: 100 };
	const listed = await knowledgeOf(workspaceId).listEntries(workspaceId, { agentId }, page);
	return listed.ok ? listed.value.entries.map(({ title }) => title).toSorted() : [listed.code];
}

test("what an agent knew in D1 is its base's, whole, and once", async () => {
	const { workspaceId, agentId } = await createAgent();
	const passages = ["Em 30 dias.\n\n", "Com nota fiscal."];
	await teachInD1(workspaceId, agentId, { id: "i1", title: "Trocas", passages, updatedAt: 5 });
	const searches = [[{ text: "trocas com nota fiscal", weight: 1 }]];
	const object = knowledgeOf(workspaceId);
	const answer = await object.searchKnowledge(workspaceId, { agentId, searches, limit: 3 });
	expect(answer).toMatchObject({ value: { found: [[{ title: "Trocas", entryId: "i1" }]] } });
	expect(await object.openEntry(workspaceId, { agentId }, "i1")).toMatchObject({
		value: { text: "Em 30 dias.\n\nCom nota fiscal.", updatedAt: 5 },
	});
	expect(await object.listBases(workspaceId)).toMatchObject({
		value: { bases: [{ id: agentId, name: "Sofia", agentIds: [agentId], entries: 1 }] },
	});
	await startAgain(workspaceId);
	expect(await titlesOf(workspaceId, agentId)).toEqual(["Trocas"]);
});

test("R38 what a release that was rolled back to wrote, changed and deleted is taken in when this one is back", async () => {
	const { workspaceId, agentId } = await createAgent();
	const before = ["kept", "changed", "deleted", "ours"];
	for (const id of before)
		await teachInD1(workspaceId, agentId, {
			id: `${id}-${agentId}`,
			title: id,
			passages: ["a"],
			updatedAt: 5,
		});
	expect(await titlesOf(workspaceId, agentId)).toEqual(before.toSorted());
	const object = knowledgeOf(workspaceId);
	const ours = { title: "ours, changed here", text: "b", updatedAt: 9 };
	const place = { baseId: agentId };
	await object.changeEntry(workspaceId, place, `ours-${agentId}`, ours);
	await object.addEntry(workspaceId, place, newEntry("new here", "x"));
	await object.removeEntry(workspaceId, place, `kept-${agentId}`);
	await teachInD1(workspaceId, agentId, {
		id: `changed-${agentId}`,
		title: "changed there",
		passages: ["c"],
		updatedAt: 7,
	});
	await teachInD1(workspaceId, agentId, {
		id: `new-${agentId}`,
		title: "new there",
		passages: ["d"],
		updatedAt: 7,
	});
	for (const id of [`deleted-${agentId}`, `ours-${agentId}`]) {
		await env.DB.prepare("delete from knowledge_passages where entry_id = ?").bind(id).run();
		await env.DB.prepare("delete from knowledge_entries where id = ?").bind(id).run();
	}
	await startAgain(workspaceId);
	// What was removed here stays away although D1 has it; what was changed here stays although D1 lost it.
	expect(await titlesOf(workspaceId, agentId)).toEqual([
		"changed there",
		"new here",
		"new there",
		"ours, changed here",
	]);
});

test("texts that are too long for one answer of D1 come in several", async () => {
	const { workspaceId, agentId } = await createAgent();
	for (let n = 0; n < 7; n += 1)
		await teachInD1(workspaceId, agentId, {
			id: `long-${n}-${agentId}`,
			title: `Manual ${n}`,
			passages: ["x".repeat(199_000)],
			updatedAt: 5,
		});
	expect(await titlesOf(workspaceId, agentId)).toHaveLength(7);
});

test("R38 without D1 what is here answers, and an object that has taken nothing in yet refuses", async () => {
	const { workspaceId, agentId } = await createAgent();
	await teachInD1(workspaceId, agentId, {
		id: "i9",
		title: "Frete",
		passages: ["a"],
		updatedAt: 5,
	});
	const broken = {
		prepare: () => {
			throw new Error("away");
		},
	} as unknown as D1Database;
	const outcome = await runInDurableObject(knowledgeOf(workspaceId), async (_, { storage }) => {
		const knowledge = createKnowledge(storage.sql, Date.now);
		const given = { storage, workspaceId, ...knowledge };
		const noted: unknown[] = [];
		const away = createImport({ ...given, d1: broken });
		const first = await away
			.takeIn((error) => noted.push(error))
			.then(
				() => "done",
				() => "threw",
			);
		await createImport({ ...given, d1: env.DB }).takeIn(() => undefined);
		storage.sql.exec("UPDATE meta SET value = 0 WHERE key = 'imported_at'");
		await away.takeIn((error) => noted.push(error));
		return { first, noted: noted.length, entries: knowledge.entries.totals().entries };
	});
	expect(outcome).toEqual({ first: "threw", noted: 1, entries: 1 });
});

import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { MAX_SYNONYM_GROUPS } from "#app/domain/agents/synonym-groups.ts";
import { KEEP_TRACES_MS } from "#app/domain/agents/trace.ts";
import { createAgent } from "#tests/support/agents.ts";
import { knowledgeOf, teachAgent } from "#tests/support/knowledge.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** A workspace whose agent knows of one thing under another name than customers use. */
async function createShop() {
	const { id } = await createWorkspace();
	const manager = await createMember(id, "manager");
	const agentId = await createAgent(manager);
	const entryId = await teachAgent(id, agentId, "Geladinho gourmet", "Temos de morango.");
	const object = knowledgeOf(id);
	const find = async (text: string) => {
		const searches = [[{ text, weight: 1 }]];
		const answer = await object.searchKnowledge(id, { agentId, searches, limit: 3 });
		return answer.ok ? (answer.value.found[0] ?? []).map(({ entryId: found }) => found) : [];
	};
	const by = await findSignedIn(manager);
	const list = async () => {
		const listed = await services().knowledgeSynonyms.list(by);
		if (!listed.ok) throw new Error(listed.code);
		return listed.value;
	};
	return { id, by, entryId, object, find, list, synonyms: services().knowledgeSynonyms };
}

test("own groups are added to those that are shipped, at once, and go at once", async () => {
	const { id, by, entryId, find, list, synonyms } = await createShop();
	expect(await find("tem sacolé?")).toEqual([]);
	expect((await synonyms.save(by, null, ["sacolé", "geladinho"])).ok).toBe(true);
	expect(await find("tem sacolé?")).toEqual([entryId]);
	const [group] = (await list()).groups;
	expect(group?.words).toEqual(["sacolé", "geladinho"]);
	expect((await synonyms.save(by, group?.id ?? "", ["sacolé", "picolé de saquinho"])).ok).toBe(
		true,
	);
	expect(await find("tem sacolé?")).toEqual([]);
	expect((await synonyms.remove(by, group?.id ?? "")).ok).toBe(true);
	expect(await list()).toEqual({ groups: [], suggestions: [] });
	const notFound = { ok: false, code: "not_found" };
	expect(await synonyms.remove(by, group?.id ?? "")).toEqual(notFound);
	expect(await synonyms.save(by, group?.id ?? "", ["a1", "b2"])).toEqual(notFound);
	expect(await synonyms.save(by, null, ["sacolé"])).toEqual({
		ok: false,
		code: "synonyms_invalid",
	});
	const codes = await codesOf(id);
	expect(codes.filter((code) => code.startsWith("synonyms"))).toHaveLength(3);
});

test("what an answer of the team suggests is accepted with a click, or stays away", async () => {
	const { id, by, entryId, object, find, list, synonyms } = await createShop();
	const learn = (question: string) => object.learnWords(id, [question, question], entryId);
	await learn("Oi! Tem sacolé gourmet?");
	await learn("Tem chup-chup gourmet?");
	const asked = ({ suggestions }: Awaited<ReturnType<typeof list>>) =>
		suggestions.map((pair) => `${pair.asked} ${pair.told}`).toSorted();
	expect(asked(await list())).toEqual(["chup geladinho", "sacolé geladinho"]);
	const [sacole, chup] = [
		{ asked: "sacolé", told: "geladinho" },
		{ asked: "chup", told: "geladinho" },
	];
	expect((await synonyms.dismiss(by, chup)).ok).toBe(true);
	await learn("Tem chup-chup gourmet?");
	expect(asked(await list())).toEqual(["sacolé geladinho"]);
	await synonyms.save(by, null, ["geladinho", "dindin"]);
	expect((await synonyms.accept(by, sacole)).ok).toBe(true);
	expect(await list()).toMatchObject({
		groups: [{ words: ["geladinho", "dindin", "sacolé"] }],
		suggestions: [],
	});
	expect(await find("tem sacolé?")).toEqual([entryId]);
	for (const forged of ["a1, b2", " chup ", "de"])
		expect(await synonyms.accept(by, { asked: forged, told: "geladinho" }), forged).toEqual({
			ok: false,
			code: "synonyms_invalid",
		});
	await learn("Tem sacolé gourmet?");
	expect((await list()).suggestions).toEqual([]);
	expect(await object.learnWords(id, ["Tem sacolé?"], "gone")).toMatchObject({ code: "not_found" });
	// As old as the questions they came from.
	const longAgo = KEEP_TRACES_MS + 1_000;
	await runInDurableObject(object, (_, { storage }) => {
		storage.sql.exec("UPDATE synonym_suggestions SET suggested_at = suggested_at - ?", longAgo);
	});
	await learn("Tem chup-chup gourmet?");
	expect(asked(await list())).toEqual(["chup geladinho"]);
});

test("E01 D01 who may not manage agents changes no words, another workspace sees none, and they end at a limit", async () => {
	const shop = await createShop();
	const viewer = await findSignedIn(await createMember(shop.id, "viewer"));
	const { by: stranger } = await createShop();
	const { synonyms } = shop;
	const pair = { asked: "sacolé", told: "geladinho" };
	const forbidden = { ok: false, code: "forbidden" };
	expect(await synonyms.save(viewer, null, ["sacolé", "geladinho"])).toEqual(forbidden);
	expect(await synonyms.accept(viewer, pair)).toEqual(forbidden);
	expect(await synonyms.dismiss(viewer, pair)).toEqual(forbidden);
	await synonyms.save(shop.by, null, ["sacolé", "geladinho"]);
	const [group] = (await shop.list()).groups;
	expect(await synonyms.remove(viewer, group?.id ?? "")).toEqual(forbidden);
	expect(await synonyms.remove(stranger, group?.id ?? "")).toMatchObject({ code: "not_found" });
	expect(await synonyms.list(stranger)).toMatchObject({ value: { groups: [] } });
	expect(await synonyms.list(viewer)).toMatchObject({ value: { groups: [group] } });
	for (let n = 1; n < MAX_SYNONYM_GROUPS; n += 1)
		await shop.object.putSynonyms(
			shop.id,
			{ id: `g${n}`, words: [`a${n}`, `b${n}`], createdBy: "m" },
			true,
		);
	const full = { ok: false, code: "too_many_synonyms" };
	expect(await synonyms.save(shop.by, null, ["novo", "novidade"])).toEqual(full);
	expect(await synonyms.accept(shop.by, { asked: "novo", told: "novidade" })).toEqual(full);
	expect((await synonyms.save(shop.by, group?.id ?? "", ["novo", "novidade"])).ok).toBe(true);
});

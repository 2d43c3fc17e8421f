import { expect, test } from "vitest";
import { type Evidence, listEvidence } from "#app/domain/agents/retrieval/evidence.ts";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";

const index = new KnowledgeIndex([
	{
		entryId: "chalet",
		title: "Chalé família",
		text: "O chalé tem dois quartos e custa R$ 900,00.",
	},
	{ entryId: "suite", title: "Suíte", text: "A suíte tem banheira, com vista para o mar." },
	{ entryId: "pool", title: "Piscina", text: "Aberta das 8h às 20h." },
]);
function of(text: string, entryId: string): Evidence | undefined {
	const search = index.search([{ text, weight: 1 }]);
	return listEvidence(search)[search.found.findIndex(({ passage }) => passage.entryId === entryId)];
}

test("what it has of the question speaks for it, what others have against it", () => {
	const [chalet, suite] = ["chalet", "suite"].map((id) => of("o chalé tem banheira?", id));
	expect(chalet?.met).toBeGreaterThan(0.3);
	expect([chalet?.missed, suite?.missed]).toEqual([1, 1]);
	expect(chalet?.first).toBe(1);
	expect(of("quanto custa o chalé?", "chalet")?.signs).toBe(1);
	expect(of("quanto custa a piscina?", "pool")?.signsLacked).toBe(1);
});

test("a word that nobody knows is told, one of every day counts less", () => {
	const rare = of("o chalé tem mosquiteiro?", "chalet");
	const told = of("o chalé tem paciência?", "chalet");
	expect(rare?.strangeUnheard).toBeGreaterThan(0);
	expect(rare?.strange).toBeGreaterThan(told?.strange ?? 9);
	expect(told?.strangeUnheard).toBe(0);
});

test("who is ahead is told by how far", () => {
	expect(of("chalé família", "chalet")?.lead).toBeGreaterThan(0.5);
	expect(of("chalé com banheira", "suite")?.lead).toBeLessThan(0.5);
});

import { expect, test } from "vitest";
import { readSynonyms, SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";

test("forty groups and more are shipped", () => {
	expect(SHIPPED_SYNONYMS.groups.length).toBeGreaterThanOrEqual(40);
	expect(SHIPPED_SYNONYMS.groupsOf.has("quanto custa")).toBe(true);
});

test("a group has words by their stems and phrases as they are, the longest first", () => {
	const { groups, phrases } = readSynonyms(["Preço, sai por, sai por quanto"]);
	expect(groups[0]).toEqual(["prec", "sai por", "sai por quanto"]);
	expect(phrases.get("sai")?.map((parts) => parts.length)).toEqual([3, 2]);
});

import { expect, test } from "vitest";
import { arrangeWords, findMeant } from "#app/domain/agents/retrieval/vocabulary.ts";

const known = {
	...arrangeWords(new Set(["chocolate", "quarto", "chegar", "liga", "pix"])),
	stems: new Set<string>(),
	askedRarity: () => undefined,
};

test.each([
	["chocolatte", "chocolate"],
	["xegar", "chegar"],
	["qaurto", "quarto"],
	["ilga", "liga"],
])("%s was meant to be %s", (written, meant) => {
	expect(findMeant(written, known)?.word).toBe(meant);
});

test("what is far from every word is no slip, and short words are taken as they are", () => {
	expect(findMeant("girafa", known)).toBeNull();
	expect(findMeant("piz", known)).toBeNull();
});

test("the more slips, the less sure", () => {
	const [one, two] = ["chocolatee", "chocoaltee"].map(
		(word) => findMeant(word, known)?.quality ?? 0,
	);
	expect(one).toBeGreaterThan(two ?? 1);
});

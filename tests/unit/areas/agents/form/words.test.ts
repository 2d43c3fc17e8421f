import { expect, test } from "vitest";
import { addWords, splitWords } from "#app/areas/agents/form/words.ts";

test("commas, semicolons and lines separate; what is blank is nothing", () => {
	expect(splitWords(" gerente, falar  com gente;\nação,, ")).toEqual([
		"gerente",
		"falar com gente",
		"ação",
	]);
});

test("the same word with other accents or capitals is added once", () => {
	expect(addWords(["Reclamação"], "reclamacao, RECLAMAÇÃO, procon", 20)).toEqual([
		"Reclamação",
		"procon",
	]);
});

test("no more than the limit are taken", () => {
	expect(addWords(["a", "b"], "c,d", 3)).toEqual(["a", "b", "c"]);
	expect(addWords(["a", "b"], "c", 2)).toEqual(["a", "b"]);
});

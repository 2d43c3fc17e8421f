import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEntryText } from "#app/domain/agents/knowledge-text.ts";
import {
	cutPassages,
	eachEntryOnce,
	eachOnce,
	MAX_PASSAGE_LENGTH,
} from "#app/domain/agents/passages.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

test("passages are the text again, none is too long and none is empty", () => {
	const piece = fc.oneof(
		fc.string({ unit: "grapheme", maxLength: 60 }),
		fc.constantFrom(
			"\n",
			"\n\n",
			". ",
			"? ",
			"# Título\n",
			"Cor: azul\nPreço: 10\n\n",
			"😀".repeat(300),
		),
		fc.string({ unit: "grapheme", minLength: 900, maxLength: 1_500 }),
	);
	const text = fc
		.array(piece, { minLength: 1, maxLength: 40 })
		.map((pieces) => parseEntryText(pieces.join("")));
	fc.assert(
		fc.property(text, (parsed) => {
			if (!parsed.ok) return;
			const passages = cutPassages(parsed.value);
			expect(passages.join("")).toBe(parsed.value);
			for (const passage of passages) {
				expect(passage.length).toBeLessThanOrEqual(MAX_PASSAGE_LENGTH);
				expect(passage).not.toBe("");
				expect(passage.isWellFormed()).toBe(true);
			}
		}),
		{ numRuns: 300 },
	);
});

test("a question stays with its answer, and apart from the next one", () => {
	const text =
		"Qual é o horário?\nDas 9 às 18.\n\nVocês entregam?\n\nSim, em todo o Brasil.\n\n# Trocas\n\nEm 30 dias.";
	expect(cutPassages(text).map((passage) => passage.trim())).toEqual([
		"Qual é o horário?\nDas 9 às 18.",
		"Vocês entregam?\n\nSim, em todo o Brasil.",
		"# Trocas\n\nEm 30 dias.",
	]);
});

test("questions right under each other are apart too, but a sentence that goes on is not", () => {
	const text = "Qual o horário?\nDas 9 às 18.\nVocês entregam?\nSim, em todo o Brasil.";
	expect(cutPassages(text)).toEqual([
		"Qual o horário?\nDas 9 às 18.\n",
		"Vocês entregam?\nSim, em todo o Brasil.",
	]);
	const wrapped = "Quando alguém pergunta se a loja\nabre no domingo?\nResponda que não.";
	expect(cutPassages(wrapped)).toEqual([wrapped]);
});

test("each row of a table is a passage of its own", () => {
	expect(
		cutPassages("Produto: Bota\nPreço: 99\n\nProduto: Tênis\nPreço: 59").map((passage) =>
			passage.trim(),
		),
	).toEqual(["Produto: Bota\nPreço: 99", "Produto: Tênis\nPreço: 59"]);
});

test("a question with a long answer of one paragraph stays with it", () => {
	const text = `Como trocar?\n\n${"Traga a nota fiscal. ".repeat(40).trim()}`;
	expect(cutPassages(text)).toEqual([text]);
});

test("small paragraphs share a passage, long ones are cut at sentences", () => {
	expect(cutPassages("Um.\n\nDois.\n\nTrês.")).toHaveLength(1);
	const long = cutPassages("Esta frase tem um fim. ".repeat(200).trim());
	expect(long.length).toBeGreaterThan(3);
	for (const passage of long.slice(0, -1)) expect(passage.endsWith("fim. ")).toBe(true);
});

test("L20 the longest text of the smallest rows makes no more passages than an index bears", () => {
	const rows = parseEntryText("a: 1\nb: 2\n\n".repeat(16_000));
	if (!rows.ok) throw new Error(rows.code);
	const spent = measureProcessor();
	expect(cutPassages(rows.value).length).toBeLessThan(1_000);
	expect(cutPassages("a".repeat(200_000))).toHaveLength(167);
	expect(cutPassages("a\n".repeat(100_000)).join("")).toHaveLength(200_000);
	expect(spent()).toBeLessThan(2_000);
});

test("of passages that come again the first stays, by their text or by their entry", () => {
	const found = ["a one", "b one", "a two", "a one"].map((both, at) => {
		const [entryId = "", text = ""] = both.split(" ");
		return { entryId, text, at };
	});
	expect(eachOnce(found).map(({ at }) => at)).toEqual([0, 1, 2]);
	expect(eachEntryOnce(found).map(({ at }) => at)).toEqual([0, 1]);
	expect(eachOnce([])).toEqual([]);
});

import { expect, test } from "vitest";
import { KnowledgeIndex } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { rank } from "#app/domain/agents/retrieval/confidence.ts";
import { readSynonyms, SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";
import {
	addSynonyms,
	MAX_SYNONYM_LENGTH,
	MAX_SYNONYMS,
	parseSynonyms,
	suggestWords,
} from "#app/domain/agents/synonym-groups.ts";

test("a group is two to twenty words or short phrases, each once however it is written", () => {
	expect(parseSynonyms([" Sacolé ", "geladinho, din  din", "SACOLE", ""])).toEqual({
		ok: true,
		value: ["Sacolé", "geladinho", "din din"],
	});
	const invalid = { ok: false, code: "synonyms_invalid" };
	for (const words of [
		[],
		["sacolé"],
		["sacolé", "SACOLÉ"],
		["de", "sacolé"],
		["um dois três quatro cinco seis", "sacolé"],
		["a".repeat(MAX_SYNONYM_LENGTH + 1), "sacolé"],
		["???", "sacolé"],
		Array.from({ length: MAX_SYNONYMS + 1 }, (_, n) => `palavra${n}`),
	])
		expect(parseSynonyms(words), words.join()).toEqual(invalid);
});

test("own groups stand beside the shipped ones, and both find", () => {
	const synonyms = addSynonyms(SHIPPED_SYNONYMS, [["sacolé", "geladinho", "din din"]]);
	expect(synonyms.groups).toHaveLength(SHIPPED_SYNONYMS.groups.length + 1);
	const passages = [
		{ entryId: "1", title: "Geladinho", text: "Temos de morango." },
		{ entryId: "2", title: "Estacionamento", text: "Na rua ao lado." },
		{ entryId: "3", title: "Endereço", text: "Rua Um, 10." },
	];
	const find = (index: KnowledgeIndex, text: string) =>
		rank(index.search([{ text, weight: 1 }]))[0]?.entryId;
	const index = new KnowledgeIndex(passages, synonyms);
	for (const asked of ["tem sacolé?", "tem din din?"]) expect(find(index, asked)).toBe("1");
	expect(find(index, "tem vaga para parar o carro?")).toBe("2");
	expect(find(new KnowledgeIndex(passages, SHIPPED_SYNONYMS), "tem din din?")).not.toBe("1");
	expect(addSynonyms(SHIPPED_SYNONYMS, [])).toBe(SHIPPED_SYNONYMS);
});

test("a word that is in a shipped group keeps it when it is put into an own one", () => {
	const known = readSynonyms(["troca, trocar", "frete, envio"]);
	const { groupsOf, phrases } = addSynonyms(known, [["frete", "carreto da loja"]]);
	expect(groupsOf.get("frete") ?? groupsOf.get("fret")).toHaveLength(2);
	expect(phrases.get("carreto")).toEqual([["carreto", "da", "loja"]]);
});

test("words are suggested where a question and its answer call one thing by two", () => {
	const none = readSynonyms([]);
	const entry = { title: "Geladinho gourmet", text: "Temos de morango e de uva." };
	expect(suggestWords(["Oi, boa tarde! Vocês tem sacolé gourmet?"], entry, none)).toEqual([
		["sacolé", "geladinho"],
	]);
	expect(suggestWords(["Tem sacolé de uva?"], { ...entry, title: "Geladinho" }, none)).toEqual([
		["sacolé", "geladinho"],
	]);
	// What is known already, what the entry has, what is the question again, and what nobody can tell apart.
	const known = readSynonyms(["sacole, geladinho"]);
	expect(suggestWords(["Tem sacolé?"], { ...entry, title: "Geladinho" }, known)).toEqual([]);
	expect(suggestWords(["Tem uva?"], { ...entry, title: "Geladinho" }, none)).toEqual([]);
	expect(suggestWords(["Tem sacolé?"], { ...entry, title: "Tem sacolé?" }, none)).toEqual([]);
	expect(suggestWords(["Sacolé gigante colorido artesanal?"], entry, none)).toEqual([]);
	expect(
		suggestWords(["Meu cpf é 12345678900"], { ...entry, title: "Documento" }, none).flat(),
	).not.toContain("12345678900");
	// Of several questions the clearest tell.
	expect(suggestWords(["Sacolé artesanal?", "Tem sacolés?", "Sacolé!"], entry, none)).toEqual([
		["sacolé", "geladinho"],
		["sacolé", "gourmet"],
		["artesanal", "geladinho"],
		["artesanal", "gourmet"],
	]);
	const plain = { ...entry, title: "Geladinho" };
	expect(suggestWords(["Sacolé artesanal?", "Tem sacolés?", "Sacolé!"], plain, none)).toEqual([
		["sacolés", "geladinho"],
	]);
});

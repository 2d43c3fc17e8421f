import { expect, test } from "vitest";
import type { FoundEntry } from "#app/domain/agents/document-blocks.ts";
import {
	compareEntries,
	digestOf,
	digestOfAll,
	type SourceEntry,
	takeProposals,
} from "#app/domain/agents/knowledge-diff.ts";

const found = (title: string, text: string, above: string[] = ["Ajuda"]): FoundEntry => ({
	path: [...above, title],
	title,
	text,
	rows: null,
});
const known = (id: string, entry: FoundEntry, more: Partial<SourceEntry> = {}): SourceEntry => ({
	id,
	path: entry.path,
	title: entry.title,
	text: entry.text,
	settled: null,
	...more,
});
const told = (before: SourceEntry[], now: FoundEntry[], declined?: ReadonlySet<string>) =>
	compareEntries(before, now, declined).map((proposal) =>
		proposal.kind === "added"
			? `+ ${proposal.found.title}`
			: proposal.kind === "changed"
				? `${proposal.id} = ${proposal.found.title}`
				: `- ${proposal.id}`,
	);

const TROCA = found("Troca", "Troque em até 30 dias, com a nota e a etiqueta.");
const FRETE = found("Frete", "Grátis acima de R$ 200 em todo o Brasil.");
const BEFORE = [known("a", TROCA), known("b", FRETE)];

test("the same entries, in any order, propose nothing", () => {
	expect(told(BEFORE, [FRETE, TROCA])).toEqual([]);
	expect(digestOfAll([TROCA, FRETE])).toBe(digestOfAll([{ ...TROCA }, { ...FRETE }]));
	expect(digestOfAll([TROCA])).not.toBe(digestOfAll([FRETE]));
	expect(digestOf(TROCA)).toMatch(/^[0-9a-f]{16}$/);
	expect(digestOf(TROCA)).not.toBe(digestOf({ ...TROCA, text: TROCA.text.replace("30", "60") }));
});

test("an edited text, a renamed heading and a moved section are changes of the same entry", () => {
	expect(told(BEFORE, [found("Troca", "Em 60 dias."), FRETE])).toEqual(["a = Troca"]);
	expect(told(BEFORE, [found("Trocas e devoluções", TROCA.text), FRETE])).toEqual([
		"a = Trocas e devoluções",
	]);
	const moved = found("Política", TROCA.text.replace("30", "60"), ["Loja", "Regras"]);
	expect(told(BEFORE, [moved, FRETE])).toEqual(["a = Política"]);
	expect(told(BEFORE, [found("TROCA ", TROCA.text), FRETE])).toEqual(["a = TROCA "]);
});

test("what is new is added, what is gone is removed, and what is neither alike is no change", () => {
	expect(told(BEFORE, [TROCA, found("Horário", "9h às 18h")])).toEqual(["+ Horário", "- b"]);
	expect(told(BEFORE, [])).toEqual(["- a", "- b"]);
	expect(told([], [TROCA])).toEqual(["+ Troca"]);
});

test("of several entries under one heading each finds its own", () => {
	const [one, two] = [
		found("Frete", "Para o Sul custa dez reais."),
		found("Frete", "Para o Norte vinte."),
	];
	const before = [known("sul", one), known("norte", two)];
	expect(told(before, [found("Frete", "Para o Norte trinta."), one])).toEqual(["norte = Frete"]);
});

test("a member's own words stay as long as the source says what it said, and what was declined is not asked again", () => {
	const edited = known("a", { ...TROCA, text: "Fale com a gente." }, { settled: digestOf(TROCA) });
	expect(told([edited], [TROCA])).toEqual([]);
	expect(told([edited], [found("Troca", "Em 60 dias.")])).toEqual(["a = Troca"]);
	expect(told([], [TROCA, FRETE], new Set([digestOf(TROCA)]))).toEqual(["+ Frete"]);
});

test("proposals are taken one by one or all; keys of another comparison take nothing", () => {
	const proposals = compareEntries(BEFORE, [found("Troca", "Em 60 dias."), found("Novo", "Algo.")]);
	expect(proposals.map(({ kind }) => kind)).toEqual(["changed", "added", "removed"]);
	expect(takeProposals(proposals, "all")).toEqual(proposals);
	expect(takeProposals(proposals, new Set(["changed a"]))).toEqual([proposals[0]]);
	expect(takeProposals(proposals, new Set(["changed z"]))).toEqual([]);
});

test("a large site is compared in good time", () => {
	const all = Array.from({ length: 3_000 }, (_, at) => found(`Tema ${at}`, `Texto ${at} da loja.`));
	const before = all.map((entry, at) => known(`k${at}`, entry));
	const started = Date.now();
	expect(told(before, all)).toEqual([]);
	const moved = all.map((entry) => ({ ...entry, path: ["x", entry.title] }));
	expect(told(before, moved)).toEqual([]);
	const rewritten = moved.map((entry) => ({ ...entry, text: `Agora ${entry.text}` }));
	expect(told(before, rewritten).length).toBe(6_000);
	expect(Date.now() - started).toBeLessThan(3_000);
});

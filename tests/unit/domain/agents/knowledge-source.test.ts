import { expect, test } from "vitest";
import type { FoundEntry } from "#app/domain/agents/document-blocks.ts";
import type { Proposal, SourceEntry } from "#app/domain/agents/knowledge-diff.ts";
import {
	nextReadAt,
	onlySure,
	parseSourceAddress,
	withoutRepeats,
} from "#app/domain/agents/knowledge-source.ts";

test.each([
	["loja.com.br", "https://loja.com.br/"],
	[" HTTP://Loja.com.br/ajuda#trocas ", "http://loja.com.br/ajuda"],
	["loja.com.br/busca?q=a b", "https://loja.com.br/busca?q=a%20b"],
	["", null],
	["loja", null],
	["ftp://loja.com.br", null],
	["javascript:alert(1)", null],
	["https://ana:senha@loja.com.br", null],
	[`loja.com.br/${"a".repeat(2_100)}`, null],
])("H10 %j is the address %j", (typed, address) => {
	const parsed = parseSourceAddress(typed);
	expect(parsed.ok ? parsed.value : null).toBe(address);
});

test("a source is due a day or a week after it was read, or when somebody asks", () => {
	const day = 86_400_000;
	expect([nextReadAt("daily", 5), nextReadAt("weekly", 5), nextReadAt("never", 5)]).toEqual([
		5 + day,
		5 + 7 * day,
		null,
	]);
});

const found = (title: string, text: string): FoundEntry => ({
	path: ["https://loja/", title],
	title,
	text,
	rows: null,
});

test("what stands on every page is one entry", () => {
	const hours = found("Horário", "9h às 18h");
	expect(withoutRepeats([hours, found("Frete", "Grátis"), { ...hours, path: ["x"] }])).toEqual([
		hours,
		found("Frete", "Grátis"),
	]);
});

const known: SourceEntry[] = ["a", "b"].map((id) => ({
	id,
	path: [`https://loja/${id}`, "Título"],
	title: "Título",
	text: id,
	settled: null,
}));
const removed: Proposal[] = known.map(({ id }) => ({ kind: "removed", key: `removed ${id}`, id }));
const added: Proposal = { kind: "added", key: "added x", found: found("Novo", "x") };
const page = (name: string, problem: "gone" | "unreachable" | null = null) => ({
	address: `https://loja/${name}`,
	problem,
});

test("what stands on a page that failed for the moment is not proposed away", () => {
	const all = [...removed, added];
	expect(onlySure(all, known, [page("a"), page("b", "gone")], 10)).toEqual(all);
	expect(onlySure(all, known, [page("a"), page("b", "unreachable")], 10)).toEqual([
		removed[0],
		added,
	]);
});

test("where not all pages were read, only what is gone from a page that was read is proposed away", () => {
	expect(onlySure(removed, known, [page("b"), page("c")], 2)).toEqual([removed[1]]);
	expect(onlySure(removed, known, [page("b"), page("c")], 3)).toEqual(removed);
});

import { expect, test } from "vitest";
import { fillTests, findIds, findProblems, listCited } from "#scripts/checks/threats.mjs";
import { readSource } from "./sources.ts";

test("every id of an attack or a fault has its line in docs/threats.md, and every line its tests", () => {
	expect(findProblems(readSource("docs/threats.md"), listCited())).toEqual([]);
});

test("an id without a line, a line without a test and a test that moved are seen", () => {
	const cited = new Map([
		["A01", new Set(["tests/unit/a.test.ts", "app/a.ts"])],
		["A99", new Set(["app/b.ts"])],
	]);
	const paper = ["| A01 | tried | held | unit/gone |", "| A02 | tried | held |  |"].join("\n");
	expect(findProblems(paper, cited)).toEqual([
		"A99 has no line, and is cited in app/b.ts",
		"A02 names neither a test nor why there is none",
		"the tests named are not those of today",
	]);
	expect(fillTests(paper, cited)).toContain("| A01 | tried | held | unit/a |");
});

test("a drawing, a finding and a longer word are no ids", () => {
	expect([...findIds('A01 (R14) <path d="M12 3" /> (inbox B16) ASCII85 X-A02')]).toEqual([
		"A01",
		"R14",
	]);
});

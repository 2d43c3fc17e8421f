import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "#scripts/local/paths.mjs";
import { quantile, spread } from "../../../bench/support/figures.ts";
import { BEGIN, END, fillTable, ROWS, type Run, writeTable } from "../../../bench/support/table.ts";

const run = (median: number, isShort = false): Run => ({
	at: "2026-11-27T10:00:00.000Z",
	isShort,
	machine: "2 × Model",
	values: { "auth to template": { min: median - 1, median, max: median + 1, rounds: 9 } },
});
const lineOf = (table: string) => table.split("\n").find((line) => line.includes("`/auth`, to"));

test("a figure is the middle of the last three runs, with the least and the most of all their rounds", () => {
	const runs = [run(90), run(3), run(5), run(2)];
	expect(lineOf(writeTable({ ssr: runs }))).toContain(
		"| **3×** (1–6) | 2.0× | 1.2× | `ssr`, 3 runs |",
	);
});

test("what was only looked at does not count, and what was not run says so", () => {
	expect(lineOf(writeTable({ ssr: [run(3, true)] }))).toContain("not run");
	expect(writeTable({})).toContain("No runs yet.");
});

test("the table goes between its marks, as often as it is written", () => {
	const once = fillTable(`before\n${BEGIN}\nold\n${END}\nafter`, { ssr: [run(4)] });
	expect(once).toMatch(/^before\n[\s\S]*\*\*4×\*\*[\s\S]*\nafter$/);
	expect(once).not.toContain("old");
	expect(fillTable(once, { ssr: [run(4)] })).toBe(once);
	expect(() => fillTable("no marks", {})).toThrow("marks");
});

test("what was not run keeps the line it had, also one that goes on with the one before", () => {
	const lone: Run = { ...run(1), values: { "p50 to chat.100": spread([2]) } };
	const before = `${BEGIN}\n${writeTable({ ssr: [run(4)], frames: [lone] })}\n${END}`;
	const after = fillTable(before, { ssr: [run(7)] });
	expect(after).toContain("**7×**");
	expect(after).not.toContain("**4×**");
	expect(after).toContain("| … 100 sockets | 1.8× | **2×** | 1.0× | 0.7× | `frames`, 1 runs |");
	expect(after.match(/not run/gu)).toHaveLength(ROWS.length - 2);
});

test("each row names a file of bench/ that notes such a value, and the README has the table", () => {
	for (const { from } of ROWS) {
		const file = inRoot("bench", `${from[0]}.ts`);
		expect(existsSync(file), file).toBe(true);
		const last =
			from[1]
				.split(".")
				.filter((part) => !/^\d+$/.test(part))
				.at(-1) ?? "";
		expect(readFileSync(file, "utf8"), from[1]).toMatch(new RegExp(last.split(" to ")[0] ?? last));
	}
	const readme = readFileSync(inRoot("bench", "README.md"), "utf8");
	expect(() => fillTable(readme, {})).not.toThrow();
});

test("a spread is of what was measured", () => {
	expect(spread([3, 1, 2])).toEqual({ min: 1, median: 2, max: 3, rounds: 3 });
	expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
	expect(() => spread([])).toThrow("without a value");
});

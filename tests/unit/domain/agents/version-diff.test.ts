import { expect, test } from "vitest";
import { readAllSettings } from "#app/domain/agents/stored-settings.ts";
import { diffContents, diffLines } from "#app/domain/agents/version-diff.ts";

const settings = readAllSettings({ instructions: "Seja breve.\nNão prometa nada." });
const before = { name: "Lia", settings };

test("equal versions differ in nothing", () => {
	expect(diffContents(before, structuredClone(before))).toEqual([]);
});

test("each field that differs is told with both values, in the order of the form", () => {
	const after = {
		name: "Lua",
		settings: {
			...settings,
			instructions: "Seja breve.\nChame pelo nome.",
			provider: "openai" as const,
			model: "gpt-5-mini",
			integrationId: "i1",
			temperature: 0.7,
			handOver: { words: ["procon"], onNoAnswer: false, onRequest: true, maxTurns: 9 },
			debounceMs: 5_000,
			languages: ["pt" as const, "en" as const],
			acts: { form: [], labels: ["Troca"], mayAssign: true, tellsHours: false },
		},
	};
	expect(diffContents(before, after)).toEqual([
		{ field: "name", before: "Lia", after: "Lua" },
		{
			field: "instructions",
			lines: [
				{ kind: "same", text: "Seja breve." },
				{ kind: "removed", text: "Não prometa nada." },
				{ kind: "added", text: "Chame pelo nome." },
			],
		},
		{ field: "provider", before: "knowledge", after: "openai" },
		{ field: "model", before: "", after: "gpt-5-mini" },
		{ field: "integrationId", before: null, after: "i1" },
		{ field: "temperature", before: 0.3, after: 0.7 },
		{ field: "debounceMs", before: 3_000, after: 5_000 },
		{ field: "languages", before: ["pt"], after: ["pt", "en"] },
		{ field: "onNoAnswer", before: true, after: false },
		{ field: "maxTurns", before: null, after: 9 },
		{ field: "words", added: ["procon"], removed: [] },
		{ field: "other", names: ["acts"] },
	]);
});

test("lines that stay are kept, in their order", () => {
	const kinds = (a: string, b: string) => diffLines(a, b).map(({ kind, text }) => [kind, text]);
	expect(kinds("a\nb\nc", "a\nx\nc\nd")).toEqual([
		["same", "a"],
		["removed", "b"],
		["added", "x"],
		["same", "c"],
		["added", "d"],
	]);
	expect(kinds("a", "a")).toEqual([["same", "a"]]);
});

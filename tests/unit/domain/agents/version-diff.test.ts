import { expect, test } from "vitest";
import { NO_ACTS } from "#app/domain/agents/acts/built-in.ts";
import type { FormField } from "#app/domain/agents/acts/contact-fields.ts";
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
		{ field: "actLabels", added: ["Troca"], removed: [] },
		{ field: "mayAssign", before: false, after: true },
	]);
});

test("another conversion is told with both; one that was never chosen is none", () => {
	const lead = { pixelId: "123456789", eventType: "Lead" as const, currency: "BRL" as const };
	const after = { name: "Lia", settings: { ...settings, conversion: lead } };
	expect(diffContents(before, after)).toEqual([{ field: "conversion", before: null, after: lead }]);
	expect(
		diffContents(before, { name: "Lia", settings: { ...settings, conversion: null } }),
	).toEqual([]);
});

test("data the agent asks for: what was changed is taken out and put in; a new order is none", () => {
	const acts = (...form: FormField[]) => ({
		name: "Lia",
		settings: { ...settings, acts: { ...NO_ACTS, form } },
	});
	const size: FormField = { key: "tamanho", label: "Tamanho", kind: "text" };
	const name: FormField = { key: "nome", label: "Nome", kind: "name" };
	expect(diffContents(acts(size, name), acts(name, size))).toEqual([]);
	expect(diffContents(acts(size), acts({ ...size, isRequired: true }))).toEqual([
		{ field: "actForm", added: [{ ...size, isRequired: true }], removed: [size] },
	]);
	expect(diffContents(before, acts()), "none is as before").toEqual([]);
});

test("settings of a later release are named as they are kept", () => {
	const later = { ...settings, dances: true };
	expect(diffContents(before, { name: "Lia", settings: later })).toEqual([
		{ field: "other", names: ["dances"] },
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

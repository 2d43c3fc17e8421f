import { expect, test } from "vitest";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import {
	type AgentForm,
	MAX_INSTRUCTIONS_LENGTH,
	MAX_MODEL_LENGTH,
	MAX_NAME_LENGTH,
	MAX_WORD_LENGTH,
	MAX_WORDS,
	parseAgentForm,
} from "#app/domain/agents/form.ts";

const form = (change: Partial<AgentSettings> = {}, name = "Sofia"): AgentForm => ({
	name,
	settings: {
		instructions: "",
		provider: "knowledge",
		model: "",
		temperature: 0.3,
		integrationId: null,
		handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
		hours: null,
		debounceMs: 3_000,
		languages: ["pt"],
		listens: true,
		...change,
	},
});
const handOver = (change: Partial<AgentSettings["handOver"]>) => ({
	handOver: { ...form().settings.handOver, ...change },
});
const openai = { provider: "openai", model: "gpt-4o-mini", integrationId: "i-1" } as const;
const hours = (change: object) =>
	({
		hours: { timeZone: "America/Sao_Paulo", open: [{ day: 1, from: 540, to: 1080 }], ...change },
	}) as Pick<AgentSettings, "hours">;

function parsed(typed: AgentForm) {
	const result = parseAgentForm(typed);
	if (!result.ok) throw new Error(result.code);
	return result.value;
}

test.each<[string, AgentForm]>([
	["name_missing", form({}, " \u200B ")],
	["name_too_long", form({}, "a".repeat(MAX_NAME_LENGTH + 1))],
	["instructions_too_long", form({ instructions: "a".repeat(MAX_INSTRUCTIONS_LENGTH + 1) })],
	["model_required", form({ ...openai, model: " " })],
	["model_too_long", form({ ...openai, model: "m".repeat(MAX_MODEL_LENGTH + 1) })],
	["model_required", form({ provider: "workers_ai" })],
	["integration_required", form({ ...openai, integrationId: null })],
	["integration_required", form({ ...openai, integrationId: "" })],
	["temperature_invalid", form({ temperature: 1.1 })],
	["temperature_invalid", form({ temperature: -0.1 })],
	["temperature_invalid", form({ temperature: Number.NaN })],
	["words_invalid", form(handOver({ words: ["a".repeat(MAX_WORD_LENGTH + 1)] }))],
	[
		"words_invalid",
		form(handOver({ words: Array.from({ length: MAX_WORDS + 1 }, (_, n) => `p${n}`) })),
	],
	["turns_invalid", form(handOver({ maxTurns: 0 }))],
	["turns_invalid", form(handOver({ maxTurns: 51 }))],
	["turns_invalid", form(handOver({ maxTurns: 1.5 }))],
	["hours_invalid", form(hours({ timeZone: "Marte/Olimpo" }))],
	["hours_invalid", form(hours({ open: [] }))],
	["hours_invalid", form(hours({ open: [{ day: 7, from: 0, to: 60 }] }))],
	["hours_invalid", form(hours({ open: [{ day: 1, from: -1, to: 60 }] }))],
	["hours_invalid", form(hours({ open: [{ day: 1, from: 0, to: 1441 }] }))],
	["debounce_invalid", form({ debounceMs: 999 })],
	["debounce_invalid", form({ debounceMs: 60_001 })],
	["debounce_invalid", form({ debounceMs: 1_000.5 })],
	["languages_required", form({ languages: [] })],
])("%s", (code, typed) => {
	expect(parseAgentForm(typed)).toEqual({ ok: false, code });
});

test("the longest of everything passes", () => {
	const words = Array.from({ length: MAX_WORDS }, (_, n) => `${n}`.padEnd(MAX_WORD_LENGTH, "x"));
	const typed = form(
		{
			...openai,
			...handOver({ words, maxTurns: 50 }),
			instructions: "a".repeat(MAX_INSTRUCTIONS_LENGTH),
			model: "m".repeat(MAX_MODEL_LENGTH),
			temperature: 1,
			debounceMs: 60_000,
			languages: ["pt", "en", "es"],
		},
		"a".repeat(MAX_NAME_LENGTH),
	);
	expect(parseAgentForm(typed)).toEqual({ ok: true, value: typed });
});

test("what belongs to another provider is dropped", () => {
	expect(parsed(form({ ...openai, provider: "knowledge" })).settings).toMatchObject({
		model: "",
		integrationId: null,
	});
	expect(parsed(form({ ...openai, provider: "workers_ai" })).settings.integrationId).toBeNull();
});

test("text is one line for names, lines for instructions, and clean", () => {
	const { name, settings } = parsed(
		form({ instructions: " Oi\r\n{{nome}}\u0007 \0" }, "  Sofia\n da\tloja "),
	);
	expect(name).toBe("Sofia da loja");
	// K08: braces are text here; what they may mean is the prompt's own closed list.
	expect(settings.instructions).toBe("Oi\n{{nome}}");
});

test("words stand once, blank ones nowhere, and temperatures are tenths", () => {
	const { settings } = parsed(
		form({
			...handOver({ words: [" Gerente ", "gerente", "", "  ", "falar com  alguém"] }),
			temperature: 0.3333,
		}),
	);
	expect(settings.handOver.words).toEqual(["Gerente", "falar com alguém"]);
	expect(settings.temperature).toBe(0.3);
});

test("hours stand in the order of the week, may cross midnight, and the first language stays first", () => {
	const { settings } = parsed(
		form({
			...hours({
				open: [
					{ day: 5, from: 1320, to: 120 },
					{ day: 1, from: 780, to: 1080 },
					{ day: 1, from: 480, to: 720 },
					{ day: 5, from: 1320, to: 120 },
				],
			}),
			languages: ["es", "pt", "es"],
		}),
	);
	expect(settings.hours?.open.map(({ day, from }) => [day, from])).toEqual([
		[1, 480],
		[1, 780],
		[5, 1320],
	]);
	expect(settings.languages).toEqual(["es", "pt"]);
});

// What the form of an agent accepts. Server and browser judge with the same rules.
import { type BusinessHours, isBusinessHours } from "../channels/business-hours.ts";
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { parseActSettings } from "./acts/built-in.ts";
import { parseConversion } from "./acts/conversion.ts";
import {
	AGENT_LANGUAGES,
	type AgentSettings,
	type HandOverRules,
	MAX_DEBOUNCE_MS,
	MIN_DEBOUNCE_MS,
} from "./agent.ts";

export const MAX_NAME_LENGTH = 80;
export const MAX_INSTRUCTIONS_LENGTH = 8_000;
export const MAX_MODEL_LENGTH = 100;
/** Words or phrases that call a person. */
export const MAX_WORDS = 20;
export const MAX_WORD_LENGTH = 60;
/** Answers in one conversation before people take over. */
export const MAX_TURNS = 50;

export interface AgentForm {
	name: string;
	settings: AgentSettings;
}

export type AgentFormError =
	| "name_missing"
	| "name_too_long"
	| "instructions_too_long"
	| "model_required"
	| "model_too_long"
	| "temperature_invalid"
	| "integration_required"
	| "words_invalid"
	| "turns_invalid"
	| "hours_invalid"
	| "debounce_invalid"
	| "languages_required"
	| "acts_invalid"
	| "conversion_invalid";

const oneLine = (typed: string): string =>
	storableText(typed)
		.normalize("NFC")
		.replace(/[\p{Cc}\s\u3164]+/gu, " ")
		.trim();

/** 1 to 80 characters, one line. */
export function parseAgentName(typed: string): Result<string, "name_missing" | "name_too_long"> {
	const name = oneLine(typed);
	if (isBlank(name)) return fail("name_missing");
	return name.length > MAX_NAME_LENGTH ? fail("name_too_long") : ok(name);
}

/** Line ends as `\n`, without other control characters. */
export function parseInstructions(typed: string): Result<string, "instructions_too_long"> {
	const text = storableText(typed)
		.replaceAll(/\r\n?/gu, "\n")
		.replaceAll(/[\u0001-\u0008\u000B-\u001F\u007F]/gu, "")
		.trim();
	return text.length > MAX_INSTRUCTIONS_LENGTH ? fail("instructions_too_long") : ok(text);
}

type ModelPart = Pick<AgentSettings, "provider" | "model" | "temperature" | "integrationId">;

/** `knowledge` has no model; only `openai` is paid by an integration. Temperatures are tenths. */
export function parseModel(
	typed: ModelPart,
): Result<
	ModelPart,
	"model_required" | "model_too_long" | "temperature_invalid" | "integration_required"
> {
	const temperature = Math.round(typed.temperature * 10) / 10;
	if (!(temperature >= 0 && temperature <= 1)) return fail("temperature_invalid");
	const { provider } = typed;
	if (provider === "knowledge")
		return ok({ provider, model: "", temperature, integrationId: null });
	const model = oneLine(typed.model);
	if (isBlank(model)) return fail("model_required");
	if (model.length > MAX_MODEL_LENGTH) return fail("model_too_long");
	if (provider === "workers_ai") return ok({ provider, model, temperature, integrationId: null });
	if (!typed.integrationId) return fail("integration_required");
	return ok({ provider, model, temperature, integrationId: typed.integrationId });
}

/** Words once each, whatever their case; blank ones are dropped. */
export function parseHandOver(
	typed: HandOverRules,
): Result<HandOverRules, "words_invalid" | "turns_invalid"> {
	const words = new Map<string, string>();
	for (const word of typed.words.map(oneLine).filter((each) => !isBlank(each)))
		if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
	const kept = [...words.values()];
	if (kept.length > MAX_WORDS || kept.some((word) => word.length > MAX_WORD_LENGTH))
		return fail("words_invalid");
	const { maxTurns } = typed;
	const isInRange = maxTurns === null || isWithin(maxTurns, 1, MAX_TURNS);
	if (!isInRange) return fail("turns_invalid");
	const { onNoAnswer, onRequest } = typed;
	return ok({ words: kept, onNoAnswer, onRequest, maxTurns });
}

const isWithin = (value: number, from: number, to: number): boolean =>
	Number.isInteger(value) && value >= from && value <= to;

/** Null: always on duty. Kept in the order of the week; the same span twice is one. */
export function parseHours(
	typed: BusinessHours | null,
): Result<BusinessHours | null, "hours_invalid"> {
	if (typed === null) return ok(null);
	if (!isBusinessHours(typed)) return fail("hours_invalid");
	const spans = new Map(
		typed.open.map(({ day, from, to }) => [`${day}:${from}:${to}`, { day, from, to }] as const),
	);
	// Never open is no hours but a pause, and that is said by pausing.
	if (spans.size === 0) return fail("hours_invalid");
	const open = [...spans.values()].toSorted((a, b) => a.day - b.day || a.from - b.from);
	return ok({ timeZone: typed.timeZone, open });
}

/** The whole form, cleaned; or the first thing that is wrong with it. */
export function parseAgentForm(typed: AgentForm): Result<AgentForm, AgentFormError> {
	const name = parseAgentName(typed.name);
	if (!name.ok) return name;
	const { settings } = typed;
	const instructions = parseInstructions(settings.instructions);
	if (!instructions.ok) return instructions;
	const model = parseModel(settings);
	if (!model.ok) return model;
	const handOver = parseHandOver(settings.handOver);
	if (!handOver.ok) return handOver;
	const hours = parseHours(settings.hours);
	if (!hours.ok) return hours;
	const { debounceMs } = settings;
	if (!isWithin(debounceMs, MIN_DEBOUNCE_MS, MAX_DEBOUNCE_MS)) return fail("debounce_invalid");
	const languages = AGENT_LANGUAGES.filter((code) => settings.languages.includes(code));
	// The first one chosen is what the agent falls back to.
	const [first] = settings.languages;
	if (first === undefined || languages.length === 0) return fail("languages_required");
	const acts = settings.acts && parseActSettings(settings.acts);
	if (acts?.ok === false) return acts;
	const { conversion } = settings;
	const reports = conversion === undefined ? null : parseConversion(conversion);
	if (reports?.ok === false) return reports;
	return ok({
		name: name.value,
		settings: {
			...model.value,
			instructions: instructions.value,
			handOver: handOver.value,
			hours: hours.value,
			debounceMs,
			...(acts && { acts: acts.value }),
			...(reports && { conversion: reports.value }),
			...(settings.sendsFiles !== undefined && { sendsFiles: settings.sendsFiles }),
			listens: settings.listens,
			languages: [
				...languages.filter((code) => code === first),
				...languages.filter((code) => code !== first),
			],
		},
	});
}

// The arguments of a team's own action: flat, named and typed, so that a form can describe them.
import { isBlank, storableText } from "../../inbox/stored-text.ts";
import { fail, ok, type Result } from "../../result.ts";

export const PARAMETER_TYPES = ["text", "number", "integer", "yes_no", "choice"] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/**
 * Where a value comes from. All but `model` are filled in by us from what the channel proves, so that nobody is told
 * about somebody else by naming them.
 */
export const PARAMETER_SOURCES = ["model", "phone", "contact_id", "conversation_id"] as const;
export type ParameterSource = (typeof PARAMETER_SOURCES)[number];
/** What is known of who writes; null: the channel does not prove it. */
export type Proved = Record<Exclude<ParameterSource, "model">, string | null>;

export interface Parameter {
	/** What stands in `{name}`: letters, digits and `_`. */
	name: string;
	type: ParameterType;
	description: string;
	isRequired: boolean;
	/** Of `choice` only. */
	choices: string[];
	source: ParameterSource;
}

export type Arguments = Record<string, string | number | boolean>;

export const MAX_PARAMETERS = 12;
export const MAX_CHOICES = 30;
export const MAX_DESCRIPTION = 300;
/** A longer text is no argument of a question. */
const MAX_TEXT = 500;
const NAME = /^[a-z][a-z0-9_]{0,39}$/iu;

/** Judges parameters that somebody typed; cleaned, or null. */
export function parseParameters(typed: readonly Parameter[]): Parameter[] | null {
	if (typed.length > MAX_PARAMETERS) return null;
	const parameters = typed.map((one) => ({
		...one,
		description: storableText(one.description).trim(),
		choices: one.type === "choice" ? [...new Set(one.choices.map((c) => c.trim()))] : [],
	}));
	const names = new Set(parameters.map(({ name }) => name));
	const isGood = ({ name, type, description, choices }: Parameter): boolean =>
		NAME.test(name) &&
		description.length <= MAX_DESCRIPTION &&
		choices.length <= MAX_CHOICES &&
		choices.every((choice) => choice !== "" && choice.length <= 80) &&
		(type !== "choice" || choices.length > 0);
	return names.size === parameters.length && parameters.every(isGood) ? parameters : null;
}

const SCHEMA_TYPE = {
	text: "string",
	number: "number",
	integer: "integer",
	yes_no: "boolean",
	choice: "string",
} as const;

const isModels = ({ source }: Parameter): boolean => source === "model";

/** The JSON Schema a model is given. */
export const toJsonSchema = (parameters: readonly Parameter[]): Record<string, unknown> => ({
	type: "object",
	properties: Object.fromEntries(
		parameters.filter(isModels).map(({ name, type, description, choices }) => [
			name,
			{
				type: SCHEMA_TYPE[type],
				...(description !== "" && { description }),
				...(type === "choice" && { enum: choices }),
			},
		]),
	),
	required: parameters.filter((one) => isModels(one) && one.isRequired).map(({ name }) => name),
	additionalProperties: false,
});

/** "12,5" and "1.299,90" are numbers too: models repeat what customers write. */
function readNumber(given: unknown): number | null {
	if (typeof given === "number") return Number.isFinite(given) ? given : null;
	if (typeof given !== "string" || !/^-?[\d.,]{1,20}$/u.test(given)) return null;
	const plain = given.includes(",") ? given.replaceAll(".", "").replace(",", ".") : given;
	const number = Number(plain);
	return Number.isFinite(number) ? number : null;
}

function readOne({ type, choices }: Parameter, given: unknown): string | number | boolean | null {
	switch (type) {
		case "number":
			return readNumber(given);
		case "integer": {
			const number = readNumber(given);
			return number !== null && Number.isSafeInteger(number) ? number : null;
		}
		case "yes_no":
			if (typeof given === "boolean") return given;
			return given === "true" ? true : given === "false" ? false : null;
		case "choice":
			return choices.find((choice) => choice === given) ?? null;
		case "text": {
			if (typeof given !== "string" && typeof given !== "number") return null;
			const text = storableText(String(given)).trim();
			return isBlank(text) || text.length > MAX_TEXT ? null : text;
		}
	}
}

/**
 * The arguments of a call: what is missing, not proved or of another type refuses it with the parameter's name; what
 * no parameter names is left out.
 */
export function readArguments(
	parameters: readonly Parameter[],
	given: unknown,
	proved: Proved,
): Result<Arguments, string> {
	if (typeof given !== "object" || given === null || Array.isArray(given)) return fail("arguments");
	const values = given as Record<string, unknown>;
	const read: Arguments = {};
	for (const parameter of parameters) {
		const { name, isRequired, source } = parameter;
		const written = Object.hasOwn(values, name) ? values[name] : undefined;
		const value = source === "model" ? written : proved[source];
		if (value === undefined || value === null || value === "") {
			if (isRequired) return fail(name);
			continue;
		}
		const one = readOne(parameter, value);
		if (one === null) return fail(name);
		read[name] = one;
	}
	return ok(read);
}

/** What is wrong with an agent's form, and which field shows it. */
import type { ErrorCode } from "#app/contracts/errors.ts";
import { type AgentFormError, parseAgentForm } from "#app/domain/agents/form.ts";
import { type Draft, toSettings } from "./draft.ts";
import type { FieldName } from "./section-props.ts";

const FIELDS: Record<AgentFormError, FieldName | null> = {
	name_missing: "name",
	name_too_long: "name",
	instructions_too_long: "instructions",
	model_required: "model",
	model_too_long: "model",
	temperature_invalid: null,
	integration_required: "integrationId",
	words_invalid: "words",
	turns_invalid: "maxTurns",
	hours_invalid: "hours",
	debounce_invalid: "debounce",
	languages_required: "languages",
	acts_invalid: "acts",
	conversion_invalid: "conversion",
};

/** The first problem that the server would refuse; null when there is none. */
export function findProblem(draft: Draft): AgentFormError | null {
	const parsed = parseAgentForm({ name: draft.name, settings: toSettings(draft) });
	return parsed.ok ? null : parsed.code;
}

const isFormError = (code: ErrorCode): code is AgentFormError & ErrorCode => code in FIELDS;

/** The field that a refusal is about; null when it is about the whole form. */
export const fieldOf = (code: ErrorCode): FieldName | null =>
	isFormError(code) ? FIELDS[code] : null;

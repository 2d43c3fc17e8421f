import type { Draft } from "./draft.ts";

export type FieldName =
	| "name"
	| "instructions"
	| "model"
	| "integrationId"
	| "words"
	| "maxTurns"
	| "hours"
	| "debounce"
	| "languages";

/** The sentence beside each wrong field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What every section of the form gets. */
export interface SectionProps {
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	errors: FieldErrors;
}

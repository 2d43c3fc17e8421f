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
	| "languages"
	| "acts"
	| "conversion";

/** The error text of each field that has one. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Props of every section of the form. */
export interface SectionProps {
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	errors: FieldErrors;
}

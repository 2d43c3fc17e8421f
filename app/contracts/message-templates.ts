/** The official API's message templates, as the settings list them. valibot: the browser parses it. */
import * as v from "valibot";

export const TemplateList = v.object({
	/** Null until the gateway was asked for the first time, or while it cannot be. */
	templates: v.nullable(
		v.array(
			v.object({
				name: v.string(),
				language: v.string(),
				/** Meta's word: APPROVED, PENDING, REJECTED, PAUSED, DISABLED …, and what comes to its mind next. */
				status: v.string(),
				/** The text with its `{{1}}`; empty where there is none. */
				body: v.string(),
			}),
		),
	),
	/** They are being read: ask again in a moment. */
	isLoading: v.boolean(),
	/** Why the last reading brought none: Meta refuses these credentials, or does not answer. */
	failure: v.nullable(v.picklist(["refused", "unreachable"])),
});
export type TemplateList = v.InferOutput<typeof TemplateList>;

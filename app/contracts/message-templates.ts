/** The official API's message templates, as screens list them. valibot: the browser parses it. */
import * as v from "valibot";
import { BUTTON_KINDS, FILE_HEADERS } from "../domain/official-templates/template.ts";

/** Null and "" where an earlier release did not tell: it told name, language, status and body. */
const told = v.optional(v.nullable(v.string()), null);
const words = v.optional(v.string(), "");

export const ListedTemplate = v.object({
	name: v.string(),
	language: v.string(),
	/** Meta's word: APPROVED, PENDING, REJECTED, PAUSED, DISABLED …, and what comes to its mind next. */
	status: v.string(),
	/** The text with its `{{1}}`; empty where there is none. */
	body: v.string(),
	id: told,
	category: words,
	reason: told,
	quality: told,
	header: v.fallback(
		v.optional(
			v.nullable(
				v.variant("kind", [
					v.object({ kind: v.literal("text"), text: v.string() }),
					v.object({ kind: v.picklist([...FILE_HEADERS, "location"]) }),
				]),
			),
			null,
		),
		null,
	),
	footer: words,
	buttons: v.optional(
		v.array(v.object({ kind: v.picklist(BUTTON_KINDS), text: v.string(), value: v.string() })),
		[],
	),
	examples: v.optional(v.record(v.string(), v.string()), {}),
	/** An earlier release does not tell all of it. */
	isWhole: v.optional(v.boolean(), false),
	/** What one message of it costs to somebody in Brazil, reais in millionths; null: not known. `isEstimated`: nobody typed the rate. */
	price: v.optional(v.nullable(v.object({ micros: v.number(), isEstimated: v.boolean() })), null),
	/** When a message of it was last written here, epoch ms; null: never. */
	usedAt: v.optional(v.nullable(v.number()), null),
});
export type ListedTemplate = v.InferOutput<typeof ListedTemplate>;

/** Why Meta did not take a change; `unknown`: it may have been done. */
export const TEMPLATE_CHANGE_FAILURES = [
	"template_exists",
	"refused",
	"unauthorized",
	"unreachable",
	"unknown",
] as const;

export const TemplateList = v.object({
	/** Null until the gateway was asked for the first time, or while it cannot be. */
	templates: v.nullable(v.array(ListedTemplate)),
	/** They are being read: ask again in a moment. */
	isLoading: v.boolean(),
	/** Why the last reading brought none: Meta refuses these credentials, or does not answer. */
	failure: v.nullable(v.picklist(["refused", "unreachable"])),
	/** What became of the last change somebody asked for; absent: nothing is known of any. */
	change: v.optional(
		v.nullable(
			v.object({
				/** As whoever asked named it. */
				id: v.string(),
				/** `pending`: it is on its way. Null: done. */
				outcome: v.nullable(
					v.fallback(v.picklist(["pending", ...TEMPLATE_CHANGE_FAILURES]), "unknown"),
				),
				/** What Meta says of it to people, where it says anything. */
				said: v.optional(v.string(), ""),
			}),
		),
		null,
	),
});
export type TemplateList = v.InferOutput<typeof TemplateList>;
/** As it is answered; what is left out is read as nothing. */
export type ToldTemplateList = v.InferInput<typeof TemplateList>;

/** `POST /templates`: a manager has a template created, edited or deleted; `GET /templates` tells what became of it. */
import { z } from "zod";
import {
	MAX_BODY,
	MAX_BUTTON_TEXT,
	MAX_BUTTON_URL,
	MAX_BUTTONS,
	MAX_FOOTER,
	MAX_HEADER,
	MAX_TEMPLATE_NAME,
} from "../domain/official-templates/judge.ts";
import { BUTTON_KINDS, TEMPLATE_CATEGORIES } from "../domain/official-templates/template.ts";

/** Far more than Meta's reviewers need. */
const MAX_EXAMPLE = 500;
const Name = z.string().min(1).max(MAX_TEMPLATE_NAME);
const Language = z.string().regex(/^[A-Za-z]{2,3}(_[A-Za-z]{2,4})?$/);

/** What it may be is judged by the domain; here only its shape, and that it is bounded. */
const Draft = z.strictObject({
	name: Name,
	language: Language,
	category: z.enum(TEMPLATE_CATEGORIES),
	header: z.nullable(
		z.union([
			z.strictObject({ kind: z.literal("text"), text: z.string().max(MAX_HEADER) }),
			z.strictObject({ kind: z.literal("location") }),
		]),
	),
	body: z.string().max(MAX_BODY),
	footer: z.string().max(MAX_FOOTER),
	buttons: z
		.array(
			z.strictObject({
				kind: z.enum(BUTTON_KINDS),
				text: z.string().max(MAX_BUTTON_TEXT),
				value: z.string().max(MAX_BUTTON_URL),
			}),
		)
		.max(MAX_BUTTONS),
	examples: z.record(z.string().max(80), z.string().max(MAX_EXAMPLE)),
});

/** Chosen by whoever asks; the same again is the same wish. */
const id = z.uuid();

export const TemplateWish = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("create"), id, draft: Draft }),
	z.strictObject({ type: z.literal("edit"), id, draft: Draft }),
	z.strictObject({ type: z.literal("delete"), id, name: Name, language: Language }),
]);
export type TemplateWish = z.infer<typeof TemplateWish>;

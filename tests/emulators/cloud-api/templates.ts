/** Message templates of the emulated Graph API; where each shape is published, SOURCES.md says. */
import { randomInt } from "node:crypto";
import { z } from "zod";
import { post } from "../faults.ts";
import { type PhoneNumber, sign, toAscii, type World } from "./state.ts";

const Button = z.looseObject({
	type: z.string(),
	text: z.string().optional(),
	url: z.string().optional(),
});
const Component = z.looseObject({
	type: z.string(),
	format: z.string().optional(),
	text: z.string().optional(),
	buttons: z.array(Button).optional(),
	example: z.looseObject({}).optional(),
});
const Submitted = z.looseObject({
	name: z.string().regex(/^[a-z0-9_]{1,512}$/),
	language: z.string().min(2),
	category: z.enum(["UTILITY", "MARKETING", "AUTHENTICATION"]),
	parameter_format: z.string().optional(),
	components: z.array(Component).min(1),
});

/** One template as Meta has it. */
export interface CloudTemplate {
	id: string;
	name: string;
	language: string;
	status: string;
	category: string;
	components: z.infer<typeof Component>[];
	rejected_reason: string;
	quality_score: { score: string };
	parameter_format?: string | undefined;
	/** When it was last edited while approved, epoch ms. */
	editedAt?: number;
}

/** As tests set up a number: with its parts, or with a body alone. */
export const NewTemplate = z
	.object({
		name: z.string(),
		language: z.string(),
		status: z.string(),
		body: z.string().default(""),
		category: z.string().default("UTILITY"),
		components: z.array(Component).optional(),
	})
	.transform(({ body, components, ...told }): CloudTemplate => ({
		...told,
		id: newTemplateId(),
		components: components ?? [{ type: "BODY", text: body }],
		rejected_reason: "NONE",
		quality_score: { score: "UNKNOWN" },
	}));

function newTemplateId(): string {
	return String(randomInt(10 ** 11, 10 ** 12));
}

/** A refusal, as Graph words it. */
export interface TemplateFault {
	code: number;
	subcode?: number;
	said: string;
}

const gapsIn = (text = ""): string[] => [
	...new Set([...text.matchAll(/\{\{\s*([^{}\s]+)\s*\}\}/g)].map(([, key = ""]) => key)),
];

/** Stores a submission; it waits for its review. */
export function submit(
	number: PhoneNumber,
	body: unknown,
): { id: string; status: string; category: string } | TemplateFault {
	const parsed = Submitted.safeParse(body);
	if (!parsed.success) return { code: 100, said: "Invalid parameter" };
	const { name, language, category, components, parameter_format } = parsed.data;
	if (number.deletedTemplates.has(name))
		return { code: 100, subcode: 2388023, said: "Message template language is being deleted" };
	if (number.templates.some((one) => one.name === name && one.language === language))
		return { code: 100, subcode: 2388024, said: "Content in this language already exists" };
	const wrong = whyNot(components);
	if (wrong) return wrong;
	const made: CloudTemplate = {
		id: newTemplateId(),
		name,
		language,
		category,
		components,
		parameter_format,
		status: "PENDING",
		rejected_reason: "NONE",
		quality_score: { score: "UNKNOWN" },
	};
	number.templates.push(made);
	return { id: made.id, status: made.status, category };
}

/** What Meta sees by itself, before anybody reviews it. */
function whyNot(components: CloudTemplate["components"]): TemplateFault | null {
	const body = components.find(({ type }) => type === "BODY");
	if (!body?.text || body.text.length > 1024) return { code: 100, said: "Invalid parameter: body" };
	for (const { type, text, example } of components) {
		if (gapsIn(text).length > 0 && !example)
			return { code: 100, subcode: 2388043, said: `Missing sample text in ${type}` };
	}
	if (/^\s*\{\{|\}\}\s*$/.test(body.text))
		return { code: 100, subcode: 2388299, said: "Variables can't be at the start or end" };
	return null;
}

const DAY_MS = 24 * 3_600_000;

/** Edits a template: one under review cannot be, an approved one once a day. */
export function edit(number: PhoneNumber, id: string, body: unknown): TemplateFault | null {
	const known = number.templates.find((one) => one.id === id);
	const parsed = Submitted.pick({ components: true, category: true }).partial().safeParse(body);
	if (!known || !parsed.success) return { code: 100, said: "Invalid parameter" };
	if (!["APPROVED", "REJECTED", "PAUSED"].includes(known.status))
		return { code: 100, said: "Message template is under review and cannot be edited" };
	const { components, category } = parsed.data;
	if (known.status === "APPROVED") {
		if (category && category !== known.category)
			return { code: 100, said: "The category of an approved template cannot be edited" };
		if (known.editedAt !== undefined && Date.now() - known.editedAt < DAY_MS)
			return { code: 100, said: "An approved template can be edited once in 24 hours" };
		known.editedAt = Date.now();
	}
	const wrong = components ? whyNot(components) : null;
	if (wrong) return wrong;
	Object.assign(known, { ...(components && { components }), ...(category && { category }) });
	known.status = "PENDING";
	known.rejected_reason = "NONE";
	return null;
}

/** Deletes one, or all languages of a name; the name rests afterwards. */
export function remove(number: PhoneNumber, query: URLSearchParams): TemplateFault | null {
	const [name, id] = [query.get("name"), query.get("hsm_id")];
	const gone = number.templates.filter(
		(one) => one.name === name && (id === null || one.id === id),
	);
	if (gone.length === 0) return { code: 100, subcode: 2593002, said: "Message Template Not Found" };
	number.templates = number.templates.filter((one) => !gone.includes(one));
	if (name !== null) number.deletedTemplates.add(name);
	return null;
}

const Parameter = z.looseObject({
	type: z.string(),
	text: z.string().optional(),
	parameter_name: z.string().optional(),
});
const Sent = z.looseObject({
	name: z.string(),
	language: z.looseObject({ code: z.string() }),
	components: z
		.array(
			z.looseObject({
				type: z.string(),
				sub_type: z.string().optional(),
				index: z.string().optional(),
				parameters: z.array(Parameter),
			}),
		)
		.default([]),
});
type SentComponent = z.infer<typeof Sent>["components"][number];

/** The text that a customer reads of a sent template, or why it is not sent. */
export function readSent(
	number: PhoneNumber,
	body: unknown,
): { text: string; category: string } | TemplateFault {
	const parsed = Sent.safeParse(body);
	if (!parsed.success) return { code: 131_008, said: "Required parameter is missing" };
	const { name, language, components } = parsed.data;
	const known = number.templates.find((one) => one.name === name && one.language === language.code);
	if (known?.status === "PAUSED") return { code: 132_015, said: "Template is paused" };
	if (known?.status === "DISABLED") return { code: 132_016, said: "Template is disabled" };
	if (known?.status !== "APPROVED")
		return { code: 132_001, said: `template name (${name}) does not exist in ${language.code}` };
	for (const part of known.components) {
		const sent = components.find(({ type }) => type === part.type.toLowerCase());
		const wrong = misfit(number, part, sent);
		if (wrong) return wrong;
	}
	const buttons = known.components.find(({ type }) => type === "BUTTONS")?.buttons ?? [];
	for (const [at, { type, url }] of buttons.entries()) {
		const sent = components.find((one) => one.type === "button" && one.index === String(at));
		const isOpen = type === "COPY_CODE" || gapsIn(url).length > 0;
		if (isOpen !== Boolean(sent))
			return { code: 131_008, said: `buttons: Button at index ${at} requires a parameter` };
	}
	const text = known.components.find(({ type }) => type === "BODY")?.text ?? "";
	const values = components.find(({ type }) => type === "body")?.parameters ?? [];
	// By it, it is charged.
	return { text: fill(text, values), category: known.category.toLowerCase() };
}

function misfit(
	number: PhoneNumber,
	part: CloudTemplate["components"][number],
	sent: SentComponent | undefined,
): TemplateFault | null {
	const place = part.type.toLowerCase();
	if (place === "buttons" || place === "footer") return null;
	const given = sent?.parameters ?? [];
	const format = part.format?.toLowerCase() ?? "text";
	if (place === "header" && format !== "text") {
		const [only] = given;
		if (only?.type !== format)
			return { code: 132_012, said: `header: Format mismatch, expected ${part.format}` };
		const media = only[format] as { id?: string; latitude?: number } | undefined;
		const isThere =
			format === "location" ? media?.latitude !== undefined : number.media.has(media?.id ?? "");
		return isThere ? null : { code: 131_009, said: "Parameter value is not valid" };
	}
	const wanted = gapsIn(part.text);
	if (wanted.length !== given.length)
		return {
			code: 132_000,
			said: `${place}: number of localizable_params (${given.length}) does not match the expected number of params (${wanted.length})`,
		};
	if (given.some(({ text }) => !text || /[\n\t]| {5}/.test(text)))
		return { code: 132_018, said: "Param text cannot have new-line/tab characters" };
	const isNamed = wanted.some((key) => !/^\d+$/.test(key));
	const isRight = given.every(({ parameter_name: key }) =>
		isNamed ? wanted.includes(key ?? "") : key === undefined,
	);
	return isRight ? null : { code: 132_012, said: `${place}: Parameter name is missing or empty` };
}

const fill = (text: string, given: z.infer<typeof Parameter>[]): string =>
	text.replaceAll(/\{\{\s*([^{}\s]+)\s*\}\}/g, (written, key: string) => {
		const named = given.find(({ parameter_name: name }) => name === key);
		return named?.text ?? given[Number(key) - 1]?.text ?? written;
	});

const Review = z.object({
	name: z.string(),
	language: z.string().default("pt_BR"),
	/** APPROVED, REJECTED, PAUSED, DISABLED … */
	event: z.string().optional(),
	reason: z.string().default("NONE"),
	quality: z.string().optional(),
	category: z.string().optional(),
	/** It changes, and the webhook gets lost. */
	isSilent: z.boolean().default(false),
});

/** What Meta decides of a template, told by the account's webhook. */
export function review(world: World, number: PhoneNumber, body: unknown): null {
	const { name, language, event, reason, quality, category, isSilent } = Review.parse(body);
	const known = number.templates.find((one) => one.name === name && one.language === language);
	if (!known) throw new Error(`no template ${name} in ${language}`);
	const of = {
		message_template_id: Number(known.id),
		message_template_name: name,
		message_template_language: language,
	};
	const tell = (field: string, value: object): void => {
		if (!isSilent) emitOfAccount(world, number, field, { ...value, ...of });
	};
	if (event) {
		Object.assign(known, { status: event, rejected_reason: reason });
		tell("message_template_status_update", {
			event,
			reason,
			message_template_category: known.category,
		});
	}
	if (quality) {
		tell("message_template_quality_update", {
			previous_quality_score: known.quality_score.score,
			new_quality_score: quality,
		});
		known.quality_score = { score: quality };
	}
	if (category) {
		tell("template_category_update", { previous_category: known.category, new_category: category });
		known.category = category;
	}
	return null;
}

/** Tells something of a business account, which names no number. */
function emitOfAccount(world: World, number: PhoneNumber, field: string, value: object): void {
	const body = toAscii({
		object: "whatsapp_business_account",
		entry: [
			{
				id: number.businessId,
				time: Math.floor(Date.now() / 1000),
				changes: [{ field, value }],
			},
		],
	});
	post(world.faults, {
		url: number.callback,
		headers: {
			"x-hub-signature-256": sign(body, number.appSecret),
			"user-agent": "facebookexternalua",
		},
		body,
	});
}

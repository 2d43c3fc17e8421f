import { z } from "zod";
import { gapsOf, keysIn } from "#app/domain/official-templates/gaps.ts";
import {
	type ButtonKind,
	FILE_HEADERS,
	type TemplateButton,
	type TemplateHeader,
	type TemplateWords,
} from "#app/domain/official-templates/template.ts";

const Named = z.array(z.looseObject({ param_name: z.string(), example: z.string() }));
const Component = z.looseObject({
	type: z.string(),
	format: z.string().nullish(),
	text: z.string().nullish(),
	buttons: z
		.array(
			z.looseObject({
				type: z.string(),
				text: z.string().nullish(),
				url: z.string().nullish(),
				phone_number: z.string().nullish(),
				example: z
					.union([z.string(), z.array(z.string())])
					.nullish()
					.catch(null),
			}),
		)
		.nullish(),
	example: z
		.looseObject({
			header_text: z.array(z.string()).nullish().catch(null),
			header_text_named_params: Named.nullish().catch(null),
			body_text: z.array(z.array(z.string())).nullish().catch(null),
			body_text_named_params: Named.nullish().catch(null),
		})
		.nullish()
		.catch(null),
});
type Component = z.infer<typeof Component>;

/** As Meta tells them; null for what is none. */
export const Components = z.array(Component).nullish().catch(null);

/** Meta's word for each kind of button. */
const BUTTON_TYPES: Record<ButtonKind, string> = {
	quick_reply: "QUICK_REPLY",
	url: "URL",
	phone: "PHONE_NUMBER",
	copy_code: "COPY_CODE",
	flow: "FLOW",
};
const KINDS = Object.keys(BUTTON_TYPES) as ButtonKind[];

/** What a template says. `isWhole`: no part of it is unknown here. */
export function readComponents(
	components: z.infer<typeof Components>,
): TemplateWords & { isWhole: boolean } {
	const words = {
		header: null as TemplateHeader | null,
		body: "",
		footer: "",
		buttons: [] as TemplateButton[],
		examples: {} as Record<string, string>,
		isWhole: components !== null && components !== undefined,
	};
	for (const component of components ?? []) {
		const text = component.text ?? "";
		switch (component.type.toUpperCase()) {
			case "HEADER":
				words.header = headerOf(component);
				if (words.header === null) words.isWhole = false;
				Object.assign(words.examples, examplesOf("header", component));
				break;
			case "BODY":
				words.body = text;
				Object.assign(words.examples, examplesOf("body", component));
				break;
			case "FOOTER":
				words.footer = text;
				break;
			case "BUTTONS":
				for (const [at, told] of (component.buttons ?? []).entries()) {
					const kind = KINDS.find((known) => BUTTON_TYPES[known] === told.type.toUpperCase());
					if (!kind) words.isWhole = false;
					const value = told.url ?? told.phone_number ?? "";
					words.buttons.push({ kind: kind ?? "quick_reply", text: told.text ?? "", value });
					const example = Array.isArray(told.example) ? told.example[0] : told.example;
					if (example) words.examples[`button.${String(at)}`] = example;
				}
				break;
			default:
				words.isWhole = false;
		}
	}
	return words;
}

function headerOf({ format, text }: Component): TemplateHeader | null {
	const kind = format?.toLowerCase() ?? "text";
	if (kind === "text") return { kind, text: text ?? "" };
	if (kind === "location") return { kind };
	const file = FILE_HEADERS.find((known) => known === kind);
	return file ? { kind: file } : null;
}

function examplesOf(place: "header" | "body", { text, example }: Component): object {
	const named =
		place === "header" ? example?.header_text_named_params : example?.body_text_named_params;
	if (named) {
		const told = named.map(({ param_name: key, example: value }) => [`${place}.${key}`, value]);
		return Object.fromEntries(told) as object;
	}
	const listed = (place === "header" ? example?.header_text : example?.body_text?.[0]) ?? [];
	// Examples stand in the order of the numbers.
	const keys = keysIn(text ?? "").toSorted((a, b) => Number(a) - Number(b));
	return Object.fromEntries(keys.map((key, at) => [`${place}.${key}`, listed[at] ?? ""])) as object;
}

/** A draft as Meta wants it. */
export function writeComponents(words: TemplateWords): object[] {
	const { header, body, footer, buttons, examples } = words;
	return [
		...(header
			? [
					header.kind === "text"
						? { type: "HEADER", format: "TEXT", text: header.text, ...exampleNode("header", words) }
						: { type: "HEADER", format: header.kind.toUpperCase() },
				]
			: []),
		{ type: "BODY", text: body, ...exampleNode("body", words) },
		...(footer === "" ? [] : [{ type: "FOOTER", text: footer }]),
		...(buttons.length === 0
			? []
			: [
					{
						type: "BUTTONS",
						buttons: buttons.map((button, at) =>
							buttonNode(button, examples[`button.${String(at)}`] ?? ""),
						),
					},
				]),
	];
}

/** Parameters are named where one of them has a name. */
export const isNamed = (words: TemplateWords): boolean =>
	gapsOf(words).some(({ place, key }) => place !== "button" && !/^\d+$/u.test(key));

function exampleNode(place: "header" | "body", words: TemplateWords): object {
	const gaps = gapsOf(words).filter((gap) => gap.place === place);
	if (gaps.length === 0) return {};
	const key = `${place}_text`;
	if (isNamed(words)) {
		const named = gaps.map((gap) => ({ param_name: gap.key, example: gap.example }));
		return { example: { [`${key}_named_params`]: named } };
	}
	const listed = gaps
		.toSorted((a, b) => Number(a.key) - Number(b.key))
		.map(({ example }) => example);
	return { example: { [key]: place === "body" ? [listed] : listed } };
}

function buttonNode({ kind, text, value }: TemplateButton, example: string): object {
	const type = BUTTON_TYPES[kind];
	switch (kind) {
		case "url":
			return { type, text, url: value, ...(example !== "" && { example: [example] }) };
		case "phone":
			return { type, text, phone_number: value };
		case "copy_code":
			return { type, example };
		case "quick_reply":
		case "flow":
			return { type, text };
	}
}

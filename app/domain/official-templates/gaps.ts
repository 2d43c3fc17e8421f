// The gaps of a template: `{{1}}` by number, or `{{nome}}` by name; never both in one template.
import type { TemplateWords } from "./template.ts";

const GAP = /\{\{\s*(?<key>[^{}\s]+)\s*\}\}/gu;

export interface Gap {
	/** `header.1`, `body.nome`, or the place of a button such as `button.0`. */
	id: string;
	place: "header" | "body" | "button";
	/** What stands between the braces; of a button its text. */
	key: string;
	/** What the template's author gave as an example; "" for none. */
	example: string;
}

/** The keys of a text's gaps in the order they stand, each once. */
export const keysIn = (text: string): string[] => [
	...new Set([...text.matchAll(GAP)].map(({ groups }) => groups?.key ?? "")),
];

/** Everything of a template that has to be filled before it is sent. */
export function gapsOf({ header, body, buttons, examples }: TemplateWords): Gap[] {
	const inText = (place: "header" | "body", text: string): Gap[] =>
		keysIn(text).map((key) => {
			const id = `${place}.${key}`;
			return { id, place, key, example: examples[id] ?? "" };
		});
	return [
		...(header?.kind === "text" ? inText("header", header.text) : []),
		...inText("body", body),
		...buttons.flatMap(({ kind, text, value }, at): Gap[] => {
			const id = `button.${String(at)}`;
			const isOpen = kind === "copy_code" || (kind === "url" && keysIn(value).length > 0);
			return isOpen ? [{ id, place: "button", key: text, example: examples[id] ?? "" }] : [];
		}),
	];
}

/** A text with its gaps filled; one without a value stays as it is written. */
export const fillText = (
	place: "header" | "body",
	text: string,
	values: Readonly<Record<string, string>>,
): string => text.replaceAll(GAP, (written, key: string) => values[`${place}.${key}`] || written);

/** An address or a code with what was filled in. */
export const fillButton = (value: string, filled: string | undefined): string =>
	filled ? (keysIn(value).length > 0 ? value.replace(GAP, () => filled) : filled) : value;

// A template with its gaps filled, as it is sent and as the customer reads it.
import { fail, ok, type Result } from "../result.ts";
import type { Coordinates } from "../inbox/map-link.ts";
import { oneLine, storableText } from "../inbox/stored-text.ts";
import { fillButton, fillText, gapsOf } from "./gaps.ts";
import {
	FILE_HEADERS,
	type FileHeader,
	isSendable,
	type OfficialTemplate,
	type TemplateButton,
} from "./template.ts";

/** Longest that may be filled into one gap. */
export const MAX_FILLED = 1024;

/** The file of a header, in the channel's store already. */
export interface HeaderFile {
	/** SHA-256, by which the store knows it. */
	hash: string;
	name: string;
	mimetype: string;
	bytes: number;
}

/** The place of a header. */
export interface HeaderPlace extends Coordinates {
	name: string;
	address: string;
}

export interface TemplateMessage {
	type: "template";
	name: string;
	language: string;
	category: string;
	/** What was filled in, by the gap's id. */
	values: Record<string, string>;
	file?: (HeaderFile & { kind: FileHeader }) | undefined;
	place?: HeaderPlace | undefined;
	/** The body as it will be read: what lists, earlier releases and agents see of the message. */
	text: string;
	/** The header's text; "" for none. */
	header: string;
	footer: string;
	/** With what was filled in. */
	buttons: TemplateButton[];
}

/** What somebody fills in. */
export interface Filling {
	values: Readonly<Record<string, string>>;
	file?: HeaderFile | null | undefined;
	place?: HeaderPlace | null | undefined;
}

export type FillRefusal = "template_not_sendable" | "template_gaps";

/**
 * The message of a template. `template_not_sendable`: Meta does not take it now, or it has parts of which nothing is known
 * here; `template_gaps`: something is still missing.
 */
export function fillTemplate(
	template: OfficialTemplate,
	{ values: typed, file, place }: Filling,
): Result<TemplateMessage, FillRefusal> {
	if (!isSendable(template)) return fail("template_not_sendable");
	const { name, language, category, header, body, footer } = template;
	// Meta refuses lines and tabs in a gap.
	const values = Object.fromEntries(
		gapsOf(template).map(({ id }) => [id, storableText(oneLine(typed[id] ?? ""), MAX_FILLED)]),
	);
	const kind = FILE_HEADERS.find((known) => known === header?.kind);
	const isMissing =
		Object.values(values).includes("") ||
		(kind !== undefined && !file) ||
		(header?.kind === "location" && !place);
	if (isMissing) return fail("template_gaps");
	return ok({
		type: "template",
		name,
		language,
		category,
		values,
		...(kind && file && { file: { ...file, kind } }),
		...(header?.kind === "location" && place && { place }),
		text: fillText("body", body, values),
		header: header?.kind === "text" ? fillText("header", header.text, values) : "",
		footer,
		buttons: fillButtons(template.buttons, values),
	});
}

/** The buttons with what was filled in so far. */
export const fillButtons = (
	buttons: readonly TemplateButton[],
	values: Readonly<Record<string, string>>,
): TemplateButton[] =>
	buttons.map((button, at) => ({
		...button,
		value: fillButton(button.value, values[`button.${String(at)}`]),
	}));

/** What a message keeps of it, beside its text and its file. */
export type KeptTemplate = Omit<TemplateMessage, "type" | "text" | "file">;

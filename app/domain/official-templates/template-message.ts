// A template with its gaps filled, as it is sent and as the customer reads it.
import { fail, ok, type Result } from "../result.ts";
import type { Coordinates } from "../inbox/map-link.ts";
import { type FormButton, type MessageForm, textOfForm } from "../inbox/message-form.ts";
import { oneLine, storableText } from "../inbox/stored-text.ts";
import { fillButton, fillText, gapsOf } from "./gaps.ts";
import {
	type ButtonKind,
	FILE_HEADERS,
	type FileHeader,
	isSendable,
	type OfficialTemplate,
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
	/** As it will be read: what lists, earlier releases and agents see of the message. */
	text: string;
	/** Its look, with what was filled in. */
	form: MessageForm;
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
	const { name, language, category, header, body } = template;
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
	const filled = fillText("body", body, values);
	const form = formOf(template, filled, values);
	return ok({
		type: "template",
		name,
		language,
		category,
		values,
		...(kind && file && { file: { ...file, kind } }),
		...(header?.kind === "location" && place && { place }),
		text: textOfForm(form),
		form,
	});
}

/** What a button is called as a part of a message. */
const FORM_KINDS = {
	quick_reply: "reply",
	url: "url",
	phone: "phone",
	copy_code: "copy",
	flow: "flow",
} as const satisfies Record<ButtonKind, FormButton["kind"]>;

function formOf(
	{ name, language, header, footer, buttons }: OfficialTemplate,
	body: string,
	values: Readonly<Record<string, string>>,
): MessageForm {
	return {
		template: { name, language },
		...(header && {
			header:
				header.kind === "text"
					? { text: fillText("header", header.text, values) }
					: { file: header.kind },
		}),
		body,
		...(footer !== "" && { footer }),
		...(buttons.length > 0 && {
			buttons: buttons.map(({ kind, text, value: open }, at) => {
				const value = fillButton(open, values[`button.${String(at)}`]);
				return { kind: FORM_KINDS[kind], text, ...(value !== "" && { value }) };
			}),
		}),
	};
}

/** What a message keeps of it, beside its text, its look and its file. */
export type KeptTemplate = Omit<TemplateMessage, "type" | "text" | "form" | "file">;

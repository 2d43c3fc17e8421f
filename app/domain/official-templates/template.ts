// The message templates of WhatsApp's official platform: approved by Meta, and the only thing that may be sent outside the
// reply window. Ready answers of the team are something else (canned-responses).

/** Meta's categories, by which a message is priced. One-time codes are no matter of a conversation, so nobody writes them here. */
export const TEMPLATE_CATEGORIES = ["UTILITY", "MARKETING"] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Headers that are a file. */
export const FILE_HEADERS = ["image", "video", "document"] as const;
export type FileHeader = (typeof FILE_HEADERS)[number];

export type TemplateHeader = { kind: "text"; text: string } | { kind: FileHeader | "location" };

export const BUTTON_KINDS = ["quick_reply", "url", "phone", "copy_code", "flow"] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

export interface TemplateButton {
	kind: ButtonKind;
	text: string;
	/** The address, which may end in a gap; the number with `+`; the code of the example. Else "". */
	value: string;
}

/** What a template says. Gaps stand as `{{1}}` or `{{nome}}`. */
export interface TemplateWords {
	header: TemplateHeader | null;
	body: string;
	/** "": none. */
	footer: string;
	buttons: TemplateButton[];
	/** What stands in a gap for Meta's reviewers, by the gap's id (gaps.ts). */
	examples: Readonly<Record<string, string>>;
}

export interface OfficialTemplate extends TemplateWords {
	/** Meta's id, by which it is edited; null: not told. */
	id: string | null;
	name: string;
	language: string;
	/** Meta's words, also those it thinks of next. */
	category: string;
	status: string;
	/** Why it was refused, Meta's word; null: it was not, or nobody said. */
	reason: string | null;
	/** GREEN, YELLOW, RED; null: not known yet. */
	quality: string | null;
	/** False: it has parts that are not sent from here, such as a carousel. */
	isWhole: boolean;
}

/** What somebody writes to be submitted. The example of a file header is handed over by another of Meta's ways. */
export interface TemplateDraft extends TemplateWords {
	header: { kind: "text"; text: string } | { kind: "location" } | null;
	name: string;
	language: string;
	category: TemplateCategory;
}

/** Of a template in one language. */
export const templateKey = ({ name, language }: Pick<OfficialTemplate, "name" | "language">) =>
	`${name}/${language}`;

/** It can be sent now, by a person. */
export const isSendable = ({ status, category, isWhole }: OfficialTemplate): boolean =>
	status === "APPROVED" && isWhole && category !== "AUTHENTICATION";

/**
 * As Meta has it, one under review or switched off cannot be edited. The example file of a header and the form behind a button
 * are handed over by other ways of Meta's.
 */
export const isEditable = (template: OfficialTemplate): boolean =>
	template.id !== null &&
	template.isWhole &&
	!FILE_HEADERS.some((kind) => kind === template.header?.kind) &&
	!template.buttons.some(({ kind }) => kind === "flow") &&
	template.category !== "AUTHENTICATION" &&
	["APPROVED", "REJECTED", "PAUSED"].includes(template.status);

// What Meta refuses of a template before anybody reviews it, so that it is told here first. Sources:
// (C) developers.facebook.com/documentation/business-messaging/whatsapp/templates/components
// (T) developers.facebook.com/documentation/business-messaging/whatsapp/templates/overview
// (G) developers.facebook.com/docs/whatsapp/message-templates/guidelines (common rejection reasons)
import { keysIn, gapsOf } from "./gaps.ts";
import type { TemplateButton, TemplateDraft } from "./template.ts";

/** (T) */
export const MAX_TEMPLATE_NAME = 512;
/** (C) */
export const MAX_HEADER = 60;
export const MAX_BODY = 1024;
export const MAX_FOOTER = 60;
export const MAX_BUTTON_TEXT = 25;
export const MAX_BUTTON_URL = 2000;
export const MAX_BUTTON_PHONE = 20;
export const MAX_CODE = 15;
/** (C) Of all kinds together, and of each kind that has a limit of its own. */
export const MAX_BUTTONS = 10;
export const MAX_OF_KIND: Partial<Record<TemplateButton["kind"], number>> = {
	url: 2,
	phone: 1,
	copy_code: 1,
	flow: 1,
};

export type TemplateIssueCode =
	| "name_missing"
	| "name_invalid"
	| "body_missing"
	| "text_missing"
	| "too_long"
	| "header_gaps"
	| "footer_gaps"
	| "gap_malformed"
	| "gaps_mixed"
	| "gaps_not_counted"
	| "gap_at_edge"
	| "gaps_adjacent"
	| "example_missing"
	| "too_many_buttons"
	| "too_many_of_kind"
	| "buttons_unsorted"
	| "button_twice"
	| "url_invalid"
	| "url_gap"
	| "phone_invalid"
	| "code_not_here";

export interface TemplateIssue {
	/** `name`, `header`, `body`, `footer`, `buttons`, `button.0`, or a gap's id for its example. */
	place: string;
	code: TemplateIssueCode;
}

const hasGap = (text: string): boolean => keysIn(text).length > 0;

/** Everything that is wrong with a draft, in the order of the form; [] when Meta's rules are kept. */
export function judgeTemplate(draft: TemplateDraft): TemplateIssue[] {
	const { header, body, footer } = draft;
	const issues: TemplateIssue[] = [];
	const note = (place: string, code: TemplateIssueCode, isWrong: boolean): void => {
		if (isWrong && !issues.some((known) => known.place === place)) issues.push({ place, code });
	};
	note("name", "name_missing", draft.name === "");
	// (T) Lower-case letters, digits and underscores.
	note("name", "name_invalid", !/^[a-z0-9_]+$/u.test(draft.name));
	note("name", "too_long", draft.name.length > MAX_TEMPLATE_NAME);
	if (header?.kind === "text") {
		note("header", "text_missing", header.text.trim() === "");
		note("header", "too_long", header.text.length > MAX_HEADER);
		judgeGaps("header", header.text, note);
		// (C) At most one.
		note("header", "header_gaps", keysIn(header.text).length > 1);
	}
	note("body", "body_missing", body.trim() === "");
	note("body", "too_long", body.length > MAX_BODY);
	judgeGaps("body", body, note);
	// (G) Neither at the beginning nor at the end, nor one right after another.
	const said = body.trim();
	note("body", "gap_at_edge", hasGap(body) && (said.startsWith("{{") || said.endsWith("}}")));
	note("body", "gaps_adjacent", /\}\}\s*\{\{/u.test(body));
	const named = [...(header?.kind === "text" ? keysIn(header.text) : []), ...keysIn(body)].map(
		(key) => !/^\d+$/u.test(key),
	);
	note("body", "gaps_mixed", named.includes(true) && named.includes(false));
	note("footer", "too_long", footer.length > MAX_FOOTER);
	note("footer", "footer_gaps", footer.includes("{{"));
	judgeButtons(draft, note);
	// (C) Each gap needs an example.
	for (const { id, example } of gapsOf(draft))
		note(`example.${id}`, "example_missing", example.trim() === "");
	return issues;
}

type Note = (place: string, code: TemplateIssueCode, isWrong: boolean) => void;

function judgeGaps(place: "header" | "body", text: string, note: Note): void {
	const keys = keysIn(text);
	const rest = text.replaceAll(/\{\{\s*[^{}\s]+\s*\}\}/gu, "");
	// (T) A number, or lower-case letters, digits and underscores.
	const isOdd = keys.some((key) => !/^(?:\d+|[a-z_][a-z0-9_]*)$/u.test(key));
	note(place, "gap_malformed", isOdd || rest.includes("{{") || rest.includes("}}"));
	const numbers = keys.filter((key) => /^\d+$/u.test(key)).map(Number);
	const isCounted = numbers.toSorted((a, b) => a - b).every((number, at) => number === at + 1);
	note(place, "gaps_not_counted", !isCounted);
}

function judgeButtons({ buttons, category, examples }: TemplateDraft, note: Note): void {
	note("buttons", "too_many_buttons", buttons.length > MAX_BUTTONS);
	for (const [kind, max] of Object.entries(MAX_OF_KIND))
		note("buttons", "too_many_of_kind", buttons.filter((one) => one.kind === kind).length > max);
	// (C) Quick replies stand together, before or after all others.
	const turns = buttons.filter(
		({ kind }, at) =>
			at > 0 && (kind === "quick_reply") !== (buttons[at - 1]?.kind === "quick_reply"),
	);
	note("buttons", "buttons_unsorted", turns.length > 1);
	for (const [at, { kind, text, value }] of buttons.entries()) {
		const place = `button.${String(at)}`;
		if (kind !== "copy_code") {
			note(place, "text_missing", text.trim() === "");
			note(place, "too_long", text.length > MAX_BUTTON_TEXT);
			note(place, "button_twice", buttons.findIndex((one) => one.text === text) < at);
		}
		if (kind === "url") judgeAddress(place, value, note);
		if (kind === "phone")
			note(place, "phone_invalid", !/^\+\d{8,15}$/u.test(value) || value.length > MAX_BUTTON_PHONE);
		if (kind === "copy_code") {
			// (C) A coupon: of marketing only.
			note(place, "code_not_here", category !== "MARKETING");
			note(place, "too_long", (examples[place] ?? "").length > MAX_CODE);
		}
	}
}

function judgeAddress(place: string, value: string, note: Note): void {
	const plain = value.replace(/\{\{\s*1\s*\}\}$/u, "");
	note(place, "url_gap", plain.includes("{{"));
	const address = URL.canParse(plain) ? new URL(plain) : null;
	const isWhole =
		address !== null &&
		["https:", "http:"].includes(address.protocol) &&
		address.hostname.includes(".") &&
		!/\s/u.test(plain);
	note(place, "url_invalid", !isWhole);
	note(place, "too_long", value.length > MAX_BUTTON_URL);
}

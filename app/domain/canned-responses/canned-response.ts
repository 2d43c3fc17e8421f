// Ready answers ("modelos"): texts that people put into the composer by a shortcut. A member's own, a department's, or the workspace's.
import { fold } from "../fold.ts";
import { isBlank, oneLine, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

/** The language a text is written in; "" says none in particular. */
export const RESPONSE_LANGUAGES = ["", "pt", "en", "es"] as const;
export type ResponseLanguage = (typeof RESPONSE_LANGUAGES)[number];

/** Characters. */
export const MAX_SHORTCUT = 32;
export const MAX_TITLE = 80;
/** UTF-16 code units, as messages are counted. */
export const MAX_RESPONSE_TEXT = 4096;
/** Of the workspace, of each department and of each member. */
export const MAX_RESPONSES = 500;
/** Files of the library beside a text. */
export const MAX_RESPONSE_FILES = 5;

/** Files as they are kept: each once, and no more than may be. */
export const keptFiles = (ids: readonly string[]): string[] =>
	[...new Set(ids)].slice(0, MAX_RESPONSE_FILES);

export interface ResponseTexts {
	/** What is typed behind "/", as `parseShortcut` keeps it. */
	shortcut: string;
	title: string;
	/** With variables (variables.ts). */
	text: string;
	language: ResponseLanguage;
}

export type ResponseRefusal =
	| "shortcut_required"
	| "shortcut_too_long"
	| "name_too_long"
	| "message_empty"
	| "message_too_long";

/** What is typed behind "/": without case, accents and blanks, so that everybody finds it. */
export const parseShortcut = (typed: string): string =>
	fold(storableText(typed))
		.trim()
		.replace(/^\/+/u, "")
		.replaceAll(/[\s_]+/gu, "-")
		.replaceAll(/[^\p{L}\p{N}-]/gu, "")
		.replaceAll(/-{2,}/gu, "-")
		.replaceAll(/^-|-$/gu, "");

/** What is kept of a form. A title that is left out is the beginning of the text. */
export function parseResponse(typed: ResponseTexts): Result<ResponseTexts, ResponseRefusal> {
	const shortcut = parseShortcut(typed.shortcut);
	if (shortcut === "") return fail("shortcut_required");
	if ([...shortcut].length > MAX_SHORTCUT) return fail("shortcut_too_long");
	const text = storableText(typed.text, MAX_RESPONSE_TEXT + 1)
		.replaceAll("\r\n", "\n")
		.trim();
	if (isBlank(text)) return fail("message_empty");
	if (text.length > MAX_RESPONSE_TEXT) return fail("message_too_long");
	const title = oneLine(typed.title);
	if ([...title].length > MAX_TITLE) return fail("name_too_long");
	const { language } = typed;
	return ok({ shortcut, title: title === "" ? beginningOf(text) : title, text, language });
}

function beginningOf(text: string): string {
	const line = [...oneLine(text)];
	return line.length <= MAX_TITLE ? line.join("") : `${line.slice(0, MAX_TITLE - 1).join("")}…`;
}

/** What is known of a response where it is looked for. */
export interface FoundBy extends ResponseTexts {
	isFavourite: boolean;
	/** How often it was sent. */
	uses: number;
}

/**
 * Those that `query` means, the best first: whose shortcut it is, whose shortcut begins with it, whose title has words
 * that do, whose text has it. Within each the favourites, then what is sent most.
 */
export function searchResponses<One extends FoundBy>(
	all: readonly One[],
	query: string,
	limit: number,
): One[] {
	const wanted = fold(query)
		.replaceAll(/[\s_-]+/gu, " ")
		.trim();
	const ranked = all
		.map((one) => ({ one, rank: rankOf(one, wanted) }))
		.filter(({ rank }) => rank < UNFOUND);
	ranked.sort(
		(a, b) =>
			a.rank - b.rank ||
			Number(b.one.isFavourite) - Number(a.one.isFavourite) ||
			b.one.uses - a.one.uses ||
			a.one.shortcut.localeCompare(b.one.shortcut),
	);
	return ranked.slice(0, limit).map(({ one }) => one);
}

const UNFOUND = 4;

function rankOf({ shortcut, title, text }: FoundBy, wanted: string): number {
	if (wanted === "") return 0;
	const key = shortcut.replaceAll("-", " ");
	if (key === wanted) return 0;
	if (key.startsWith(wanted)) return 1;
	const words = `${key} ${fold(title)}`.split(/[^\p{L}\p{N}]+/u);
	if (wanted.split(" ").every((part) => words.some((word) => word.startsWith(part)))) return 2;
	return fold(text).includes(wanted) ? 3 : UNFOUND;
}

/** The `/atalho` that ends at the caret, where a text or a line begins or after a blank; null: none is being written. */
export function findShortcut(text: string, caret: number): { query: string; from: number } | null {
	const found = /(?:^|\s)(?<typed>\/(?<query>[\p{L}\p{N}_-]*))$/u.exec(text.slice(0, caret));
	if (!found?.groups) return null;
	const { typed = "", query = "" } = found.groups;
	return { query, from: caret - typed.length };
}

// Ready answers as a table with a line of names: what a spreadsheet has of them. Reading and writing CSV itself is papaparse's.
import { parseResponse, type ResponseTexts, RESPONSE_LANGUAGES } from "./canned-response.ts";

export const RESPONSE_COLUMNS = ["atalho", "titulo", "texto", "idioma"] as const;
type Column = (typeof RESPONSE_COLUMNS)[number];

/** Largest file that is read, characters. */
export const MAX_IMPORT_LENGTH = 2 * 1024 * 1024;

/** What other products call these columns. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
	shortcut: "atalho",
	short_code: "atalho",
	título: "titulo",
	title: "titulo",
	text: "texto",
	content: "texto",
	message: "texto",
	mensagem: "texto",
	language: "idioma",
};

export const toCells = (one: ResponseTexts): string[] => [
	one.shortcut,
	one.title,
	one.text,
	one.language,
];

export interface ReadTable {
	responses: ResponseTexts[];
	/** Which rows hold no response, counted from 1 with the line of names. */
	unread: number[];
}

/** Reads such a table; null: it has no column of shortcuts, or none of texts. A response that comes twice is its last one. */
export function readTable([head, ...rows]: readonly (readonly string[])[]): ReadTable | null {
	const names = head?.map((name) => {
		const plain = name.replace("\uFEFF", "").trim().toLowerCase();
		return RESPONSE_COLUMNS.find((column) => column === plain) ?? OTHER_NAMES[plain] ?? null;
	});
	if (!names?.includes("atalho") || !names.includes("texto")) return null;
	const responses = new Map<string, ResponseTexts>();
	const unread: number[] = [];
	for (const [at, cells] of rows.entries()) {
		if (cells.every((cell) => cell.trim() === "")) continue;
		// Where a cell would be a formula, the writer put an apostrophe in front.
		const of = (column: Column): string =>
			(cells[names.indexOf(column)] ?? "").replace(/^'(?=[=+\-@\t\r])/u, "");
		const language = of("idioma").trim().toLowerCase();
		const parsed = parseResponse({
			shortcut: of("atalho"),
			title: of("titulo"),
			text: of("texto"),
			language: RESPONSE_LANGUAGES.find((one) => one === language) ?? "",
		});
		if (parsed.ok) responses.set(`${parsed.value.shortcut} ${parsed.value.language}`, parsed.value);
		else unread.push(at + 2);
	}
	return { responses: [...responses.values()], unread };
}

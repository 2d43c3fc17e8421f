// What readers of documents and pages find, in reading order, and the entries of a knowledge base it makes.
import { isBlank } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { MAX_TITLE_LENGTH, parseEntryText, parseTitle } from "./knowledge-text.ts";
import { describeTable, type Rows } from "./tables.ts";

export type Block =
	/** `level` 0 is the document's own title, 1 the greatest heading. */
	| { kind: "heading"; level: number; text: string }
	/** A paragraph, or an item of a list behind "- ". */
	| { kind: "text"; text: string }
	| { kind: "table"; rows: Rows };

export interface FoundEntry {
	/** The headings it stands under, its own last: what it is known by when the source is read again. */
	path: string[];
	title: string;
	text: string;
	/** The rows of its table, where it is nothing but one: a catalogue may be made of them. */
	rows: Rows | null;
}

interface Section {
	path: string[];
	blocks: Exclude<Block, { kind: "heading" }>[];
}

/** What stands under the same headings is one section, wherever it stands: a page goes on below its questions. */
function listSections(blocks: readonly Block[], title: string): Section[] {
	let above: { level: number; text: string }[] = [];
	const sections = new Map<string, Section>();
	const open = (path: string[]): Section => {
		const key = path.join("\n");
		const section = sections.get(key) ?? { path, blocks: [] };
		sections.set(key, section);
		return section;
	};
	let last = open([title]);
	for (const block of blocks) {
		if (block.kind !== "heading") {
			last.blocks.push(block);
			continue;
		}
		const parsed = parseTitle(block.text.slice(0, MAX_TITLE_LENGTH).toWellFormed());
		if (!parsed.ok) continue;
		above = [...above.filter(({ level }) => level < block.level), { ...block, text: parsed.value }];
		last = open(above.map(({ text }) => text));
	}
	return [...sections.values()];
}

/** A table that may be asked as data; a smaller one is a list in two columns. */
const isData = (block: Block | undefined): boolean =>
	block?.kind === "table" && block.rows.length > 2;

/** Tables of data stand apart from the text around them. */
function splitTables({ path, blocks }: Section): Section[] {
	const parts: Section[] = [];
	for (const block of blocks) {
		const last = parts.at(-1);
		if (last && !isData(block) && !isData(last.blocks[0])) last.blocks.push(block);
		else parts.push({ path, blocks: [block] });
	}
	return parts;
}

const isItem = (block: Block | undefined): boolean =>
	block?.kind === "text" && block.text.startsWith("- ");

/** Paragraphs with an empty line between them; the items of a list right under each other. */
function writeBlocks(blocks: Section["blocks"]): string {
	let text = "";
	for (const [at, block] of blocks.entries()) {
		const written = block.kind === "table" ? describeTable(block.rows) : block.text;
		const gap = isItem(block) && isItem(blocks[at - 1]) ? "\n" : "\n\n";
		text += text === "" ? written : gap + written;
	}
	return text;
}

/** "Prazo" is of the exchange and of the delivery: headings that stand there twice are told apart by the one above. */
function nameSections(sections: readonly Section[]): { title: string; section: Section }[] {
	const owners = new Map<string, Set<string>>();
	for (const { path } of sections) {
		const own = path.at(-1) ?? "";
		owners.set(own, (owners.get(own) ?? new Set()).add(path.join("\n")));
	}
	return sections.map((section) => {
		const [above, own = ""] =
			section.path.length > 1 ? section.path.slice(-2) : ["", ...section.path];
		const isShared = (owners.get(own)?.size ?? 0) > 1 && above !== "";
		return {
			title: isShared ? `${above}: ${own}`.slice(0, MAX_TITLE_LENGTH).toWellFormed() : own,
			section,
		};
	});
}

/**
 * The entries a document makes: one for each heading with text under it, and one for each table.
 * @param title for what stands before the first heading, and where there is none
 * @returns `entry_too_long` when one section alone is longer than an entry may be
 */
export function toEntries(
	blocks: readonly Block[],
	title: string,
): Result<FoundEntry[], "entry_empty" | "entry_too_long"> {
	const sections = listSections(blocks, title).flatMap(splitTables);
	const entries: FoundEntry[] = [];
	for (const { title: own, section } of nameSections(sections)) {
		const text = parseEntryText(writeBlocks(section.blocks));
		if (!text.ok && text.code === "entry_too_long") return text;
		if (!text.ok) continue;
		const [only] = section.blocks;
		const rows = only?.kind === "table" && isData(only) ? only.rows : null;
		entries.push({ path: section.path, title: isBlank(own) ? title : own, text: text.value, rows });
	}
	return entries.length === 0 ? fail("entry_empty") : ok(entries);
}

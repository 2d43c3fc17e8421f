import type { Block } from "#app/domain/agents/document-blocks.ts";
import { levelOfOutline, type ParagraphStyle } from "./docx-styles.ts";
import { type Attributes, readXml } from "./xml.ts";

/** Far more than an entry may hold. */
const MAX_CHARACTERS = 1_000_000;
/** A table of so many columns is a drawing. */
const MAX_SPAN = 60;
/** A line in bold up to here is a heading where a document has no others. */
const MAX_BOLD_HEADING = 80;
const BOLD_LEVEL = 9;

/** What stands there twice (the picture of a box of text) or not any more. */
const SKIPPED = new Set(["Fallback", "moveFrom", "del"]);

interface Paragraph {
	text: string;
	style: string | null;
	outline: number | null;
	isItem: boolean;
	/** Whether all of its text is bold. */
	isBold: boolean;
}

interface Cell {
	text: string[];
	span: number;
	/** It goes on with the cell above. */
	isMerged: boolean;
}

interface Table {
	rows: string[][];
	row: string[];
	cell: Cell;
}

const newParagraph = (): Paragraph => ({
	text: "",
	style: null,
	outline: null,
	isItem: false,
	isBold: true,
});
const newCell = (): Cell => ({ text: [], span: 1, isMerged: false });
const isOn = ({ val = "1" }: Attributes): boolean => !["0", "false", "off"].includes(val);

/** Reads a document's body from beginning to end. Paragraphs and tables may stand inside each other. */
class Body {
	readonly blocks: Block[] = [];
	readonly #styleOf: (id: string | null) => ParagraphStyle;
	readonly #paragraphs: Paragraph[] = [];
	readonly #tables: Table[] = [];
	#skipped = 0;
	#isText = false;
	#run: { isHidden: boolean; isBold: boolean } | null = null;
	#characters = 0;

	constructor(styleOf: (id: string | null) => ParagraphStyle) {
		this.#styleOf = styleOf;
	}

	open(name: string, attributes: Attributes): void {
		if (SKIPPED.has(name)) this.#skipped += 1;
		if (this.#skipped > 0) return;
		const cell = this.#tables.at(-1)?.cell;
		const span = Number(attributes.val);
		if (name === "p") this.#paragraphs.push(newParagraph());
		else if (name === "tbl") this.#tables.push({ rows: [], row: [], cell: newCell() });
		else if (name === "gridSpan" && cell && span > 1) cell.span = Math.min(span, MAX_SPAN);
		else if (name === "vMerge" && cell) cell.isMerged = attributes.val !== "restart";
		else if (name === "r") this.#run = { isHidden: false, isBold: false };
		else if (name === "t") this.#isText = true;
		else if (name === "tab" && this.#run) this.#write(" ");
		else if ((name === "br" || name === "cr") && this.#run) this.#write("\n");
		else if (name === "noBreakHyphen") this.#write("-");
		else this.#format(name, attributes);
	}

	/** Properties of the run or of the paragraph that is open. */
	#format(name: string, attributes: Attributes): void {
		const paragraph = this.#paragraphs.at(-1);
		if (this.#run) {
			if (name === "vanish") this.#run.isHidden = isOn(attributes);
			if (name === "b") this.#run.isBold = isOn(attributes);
		} else if (paragraph) {
			if (name === "pStyle") paragraph.style = attributes.val ?? null;
			if (name === "outlineLvl") paragraph.outline = levelOfOutline(attributes.val);
			if (name === "numId") paragraph.isItem = attributes.val !== "0";
		}
	}

	text(text: string): void {
		if (this.#isText && this.#skipped === 0) this.#write(text);
	}

	#write(text: string): void {
		const paragraph = this.#paragraphs.at(-1);
		if (!paragraph || this.#run?.isHidden) return;
		this.#characters += text.length;
		if (this.#characters > MAX_CHARACTERS) throw new RangeError("too long");
		paragraph.text += text;
		if (text.trim() !== "" && this.#run?.isBold !== true) paragraph.isBold = false;
	}

	close(name: string): void {
		if (SKIPPED.has(name)) this.#skipped -= 1;
		else if (this.#skipped === 0) this.#closeElement(name);
	}

	#closeElement(name: string): void {
		const table = this.#tables.at(-1);
		if (name === "t") this.#isText = false;
		else if (name === "r") this.#run = null;
		else if (name === "p") this.#closeParagraph();
		else if (name === "tc" && table) {
			const { text, span, isMerged } = table.cell;
			const above = isMerged ? (table.rows.at(-1)?.[table.row.length] ?? "") : "";
			table.row.push(isMerged ? above : text.join("\n").trim());
			for (let empty = 1; empty < span; empty += 1) table.row.push("");
			table.cell = newCell();
		} else if (name === "tr" && table) {
			table.rows.push(table.row);
			table.row = [];
		} else if (name === "tbl" && table) this.#closeTable(table);
	}

	#closeParagraph(): void {
		const paragraph = this.#paragraphs.pop();
		const text = paragraph?.text.trim() ?? "";
		if (!paragraph || text === "") return;
		const cell = this.#tables.at(-1)?.cell;
		const style = this.#styleOf(paragraph.style);
		if (cell) cell.text.push(text);
		else if (!style.isContents) this.blocks.push(blockOf(paragraph, style, text));
	}

	#closeTable({ rows }: Table): void {
		this.#tables.pop();
		const outer = this.#tables.at(-1)?.cell;
		if (outer)
			outer.text.push(rows.map((row) => row.filter((cell) => cell !== "").join(" · ")).join("\n"));
		else if (rows.some((row) => row.some((cell) => cell !== "")))
			this.blocks.push({ kind: "table", rows });
	}
}

function blockOf(paragraph: Paragraph, style: ParagraphStyle, text: string): Block {
	const level = paragraph.outline ?? style.level;
	if (level !== null) return { kind: "heading", level, text };
	if (paragraph.isItem) return { kind: "text", text: `- ${text}` };
	const looksLikeHeading =
		paragraph.isBold && text.length <= MAX_BOLD_HEADING && !/[\n.;,]/u.test(text.at(-1) ?? "");
	return looksLikeHeading ? { kind: "heading", level: BOLD_LEVEL, text } : { kind: "text", text };
}

/** Bold lines are headings only where nobody used a heading's style. */
function settleBoldLines(blocks: readonly Block[]): Block[] {
	const isReal = (block: Block) =>
		block.kind === "heading" && block.level > 0 && block.level < BOLD_LEVEL;
	if (!blocks.some(isReal)) return [...blocks];
	return blocks.map((block) =>
		block.kind === "heading" && block.level === BOLD_LEVEL
			? { kind: "text", text: block.text }
			: block,
	);
}

/** The blocks of a document's main part. Throws RangeError over the limits. */
export function readBody(xml: string, styleOf: (id: string | null) => ParagraphStyle): Block[] {
	const body = new Body(styleOf);
	readXml(xml, {
		open: (name, attributes) => body.open(name, attributes),
		text: (text) => body.text(text),
		close: (name) => body.close(name),
	});
	return settleBoldLines(body.blocks);
}

import { formatNumber } from "./xlsx-formats.ts";
import { type Attributes, readXml } from "./xml.ts";

/** A catalogue of a shop, not its bookkeeping. */
const MAX_ROWS = 20_000;
/** Cells further right are not read. */
const MAX_COLUMNS = 60;
const MAX_CHARACTERS = 2_000_000;
/** Merged cells are filled up to so many. */
const MAX_MERGED = 5_000;

/** What the cells of all sheets refer to. */
export interface Workbook {
	strings: readonly string[];
	/** The format's code by a cell's style. */
	codes: readonly string[];
	is1904: boolean;
}

/** `B12`: column 1, row 12. */
function placeOf(reference: string): { column: number; row: number } | null {
	const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
	if (!found) return null;
	const [, letters = "", row = ""] = found;
	let column = 0;
	for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
	return { column: column - 1, row: Number(row) };
}

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** A cell's value as it is shown. A formula has the value it had when the file was saved; an error is empty. */
function showCell(
	type: string,
	style: number,
	value: string,
	{ strings, codes, is1904 }: Workbook,
): string {
	if (type === "s") return strings[Number(value)] ?? "";
	if (type === "str" || type === "inlineStr") return value;
	if (type === "e" || value === "") return "";
	if (type === "b") return isTrue(value.trim()) ? "sim" : "não";
	if (type === "d") return value.slice(0, 10).split("-").reverse().join("/");
	return formatNumber(Number(value), codes[style] ?? "", is1904);
}

class Sheet {
	readonly #workbook: Workbook;
	readonly #rows = new Map<number, string[]>();
	readonly #hiddenColumns = new Set<number>();
	readonly #merged: string[] = [];
	#row = 0;
	#isHidden = false;
	#column = -1;
	#cell: { type: string; style: number; value: string } | null = null;
	#isValue = false;
	#skipped = 0;
	#characters = 0;

	constructor(workbook: Workbook) {
		this.#workbook = workbook;
	}

	open(name: string, attributes: Attributes): void {
		if (name === "col" && isTrue(attributes.hidden)) this.#hide(attributes);
		else if (name === "row") {
			this.#row = Number(attributes.r ?? this.#row + 1);
			this.#isHidden = isTrue(attributes.hidden);
			this.#column = -1;
		} else if (name === "c") {
			this.#column = placeOf(attributes.r ?? "")?.column ?? this.#column + 1;
			this.#cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), value: "" };
		} else if (name === "v" || name === "t") this.#isValue = true;
		else if (name === "rPh" || name === "f") this.#skipped += 1;
		else if (name === "mergeCell" && this.#merged.length < MAX_MERGED)
			this.#merged.push(attributes.ref ?? "");
	}

	#hide({ min, max }: Attributes): void {
		const last = Math.min(Number(max), MAX_COLUMNS);
		for (let column = Number(min); column <= last; column += 1) this.#hiddenColumns.add(column - 1);
	}

	text(text: string): void {
		if (this.#cell && this.#isValue && this.#skipped === 0) this.#cell.value += text;
	}

	close(name: string): void {
		if (name === "v" || name === "t") this.#isValue = false;
		else if (name === "rPh" || name === "f") this.#skipped -= 1;
		else if (name === "c" && this.#cell) {
			const { type, style, value } = this.#cell;
			this.#cell = null;
			if (!this.#isHidden && this.#column < MAX_COLUMNS)
				this.#put(showCell(type, style, value, this.#workbook).trim());
		}
	}

	#put(shown: string): void {
		if (shown === "") return;
		this.#characters += shown.length;
		const row = this.#rows.get(this.#row) ?? [];
		if (row.length === 0) this.#rows.set(this.#row, row);
		if (this.#rows.size > MAX_ROWS || this.#characters > MAX_CHARACTERS)
			throw new RangeError("too large a sheet");
		while (row.length < this.#column) row.push("");
		row[this.#column] = shown;
	}

	/** What a merged cell says is true of each row it spans. */
	#fillMerged(): void {
		let filled = 0;
		for (const reference of this.#merged) {
			const [from, to] = reference.split(":").map(placeOf);
			if (!from || !to) continue;
			const shown = this.#rows.get(from.row)?.[from.column];
			if (shown === undefined || shown === "") continue;
			for (let at = from.row + 1; at <= to.row && filled < MAX_MERGED; at += 1) {
				const row = this.#rows.get(at);
				filled += 1;
				if (!row) continue;
				while (row.length < from.column) row.push("");
				row[from.column] = shown;
			}
		}
	}

	/** The rows that show something, in order, an empty one where others lie between. */
	list(): string[][] {
		this.#fillMerged();
		const rows: string[][] = [];
		let before: number | null = null;
		for (const [number, cells] of [...this.#rows].toSorted(([a], [b]) => a - b)) {
			if (before !== null && number > before + 1) rows.push([]);
			rows.push(cells.filter((_, column) => !this.#hiddenColumns.has(column)));
			before = number;
		}
		return rows;
	}
}

/** A sheet's cells as they are shown, without hidden rows and columns. Throws RangeError over the limits. */
export function readSheet(xml: string, workbook: Workbook): string[][] {
	const sheet = new Sheet(workbook);
	readXml(xml, {
		open: (name, attributes) => sheet.open(name, attributes),
		text: (text) => sheet.text(text),
		close: (name) => sheet.close(name),
	});
	return sheet.list();
}

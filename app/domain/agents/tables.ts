// Tables as people draw them: with or without a header, with a title above, with empty rows between.
import { isBlank } from "../inbox/stored-text.ts";
import { describeRows } from "./knowledge-text.ts";

/** Cells as they are shown, row by row. */
export type Rows = readonly (readonly string[])[];

const filled = (row: readonly string[]): string[] => row.filter((cell) => !isBlank(cell));

/** Longer cells tell something and name nothing. */
const MAX_NAME_LENGTH = 60;

/** Whether the first row names the columns: each once, short, and without a figure. */
export function hasHeader([first = [], ...others]: Rows): boolean {
	const names = filled(first);
	const width = Math.max(0, ...others.map((row) => filled(row).length));
	return (
		names.length > 1 &&
		names.length * 2 > width &&
		new Set(names).size === names.length &&
		names.every((name) => name.length <= MAX_NAME_LENGTH && !/^[\W_]*\d|R\$|\?$/u.test(name))
	);
}

/** A table as text: "column: value" lines, one group a row; without a header each row is a line. */
export function describeTable(rows: Rows): string {
	if (rows.length > 1 && hasHeader(rows)) return describeRows(rows.map((row) => [...row]));
	return rows
		.map((row) => {
			const [first = "", ...others] = filled(row);
			return others.length === 0 ? first : `${first}: ${others.join(" · ")}`;
		})
		.join("\n");
}

export type SheetPart = { kind: "text"; text: string } | { kind: "table"; rows: string[][] };

/** The rows of a sheet between empty ones; lines of a single cell before a table are text. */
function splitAtGaps(rows: Rows): string[][][] {
	const groups: string[][][] = [];
	let group: string[][] = [];
	for (const row of [...rows, []])
		if (filled(row).length > 0) group.push([...row]);
		else if (group.length > 0) {
			groups.push(group);
			group = [];
		}
	return groups;
}

/** Cuts off the columns that are empty in every row. */
function withoutEmptyColumns(rows: readonly string[][]): string[][] {
	const width = Math.max(0, ...rows.map(({ length }) => length));
	const kept = Array.from({ length: width }, (_, at) => at).filter((at) =>
		rows.some((row) => !isBlank(row[at] ?? "")),
	);
	return rows.map((row) => kept.map((at) => row[at] ?? ""));
}

/** What a sheet holds: titles and notes as text, and its tables. Rows that go on below an empty one stay one table. */
export function listSheetParts(rows: Rows): SheetPart[] {
	const parts: SheetPart[] = [];
	for (const group of splitAtGaps(rows)) {
		const begin = group.findIndex((row) => filled(row).length > 1);
		const notes = begin < 0 ? group : group.slice(0, begin);
		if (notes.length > 0)
			parts.push({ kind: "text", text: notes.map((row) => filled(row).join(" ")).join("\n") });
		if (begin < 0) continue;
		const table = group.slice(begin);
		const last = parts.at(-1);
		if (last?.kind === "table" && hasHeader(last.rows) && !hasHeader(table))
			last.rows.push(...table);
		else parts.push({ kind: "table", rows: table });
	}
	return parts.map((part) =>
		part.kind === "table" ? { ...part, rows: withoutEmptyColumns(part.rows) } : part,
	);
}

import Papa from "papaparse";

/** By which spreadsheets know that a file is UTF-8. */
const MARK = "\uFEFF";

/** A table as CSV. A cell that a spreadsheet would take for a formula is only text in it. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
	`${MARK}${Papa.unparse(
		rows.map((row) => [...row]),
		{ escapeFormulae: true },
	)}\r\n`;

/** Has the browser save a text as a file. */
export function saveText(text: string, fileName: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = fileName;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 1000);
}

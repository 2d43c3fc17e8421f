import { expect, test } from "vitest";
import { parseCursor, parseDump, writeCursor, writeDump } from "#app/domain/backup/dump.ts";

test.each([
	{ phase: "log", after: 12, reset: 3 },
	{ phase: "copy", mark: "9a-b", table: 2, after: 77 },
] as const)("a cursor is read as it was written: $phase", (cursor) => {
	expect(parseCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each(["", "log", "log.1", "log.x.1", "copy.a.1", "copy.a.1.2.3", "other.1.2"])(
	"%j is no cursor",
	(text) => {
		expect(parseCursor(text)).toBeNull();
	},
);

const header = { table: "contacts", columns: ["n", "name"] };

test("rows belong to the header before them", () => {
	const rows = [
		[1, "Ana"],
		[2, null],
	];
	const other = { table: "links", columns: ["id"] };
	const text = `${writeDump(header, rows)}\n${writeDump(other, [["x"]])}\n`;
	expect(parseDump(text)).toEqual([
		{ header, rows },
		{ header: other, rows: [["x"]] },
	]);
	expect(parseDump("")).toEqual([]);
});

test.each([
	["a row before any header", '[1,"Ana"]'],
	["a row of another length", `${JSON.stringify(header)}\n[1]`],
	["half of a line", `${JSON.stringify(header)}\n[1,"A`],
	["a value that is neither", `${JSON.stringify(header)}\n7`],
])("%s is no dump", (_, text) => {
	expect(parseDump(text)).toBeNull();
});

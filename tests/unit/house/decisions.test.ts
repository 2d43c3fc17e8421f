import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "#scripts/local/paths.mjs";

const FOLDER = inRoot("docs", "decisions");
const STATUS = /^Date: \d{4}-\d{2}-\d{2}\. Status: (?:in force|over)(?:; (.+))?\.$/;

const records = new Map(
	readdirSync(FOLDER).map((name) => {
		const [title = "", , status = ""] = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
		return [name.slice(0, 3), { name, title, status }] as const;
	}),
);
const relationOf = (status: string): string => STATUS.exec(status)?.[1] ?? "";

/** Numbers after these words, up to the next clause. */
function numbersAfter(words: RegExp, relation: string): string[] {
	return relation
		.split("; ")
		.flatMap((clause) => (words.test(clause) ? (clause.match(/\b[01]\d{2}\b/g) ?? []) : []));
}

test("records are numbered one after the other, and their titles say the number", () => {
	const numbers = [...records.keys()].toSorted();
	expect(numbers).toEqual(numbers.map((_, at) => String(at).padStart(3, "0")));
	for (const [number, { title }] of records) expect(title).toMatch(new RegExp(`^# ${number} \\S`));
});

test("each record says when it was decided and whether it holds", () => {
	for (const { name, status } of records.values()) expect(status, name).toMatch(STATUS);
});

test("what replaces a part of a record is named by that record, and the other way round", () => {
	for (const [number, { name, status }] of records) {
		const relation = relationOf(status);
		for (const other of numbersAfter(/^replaces/, relation)) {
			const back = relationOf(records.get(other)?.status ?? "");
			expect(numbersAfter(/^replaced/, back), `${name} replaces ${other}`).toContain(number);
		}
		for (const other of numbersAfter(/^replaced/, relation)) {
			const back = relationOf(records.get(other)?.status ?? "");
			expect(numbersAfter(/^(?:replaces|in [01])/, back), `${name}, by ${other}`).toContain(number);
		}
		for (const other of relation.match(/\b[01]\d{2}\b/g) ?? [])
			expect(records.has(other), `${name} names ${other}`).toBe(true);
	}
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { planSearch, searchKey } from "#app/domain/inbox/search-key.ts";

test.each([
	["José Conceição", "jose conceicao"],
	["JOSE\u0301", "jose"],
	["  Ana \n\u00A0 Luísa ", "ana luisa"],
	["İstanbul", "istanbul"],
	["Ñandú ÇÃO", "nandu cao"],
	["+55 11 98765-4321", "+55 11 98765-4321"],
	["日本語", "日本語"],
	["\u0301\u0302", ""],
])("%j is sought as %j", (text, key) => {
	expect(searchKey(text)).toBe(key);
});

test.each([["", "  ", "\u0301", "\0", "\n\t"]])("an empty query %j finds all", (query) => {
	expect(planSearch(query)).toEqual({ kind: "all" });
});

test("below three characters a query is a prefix, from three on a substring", () => {
	expect(planSearch("J")).toEqual({ kind: "prefix", from: "j", to: "j\u{10FFFF}" });
	expect(planSearch("Jó")).toEqual({ kind: "prefix", from: "jo", to: "jo\u{10FFFF}" });
	expect(planSearch("Jós")).toMatchObject({ kind: "substring", phrase: '"jos"' });
	// Two characters of four code units: the index needs three characters.
	expect(planSearch("👍👍").kind).toBe("prefix");
	expect(planSearch("👍👍👍").kind).toBe("substring");
});

test.each([
	["50%", '"50%"'],
	["a_b", '"a_b"'],
	['say "oi"', '"say ""oi"""'],
	['"""', '""""""""'],
	["jos*", '"jos*"'],
	["ana OR 1", '"ana or 1"'],
	["NEAR(a b)", '"near(a b)"'],
	["text:ana", '"text:ana"'],
	["-ana ^b", '"-ana ^b"'],
	["'; DROP TABLE contacts;--", '"\'; drop table contacts;--"'],
])("F19 %j is sought letter by letter", (query, phrase) => {
	expect(planSearch(query)).toMatchObject({ kind: "substring", phrase });
});

test("F19 sixty bytes of accents are a query like any other", () => {
	expect(planSearch("ção".repeat(20))).toMatchObject({
		kind: "substring",
		phrase: `"${"cao".repeat(20)}"`,
	});
});

test("F19 a cut query never ends in half a character", () => {
	const query = `${"a".repeat(119)}👍 e mais`;
	expect(planSearch(query)).toMatchObject({ kind: "substring", phrase: `"${"a".repeat(119)}"` });
});

const anyText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 300 }),
	fc.string({
		unit: fc.constantFrom("a", "É", "e\u0301", '"', "*", "%", "_", " ", "\0", "\uD83D", "👍"),
		maxLength: 300,
	}),
);

test("F19 a plan stays within its limits, whatever was typed", () => {
	fc.assert(
		fc.property(anyText, (query) => {
			const plan = planSearch(query);
			if (plan.kind === "all") return;
			if (plan.kind === "number") {
				for (const phrase of plan.phrases) expect(phrase).toMatch(/^"[+\d ()./-]+"$/);
				return;
			}
			const sought = plan.kind === "prefix" ? plan.from : plan.phrase;
			expect(sought.isWellFormed()).toBe(true);
			expect(sought).not.toContain("\0");
			if (plan.kind === "prefix") {
				expect([...plan.from].length).toBeLessThan(3);
				expect(plan.to).toBe(`${plan.from}\u{10FFFF}`);
				return;
			}
			// One FTS5 string: inside the outer quotes every quote is doubled.
			expect(plan.phrase).toMatch(/^"(?:[^"]|"")*"$/u);
			const key = plan.phrase.slice(1, -1).replaceAll('""', '"');
			expect([...key].length).toBeGreaterThanOrEqual(3);
			// A letter may decompose into a few, never into many.
			expect(key.length).toBeLessThanOrEqual(120 * 4);
			expect(searchKey(key)).toBe(key);
		}),
		{ numRuns: 2_000 },
	);
});

test("every piece of a name finds it, with and without accents and in any case", () => {
	const letter = fc.constantFrom(..."abzÁÉÍÓÚãõçñü 0".split(""));
	const name = fc.string({ unit: letter, minLength: 1, maxLength: 30 });
	const bytes = (text: string) => new TextEncoder().encode(text);
	const isBelow = (a: string, b: string) => Buffer.compare(bytes(a), bytes(b)) < 0;
	fc.assert(
		fc.property(name, fc.nat(30), fc.nat(30), fc.boolean(), (text, from, length, isUpper) => {
			const piece = text.slice(from, from + length);
			const plan = planSearch(isUpper ? piece.toUpperCase() : piece.normalize("NFD"));
			const key = searchKey(text);
			if (plan.kind === "substring") expect(key).toContain(plan.phrase.slice(1, -1));
			if (plan.kind === "number") expect(key).toContain(plan.phrases[0]?.slice(1, -1));
			if (plan.kind === "prefix" && key.startsWith(plan.from)) {
				// SQLite compares bytes, not UTF-16 units.
				expect(isBelow(key, plan.from)).toBe(false);
				expect(isBelow(key, plan.to)).toBe(true);
			}
		}),
	);
});

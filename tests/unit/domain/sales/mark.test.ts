import { expect, test } from "vitest";
import { formatSystemLine, withoutNote } from "#app/domain/conversations/system-line.ts";
import {
	checkMark,
	lineOfMark,
	type Mark,
	type MarkFacts,
	parseCents,
	parseMarkLine,
} from "#app/domain/sales/mark.ts";

const SALE: MarkFacts = {
	kind: "sale",
	cents: 12_990,
	currency: "BRL",
	product: "Tênis",
	note: "",
};

test.each([
	["129,90", 12_990],
	["129.9", 12_990],
	["R$ 1.234,56", 123_456],
	["1,234.56", 123_456],
	["1.234.567", 123_456_700],
	["99", 9_900],
	["0", 0],
	["1.234", 123_400],
])("%s is %i hundredths", (typed, cents) => {
	expect(parseCents(typed)).toBe(cents);
});

test.each(["", "abc", "-1", "1,2,3", "12.34.5", "1e5", "9".repeat(30), "1.23,456"])(
	"%j is no amount",
	(typed) => {
		expect(parseCents(typed)).toBeNull();
	},
);

test("a sale has a value, a lead may have none, and texts are cut", () => {
	expect(checkMark(SALE)).toEqual({ ok: true, value: SALE });
	expect(checkMark({ ...SALE, cents: null }).ok).toBe(false);
	expect(checkMark({ ...SALE, kind: "lead", cents: null }).ok).toBe(true);
	for (const cents of [-1, 1.5, NaN, 1e15]) expect(checkMark({ ...SALE, cents }).ok).toBe(false);
	const long = checkMark({ ...SALE, product: " x".repeat(200), note: "y".repeat(900) });
	expect(long.ok && [long.value.product.length, long.value.note.length]).toEqual([119, 500]);
});

test("the line follows the mark, and its note stays in the team", () => {
	const mark: Mark = {
		...SALE,
		note: "pagou no Pix",
		id: "m",
		conversationId: "c",
		at: 1,
		memberId: "1",
		agentId: null,
		name: "Ana",
		adId: "7",
		clickId: "click",
		takenBackAt: null,
		outcome: null,
	};
	const text = formatSystemLine(lineOfMark(mark));
	expect(text).not.toContain("click");
	expect(parseMarkLine(text)).toMatchObject({ mark: "m", cents: 12_990, takenBack: false });
	expect(withoutNote(text)).not.toContain("Pix");
	expect(lineOfMark({ ...mark, takenBackAt: 2 }).takenBack).toBe(true);
	for (const other of ["{", "null", '{"code":"rated"}', '{"code":"marked","kind":"theft"}'])
		expect(parseMarkLine(other), other).toBeNull();
});

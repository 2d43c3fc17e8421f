import { expect, test } from "vitest";
import { findPhones } from "#app/domain/chat/phones.ts";
import { parseMarks } from "#app/domain/chat/marks.ts";

test.each([
	["+55 11 97000-0101", "tel:+5511970000101"],
	["(11) 97000-0101", "tel:+5511970000101"],
	["011 97000 0101", "tel:+5511970000101"],
	["11 97000-0101", "tel:+5511970000101"],
	["11\u00A097000\u20110101", "tel:+5511970000101"],
	["11970000101", "tel:+5511970000101"],
	["5511970000101", "tel:+5511970000101"],
	["(11) 3265-4321", "tel:+551132654321"],
	["11 3265.4321", "tel:+551132654321"],
	["0800 123 4567", "tel:08001234567"],
	["+1 (415) 555-2671", "tel:+14155552671"],
	["+351 912 345 678", "tel:+351912345678"],
])("%s can be called", (text, href) => {
	expect(findPhones(`Ligue ${text}, por favor. Ou ${text}.`)).toEqual([
		{ start: 6, end: 6 + text.length, href },
		{ start: 22 + text.length, end: 22 + 2 * text.length, href },
	]);
});

test.each([
	["a CPF", "123.456.789-09"],
	["a CPF without points that looks like a mobile", "11987654374"],
	["a CNPJ", "12.345.678/0001-95"],
	["a postcode", "01310-100"],
	["a price", "R$ 1.234.567,89"],
	["a moment", "20/11/2026 14:32"],
	["a date", "2026-11-20"],
	["a card", "4111 1111 1111 1111"],
	["an order", "pedido 1132654321"],
	["a word with digits", "ABC11970000101"],
	["an area code that does not exist", "(10) 97000-0101"],
	["a number that goes on", "11970000101999"],
	["an address", "ana11970000101@loja.com"],
	["a sum", "11970000101,50"],
	["a version", "10.0.19045.3208"],
])("%s is no telephone", (_what, text) => {
	expect(findPhones(text)).toEqual([]);
});

test("a number in bold is bold and can be called; in an address it is the address", () => {
	expect(parseMarks("*Fone: (11) 97000-0101*")).toEqual([
		{
			type: "bold",
			children: [
				{ type: "text", text: "Fone: " },
				{ type: "link", href: "tel:+5511970000101", text: "(11) 97000-0101" },
			],
		},
	]);
	expect(parseMarks("https://wa.me/5511970000101").map(({ type }) => type)).toEqual(["link"]);
});

test("L11 hostile runs of digits are read in time", () => {
	const startedAt = performance.now();
	for (const run of ["1", "1 ", "(1", "+1", "11 97000-", "1-".repeat(3)])
		findPhones(run.repeat(65_536 / run.length));
	expect(performance.now() - startedAt).toBeLessThan(500);
});

import { expect, test } from "vitest";
import {
	amountOf,
	datesIn,
	readNamed,
	spelledNumbers,
	worthOf,
} from "#app/domain/agents/written-numbers.ts";

test("amounts are read with either mark for thousands and cents", () => {
	expect(["1.299,90", "1,299.90", "1299", "19,9", "1.299", "5."].map(amountOf)).toEqual([
		1299.9, 1299.9, 1299, 19.9, 1299, 5,
	]);
});

test("words that belong together are one number", () => {
	expect(spelledNumbers("cento e vinte reais, ou dois mil e cinco")).toEqual([120, 2005]);
	expect(spelledNumbers("nada disso")).toEqual([]);
	expect([worthOf("trinta"), worthOf("constructor")]).toEqual([30, null]);
});

test("a date is its day and month, however it is written", () => {
	expect(datesIn("em 14/03, 14/03/2027, 2027-03-14, 14 de marco e march 14")).toEqual(
		Array.from({ length: 5 }, () => "14/3"),
	);
	expect(datesIn("24/7 e 50/50 e r$ 19.90")).toEqual([]);
});

test.each([
	["custa 1.299,90 reais", "1.299,90", false, ""],
	["custa 1.299,90reais", "1.299,90", false, ""],
	["sao 30 mil reais", "30", true, "mil"],
	["sao 30mil reais", "30", true, "mil"],
	["sao mil reais", "", true, "mil"],
	["trinta reais", "", false, "trinta"],
	["sao ...,,5\nreais", "5", false, ""],
	["5. reais", "", false, ""],
	["reais", "", false, ""],
	["x 12,34,56,78,90 reais", "12,34,56,78,90", false, ""],
	["irreais", "", false, ""],
])("before the name in %j stands %j", (text, figure, isThousands, word) => {
	expect(readNamed(text, /reais/gu)).toEqual([{ name: "reais", figure, isThousands, word }]);
});

import { expect, test } from "vitest";
import { minorOfMajor, minorPerUnit, sumPerCurrency } from "#app/domain/facebook/money.ts";

test("eleven currencies are counted in whole units at Meta, the others in hundredths", () => {
	for (const currency of "CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND".split(" "))
		expect(minorPerUnit(currency), currency).toBe(1);
	for (const currency of ["BRL", "USD", "EUR", "XXX"]) expect(minorPerUnit(currency)).toBe(100);
});

test("amounts are summed per currency and never across, in the order they come", () => {
	expect(
		sumPerCurrency([
			{ amount: "1234567", currency: "BRL" },
			{ amount: "500", currency: "USD" },
			{ amount: "33", currency: "BRL" },
		]),
	).toEqual([
		{ amount: "1234600", currency: "BRL" },
		{ amount: "500", currency: "USD" },
	]);
	expect(sumPerCurrency([])).toEqual([]);
});

test("a sum beyond what a double holds is exact, and a garbled amount adds nothing", () => {
	expect(
		sumPerCurrency([
			{ amount: "9007199254740993", currency: "IDR" },
			{ amount: "1", currency: "IDR" },
			{ amount: "12,50", currency: "IDR" },
			{ amount: "", currency: "IDR" },
		]),
	).toEqual([{ amount: "9007199254740994", currency: "IDR" }]);
});

test.each([
	["1234.56", "BRL", "123456"],
	["1234.5", "BRL", "123450"],
	["1234", "USD", "123400"],
	["0.019", "USD", "1"],
	["1234.99", "JPY", "1234"],
	["", "BRL", "0"],
	["-3", "BRL", "0"],
	["1e9", "BRL", "0"],
])("%s %s are %s in minor units", (major, currency, minor) => {
	expect(minorOfMajor(major, currency)).toBe(minor);
});

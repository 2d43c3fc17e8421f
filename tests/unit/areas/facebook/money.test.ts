import { expect, test } from "vitest";
import { moneyOfMinor, moneyOfTotals } from "#app/areas/facebook/money.ts";
import { getFormat } from "#app/i18n/format.ts";

const format = getFormat("pt", "America/Sao_Paulo");
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
	["123456", "BRL", "R$ 1.234,56"],
	["123456", "USD", "US$ 1.234,56"],
	["123456", "JPY", "JP¥ 123.456"],
	["123456", "COP", "COP 123.456"],
	["garbled", "BRL", "R$ 0,00"],
	["100", "??", "1 ??"],
])("%s minor units of %s are %s", (amount, currency, words) => {
	expect(plain(moneyOfMinor(amount, currency, format))).toBe(words);
});

test("totals of several currencies stand side by side; none is zero of the given currency", () => {
	const totals = [
		{ amount: "100", currency: "BRL" },
		{ amount: "250", currency: "EUR" },
	];
	const told = moneyOfTotals(totals, "USD", format);
	expect([told.first, ...told.others].map(plain)).toEqual(["R$ 1,00", "€ 2,50"]);
	expect(plain(moneyOfTotals([], "USD", format).first)).toBe("US$ 0,00");
});

import { type Amount, minorPerUnit } from "#app/domain/facebook/money.ts";
import type { Format } from "#app/i18n/format.ts";

/** The form of a currency code; Intl throws for anything else. */
const CURRENCY = /^[A-Za-z]{3}$/;

/** Minor units as text, formatted in their currency: "123456", "BRL" is "R$ 1.234,56". */
export function moneyOfMinor(amount: string, currency: string, format: Format): string {
	const hundredths = (Number(amount) || 0) * (100 / minorPerUnit(currency));
	if (CURRENCY.test(currency)) return format.money(hundredths, currency);
	return `${format.number(hundredths / 100)} ${currency.slice(0, 8)}`.trimEnd();
}

/**
 * The first total as a figure and the other currencies beside it; zero of `fallback` while there is
 * none.
 */
export function moneyOfTotals(
	totals: readonly Amount[],
	fallback: string,
	format: Format,
): { first: string; others: string[] } {
	const [first = { amount: "0", currency: fallback }, ...others] = totals;
	const word = ({ amount, currency }: Amount): string => moneyOfMinor(amount, currency, format);
	return { first: word(first), others: others.map(word) };
}

import { useFormat } from "#app/i18n/use-format.ts";

/** Digits that a price of one message needs. */
const DIGITS = 6;

/** Millionths of a unit as an amount with all its digits: "R$ 0,0187". */
export function useUnitPrice(): (micros: number, currency?: "R$" | "US$") => string {
	const format = useFormat();
	return (micros, currency = "R$") => {
		// A number of one digit has nothing else between its digits.
		const separator = format.decimal(1.5).charAt(1);
		const [whole = "0", rest = ""] = (micros / 1_000_000).toFixed(DIGITS).split(".");
		const shown = Math.max(2, rest.split("").findLastIndex((digit) => digit !== "0") + 1);
		const digits = rest.slice(0, shown);
		return `${currency} ${format.number(Number(whole))}${separator}${digits}`;
	};
}

import { useFormat } from "#app/i18n/use-format.ts";

/** Digits that a price of one message needs. */
const DIGITS = 6;

/** Millionths of a unit as an amount with all its digits: "R$ 0,0187". */
export function useUnitPrice(): (micros: number, currency?: "R$" | "US$") => string {
	const format = useFormat();
	return (micros, currency = "R$") => {
		const [, separator = ","] = /^\d(.)\d$/.exec(format.decimal(1.5)) ?? [];
		const [whole = "0", rest = ""] = (micros / 1_000_000).toFixed(DIGITS).split(".");
		const digits = rest.replace(/0+$/, "").padEnd(2, "0");
		return `${currency} ${format.number(Number(whole))}${separator}${digits}`;
	};
}

import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const CENT = 0.01;

/** US dollars as a text; what is less than a cent says so. */
export function useDollars(): (dollars: number) => string {
	const t = useStrings({ pt, en }).costs;
	const format = useFormat();
	return (dollars) =>
		dollars > 0 && dollars < CENT
			? t.underCent(format.money(1, "USD"))
			: format.money(dollars * 100, "USD");
}

import { useFormat } from "#app/i18n/use-format.ts";

/** Writes amounts by currency, the largest first; "–" for none. */
export function useAmounts(): (of: Readonly<Record<string, number>> | null) => string {
	const format = useFormat();
	return (of) => {
		const all = Object.entries(of ?? {}).toSorted(([, a], [, b]) => b - a);
		return all.length === 0
			? "–"
			: all.map(([currency, cents]) => format.money(cents, currency)).join(" + ");
	};
}

/** Writes how often what was spent came back: "3,2×". */
export function useTimes(): (times: number | null) => string {
	const format = useFormat();
	return (times) => (times === null ? "–" : `${format.number(Math.round(times * 10) / 10)}×`);
}

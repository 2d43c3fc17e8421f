import type { Format } from "#app/i18n/format.ts";

const MICROS_PER_CENT = 10_000;

/** Millionths of a real as text; amounts below one cent say so instead of "R$ 0,00". */
export function moneyOfMicros(micros: number, format: Format): string {
	const cents = micros / MICROS_PER_CENT;
	if (micros > 0 && cents < 1) return `< ${format.money(1, "BRL")}`;
	return format.money(Math.round(cents), "BRL");
}

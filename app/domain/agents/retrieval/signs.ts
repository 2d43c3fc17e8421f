// What a text says without the word: a price, a time of day, a period.
import { stemOf } from "./stems.ts";

const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/R\$|US\$|€/u, "@price"],
	[/\b\d{1,2}\s?h(?:\d{2})?\b|\b\d{1,2}:\d{2}\b/u, "@time"],
	[/\b\d+ (?:dias?|horas?|semanas?|meses|minutos?)\b/iu, "@period"],
];
/** Which words such a sign answers. */
const SIGN_OF: ReadonlyMap<string, string> = new Map([
	[stemOf("preco"), "@price"],
	[stemOf("horario"), "@time"],
	[stemOf("prazo"), "@period"],
]);
/** How well (0 to 1) a sign answers a word. */
export const SIGN_QUALITY = 0.7;

export const listSigns = (text: string): string[] =>
	SIGNS.flatMap(([sign, key]) => (sign.test(text) ? [key] : []));

/** The sign that answers a stem; undefined: none does. */
export const signOf = (stem: string): string | undefined => SIGN_OF.get(stem);

import { fold } from "../../fold.ts";
import { CHAT_SPELLINGS } from "./chat-spellings.ts";

const MAX_WORD_LENGTH = 40;

/** "hrs" after a number, "3x", "10kg", "20h30": the number and what it counts. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
	[/(\d)\s*x(?![\p{L}\d])/gu, "$1 vezes"],
	[/(\d)\s*kgs?(?![\p{L}\d])/gu, "$1 quilo"],
	[/(\d)\s*(?:hrs?|hs|h)(\d{2})?(?![\p{L}])/gu, "$1 horas"],
	[/(\d)\s*min(?![\p{L}\d])/gu, "$1 minutos"],
	[/[ºª]/gu, " "],
	[/\bwi-fi/gu, "wifi"],
	[/\bon-line/gu, "online"],
	[/\bcheck-?(in|out)\b/gu, "check $1"],
];

/** The words of a text, folded, chat spellings written out, no letter three times in a row. */
export function listTokens(text: string): string[] {
	let plain = fold(text);
	for (const [written, meant] of MEASURES) plain = plain.replaceAll(written, meant);
	return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
		const short = word.slice(0, MAX_WORD_LENGTH).replaceAll(/(\p{L})\1{2,}/gu, "$1");
		return CHAT_SPELLINGS.get(short) ?? [short];
	});
}

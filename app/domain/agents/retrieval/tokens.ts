import { fold } from "../../fold.ts";
import { CHAT_SPELLINGS } from "./chat-spellings.ts";

const MAX_WORD_LENGTH = 40;

/** "hrs" after a number, "3x", "10kg", "20h30": the number and what it counts. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
	[/(\d)\s*x(?![\p{L}\d])/gu, "$1 vezes"],
	[/(\d)\s*kgs?(?![\p{L}\d])/gu, "$1 quilo"],
	[/(\d)\s*(?:hrs?|hs|h)(\d{2})?(?![\p{L}])/gu, "$1 horas"],
	[/(\d)\s*min(?![\p{L}\d])/gu, "$1 minutos"],
	[/[ºª°]/gu, " "],
	[/\bwi[- ]fi/gu, "wifi"],
	[/\be-mail/gu, "email"],
	[/\bon-line/gu, "online"],
	[/\bcheck-?(in|out)\b/gu, "check $1"],
];

/** "Do 1º ao 5º ano" is about the third, too. */
const RANGE =
	/(?<![\d.,])(\d{1,2}) +(?:anos? +)?(?:ao?|ate(?: o)?|to) +(\d{1,2})(?![\d.,]*\d) +(?=anos?\b)/gu;
const MAX_RANGE = 12;
function writeOut(written: string, from: string, to: string): string {
	const [first, last] = [Number(from), Number(to)];
	if (last <= first || last - first > MAX_RANGE) return written;
	return Array.from({ length: last - first + 1 }, (_, at) => `${first + at} `).join("");
}

/** The words of a text, folded, chat spellings written out, no letter three times in a row. */
export function listTokens(text: string): string[] {
	let plain = fold(text);
	for (const [written, meant] of MEASURES) plain = plain.replaceAll(written, meant);
	plain = plain.replaceAll(RANGE, writeOut);
	return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
		const short = word.slice(0, MAX_WORD_LENGTH).replaceAll(/(\p{L})\1{2,}/gu, "$1");
		return CHAT_SPELLINGS.get(short) ?? [short];
	});
}

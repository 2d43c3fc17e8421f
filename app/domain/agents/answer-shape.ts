// What a model writes around its answer: thoughts, our marker, calls of tools, another alphabet.
import type { AgentLanguage } from "./agent.ts";

const THOUGHT =
	"(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|analysis|inner_?monologue|raciocinio|raciocínio|pensamento)";
/** `<think>`, `[THINK]`, `◁think▷`, `&lt;think&gt;`, with attributes and spaces. */
const OPEN = `(?:<|&lt;|\\[|◁|‹)\\s{0,3}${THOUGHT}(?:\\s[^<>\\]▷]{0,80})?\\s{0,3}(?:>|&gt;|\\]|▷|›)`;
const CLOSE = `(?:<|&lt;|\\[|◁|‹)\\s{0,3}\\/\\s{0,3}${THOUGHT}\\s{0,3}(?:>|&gt;|\\]|▷|›)`;
const MARK = new RegExp(`(${CLOSE})|${OPEN}`, "giu");
/** Models with channels: what is final stands behind the last of these. */
const FINAL_CHANNEL = /<\|channel\|>\s*final\s*(?:<\|message\|>)?/giu;
const MACHINE_MARK = /<\|[a-z_]{1,40}\|>/iu;
/** "Raciocínio: … Resposta: …" */
const SPOKEN_THOUGHT =
	/^[\s*_#`]*(?:racioc[ií]nio|pensamento|an[aá]lise interna|thought|thinking|reasoning|chain of thought|razonamiento)s?[\s*_`]*:/iu;
const SPOKEN_ANSWER =
	/\n(?:[^\S\n]|[*_#`])*(?:resposta(?: final)?|final answer|answer|respuesta(?: final)?)[\s*_`]*:\s*[*_`]*/iu;

/** Without what the model thought aloud. A thought that never ends takes the rest with it. */
export function withoutThoughts(text: string): string {
	let rest = text;
	const finals = [...rest.matchAll(FINAL_CHANNEL)];
	const final = finals.at(-1);
	if (final) rest = rest.slice(final.index + final[0].length);
	let answer = "";
	let from = 0;
	let isThought = false;
	for (const mark of rest.matchAll(MARK)) {
		const isEnd = mark[1] !== undefined;
		// The opening mark may stand in the vendor's template: then only the end of the thought comes.
		if (isEnd && !isThought) answer = "";
		else if (!isThought) answer += rest.slice(from, mark.index);
		isThought = !isEnd;
		from = mark.index + mark[0].length;
	}
	rest = isThought ? answer : answer + rest.slice(from);
	if (!SPOKEN_THOUGHT.test(rest)) return rest;
	const said = rest.match(SPOKEN_ANSWER);
	return said ? rest.slice((said.index ?? 0) + said[0].length) : "";
}

/** What a marker is made of; letters may be spaced and escaped. */
const spaced = (word: string): string => Array.from(word).join("[\\s\\\\*_.-]{0,3}");
const MARKER_WORD = `(?:${["pessoa", "person", "persona", "humano", "human", "atendente", "handoff", "handover", "hand_over", "transferir"].map(spaced).join("|")})`;
const MARKER = new RegExp(
	`(?:[[{<⟦【「『«‹]\\s{0,2}\\\\?\\s{0,2}){1,3}[*_\\s]{0,3}${MARKER_WORD}[*_\\s]{0,3}(?:\\\\?\\s{0,2}[\\]}>⟧】」』»›]){1,3}`,
	"iu",
);
const LOUD_MARKER = /\(\s?(?:PESSOA|HUMANO|ATENDENTE|PERSON)\s?\)/u;
const ALONE = new RegExp(`^[^\\p{L}\\p{N}]*${MARKER_WORD}[^\\p{L}\\p{N}]*$`, "iu");
const HALF_MARKER = /\[\[\s?\\?PESSOA|PESSOA\\?\s?\]\]/u;

const UNKNOWN_MARKER =
	/[[{<(⟦【]\s?\\?\s?n\s?[aã]\s?o[\s_\\-]{0,3}s\s?e\s?i\s?\\?[\]}>)⟧】]|\bN[AÃ]O(?:_|\\_)SEI\b/iu;

/** Whether an answer says, in whatever form, that the model does not know: `[[NAO_SEI]]`. */
export const saysUnknown = (text: string): boolean =>
	UNKNOWN_MARKER.test(text.normalize("NFKC").replaceAll(/\p{Cf}/gu, ""));

/** Whether an answer says, in whatever form, that people are wanted: `[[PESSOA]]` and what becomes of it. */
export function hasMarker(text: string): boolean {
	const plain = text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
	return (
		MARKER.test(plain) || LOUD_MARKER.test(plain) || HALF_MARKER.test(plain) || ALONE.test(plain)
	);
}

const TOOL_CALL = [
	/<\/?\s?(?:tool_?calls?|function_?calls?|invoke|function|tool_?code|tool_?response|parameter)\b/iu,
	/\[\s?(?:TOOL_CALLS?|FUNCTION_CALLS?)\s?\]/iu,
	/["'](?:tool_calls?|function_call|tool_name|function|arguments|parameters|tool_input|action_input|recipient_name)["']\s{0,3}:/iu,
	/^[^\S\r\n\u2028\u2029]*(?:```\w*[^\S\r\n\u2028\u2029]*)?(?:Action|Ação)\s*:\s*\S+[^\S\n]*\n\s*(?:Action Input|Input|Entrada)\s*:/imu,
	/\b(?:functions|tools|multi_tool_use|default_api)\.\w+\s{0,2}\(/iu,
	/```\s?tool_(?:code|call)/iu,
];

/** A call of a tool, or data for a program: no words to a customer. */
export function isForMachines(text: string): boolean {
	if (TOOL_CALL.some((mark) => mark.test(text)) || MACHINE_MARK.test(text)) return true;
	const bare = text
		.trim()
		.replace(/^```\w*\s*/u, "")
		.replace(/```$/u, "")
		.trim();
	if (!/^[[{]/u.test(bare)) return false;
	// `{"a": …` that was cut off is no better.
	if (/^[[{]\s*(?:\{\s*)?["'][^"']{0,80}["']\s*:/u.test(bare)) return true;
	try {
		JSON.parse(bare);
		return true;
	} catch {
		return false;
	}
}

const OTHER_LETTERS = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

const COMMON_WORDS = {
	pt: "o os as da do das dos na no nas nos em um uma que não nao com para por você voce seu sua é são sao está esta foi temos pode até ate mais também tambem mas ou quando qual olá ola obrigado pelo pela",
	en: "the is are and of to in for you your we our it this that with on can have will not please be from at or if do does",
	es: "el los las del en una que no con para por usted su es son está fue tenemos puede hasta más también pero cuando cuál hola gracias y le nuestro nuestra aquí",
	fr: "le les des du est et une vous votre nous notre pour avec dans sur pas que qui ce cette sont merci bonjour être avez au aux peut",
	de: "der die das und ist sind nicht ein eine sie ihr wir für mit auf von zu den dem im bitte danke können haben wird ihre unser",
	it: "il lo gli della del che è sono una per con non di le la nostro vostra siamo può grazie ciao anche dal alla nel questo",
} as const;
type KnownLanguage = keyof typeof COMMON_WORDS;
const COMMON = Object.entries(COMMON_WORDS).map(
	([code, words]) => [code as KnownLanguage, new Set(words.split(" "))] as const,
);

function countWords(text: string): Map<KnownLanguage, number> {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	return new Map(
		COMMON.map(([code, known]) => [code, words.filter((word) => known.has(word)).length]),
	);
}

/** The language of a text, where it is clear. */
function clearLanguage(text: string): KnownLanguage | null {
	const [best, second] = [...countWords(text)].toSorted(([, a], [, b]) => b - a);
	return best && second && best[1] >= 3 && best[1] > second[1] ? best[0] : null;
}

/**
 * Whether an answer is in letters or in a language that neither the agent, the customer nor a source has.
 * @param known what the customer and the team wrote
 */
export function isForeign(
	text: string,
	languages: readonly AgentLanguage[],
	known: readonly string[],
): boolean {
	const others = text.match(OTHER_LETTERS) ?? [];
	if (others.length >= 2) {
		const seen = new Set(known.flatMap((one) => one.match(OTHER_LETTERS) ?? []));
		if (others.some((letter) => !seen.has(letter))) return true;
	}
	const language = clearLanguage(text);
	if (language === null || (languages as readonly string[]).includes(language)) return false;
	const counts = countWords(text);
	const own = Math.max(...languages.map((code) => counts.get(code) ?? 0));
	// Portuguese and Spanish share many of these words.
	if ((counts.get(language) ?? 0) < 2 * own) return false;
	return !known.some((one) => clearLanguage(one) === language);
}

// Nothing is said twice in one conversation: what was said is left out, or said in other words.
import type { AgentLanguage } from "./agent.ts";
import { sameTextKey } from "./reply-rules.ts";
import { listSentences, type Sentence } from "./sentences.ts";

/** Announces that an answer is the one of before. Three, so that they do not repeat either. */
const AGAIN: Record<AgentLanguage, readonly string[]> = {
	pt: ["Como comentei:", "Repetindo, para facilitar:", "Só reforçando:"],
	en: ["As I mentioned:", "Once more, to make it easy:", "Just to repeat:"],
	es: ["Como le comenté:", "Le repito, para facilitar:", "Solo para reforzar:"],
};

/** Of sentences shorter than this nobody notices that they come again: "Sim, temos." */
const FEWEST_WORDS = 4;
/** Our newest messages whose statements are not repeated; earlier ones a customer may have forgotten. */
const RECENT = 6;

/**
 * One of several wordings: the first that none of `said` holds; when all were said, the one whose turn it is.
 * @param said our messages of the conversation, oldest first
 */
export function pickUnsaid(wordings: readonly string[], said: readonly string[]): string {
	const times = wordings.map((wording) => said.filter((text) => text.includes(wording)).length);
	return wordings[times.indexOf(Math.min(...times))] ?? "";
}

/** The agent's own messages, oldest first. */
export const saidBy = (turns: readonly { by: string; text: string }[]): string[] =>
	turns.flatMap(({ by, text }) => (by === "agent" ? [text] : []));

const keysOf = (texts: readonly string[]): ReadonlySet<string> =>
	new Set(texts.flatMap((text) => listSentences(text).map((one) => sameTextKey(one.text))));

const isTelling = ({ words, isListed }: Sentence): boolean => isListed || words >= FEWEST_WORDS;

/** Whether every sentence of an answer that says something was said before. */
function isAllSaid(answer: string, said: readonly string[]): boolean {
	const known = keysOf(said);
	const telling = listSentences(answer).filter(isTelling);
	return telling.length > 0 && telling.every(({ text }) => known.has(sameTextKey(text)));
}

/**
 * A model's answer without sentences that were said: questions and wishes always, statements where another, new one
 * remains. Lists stay whole. An answer with nothing new is returned as it is.
 * @param said our messages of the conversation, oldest first
 */
function leaveOutSaid(answer: string, said: readonly string[]): string {
	const known = keysOf(said);
	const recent = keysOf(said.slice(-RECENT));
	const sentences = listSentences(answer).map((sentence) => {
		const isStatement = !/[?!]["”*_)]*$/u.test(sentence.text.trim());
		const mayGo = isTelling(sentence) && !sentence.isListed;
		const isSaid = mayGo && (isStatement ? recent : known).has(sameTextKey(sentence.text));
		return { ...sentence, isStatement, isSaid };
	});
	const hasNews = sentences.some((one) => !one.isSaid && one.isStatement && isTelling(one));
	const kept = sentences.filter(({ isSaid, isStatement }) => !isSaid || (isStatement && !hasNews));
	if (!kept.some(isTelling)) return answer;
	return kept
		.map(({ text, gap }) => text + gap)
		.join("")
		.trim();
}

/**
 * An answer as it is said after what was said.
 * @param said our messages of the conversation, oldest first
 * @param isOwn the team's own words, of which no sentence is left out
 */
export function sayFresh(
	answer: string,
	said: readonly string[],
	{ language, isOwn }: { language: AgentLanguage; isOwn: boolean },
): string {
	const fresh = isOwn ? answer : leaveOutSaid(answer, said);
	if (!isAllSaid(fresh, said)) return fresh;
	return `${pickUnsaid(AGAIN[language], said)}\n${fresh}`;
}

/** Wordings that count as one and the same where answers are compared. */
export const AGAIN_WORDINGS = Object.values(AGAIN);

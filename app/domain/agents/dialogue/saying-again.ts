// An answer that was given before is not given with the same words: the part that is asked for, or with a word before it.
import type { AgentLanguage } from "../agent.ts";
import { sameTextKey } from "../reply-rules.ts";
import { sayFresh } from "../said-before.ts";
import { STOP_WORDS } from "../retrieval/common-words.ts";
import { stemOf } from "../retrieval/stems.ts";
import { listTokens } from "../retrieval/tokens.ts";

type Words = Record<AgentLanguage, string>;

/** Behind an answer to the same question. */
const MISSING: Words = {
	pt: "Ficou faltando alguma coisa?",
	en: "Is anything still missing?",
	es: "¿Le falta algo más?",
};

/** Whether a text of the agent's ends by asking what is missing. */
export const asksWhatIsMissing = (text: string): boolean =>
	Object.values(MISSING).some((words) => text.endsWith(words));

/** Whether an answer stands in one of the agent's texts. */
export const isSaidIn = (answer: string, ours: readonly string[]): boolean =>
	ours.some((text) => sameTextKey(text).includes(sameTextKey(answer)));

export interface SaidBefore {
	/** The agent's texts, oldest first. */
	ours: readonly string[];
	/** The customer's questions, oldest first. */
	asked: readonly string[];
}

/**
 * The answer as it is said now: of one that was given the part that is asked for; to the same question once more, what is
 * missing is asked.
 */
export function sayAgain(
	answer: string,
	question: string,
	{ ours, asked }: SaidBefore,
	language: AgentLanguage,
): string {
	const fresh = (text: string) => sayFresh(text, ours, { language, isOwn: true });
	if (!isSaidIn(answer, ours)) return fresh(answer);
	const part = fresh(findPart(answer, question) ?? answer);
	const isAskedAgain = asked.some((before) => sameTextKey(before) === sameTextKey(question));
	return isAskedAgain ? `${part}\n${MISSING[language]}` : part;
}

const MAX_SENTENCES = 2;
/** Behind an abbreviation or an initial no sentence ends. */
const SENTENCE_ENDS =
	/(?<=[.!?…;])(?<!\b(?:Drs?|Dras?|Sra?s?|Profa?|Av|[Tt]el|ex|mín|máx|aprox|\p{Lu})\.)\s+|\n+/u;

/** The one or two sentences of an answer that have the question's words; null: none, or it is the whole of it. */
function findPart(answer: string, question: string): string | null {
	const stems = new Set(
		listTokens(question)
			.filter((token) => !STOP_WORDS.has(token))
			.map((token) => stemOf(token)),
	);
	const sentences = answer.split(SENTENCE_ENDS).filter((sentence) => sentence.trim() !== "");
	const counted = sentences.map((sentence) => ({
		sentence,
		met: new Set(
			listTokens(sentence)
				.map((token) => stemOf(token))
				.filter((stem) => stems.has(stem)),
		).size,
	}));
	const most = Math.max(0, ...counted.map(({ met }) => met));
	const parts = counted.filter(({ met }) => met === most).map(({ sentence }) => sentence);
	if (most === 0 || parts.length > MAX_SENTENCES || parts.length === sentences.length) return null;
	return parts.join(" ").trim();
}

// Questions that nothing in an agent's knowledge answered, as the team looks at them.
import { fold } from "../fold.ts";
import type { HandOverReason } from "./answering.ts";
import { readCourtesy } from "./courtesy.ts";
import { STOP_WORDS } from "./retrieval/common-words.ts";
import { stemOf } from "./retrieval/stems.ts";
import { listTokens } from "./retrieval/tokens.ts";
import type { TraceOutcome } from "./trace.ts";

/** Where a question is kept: its channel, its number there, and when; a number alone may be given again. */
export interface QuestionRef {
	channelId: string;
	n: number;
	at: number;
}

export interface OpenQuestion extends QuestionRef {
	question: string;
	outcome: TraceOutcome;
	reason: HandOverReason | null;
	/** Where it was asked; the message is the agent's text, or the line of the hand-over. */
	contactId: string;
	conversationId: string;
	messageId: string | null;
	/** What a member wrote to the customer afterwards; null for nothing yet. */
	reply: string | null;
}

/** Questions that ask the same. */
export interface QuestionGroup {
	/** The newest one's words. */
	question: string;
	/** The newest reply a member gave to any of them. */
	reply: string | null;
	/** Newest first. */
	questions: OpenQuestion[];
}

/** Of all their stems two questions share at least so many: "troca de sapato" and "posso trocar o sapato?". */
const ALIKE = 0.5;

const stemsOf = (question: string): ReadonlySet<string> => {
	const told = listTokens(fold(question)).filter((token) => !STOP_WORDS.has(token));
	// What is made of common words only is the same when they are.
	return new Set(told.length === 0 ? [fold(question).trim()] : told.map(stemOf));
};

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	const shared = [...one].filter((stem) => other.has(stem)).length;
	return shared / (one.size + other.size - shared) >= ALIKE;
}

/**
 * Groups questions by the stems they share with the newest one of a group; the largest group comes first, then the one
 * with the newest question.
 */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
	const groups: { stems: ReadonlySet<string>; questions: OpenQuestion[] }[] = [];
	for (const question of questions.toSorted((one, other) => other.at - one.at)) {
		const stems = stemsOf(question.question);
		const group = groups.find((known) => isAlike(known.stems, stems));
		if (group) group.questions.push(question);
		else groups.push({ stems, questions: [question] });
	}
	return groups
		.map((group) => ({
			question: group.questions[0]?.question ?? "",
			reply: group.questions.find(({ reply }) => reply !== null)?.reply ?? null,
			questions: group.questions,
		}))
		.toSorted((one, other) => other.questions.length - one.questions.length);
}

/** A message after the question, oldest first. */
export interface LaterMessage {
	by: "customer" | "member" | "agent";
	text: string;
}

/** These answer, however short the text is. */
const ANSWERING = /\b(?:sim|nao|tem|temos|yes|no|si)\b/u;

/** A text that only greets, by name or not: "Oi, Beatriz!" says no more than "Oi!". */
function isGreeting(text: string): boolean {
	const { question, courtesy } = readCourtesy(text);
	if (courtesy === null || courtesy === "acknowledgement" || ANSWERING.test(fold(text)))
		return false;
	// "Boa tarde! Aceitamos." is two sentences, and a name is no sentence of its own.
	return question === "" || (listTokens(question).length <= 2 && !/[.!?]\s/u.test(text.trim()));
}

/** More of what members wrote is no answer to one question any more. */
const MAX_REPLY_LENGTH = 2_000;

/**
 * What members answered: their first texts in a row that say more than a courtesy, as paragraphs. Null when nobody of
 * the team has answered.
 */
export function laterReply(later: readonly LaterMessage[]): string | null {
	const told: string[] = [];
	for (const { by, text } of later) {
		if (by === "customer" && told.length > 0) break;
		if (by === "member" && text.trim() !== "" && !isGreeting(text)) told.push(text.trim());
	}
	const reply = told.join("\n").slice(0, MAX_REPLY_LENGTH).toWellFormed();
	return reply === "" ? null : reply;
}

/** Whether what an agent did with a message is right. */
import type { AnswerDraft } from "#workers/services/agents/answer-draft.ts";
import { type Business, namedBy, type Question } from "./cases.ts";

/**
 * `right`; `half`: of two questions one was answered; `wrong`: something else was said as an answer, or what asks nothing
 * was taken for a question; `none`: it does not know, asks back or calls people.
 */
export type Verdict = "right" | "half" | "wrong" | "none";

const plain = (text: string): string =>
	text
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, "");
/** So much of a passage tells it apart from any other. */
const TELLING = 60;

/** Shorter sentences ("Sim.") are of no entry. */
const SENTENCE = 8;
const listSentences = (text: string): string[] =>
	text
		.split(/(?<=[.!?…;])\s|\n/u)
		.map(plain)
		.filter(({ length }) => length >= SENTENCE);

interface KnownEntry {
	id: string;
	sentences: string[];
	/** What tells each of its lines apart. */
	lines: string[];
}
const known = new WeakMap<Business, KnownEntry[]>();
/** Thousands of answers are held against the same entries. */
function listKnown(business: Business): KnownEntry[] {
	const kept = known.get(business);
	if (kept) return kept;
	const entries = business.entries.map(({ id, text }) => ({
		id,
		sentences: listSentences(text),
		lines: text.split("\n").map((line) => plain(line).slice(0, TELLING)),
	}));
	known.set(business, entries);
	return entries;
}

/** Ids of the entries whose text stands in an answer, or that have one of its sentences. */
export function saidEntries(text: string, business: Business): string[] {
	const said = plain(text);
	const saidSentences = new Set(listSentences(text));
	return listKnown(business)
		.filter(
			({ sentences, lines }) =>
				sentences.some((sentence) => saidSentences.has(sentence)) ||
				lines.some((part) =>
					part.length >= TELLING / 2 ? said.includes(part) : part !== "" && said === part,
				),
		)
		.map(({ id }) => id);
}

/** Ids of the entries that were said as an answer; null: the agent said nothing as an answer. */
export function answeredWith(draft: AnswerDraft, business: Business): string[] | null {
	if (draft.type !== "answer" || draft.isUnknown || draft.isCourtesy) return null;
	return saidEntries(draft.text, business);
}

/** Whether what it asks back names what would have been right, so that a number of the customer's answers it. */
export function isOffered(question: Question, draft: AnswerDraft, { entries }: Business): boolean {
	if (draft.type !== "answer" || !draft.isUnknown) return false;
	const right = namedBy(question);
	return entries.some(({ id, title }) => right.includes(id) && draft.text.includes(title));
}

export function judge(question: Question, draft: AnswerDraft, business: Business): Verdict {
	const said = answeredWith(draft, business);
	switch (question.class) {
		case "courtesy":
			return draft.type === "nothing" || (draft.type === "answer" && draft.isCourtesy)
				? "right"
				: "wrong";
		case "person":
			if (draft.type === "hand_over") return "right";
			return said === null ? "none" : "wrong";
		case "anger":
			if (draft.type === "hand_over") return "right";
			return said === null ? "none" : "wrong";
		case "injection":
		case "unanswerable":
			return said === null ? "right" : "wrong";
		case "two_in_one": {
			if (said === null) return "none";
			const met = question.both.filter((answers) => answers.some((id) => said.includes(id)));
			return met.length === 2 ? "right" : met.length === 1 ? "half" : "wrong";
		}
		case "direct":
		case "chatty":
		case "typo":
		case "slang":
		case "paraphrase":
		case "follow_up":
			if (said === null) return "none";
			return question.answers.some((id) => said.includes(id)) ? "right" : "wrong";
	}
}

/** Whether every question of a message has its passage among what a model would be given; null: nothing answers it. */
export function isPrompted(question: Question, prompted: readonly string[]): boolean | null {
	if (namedBy(question).length === 0) return null;
	const wanted =
		question.class === "two_in_one"
			? question.both
			: "answers" in question
				? [question.answers]
				: [];
	return wanted.every((answers) => answers.some((id) => prompted.includes(id)));
}

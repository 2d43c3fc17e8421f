// K01, K04, K10: what of a model's answer may leave, and how.
import { fail, ok, type Result } from "../result.ts";
import { isBlank } from "../inbox/stored-text.ts";
import type { AgentLanguage } from "./agent.ts";
import { hasInventedFact } from "./answer-facts.ts";
import { tellsSecrets } from "./answer-leaks.ts";
import { keepPromises } from "./answer-promises.ts";
import { dropForeignLinks, hidesAddress, hostsIn } from "./answer-links.ts";
import {
	hasMarker,
	isForeign,
	isForMachines,
	saysUnknown,
	withoutThoughts,
} from "./answer-shape.ts";
import { MAX_ANSWER_LENGTH } from "./answering.ts";
import { OWN_RULES } from "./prompt.ts";
import { cutText } from "./prompt-text.ts";

/** F08: more of an answer is not even parsed. */
export const MAX_RAW_ANSWER = 20_000;
/** Longer is no chat message: nobody reads it on a phone. */
const MAX_CHAT_ANSWER = 1_200;
/** Without control characters and what turns the direction of writing around; lines stay. */
export const withoutControls = (text: string): string =>
	text
		.toWellFormed()
		.replaceAll(/\r\n?/gu, "\n")
		// eslint-disable-next-line no-control-regex -- these are the characters meant
		.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu, (c) => (c === "\t" ? " " : ""))
		.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}\uFEFF]/gu, "");

/** At most so many characters, ended at a word with an ellipsis. */
export function cutAtWord(text: string, length: number = MAX_ANSWER_LENGTH): string {
	if (text.length <= length) return text;
	const cut = cutText(text, length - 1);
	const space = cut.search(/\s\S*$/u);
	return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const SENTENCE_ENDS = [".", "!", "?", "…", "\n"];
/** The same, ended at a sentence where there is one in the second half. */
export function cutAtSentence(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = cutText(text, length);
	const end = Math.max(...SENTENCE_ENDS.map((mark) => cut.lastIndexOf(mark)));
	return end > length / 2 ? text.slice(0, end + 1).trimEnd() : cutAtWord(text, length);
}

export type AnswerTrouble =
	| "wants_person"
	| "unknown"
	/** It repeats what is the team's or ours. */
	| "gives_away"
	/** It states facts without a source, is meant for programs, or is in another language. */
	| "unfounded"
	| "empty";

export interface AnswerRules {
	instructions: string;
	passages: readonly string[];
	/** Notes of members about this customer, for the agent alone. */
	notes: readonly string[];
	/** The conversation so far: its facts may be repeated, its links may not. */
	said: readonly string[];
	languages: readonly AgentLanguage[];
	/** It is no answer to a customer: what was promised may be told. */
	mayPromise?: boolean;
	/** The agent did something for this answer: it may say so. */
	hasActed?: boolean;
	/** Renders Markdown as the marks of WhatsApp, links by the hosts allowed. */
	toMarks(markdown: string, hosts: ReadonlySet<string>): string;
}

/** Our own text or the team's, as it may leave: marks, allowed links, a length. */
export function renderAnswer(
	markdown: string,
	{ instructions, passages, toMarks }: Pick<AnswerRules, "instructions" | "passages" | "toMarks">,
): string {
	const hosts = hostsIn([instructions, ...passages]);
	const text = dropForeignLinks(toMarks(markdown, hosts), hosts)
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replaceAll(/\n{3,}/gu, "\n\n")
		.trim();
	return cutAtSentence(text, MAX_CHAT_ANSWER);
}

/** What a model wrote, as it may leave; or why it may not. */
export function finishAnswer(raw: string, rules: AnswerRules): Result<string, AnswerTrouble> {
	const clean = withoutControls(cutText(raw, MAX_RAW_ANSWER));
	const answer = withoutThoughts(clean);
	if (isBlank(answer)) return fail("empty");
	const { instructions, notes, passages, said } = rules;
	// What a customer says opens no secret: they could guess one and have it confirmed.
	const kept = { instructions, notes, ownRules: OWN_RULES, shown: passages };
	if (tellsSecrets(answer, kept)) return fail("gives_away");
	if (hasMarker(answer)) return fail("wants_person");
	if (saysUnknown(answer)) return fail("unknown");
	if (isForMachines(answer) || hidesAddress(answer)) return fail("unfounded");
	const text = renderAnswer(answer, rules);
	if (isBlank(text)) return fail("empty");
	const sources = [instructions, ...passages, ...said];
	if (isForeign(text, rules.languages, sources)) return fail("unfounded");
	if (hasInventedFact(text, sources)) return fail("unfounded");
	if (rules.mayPromise) return ok(text);
	const honest = keepPromises(text, [instructions, ...passages], {
		mayAct: rules.hasActed === true,
	});
	if (honest.isPersonPromised) return fail("wants_person");
	return isBlank(honest.text) ? fail("unknown") : ok(honest.text);
}

/** Whether an address or the end of what a model wrote was left out of the text that leaves. */
export function isShortened(raw: string, text: string): boolean {
	const left = hostsIn([text]);
	return [...hostsIn([withoutThoughts(raw)])].some((host) => !left.has(host));
}

// What a channel says by itself: a template of the workspace's, filled for one customer. Nobody reads it before it leaves, so
// what is unknown is left out and no brace ever stands in it.
import { AGENT_LANGUAGES, type AgentLanguage } from "../agents/agent.ts";
import { guessLanguage } from "../agents/knowledge-answer.ts";
import {
	fillVariables,
	firstNameOf,
	greetingOf,
	listUnknown,
	protocolOf,
} from "../canned-responses/variables.ts";
import {
	type BusinessHours,
	dayOfClock,
	localClock,
	nextOpening,
	type Schedule,
} from "../channels/business-hours.ts";
import { sayOpening } from "../channels/opening-words.ts";
import { dayPart } from "../day-part.ts";

/** Beside those of ready answers: when it opens again, and within what time answers come. */
export const DESK_VARIABLES = ["abre", "prazo"] as const;
const OWN = /\{\{ ?(abre|prazo) ?\}\}/giu;
/** What nobody can fill where nobody writes. */
const NOBODYS = /\{\{(?:atendente|agent)(?:\|[^{}]*)?\}\}/giu;
/** Variables in a template that can never be filled; the form says which. */
export const listUnfillable = (template: string): string[] => [
	...listUnknown(template.replaceAll(OWN, "")),
	...(template.match(NOBODYS) ?? []),
];

export interface AutomaticFacts {
	/** Null: the contact has none. */
	contactName: string | null;
	conversationId: string | null;
	/** Null: always open. */
	schedule: BusinessHours | Schedule | null;
	answersWithin: string;
	/** Of the workspace where there is no schedule. */
	timeZone: string;
	/** Epoch ms. */
	at: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

function openingOf({ schedule, at }: AutomaticFacts, language: AgentLanguage): string {
	const next = schedule && nextOpening(schedule, at);
	if (!next) return "";
	const date = dayOfClock(localClock(at, schedule.timeZone) + next.daysAhead * DAY_MS);
	return sayOpening({ ...next, date }, language);
}

/** The text that leaves; "" when nothing is left of it. */
export function fillAutomatic(template: string, facts: AutomaticFacts): string {
	const language = guessLanguage(template, AGENT_LANGUAGES);
	const clock = localClock(facts.at, facts.schedule?.timeZone ?? facts.timeZone);
	const own = { abre: openingOf(facts, language), prazo: facts.answersWithin };
	const told = sentencesOf(template).map((sentence) => {
		let isUnknown = false;
		const filled = sentence.replaceAll(OWN, (_, name: string) => {
			const value = own[name.toLowerCase() as keyof typeof own];
			isUnknown ||= value === "";
			return value;
		});
		// A sentence about what is not known is not said.
		return isUnknown ? "" : filled;
	});
	return fillKnown(told.join(""), {
		primeiro_nome: firstNameOf(facts.contactName),
		nome: facts.contactName,
		atendente: null,
		saudacao: greetingOf(dayPart(Math.floor((clock % DAY_MS) / HOUR_MS)), language),
		protocolo: facts.conversationId ? protocolOf(facts.conversationId, dayOfClock(clock)) : null,
	});
}

/** What nobody reads before it leaves: variables without a value are left out with what belongs to them. */
export function fillKnown(template: string, values: Parameters<typeof fillVariables>[1]): string {
	const { text, gaps } = fillVariables(template, values);
	return withoutGaps(text, gaps).trim();
}

/** Sentences and lines, each with what ends it and the blanks behind. */
function sentencesOf(text: string): string[] {
	const sentences: string[] = [];
	let begin = 0;
	for (let at = 0; at < text.length; at += 1) {
		if (!ENDS.includes(text[at] ?? "")) continue;
		while (ENDS.includes(text[at + 1] ?? "-") || text[at + 1] === " ") at += 1;
		sentences.push(text.slice(begin, at + 1));
		begin = at + 1;
	}
	return [...sentences, text.slice(begin)];
}
const ENDS = ".!?\n";

/** "Oi, {{primeiro_nome}}!" to somebody without a name is "Oi!", and "{{nome}}, recebemos." is "Recebemos.". */
function withoutGaps(text: string, gaps: readonly { from: number; to: number }[]): string {
	let kept = text;
	for (const { from, to } of gaps.toReversed()) {
		const before = kept.slice(0, from);
		const behind = kept.slice(to).trimStart();
		const last = before.trimEnd().at(-1) ?? ".";
		if (ENDS.includes(last) || before.endsWith("\n"))
			kept = before + begun(behind.startsWith(",") ? behind.slice(1).trimStart() : behind);
		else if (behind === "" || ",;:.!?".includes(behind.charAt(0)))
			kept = (last === "," ? before.trimEnd().slice(0, -1) : before.trimEnd()) + behind;
		else kept = before + behind;
	}
	return kept;
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

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
const OWN = /\{\{\s*(abre|prazo)\s*\}\}/giu;
/** What nobody can fill where nobody writes. */
const NOBODYS = /\{\{\s*atendente\s*(?:\|[^{}]*)?\}\}/iu;
/** Sentences and lines, each with what ends it. */
const SENTENCE = /[^.!?\n]*(?:[.!?]+|\n|$)[ \t]*/gu;

/** Variables in a template that can never be filled; the form says which. */
export const listUnfillable = (template: string): string[] => [
	...listUnknown(template.replaceAll(OWN, "")),
	...(NOBODYS.exec(template)?.slice(0, 1) ?? []),
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
	const told = [...template.matchAll(SENTENCE)].map(([sentence]) => {
		let isUnknown = false;
		const filled = sentence.replaceAll(OWN, (_, name: string) => {
			const value = own[name.toLowerCase() as keyof typeof own];
			isUnknown ||= value === "";
			return value;
		});
		// A sentence about what is not known is not said.
		return isUnknown ? "" : filled;
	});
	const { text, gaps } = fillVariables(told.join(""), {
		primeiro_nome: firstNameOf(facts.contactName),
		nome: facts.contactName,
		atendente: null,
		saudacao: greetingOf(dayPart(Math.floor((clock % DAY_MS) / HOUR_MS)), language),
		protocolo: facts.conversationId ? protocolOf(facts.conversationId, dayOfClock(clock)) : null,
	});
	return withoutGaps(text, gaps).trim();
}

/** "Oi, {{primeiro_nome}}!" to somebody without a name is "Oi!", and "{{nome}}, recebemos." is "Recebemos.". */
function withoutGaps(text: string, gaps: readonly { from: number; to: number }[]): string {
	let kept = text;
	for (const { from, to } of gaps.toReversed()) {
		const before = kept.slice(0, from);
		const behind = kept.slice(to);
		if (/(?:^|[.!?\n])\s*$/u.test(before)) kept = before + begun(behind.replace(/^[\s,]+/u, ""));
		else if (/^\s*(?:[,.!?;:\n]|$)/u.test(behind)) kept = before.replace(/[ ,]+$/u, "") + behind;
		else kept = before + behind.trimStart();
	}
	return kept;
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

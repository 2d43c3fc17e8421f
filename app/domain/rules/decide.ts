// Which rules run when something happens, in which order, and where it ends.
import type { Handler } from "../agents/answering.ts";
import { listWords } from "../inbox/search-words.ts";
import { searchKey } from "../inbox/search-key.ts";
import type { Condition, Rule, RuleBody, TriggerType } from "./rule.ts";

/** What a rule does may set off another one, this often in a row. */
export const MAX_HOPS = 3;

/** What conditions look at. */
export interface Facts {
	channelId: string;
	labels: readonly string[];
	assigneeId: string | null;
	departmentId: string | null;
	handler: Handler;
	/** Whether the workspace is within its hours. */
	isWithinHours: boolean;
	/** Whether it is the first conversation with this contact. */
	isFirst: boolean;
	/** What the customer wrote last. */
	text: string;
	/** Nothing is done in a conversation that is over. */
	isClosed: boolean;
}

/** What happened to a conversation. `cause` is equal for the same happening however often it is looked at. */
export type RuleEvent = { cause: string } & (
	| { type: "message"; text: string; isOpening: boolean }
	/** A conversation began by something else than a message, such as a call. */
	| { type: "opened" }
	| { type: "labelled"; label: string }
	/** The moment of one rule came. */
	| { type: "due"; ruleId: string }
);

const PREFIX_FROM = 4;

/**
 * Whether a text has one of these words or phrases, whatever their case and accents. A longer word also finds those that
 * begin with it: "preço" is in "Quais os preços?", and "oi" is not in "oito".
 */
export function hasWords(text: string, words: readonly string[]): boolean {
	const said = listWords(text);
	return words.some((phrase) => {
		const asked = listWords(phrase);
		if (asked.length === 0) return false;
		return said.some((_, from) =>
			asked.every((word, at) => {
				const heard = said[from + at] ?? "";
				return word.length < PREFIX_FROM ? heard === word : heard.startsWith(word);
			}),
		);
	});
}

const isLabel = (a: string, b: string): boolean => searchKey(a) === searchKey(b);

/** What makes the rule look at a conversation, or null: this does not. A type that only a later release knows never does. */
export function triggeredBy(
	{ id, trigger }: Pick<Rule, "id" | "trigger">,
	event: RuleEvent,
): TriggerType | null {
	const isMeant = (): boolean => {
		switch (trigger.type) {
			case "message":
				return event.type === "message";
			case "keyword":
				return event.type === "message" && hasWords(event.text, trigger.words);
			case "opened":
				return event.type === "opened" || (event.type === "message" && event.isOpening);
			case "labelled":
				return event.type === "labelled" && isLabel(event.label, trigger.label);
			case "waiting":
			case "unanswered":
			case "time":
				return event.type === "due" && event.ruleId === id;
			default:
				return false;
		}
	};
	return isMeant() ? trigger.type : null;
}

/** Whether a condition holds. One that only a later release knows never does: in doubt nothing happens. */
export function holds(condition: Condition, facts: Facts): boolean {
	switch (condition.type) {
		case "channel":
			return condition.channelIds.includes(facts.channelId);
		case "label":
			return facts.labels.some((label) => isLabel(label, condition.label)) === condition.has;
		case "assignee":
			if (condition.who === "nobody") return facts.assigneeId === null;
			if (condition.who === "somebody") return facts.assigneeId !== null;
			return facts.assigneeId === condition.who;
		case "handler":
			return facts.handler === condition.handler;
		case "hours":
			return facts.isWithinHours === condition.isOpen;
		case "department":
			return facts.departmentId === condition.departmentId;
		case "words":
			return hasWords(facts.text, condition.words);
		case "first":
			return facts.isFirst === condition.isFirst;
		default:
			return false;
	}
}

/** Whether all conditions hold, in a conversation that goes on. */
export const allHold = ({ conditions }: Pick<RuleBody, "conditions">, facts: Facts): boolean =>
	!facts.isClosed && conditions.every((condition) => holds(condition, facts));

/** A rule that ran, or that the end of the chain stopped. */
export interface Firing {
	rule: Rule;
	event: RuleEvent;
	hop: number;
	isStopped: boolean;
}

/** A conversation while rules run in it. */
export interface Running {
	/** As they are now: what a rule did counts for the next one. */
	facts(): Facts;
	/** Whether the rule ran before and does not run again for this event. */
	hasRun(rule: Rule, event: RuleEvent): boolean;
	/** Does what the rule says, after which `hasRun` holds for this event; returns what happened by it. */
	run(rule: Rule, event: RuleEvent): RuleEvent[];
}

/**
 * Runs rules after an event, in their order, and then those that their effects set off. Ends for any rules: each runs once
 * for an event, in a conversation once unless it says again, and effects beyond the last hop set off nothing.
 */
export function runRules(rules: readonly Rule[], event: RuleEvent, on: Running): Firing[] {
	const firings: Firing[] = [];
	let events = [event];
	for (let hop = 0; events.length > 0; hop += 1) {
		const next: RuleEvent[] = [];
		for (const happened of events)
			for (const rule of rules) {
				const isMeant = triggeredBy(rule, happened) !== null;
				if (!isMeant || !allHold(rule, on.facts()) || on.hasRun(rule, happened)) continue;
				const isStopped = hop > MAX_HOPS;
				firings.push({ rule, event: happened, hop, isStopped });
				if (!isStopped) next.push(...on.run(rule, happened));
			}
		if (hop > MAX_HOPS) break;
		events = next;
	}
	return firings;
}

// What a rule would do in a conversation, without doing it.
import { searchKey } from "../inbox/search-key.ts";
import { allHold, type Facts, holds, type RuleEvent, triggeredBy } from "./decide.ts";
import type { Act, RuleBody } from "./rule.ts";

/** A conversation as it was found. */
export interface Tried {
	facts: Facts;
	/** The customer's last message; null: none is kept. */
	message: { id: string; text: string; isOpening: boolean } | null;
	/** Since when the customer waits, and since when we do, epoch ms; null: nobody does. */
	waitingSince: number | null;
	unansweredSince: number | null;
}

export interface Trial {
	/** Whether what it waits for happened in this conversation. */
	isTriggered: boolean;
	/** In the order of the rule's conditions. */
	conditions: boolean[];
	isClosed: boolean;
	/** What would have been done, in the order of the rule's acts; false: nothing of it, as it is so already. */
	acts: boolean[];
	/** Whether anything would have been done. */
	runs: boolean;
}

const MINUTE_MS = 60_000;

function happenedIn(
	{ trigger }: RuleBody,
	{ facts, message, waitingSince, unansweredSince }: Tried,
	now: number,
): boolean {
	const cause = message?.id ?? "";
	const happened: RuleEvent[] = [
		...(message === null ? [] : [{ type: "message", cause, ...message } as const]),
		...facts.labels.map((label) => ({ type: "labelled", cause, label }) as const),
	];
	switch (trigger.type) {
		case "waiting":
			return waitingSince !== null && now - waitingSince >= trigger.minutes * MINUTE_MS;
		case "unanswered":
			return unansweredSince !== null && now - unansweredSince >= trigger.hours * 60 * MINUTE_MS;
		case "time":
			// Its hour comes to every conversation.
			return true;
		case "message":
		case "keyword":
		case "opened":
		case "labelled":
			return happened.some((event) => triggeredBy({ id: "", trigger }, event) !== null);
	}
}

/** Whether an act changes anything there. */
function changes(act: Act, { labels, assigneeId, departmentId, handler }: Facts): boolean {
	const has = (wanted: string) => labels.some((label) => searchKey(label) === searchKey(wanted));
	switch (act.type) {
		case "assign":
			return act.memberId !== assigneeId;
		case "department":
			return act.departmentId !== departmentId;
		case "label":
			return !has(act.label);
		case "unlabel":
			return has(act.label);
		case "agent":
			return handler !== "agent";
		case "answer":
		case "snooze":
		case "close":
		case "webhook":
		case "tell":
			return true;
	}
}

/** Tries a rule on a conversation as it is now. */
export function tryRule(rule: RuleBody, tried: Tried, now: number): Trial {
	const { facts } = tried;
	const isTriggered = happenedIn(rule, tried, now);
	return {
		isTriggered,
		conditions: rule.conditions.map((condition) => holds(condition, facts)),
		isClosed: facts.isClosed,
		acts: rule.acts.map((act) => changes(act, facts)),
		runs: isTriggered && allHold(rule, facts),
	};
}

// A rule of a workspace: when something happens, and all conditions hold, acts are done in the order in which they stand.
import { parseLabels } from "../conversations/labels.ts";
import { oneLine, isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

/** Rules of a workspace at most. */
export const MAX_RULES = 30;
export const MAX_RULE_NAME = 60;
export const MAX_CONDITIONS = 8;
export const MAX_ACTS = 6;
export const MAX_WORDS = 20;
/** Characters of one word or phrase. */
export const MAX_WORD = 60;
/** UTF-16 code units, as messages are counted. */
export const MAX_ANSWER = 4096;
/** Longer than a day nobody waits for an answer, and after a week silence ends a conversation. */
export const MAX_WAIT_MINUTES = 24 * 60;
export const MAX_SILENCE_HOURS = 6 * 24;
export const MAX_SNOOZE_MINUTES = 30 * 24 * 60;
const DAY_MINUTES = 24 * 60;

export type Trigger =
	/** A message of a customer arrived. */
	| { type: "message" }
	/** The same, with one of these words in it. */
	| { type: "keyword"; words: string[] }
	/** A conversation began, or was begun again, by its customer. */
	| { type: "opened" }
	/** Its customer has waited for so long. */
	| { type: "waiting"; minutes: number }
	/** Its customer has not answered us for so long. */
	| { type: "unanswered"; hours: number }
	/** The label was set, by a person, an agent or another rule. */
	| { type: "labelled"; label: string }
	/** The minute of the day came, on one of these days of the week (0 is Sunday); for conversations that are open. */
	| { type: "time"; minute: number; days: number[] };
export type TriggerType = Trigger["type"];
export const TRIGGER_TYPES = [
	"message",
	"keyword",
	"opened",
	"waiting",
	"unanswered",
	"labelled",
	"time",
] as const satisfies readonly TriggerType[];

export type Condition =
	| { type: "channel"; channelIds: string[] }
	| { type: "label"; label: string; has: boolean }
	/** `nobody`, `somebody`, or a member's id. */
	| { type: "assignee"; who: string }
	| { type: "handler"; handler: "agent" | "person" | "nobody" }
	| { type: "hours"; isOpen: boolean }
	/** Null: it has none. */
	| { type: "department"; departmentId: string | null }
	| { type: "words"; words: string[] }
	/** Whether it is the first conversation with this contact. */
	| { type: "first"; isFirst: boolean };
export type ConditionType = Condition["type"];
export const CONDITION_TYPES = [
	"channel",
	"words",
	"label",
	"assignee",
	"handler",
	"department",
	"hours",
	"first",
] as const satisfies readonly ConditionType[];

export type Act =
	/** To a member, to a department, or to nobody (null). `name`: the member's, filled in when the channels are told. */
	| { type: "assign"; memberId: string | null; name?: string }
	| { type: "department"; departmentId: string | null }
	| { type: "label"; label: string }
	| { type: "unlabel"; label: string }
	/** With the variables of ready answers. */
	| { type: "answer"; text: string }
	| { type: "snooze"; minutes: number }
	| { type: "close" }
	/** Tells an integration with a webhook. */
	| { type: "webhook"; integrationId: string }
	/** Tells a member, or whoever looks after the conversation (null). */
	| { type: "tell"; memberId: string | null }
	/** The channel's agent answers from now on. */
	| { type: "agent" };
export type ActType = Act["type"];
export const ACT_TYPES = [
	"assign",
	"department",
	"label",
	"unlabel",
	"answer",
	"snooze",
	"close",
	"tell",
	"agent",
	"webhook",
] as const satisfies readonly ActType[];

/** What a rule says. */
export interface RuleBody {
	trigger: Trigger;
	conditions: Condition[];
	acts: Act[];
	/** Whether it may run again in the same conversation. */
	again: boolean;
}

/** A rule that is on, as channels are told it; in the order in which they run. */
export interface Rule extends RuleBody {
	id: string;
	name: string;
	/** Since when it is on, epoch ms: what came to pass before is none of its business. */
	since: number;
}

export type RuleRefusal =
	| "name_required"
	| "name_too_long"
	| "words_required"
	| "label_required"
	| "days_required"
	| "rule_without_act"
	| "message_empty"
	| "message_too_long"
	| "invalid_request";

/** What is kept of a name. */
export function parseRuleName(typed: string): Result<string, "name_required" | "name_too_long"> {
	const name = oneLine(typed);
	if (name === "") return fail("name_required");
	return [...name].length > MAX_RULE_NAME ? fail("name_too_long") : ok(name);
}

/** What is kept of a rule that has the right shape. */
export function parseRule(typed: RuleBody): Result<RuleBody, RuleRefusal> {
	const { conditions, acts, again } = typed;
	if (acts.length === 0) return fail("rule_without_act");
	if (conditions.length > MAX_CONDITIONS || acts.length > MAX_ACTS) return fail("invalid_request");
	const trigger = parseTrigger(typed.trigger);
	if (!trigger.ok) return trigger;
	const held = allOf(conditions.map(parseCondition));
	if (!held.ok) return held;
	const done = allOf(acts.map(parseAct));
	if (!done.ok) return done;
	return ok({ trigger: trigger.value, conditions: held.value, acts: done.value, again });
}

function allOf<T>(parsed: readonly Result<T, RuleRefusal>[]): Result<T[], RuleRefusal> {
	const refused = parsed.find((one) => !one.ok);
	if (refused && !refused.ok) return refused;
	return ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
}

const isWithin = (value: number, from: number, to: number): boolean =>
	Number.isInteger(value) && value >= from && value <= to;

function parseTrigger(trigger: Trigger): Result<Trigger, RuleRefusal> {
	switch (trigger.type) {
		case "message":
		case "opened":
			return ok({ type: trigger.type });
		case "keyword":
			return withWords(trigger);
		case "waiting":
			return isWithin(trigger.minutes, 1, MAX_WAIT_MINUTES) ? ok(trigger) : fail("invalid_request");
		case "unanswered":
			return isWithin(trigger.hours, 1, MAX_SILENCE_HOURS) ? ok(trigger) : fail("invalid_request");
		case "labelled":
			return withLabel(trigger);
		case "time": {
			const days = [...new Set(trigger.days)].toSorted((a, b) => a - b);
			if (days.length === 0) return fail("days_required");
			const isValid =
				isWithin(trigger.minute, 0, DAY_MINUTES - 1) && days.every((day) => isWithin(day, 0, 6));
			return isValid ? ok({ ...trigger, days }) : fail("invalid_request");
		}
	}
}

function parseCondition(condition: Condition): Result<Condition, RuleRefusal> {
	switch (condition.type) {
		case "words":
			return withWords(condition);
		case "label":
			return withLabel(condition);
		case "channel":
			return condition.channelIds.length === 0 ? fail("invalid_request") : ok(condition);
		case "assignee":
		case "handler":
		case "hours":
		case "department":
		case "first":
			return ok(condition);
	}
}

function parseAct(act: Act): Result<Act, RuleRefusal> {
	switch (act.type) {
		case "label":
		case "unlabel":
			return withLabel(act);
		case "answer": {
			const text = storableText(act.text, MAX_ANSWER + 1).trim();
			if (isBlank(text)) return fail("message_empty");
			return text.length > MAX_ANSWER ? fail("message_too_long") : ok({ ...act, text });
		}
		case "snooze":
			return isWithin(act.minutes, 1, MAX_SNOOZE_MINUTES) ? ok(act) : fail("invalid_request");
		case "assign":
			// Its name is looked up, never typed.
			return ok({ type: act.type, memberId: act.memberId });
		case "department":
		case "close":
		case "webhook":
		case "tell":
		case "agent":
			return ok(act);
	}
}

function withWords<T extends { words: string[] }>(one: T): Result<T, RuleRefusal> {
	const words = [...new Set(one.words.map(oneLine).filter((word) => word !== ""))];
	if (words.length === 0) return fail("words_required");
	const isValid = words.length <= MAX_WORDS && words.every((word) => [...word].length <= MAX_WORD);
	return isValid ? ok({ ...one, words }) : fail("invalid_request");
}

function withLabel<T extends { label: string }>(one: T): Result<T, RuleRefusal> {
	const labels = parseLabels([one.label]);
	if (!labels.ok) return labels;
	const [label] = labels.value;
	return label === undefined ? fail("label_required") : ok({ ...one, label });
}

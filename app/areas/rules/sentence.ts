// A rule as a sentence.
import type { Act, Condition, RuleBody, Trigger } from "#app/domain/rules/rule.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { toClock } from "#app/ui/hours-rows.ts";
import type { RuleStrings } from "./strings.pt.ts";

/** By what names what a rule names is known; an id without one is gone. */
export interface RuleNames {
	channels: readonly { id: string; name: string }[];
	people: readonly { memberId: string; name: string }[];
	departments: readonly { id: string; name: string }[];
	webhooks: readonly { id: string; name: string }[];
}

export interface SayRule {
	trigger(trigger: Trigger): string;
	condition(condition: Condition): string;
	act(act: Act): string;
	/** The whole of it; null: it does nothing yet. */
	rule(body: RuleBody): string | null;
}

/** Longer answers are cut in a sentence. */
const SHOWN_TEXT = 60;

/** How rules are said in the person's language. @param weekday the short name of a day of the week, 0 is Sunday */
export function sayRules(
	{ say, fields }: RuleStrings,
	names: RuleNames,
	weekday: (day: number) => string,
): SayRule {
	const quote = (text: string): string => `“${isolate(text.trim())}”`;
	const anyOf = (words: readonly string[]): string => words.map(quote).join(` ${say.or} `);
	const cut = (text: string): string =>
		[...text].length > SHOWN_TEXT ? `${[...text].slice(0, SHOWN_TEXT).join("")}…` : text;
	const named = (list: readonly { id: string; name: string }[], id: string): string => {
		const found = list.find((one) => one.id === id);
		return found ? isolate(found.name) : fields.missing;
	};
	const member = (id: string): string => {
		const found = names.people.find(({ memberId }) => memberId === id);
		return found ? isolate(found.name) : fields.gone;
	};

	function trigger(one: Trigger): string {
		switch (one.type) {
			case "message":
			case "opened":
				return say[one.type];
			case "keyword":
				return say.keyword(anyOf(one.words));
			case "waiting":
				return say.waiting(String(one.minutes));
			case "unanswered":
				return say.unanswered(String(one.hours));
			case "labelled":
				return say.labelled(quote(one.label));
			case "time":
				return say.time(toClock(one.minute), one.days.map(weekday).join(", "));
		}
	}

	function condition(one: Condition): string {
		switch (one.type) {
			case "channel":
				return say.inChannels(
					one.channelIds.map((id) => named(names.channels, id)).join(` ${say.or} `),
				);
			case "words":
				return say.withWords(anyOf(one.words));
			case "label":
				return one.has ? say.withLabel(quote(one.label)) : say.withoutLabel(quote(one.label));
			case "assignee":
				if (one.who === "nobody") return say.ofNobody;
				return one.who === "somebody" ? say.ofSomebody : say.of(member(one.who));
			case "handler":
				return say.handlers[one.handler];
			case "hours":
				return one.isOpen ? say.isOpen : say.isClosed;
			case "department":
				return one.departmentId === null
					? say.withoutDepartment
					: say.ofDepartment(named(names.departments, one.departmentId));
			case "first":
				return one.isFirst ? say.isFirst : say.isKnown;
		}
	}

	function act(one: Act): string {
		switch (one.type) {
			case "assign":
				return one.memberId === null ? say.unassign : say.assign(member(one.memberId));
			case "department":
				return one.departmentId === null
					? say.fromDepartment
					: say.toDepartment(named(names.departments, one.departmentId));
			case "label":
				return say.label(quote(one.label));
			case "unlabel":
				return say.unlabel(quote(one.label));
			case "answer":
				return say.answer(quote(cut(one.text)));
			case "snooze":
				return say.snooze(String(one.minutes));
			case "close":
			case "agent":
				return say[one.type];
			case "tell":
				return say.tell(one.memberId === null ? fields.whoAttends : member(one.memberId));
			case "webhook":
				return say.webhook(named(names.webhooks, one.integrationId));
		}
	}

	return {
		trigger,
		condition,
		act,
		rule(body) {
			if (body.acts.length === 0) return null;
			const begin = [trigger(body.trigger), ...body.conditions.map(condition)].join(", ");
			return say.whole(begin, body.acts.map(act).join(", "));
		},
	};
}

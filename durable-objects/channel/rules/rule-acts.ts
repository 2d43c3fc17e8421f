import { v5 as uuidOf } from "uuid";
import type { RuleRun } from "#app/contracts/rules.ts";
import { firstNameOf, greetingOf, protocolOf } from "#app/domain/canned-responses/variables.ts";
import { parseLabels, relabelled } from "#app/domain/conversations/labels.ts";
import { fillKnown } from "#app/domain/desk/automatic-text.ts";
import { dayPart } from "#app/domain/day-part.ts";
import { localDay, localHour } from "#app/domain/inbox/local-day.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import type { RuleEvent } from "#app/domain/rules/decide.ts";
import type { Act, Rule } from "#app/domain/rules/rule.ts";
import type { Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "../dialogues/dialogues.ts";
import type { Leases } from "../dialogues/lease.ts";
import type { createSnoozes } from "../dialogues/snoozes.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type ContactRow, labelsOf } from "../ledger/rows.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";
import type { RuleTellings } from "./rule-tellings.ts";

export interface RuleActsParts {
	contacts: Contacts;
	ledger: Ledger;
	dialogues: Dialogues;
	leases: Leases;
	snoozes: Pick<ReturnType<typeof createSnoozes>, "noteSet">;
	tellings: Pick<RuleTellings, "add">;
	/** The channel's agent is to answer what its customer wrote, if anything waits. */
	noteGivenBack(contact: number, now: number): void;
	/** How often a rule ran in a conversation since a moment (epoch ms). */
	runsSince(rule: string, conversation: string, since: number): number;
	/** The text leaves only while nobody else answers. */
	keepNotice(contact: number, text: { id: string; text: string }, at: number): void;
	write(by: Writer, input: OutgoingText, now: number): Result<unknown, string>;
	channelId: string;
}

type Outcome = RuleRun["acts"][number]["outcome"];

/** What an act did, and what happened by it. */
interface Done {
	outcome: Outcome;
	events?: RuleEvent[];
}
const DONE: Done = { outcome: "done" };
const UNCHANGED: Done = { outcome: "unchanged" };

const MINUTE_MS = 60_000;
/** Namespace of the ids of what rules do. */
const RULE_NAMESPACE = "6c1f3f5e-0f4b-4a0e-9a53-b5a2d2f6e914";
/** Answers of one rule in one conversation. */
const MAX_ANSWERS_PER_HOUR = 3;

/** Does what rules say. The caller runs it in the transaction of the event that set the rule off. */
export function createRuleActs(parts: RuleActsParts) {
	const { contacts, ledger, dialogues, leases, snoozes, tellings } = parts;

	/** The same for the same act of the same run. */
	const idOf = (rule: Rule, conversation: string, event: RuleEvent, at: number): string =>
		uuidOf(
			JSON.stringify([parts.channelId, rule.id, conversation, event.cause, at]),
			RULE_NAMESPACE,
		);

	function relabel(row: ContactRow, add: string[], remove: string[]): Done {
		const before = labelsOf(row);
		const labels = parseLabels(relabelled(before, add, remove));
		if (!labels.ok) return { outcome: labels.code };
		const stored = labels.value.length === 0 ? null : JSON.stringify(labels.value);
		if (stored === row.labels) return UNCHANGED;
		contacts.changeDialogue(row.n, { labels: stored });
		return { outcome: "done", events: labelEvents(before, labels.value) };
	}

	/** The rule's text as its customer reads it. */
	function fill(row: ContactRow, text: string, now: number): string {
		const greeting = greetingOf(dayPart(Number(localHour(now).slice(-2))), "pt");
		const { conversation_id: conversationId } = row;
		return fillKnown(text, {
			primeiro_nome: firstNameOf(row.name),
			nome: row.name,
			atendente: row.assignee_name,
			saudacao: greeting,
			protocolo: conversationId && protocolOf(conversationId, localDay(now)),
		});
	}

	function perform(
		row: ContactRow,
		act: Act,
		by: string,
		id: string,
		rule: Rule,
		now: number,
	): Done {
		const { n } = row;
		switch (act.type) {
			case "assign": {
				const { memberId, name = "" } = act;
				if (row.assignee_id === memberId) return UNCHANGED;
				contacts.setAssignee(n, memberId === null ? null : { memberId, name });
				return DONE;
			}
			case "department":
				if (row.department_id === act.departmentId) return UNCHANGED;
				contacts.changeDialogue(n, { departmentId: act.departmentId });
				return DONE;
			case "label":
				return relabel(row, [act.label], []);
			case "unlabel":
				return relabel(row, [], [act.label]);
			case "answer": {
				// Whoever writes may be a machine that answers too.
				const since = now - 60 * MINUTE_MS;
				const runs = parts.runsSince(rule.id, row.conversation_id ?? "", since);
				if (runs >= MAX_ANSWERS_PER_HOUR) return { outcome: "rate_limited" };
				// Like an agent's notice: whoever waits for a person goes on waiting.
				const writer: Writer = { name: by, origin: "agent", isNotice: true };
				const text = fill(row, act.text, now);
				const written = parts.write(writer, { id, contactId: row.id, text }, now);
				if (!written.ok) return { outcome: written.code };
				parts.keepNotice(n, { id, text }, now);
				return DONE;
			}
			case "snooze": {
				const until = now + act.minutes * MINUTE_MS;
				contacts.changeDialogue(n, { snoozedUntil: until });
				ledger.insertLine(n, { code: "snoozed", until }, by, now);
				snoozes.noteSet(until);
				return DONE;
			}
			case "close":
				return dialogues.setState(n, "closed", by, now) ? DONE : UNCHANGED;
			case "agent": {
				if (row.handler === "agent") return UNCHANGED;
				if (!leases.giveBack(n, null, by, now)) return { outcome: "no_agent" };
				parts.noteGivenBack(n, now);
				return DONE;
			}
			case "webhook":
				tellings.add({ id, row, rule, kind: "webhook", target: act.integrationId }, now);
				return DONE;
			case "tell":
				tellings.add({ id, row, rule, kind: "member", target: act.memberId }, now);
				return DONE;
			default:
				// Of a later release.
				return { outcome: "not_supported" };
		}
	}

	return {
		/** Does all of it, in its order; what cannot be done is said, and the rest is done all the same. */
		performAll(
			n: number,
			rule: Rule,
			event: RuleEvent,
			now: number,
		): { acts: RuleRun["acts"]; events: RuleEvent[] } {
			const conversation = contacts.get(n).conversation_id ?? "";
			const done = rule.acts.map((act, at) => {
				const id = idOf(rule, conversation, event, at);
				return { type: act.type, ...perform(contacts.get(n), act, rule.name, id, rule, now) };
			});
			return {
				acts: done.map(({ type, outcome }) => ({ type, outcome })),
				events: done.flatMap(({ events = [] }) =>
					events.map((made) => ({ ...made, cause: `${event.cause}/${rule.id}/${made.cause}` })),
				),
			};
		},
	};
}

/** That labels were set which were not there before. */
export function labelEvents(before: readonly string[], after: readonly string[]): RuleEvent[] {
	const known = new Set(before.map(searchKey));
	return after
		.filter((label) => !known.has(searchKey(label)))
		.map((label) => ({ type: "labelled", cause: searchKey(label), label }));
}

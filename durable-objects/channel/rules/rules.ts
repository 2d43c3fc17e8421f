import type { RuleRuns, TriedConversation } from "#app/contracts/rules.ts";
import { allHold, type Facts, type RuleEvent, runRules } from "#app/domain/rules/decide.ts";
import type { Rule } from "#app/domain/rules/rule.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Capability } from "../../object/capability.ts";
import { type ContactRow, labelsOf } from "../ledger/rows.ts";
import { createRuleActs, labelEvents, type RuleActsParts } from "./rule-acts.ts";
import { createRuleLog } from "./rule-log.ts";
import { createRuleTimers } from "./rule-timers.ts";

/** What the object was told of its workspace. */
export interface RuleDesk {
	/** Those that are on, in their order. */
	rules: readonly Rule[];
	/** Whether it is open at a moment (epoch ms) for conversations of a department; null: of none. */
	isOpen(departmentId: string | null, at: number): boolean;
	timeZone: string;
}

export interface RulesParts extends Omit<RuleActsParts, "runsSince"> {
	sql: SqlStorage;
	desk(): RuleDesk;
	transact<T>(write: () => T): T;
}

export type Rules = ReturnType<typeof createRules>;

/**
 * The workspace's rules in one channel. What happens is judged in the transaction that stores it, and what rules do is
 * stored with it: after a cut both are there, or neither is.
 */
export function createRules(parts: RulesParts) {
	const { sql, contacts, ledger, desk, transact } = parts;
	const log = createRuleLog(sql);
	const acts = createRuleActs({ ...parts, runsSince: log.runsSince });
	const timers = createRuleTimers(sql, desk);

	function lastSaid(n: number): { id: string; text: string; sort_at: number } | null {
		const query = `SELECT id, text, sort_at FROM messages WHERE contact = ? AND direction = 'incoming' AND deleted = 0
			AND type <> 'call' ORDER BY sort_at DESC, arrival DESC LIMIT 1`;
		return sql.exec<{ id: string; text: string; sort_at: number }>(query, n).toArray()[0] ?? null;
	}

	/** Looked up only where a condition asks for it. */
	const factsOf = (row: ContactRow, said: string | null, now: number): Facts => ({
		channelId: parts.channelId,
		labels: labelsOf(row),
		assigneeId: row.assignee_id,
		departmentId: row.department_id,
		handler: row.handler,
		isClosed: row.closed_at !== null || row.conversation_id === null,
		get isWithinHours() {
			return desk().isOpen(row.department_id, now);
		},
		get isFirst() {
			const query = "SELECT 1 FROM ended_conversations WHERE contact = ? LIMIT 1";
			return sql.exec(query, row.n).toArray().length === 0;
		},
		get text() {
			return said ?? lastSaid(row.n)?.text ?? "";
		},
	});

	/** Groups are left alone: who writes there writes to others. */
	const isLeftAlone = (row: ContactRow): boolean =>
		row.is_group === 1 || row.conversation_id === null || row.merged_into !== null;

	function happen(n: number, event: RuleEvent, now: number): void {
		const { rules } = desk();
		if (rules.length === 0) return;
		const first = contacts.get(n);
		if (isLeftAlone(first)) return;
		const at = { contact: n, id: first.conversation_id ?? "" };
		const said = event.type === "message" ? event.text : null;
		const firings = runRules(rules, event, {
			facts: () => factsOf(contacts.get(n), said, now),
			hasRun: (rule, happened) => log.hasRun(at, rule, happened),
			run(rule, happened) {
				log.noteDone(at, rule, happened, true);
				const done = acts.performAll(n, rule, happened, now);
				log.noteRun(at, rule, "ran", done.acts, now);
				const isChanged = done.acts.some(({ outcome }) => outcome === "done");
				if (isChanged) ledger.insertLine(n, { code: "rule_ran" }, rule.name, now);
				return done.events;
			},
		});
		for (const { rule, isStopped } of firings)
			if (isStopped) log.noteRun(at, rule, "stopped", [], now);
	}

	/** A rule of time looks at a conversation; where it does not run it has looked all the same. */
	function look(n: number, rule: Rule, cause: string, now: number): void {
		const event = { type: "due", ruleId: rule.id, cause } as const;
		const row = contacts.get(n);
		const at = { contact: n, id: row.conversation_id ?? "" };
		// What a person put aside is waited for by nobody.
		const isAside = row.snoozed_until !== null;
		if (isAside || isLeftAlone(row) || !allHold(rule, factsOf(row, null, now)))
			log.noteDone(at, rule, event, false);
		else happen(n, event, now);
	}

	const capability: Capability = {
		tick(now) {
			const due = timers.takeDue(now);
			if (due.length === 0) return;
			transact(() => {
				for (const { contact, rule, cause } of due) look(contact, rule, cause, now);
			});
		},
		nextWake: timers.nextWake,
		erase: timers.forget,
	};

	return {
		...capability,

		/** To be called once the customer's message is stored, before an agent is asked. */
		noteMessage(
			n: number,
			said: { id: string; text: string; isOpening: boolean },
			now: number,
		): void {
			const { id, text, isOpening } = said;
			happen(n, { type: "message", cause: id, text, isOpening }, now);
		},

		/** Something else than a message began the conversation. */
		noteOpened(n: number, cause: string, now: number): void {
			happen(n, { type: "opened", cause }, now);
		},

		/** A person or an agent changed the labels. @param cause tells this change from every other one */
		noteLabels(n: number, before: readonly string[], cause: string, now: number): void {
			for (const event of labelEvents(before, labelsOf(contacts.get(n))))
				happen(n, { ...event, cause: `${cause}/${event.cause}` }, now);
		},

		/** A customer or we said something at a moment (epoch ms). */
		noteSaid: timers.noteSaid,

		/** The rules, the hours or the zone changed. */
		noteConfigured: timers.forget,

		/** What ran, and how often. */
		read: (now: number): RuleRuns => log.read(now),

		/** A conversation as rules would find it; `not_found` where there is none. */
		look(contactId: string, now: number): Result<TriedConversation, "not_found"> {
			const row = contacts.find(contactId);
			if (!row || row.conversation_id === null) return fail("not_found");
			const said = lastSaid(row.n);
			const isOurs = row.last_direction === "outgoing" && row.closed_at === null;
			return ok({
				// A copy with everything looked up: what crosses processes has no getters.
				facts: { ...factsOf(row, said?.text ?? "", now) },
				message: said && {
					id: said.id,
					text: said.text,
					isOpening: said.sort_at === row.opened_at,
				},
				waitingSince: row.waiting_since,
				unansweredSince: isOurs ? row.last_at : null,
				contactName: row.name,
				conversationId: row.conversation_id,
			});
		},
	};
}

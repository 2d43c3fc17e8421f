import type { LeasedAgent, LeaseChange, LeaseEvent } from "#app/domain/agents/lease.ts";
import { decideLease, mayStillLeave } from "#app/domain/agents/lease.ts";
import type { Contacts } from "../people/contacts.ts";
import { fieldsOfLease, leaseOf } from "./dialogues.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Outbox, OutboxEntry } from "../sending/outbox.ts";
import type { AgentAnswers, Replies } from "../agents/replies.ts";
import type { ContactRow } from "../ledger/rows.ts";

export interface LeasesParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	replies: Replies;
	answers: AgentAnswers;
	/** Who answers new conversations of the channel; null: nobody but people. */
	agent(): LeasedAgent | null;
}

export type Leases = ReturnType<typeof createLeases>;

/** Who answers each conversation. Synchronous: whoever calls it does so in one stretch with the cause. */
export function createLeases(parts: LeasesParts) {
	const { contacts, ledger, outbox, replies, answers } = parts;

	/** What an agent owes is void, and what it said that waits in the outbox fails: nothing stale leaves. */
	function dropOwed(contact: number): void {
		replies.remove(contact);
		for (const entry of outbox.all()) {
			if (entry.contact !== contact || entry.kind !== "text" || entry.state !== "queued") continue;
			if (mayLeave(entry)) continue;
			const row = ledger.find(entry.id);
			if (row) ledger.change(row, { status: "failed", failure: "taken_over" });
			outbox.remove(entry.id);
		}
	}

	/** Whether a queued text may be handed to the gateway: an agent's only while nobody else answers. */
	function mayLeave(entry: OutboxEntry): boolean {
		const said = answers.find(entry.id);
		if (said === null) return true;
		const lease = leaseOf(contacts.get(entry.contact));
		// Two contacts became one: epochs of different people tell nothing of each other.
		if (said.contact !== entry.contact) return lease.handler !== "person";
		return mayStillLeave(lease, said.epoch);
	}

	function apply(
		row: ContactRow,
		event: LeaseEvent,
		author: string | null,
		now: number,
	): LeaseChange | null {
		const before = leaseOf(row);
		const change = decideLease(before, event);
		if (change.lease === before) return null;
		contacts.changeDialogue(row.n, fieldsOfLease(change.lease));
		if (change.isVoid) dropOwed(row.n);
		else replies.remove(row.n);
		if (change.line) ledger.insertLine(row.n, change.line, author, now);
		return change;
	}

	return {
		dropOwed,
		mayLeave,

		/** False for what an agent said and no member sent again as their own. */
		isPersonsWord: (messageId: string): boolean =>
			(answers.find(messageId)?.epoch ?? null) === null,

		/** A member or the phone's owner wrote, or takes over without a word: people answer (K11). */
		personAnswers(contact: number, author: string | null, now: number): boolean {
			return apply(contacts.get(contact), { type: "person_answers" }, author, now) !== null;
		},

		/** False where no agent is known, or it is the agent's already. */
		giveBack(contact: number, note: string | null, author: string, now: number): boolean {
			const event = { type: "given_back", agent: parts.agent(), note } as const;
			return apply(contacts.get(contact), event, author, now) !== null;
		},

		/** Nobody came: the channel's agent goes on. */
		comeBack(contact: number, now: number): boolean {
			const agent = parts.agent();
			if (agent === null) return false;
			const row = contacts.get(contact);
			return apply(row, { type: "returned", agent }, agent.name, now) !== null;
		},

		/** The agent leaves the conversation to people. */
		handOver(
			contact: number,
			reason: Extract<LeaseEvent, { type: "handed_over" }>["reason"],
			now: number,
		): boolean {
			const row = contacts.get(contact);
			return apply(row, { type: "handed_over", reason }, row.agent_name, now) !== null;
		},
	};
}

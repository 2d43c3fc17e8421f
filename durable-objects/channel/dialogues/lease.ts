import type { LeasedAgent, LeaseChange, LeaseEvent } from "#app/domain/agents/lease.ts";
import { decideLease, mayStillLeave } from "#app/domain/agents/lease.ts";
import type { Contacts } from "../people/contacts.ts";
import { fieldsOfLease, leaseOf } from "./dialogues.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { isMessage, type Outbox, type OutboxEntry } from "../sending/outbox.ts";
import type { AgentAnswers, Replies } from "../agents/replies.ts";
import type { ContactRow } from "../ledger/rows.ts";

export interface LeasesParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	replies: Replies;
	answers: AgentAnswers;
	/** The agent that answers new conversations; null: members only. */
	agent(): LeasedAgent | null;
}

export type Leases = ReturnType<typeof createLeases>;

/**
 * Who answers each conversation. Synchronous: the caller changes it in the same transaction as its cause.
 * The changing functions return false when nothing changed.
 */
export function createLeases(parts: LeasesParts) {
	const { contacts, ledger, outbox, replies, answers } = parts;

	/** Cancels the contact's pending reply and fails agents' queued texts that may not be sent any more. */
	function dropOwed(contact: number): void {
		replies.remove(contact);
		for (const entry of outbox.all()) {
			if (entry.contact !== contact || !isMessage(entry) || entry.state !== "queued") continue;
			if (mayLeave(entry)) continue;
			const row = ledger.find(entry.id);
			if (row) ledger.change(row, { status: "failed", failure: "taken_over" });
			outbox.remove(entry.id);
		}
	}

	/** Whether a queued text may be sent: an agent's only while nobody else answers. */
	function mayLeave(entry: OutboxEntry): boolean {
		const said = answers.find(entry.id);
		if (said === null) return true;
		const lease = leaseOf(contacts.get(entry.contact));
		// After a merge the epochs of two contacts cannot be compared.
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

		/** False for an agent's text that no member has sent again as their own. */
		isPersonsWord: (messageId: string): boolean =>
			(answers.find(messageId)?.epoch ?? null) === null,

		/**
		 * People answer from now on (K11): a member or the phone's owner wrote, or a member took over.
		 * @param author name of the member; null for the phone's owner
		 */
		personAnswers(contact: number, author: string | null, now: number): boolean {
			return apply(contacts.get(contact), { type: "person_answers" }, author, now) !== null;
		},

		/** Gives the conversation back to the agent; false also where no agent is known. */
		giveBack(contact: number, note: string | null, author: string, now: number): boolean {
			const event = { type: "given_back", agent: parts.agent(), note } as const;
			return apply(contacts.get(contact), event, author, now) !== null;
		},

		/** No member answered after a hand-over: the channel's agent goes on. */
		comeBack(contact: number, now: number): boolean {
			const agent = parts.agent();
			if (agent === null) return false;
			const row = contacts.get(contact);
			return apply(row, { type: "returned", agent }, agent.name, now) !== null;
		},

		/** A member gave the conversation to other people, whom the agent waits for. */
		transferred(contact: number, now: number): boolean {
			return apply(contacts.get(contact), { type: "transferred" }, null, now) !== null;
		},

		/** The agent hands the conversation over to people. */
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

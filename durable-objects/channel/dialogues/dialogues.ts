import { COUNTS_WHEN_ANSWERED } from "#app/domain/billing/limits.ts";
import { decideLease, type Lease, type LeasedAgent } from "#app/domain/agents/lease.ts";
import {
	decideStep,
	type Dialogue,
	endedAtBefore,
	silentSince,
} from "#app/domain/conversations/dialogue.ts";
import type { DialogueFields } from "../people/contact-changes.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { PlanCount } from "./plan.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

export interface DialoguesParts {
	sql: SqlStorage;
	seq: Sequence;
	contacts: Contacts;
	ledger: Ledger;
	plan: PlanCount;
	/** The agent that answers new conversations; null: members only. */
	agent(): LeasedAgent | null;
	/** The department that new conversations begin in; null: none. */
	department?(): string | null;
	/** True where a conversation counts against the plan only once it is answered. */
	countsWhenAnswered(): boolean;
	/** Cancels the contact's pending reply, and agents' texts that were not sent yet. */
	dropOwed(contact: number): void;
	newId(): string;
}

export type Dialogues = ReturnType<typeof createDialogues>;

const dialogueOf = (row: ContactRow): Dialogue => ({
	conversationId: row.conversation_id,
	closedAt: row.closed_at,
	// Silence is counted anew from when a member reopened it.
	lastActivityAt: Math.max(row.last_at, row.reopened_at ?? 0),
});

export const leaseOf = (row: ContactRow): Lease => ({
	handler: row.handler,
	agentId: row.agent_id,
	agentName: row.agent_name,
	epoch: row.lease_epoch,
});

export const fieldsOfLease = ({ handler, agentId, agentName, epoch }: Lease): DialogueFields => ({
	handler,
	agentId,
	agentName,
	leaseEpoch: epoch,
});

/**
 * The conversations of one channel: begun, reopened, closed. The caller runs each call in a transaction.
 */
export function createDialogues(parts: DialoguesParts) {
	const { sql, seq, contacts, ledger, plan } = parts;

	/** Agents do not answer groups. */
	const agentFor = (row: ContactRow): LeasedAgent | null =>
		row.is_group === 1 ? null : parts.agent();

	const opened = (row: ContactRow, by: "customer" | "us"): DialogueFields =>
		fieldsOfLease(decideLease(leaseOf(row), { type: "opened", by, agent: agentFor(row) }).lease);

	/** Records the end of a conversation, so that lists in D1 learn of it, also when they are rebuilt. */
	function keepEnded(row: ContactRow, closedAt: number): void {
		if (row.conversation_id === null) return;
		sql.exec(
			`INSERT OR REPLACE INTO ended_conversations (id, contact, opened_at, closed_at, seq)
			 VALUES (?, ?, ?, ?, ?)`,
			row.conversation_id,
			row.n,
			row.opened_at ?? closedAt,
			closedAt,
			seq.next(),
		);
	}

	function begin(row: ContactRow, by: "customer" | "us", at: number): void {
		keepEnded(row, endedAtBefore(dialogueOf(row), at));
		const fresh = { conversationId: parts.newId(), openedAt: at, closedAt: null, reopenedAt: null };
		const isFree = by === "customer" && parts.countsWhenAnswered();
		const overLimit = isFree ? COUNTS_WHEN_ANSWERED : null;
		const departmentId = parts.department?.() ?? null;
		const given = { labels: null, overLimit, departmentId };
		contacts.changeDialogue(row.n, { ...fresh, ...given, ...opened(row, by) });
		if (!isFree) plan.noteBegun(row.n, at);
	}

	/** The conversation is being answered: from now on it counts against the plan. */
	function noteAnswered(n: number): void {
		answered(contacts.get(n));
	}

	function answered(row: ContactRow): void {
		if (row.over_limit !== COUNTS_WHEN_ANSWERED) return;
		contacts.changeDialogue(row.n, { overLimit: null });
		plan.noteBegun(row.n, row.opened_at ?? 0);
	}

	function end(row: ContactRow, at: number): void {
		const { lease } = decideLease(leaseOf(row), { type: "closed" });
		const isOver = { waitingSince: null, snoozedUntil: null };
		contacts.changeDialogue(row.n, { closedAt: at, ...isOver, ...fieldsOfLease(lease) });
		parts.dropOwed(row.n);
	}

	return {
		noteAnswered,

		/**
		 * To be called right before a recent message is stored: begins or reopens the conversation.
		 * @param row the contact's, as it is now
		 * @param at the moment the message is sorted by (epoch ms)
		 */
		noteSaid(row: ContactRow, by: "customer" | "us", at: number, now: number): void {
			const { n } = row;
			const step = decideStep(dialogueOf(row), { by, at });
			if (step === "begins") begin(row, by, at);
			if (step === "reopens") contacts.changeDialogue(n, { closedAt: null, ...opened(row, by) });
			if (by === "customer") plan.noteWritten(n, now);
			else answered(step === "stays" ? row : contacts.get(n));
		},

		/** Begins a conversation for an imported contact with recent messages. */
		adopt(n: number, now: number): void {
			const row = contacts.get(n);
			const isSilent = row.last_at === 0 || silentSince(dialogueOf(row), now) !== null;
			if (row.conversation_id !== null || row.closed_at !== null || isSilent) return;
			const isAwaited = row.unread > 0 && row.last_direction === "incoming";
			begin(row, row.unread > 0 ? "customer" : "us", row.last_at);
			// Of what was imported the last message is the best that is known.
			if (isAwaited) contacts.changeDialogue(n, { waitingSince: row.last_at });
		},

		/**
		 * Closes or reopens by a member's request. False when it is so already.
		 * @param author name of the member, for the system line
		 */
		setState(n: number, state: "open" | "closed", author: string, now: number): boolean {
			const row = contacts.get(n);
			if ((row.closed_at !== null) === (state === "closed")) return false;
			if (state === "closed") end(row, now);
			else if (row.conversation_id === null) begin(row, "us", now);
			else contacts.changeDialogue(n, { closedAt: null, reopenedAt: now, ...opened(row, "us") });
			const code = state === "closed" ? "conversation_closed" : "conversation_reopened";
			ledger.insertLine(n, { code }, author, now);
			return true;
		},

		/**
		 * Ends open conversations that began at or after `since` and that no person answered, at most
		 * `limit`, all at the moment `at` (epoch ms). Returns their ids, so that the caller takes them off
		 * the plan's count.
		 */
		endUnanswered(since: number, at: number, limit: number): string[] {
			const rows = sql
				.exec<{ n: number }>(
					`SELECT n FROM contacts WHERE last_at >= ?1 AND opened_at >= ?1 AND closed_at IS NULL
						AND conversation_id IS NOT NULL AND merged_into IS NULL
						AND NOT EXISTS (SELECT 1 FROM messages WHERE contact = contacts.n
							AND sort_at >= contacts.opened_at AND direction = 'outgoing' AND origin <> 'agent')
					 LIMIT ?2`,
					since,
					limit,
				)
				.toArray();
			return rows.map(({ n }) => {
				end(contacts.get(n), at);
				contacts.changeDialogue(n, { overLimit: COUNTS_WHEN_ANSWERED });
				plan.forget(n);
				return contacts.get(n).conversation_id ?? "";
			});
		},

		/** Closes the open conversations of groups, as nothing of them comes any more. */
		closeGroups(now: number): void {
			const rows = sql
				.exec<{ n: number }>(
					`SELECT n FROM contacts WHERE is_group = 1 AND conversation_id IS NOT NULL
						AND closed_at IS NULL AND merged_into IS NULL`,
				)
				.toArray();
			for (const { n } of rows) {
				end(contacts.get(n), now);
				ledger.insertLine(n, { code: "groups_ignored" }, null, now);
			}
		},

		/** Reopens at most `limit` conversations that ended exactly at `at`; returns how many. */
		reopenEnded(at: number, limit: number): number {
			const rows = sql
				.exec<{ n: number }>(
					"SELECT n FROM contacts WHERE closed_at = ? AND conversation_id IS NOT NULL LIMIT ?",
					at,
					limit,
				)
				.toArray();
			for (const { n } of rows)
				contacts.changeDialogue(n, { closedAt: null, ...opened(contacts.get(n), "us") });
			return rows.length;
		},

		/**
		 * Closes a conversation that has been silent for long, judged by this object's rows. False when it
		 * goes on.
		 */
		closeIfSilent(n: number, now: number): boolean {
			const row = contacts.get(n);
			const endedAt = silentSince(dialogueOf(row), now);
			if (endedAt === null || row.conversation_id === null) return false;
			end(row, endedAt);
			ledger.insertLine(n, { code: "closed_inactive" }, null, now);
			return true;
		},
	};
}

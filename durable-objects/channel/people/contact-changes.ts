import type { Handler } from "#app/domain/agents/answering.ts";
import type { Mentioned } from "#app/domain/conversations/note.ts";
import type { VisitedPage } from "#app/domain/channels/visited-page.ts";
import { type KeptFact, parseKept, withKept } from "#app/domain/inbox/kept-facts.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { addUnverified, dropUnverified } from "#app/domain/inbox/unverified.ts";
import { type Service, stateOf } from "../figures/service.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { ContactRows } from "./contact-rows.ts";

/** A visited page and when it was told, epoch ms. */
type SeenPage = VisitedPage & { at: number };

/** Fields of a contact's conversation and of who answers it. */
export type DialogueFields = Partial<{
	conversationId: string | null;
	openedAt: number | null;
	closedAt: number | null;
	/** When a member reopened it. */
	reopenedAt: number | null;
	/** JSON array of strings; null for none. */
	labels: string | null;
	/** 1: over the plan's limit; 0: within it; null: not counted yet. */
	overLimit: number | null;
	handler: Handler;
	agentId: string | null;
	agentName: string | null;
	leaseEpoch: number;
	/** Epoch ms; null: nobody waits. */
	waitingSince: number | null;
	/** Epoch ms; null: not put aside. */
	snoozedUntil: number | null;
	/** The workspace's department that looks after it; null: none. */
	departmentId: string | null;
}>;

const dialogueOf = (row: ContactRow): Required<DialogueFields> => ({
	conversationId: row.conversation_id,
	openedAt: row.opened_at,
	closedAt: row.closed_at,
	reopenedAt: row.reopened_at,
	labels: row.labels,
	overLimit: row.over_limit,
	handler: row.handler,
	agentId: row.agent_id,
	agentName: row.agent_name,
	leaseEpoch: row.lease_epoch,
	waitingSince: row.waiting_since,
	snoozedUntil: row.snoozed_until,
	departmentId: row.department_id,
});

/** What service figures look at, as the row will have it. */
const rowOf = (next: Required<DialogueFields>) => ({
	conversation_id: next.conversationId,
	opened_at: next.openedAt,
	closed_at: next.closedAt,
	waiting_since: next.waitingSince,
	labels: next.labels,
	handler: next.handler,
	agent_id: next.agentId,
	department_id: next.departmentId,
});

/** Changes to single contacts, each under a new `seq`. Throws when the contact's row is missing. */
export function createContactChanges({
	sql,
	seq,
	rows,
	service,
}: {
	sql: SqlStorage;
	seq: Sequence;
	rows: ContactRows;
	service: Service;
}) {
	/** Changes columns under a new `seq`. Assignments come from our own code only. */
	function touch(n: number, assignments: string, ...values: SqlStorageValue[]): void {
		const change = seq.next();
		sql.exec(
			`UPDATE contacts SET ${assignments}, seq = ?, touched_seq = ? WHERE n = ?`,
			...values,
			change,
			change,
			n,
		);
	}

	/** Contacts whose readers may have changed since it was last asked (record 124): only in memory, as sockets are. */
	const moved = new Set<number>();

	return {
		touch,

		/** Contacts that got another department or person since the last time; forgets them. */
		takeMoved(): number[] {
			const numbers = [...moved];
			moved.clear();
			return numbers;
		},

		/**
		 * Stores what visitors state about themselves: shown as unproved and never used to identify. False
		 * when nothing is new. A known phone stays: a later one could be anybody's; so does what the team wrote.
		 */
		noteTold(
			n: number,
			told: { name: string | null; email: string | null; phone: string | null },
		): boolean {
			const row = rows.get(n);
			const kept = parseKept(row.kept);
			const name = kept.includes("name") ? row.name : (told.name ?? row.name);
			const email = kept.includes("email") ? row.email : (told.email ?? row.email);
			const phone = row.phone ?? told.phone;
			if (name === row.name && email === row.email && phone === row.phone) return false;
			const news = [
				...(name === row.name ? [] : ["name" as const]),
				...(email === row.email ? [] : ["email" as const]),
				...(phone === row.phone ? [] : ["phone" as const]),
			];
			const noted = addUnverified(row.told, news);
			touch(n, "name = ?, email = ?, phone = ?, told = ?", name, email, phone, noted);
			const title = name ?? phone;
			if (title !== null) rows.index(n, title);
			return true;
		},

		/** The team writes name or e-mail, which nobody replaces then; null empties one, and whoever knows it may say it again. */
		writeFact(n: number, fact: KeptFact, value: string | null): void {
			const row = rows.get(n);
			const kept = withKept(row.kept, fact, value !== null);
			const told = dropUnverified(row.told, fact);
			if (fact === "name") touch(n, "name = ?, kept = ?, told = ?", value, kept, told);
			else touch(n, "email = ?, kept = ?, told = ?", value, kept, told);
			const { name, phone } = rows.get(n);
			rows.index(n, name ?? phone ?? row.name_key);
		},

		/** The page a visitor looks at; false when it is the one known. @param now epoch ms */
		setVisit(n: number, page: VisitedPage, now: number): boolean {
			const { at: _, ...known } = JSON.parse(rows.get(n).visit ?? "{}") as Partial<SeenPage>;
			if (JSON.stringify(known) === JSON.stringify(page)) return false;
			touch(n, "visit = ?", JSON.stringify({ ...page, at: now } satisfies SeenPage));
			return true;
		},

		setAvatar(n: number, url: string): void {
			if (rows.get(n).avatar_url !== url) touch(n, "avatar_url = ?", url);
		},

		setUsername(n: number, told: string): void {
			const username = storableName(told);
			if (rows.get(n).username !== username) touch(n, "username = ?", username);
		},

		/** Whether they want offers; what was told earlier changes nothing any more. `at`: epoch ms */
		setOffers(n: number, areWanted: boolean, at: number): void {
			const known = rows.get(n).offers_at ?? 0;
			if (Math.abs(known) < at) touch(n, "offers_at = ?", areWanted ? -at : at);
		},

		setLastSeen(n: number, at: number): void {
			touch(n, "last_seen_at = ?", at);
		},

		/** Until when nothing costs in its conversation (epoch ms); an earlier end changes nothing. */
		setFreeUntil(n: number, until: number): void {
			sql.exec(
				"UPDATE contacts SET free_until = ? WHERE n = ? AND coalesce(free_until, 0) < ?",
				until,
				n,
				until,
			);
		},

		setUnread(n: number, unread: number): void {
			touch(n, "unread = ?", unread);
		},

		/** Assigns the conversation; null unassigns it. */
		setAssignee(n: number, assignee: { memberId: string; name: string } | null): void {
			const { memberId = null, name = null } = assignee ?? {};
			moved.add(n);
			const row = rows.get(n);
			const facts = service.follow(row.service, stateOf({ ...row, assignee_id: memberId }));
			touch(n, "assignee_id = ?, assignee_name = ?, service = ?", memberId, name, facts);
		},

		/** The customer rated the conversation, from 1 to 5, at a moment (epoch ms). */
		setRating(n: number, score: number, at: number): void {
			touch(n, "service = ?", service.rated(rows.get(n).service, score, at));
		},

		/** The ads they came from, with one more, and what service figures know of the conversation with it. */
		setTouches(n: number, touches: string | null, facts: string | null, now: number): void {
			touch(n, "touches = ?, service = ?, sales_at = ?", touches, facts, now);
		},

		/** Something of their leads and sales changed. */
		setSales(n: number, facts: string | null, now: number): void {
			touch(n, "service = ?, sales_at = ?", facts, now);
		},

		/** Whether nothing of what they buy is told to Meta. */
		setAdsRefused(n: number, isRefused: boolean, now: number): void {
			touch(n, "ads_refused = ?, sales_at = ?", isRefused ? 1 : null, now);
		},

		/** Who waits to be heard, by what notes said; null: nobody. */
		setMentioned(n: number, mentioned: Mentioned | null): void {
			moved.add(n);
			touch(n, "mentioned = ?", mentioned && JSON.stringify(mentioned));
		},

		/** Changes fields of the conversation in one write; fields left out stay. */
		changeDialogue(n: number, fields: DialogueFields): void {
			const row = rows.get(n);
			const next = { ...dialogueOf(row), ...fields };
			const isNew = next.conversationId !== row.conversation_id;
			if (next.departmentId !== row.department_id) moved.add(n);
			touch(
				n,
				`conversation_id = ?, opened_at = ?, closed_at = ?, reopened_at = ?, labels = ?, over_limit = ?,
					handler = ?, agent_id = ?, agent_name = ?, lease_epoch = ?, waiting_since = ?, snoozed_until = ?,
					department_id = ?, service = ?`,
				next.conversationId,
				next.openedAt,
				next.closedAt,
				next.reopenedAt,
				next.labels,
				next.overLimit,
				next.handler,
				next.agentId,
				next.agentName,
				next.leaseEpoch,
				next.waitingSince,
				next.snoozedUntil,
				next.departmentId,
				service.follow(row.service, stateOf({ ...row, ...rowOf(next) }), isNew),
			);
		},
	};
}

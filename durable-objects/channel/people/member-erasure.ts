import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import type { MergeSnapshot, Person } from "#app/domain/inbox/merge.ts";
import { FORMER } from "#app/domain/service-figures/facts.ts";
import type { Drafts } from "../dialogues/drafts.ts";
import type { Stats } from "../figures/stats.ts";
import { eraseFromNotes } from "../dialogues/notes.ts";
import type { Sequence } from "../ledger/sequence.ts";

/** Conversations released in one call, and changes looked through. */
const CONVERSATIONS = 500;
const CHANGES = 20_000;

export interface ErasedMember {
	memberId: string;
	/** Messages have the writer's name only. */
	name: string;
}

export interface MemberErasureParts {
	sql: SqlStorage;
	seq: Sequence;
	drafts: Pick<Drafts, "forgetMember">;
	stats: Pick<Stats, "forgetMember">;
	release(contact: number): void;
	/** Clients read everything again. */
	resetWatchers(): void;
}

/** Takes a member's name off what they wrote and looked after; the history stays. */
export function createMemberErasure(parts: MemberErasureParts) {
	const { sql, seq, drafts, stats, release, resetWatchers } = parts;

	/** Their figures are those of former members from now on. */
	function clearFigures(memberId: string): void {
		stats.forgetMember(memberId);
		sql.exec(
			"UPDATE contacts SET service = replace(service, ?1, ?2) WHERE instr(service, ?1) > 0",
			memberId,
			FORMER,
		);
		sql.exec(
			`UPDATE ended_conversations SET service = replace(service, ?1, ?2)
			 WHERE instr(service, ?1) > 0`,
			memberId,
			FORMER,
		);
	}

	/** What merges keep to be undone. */
	function clearSnapshots({ memberId, name }: ErasedMember): void {
		sql.exec("UPDATE merges SET actor = ? WHERE actor = ?", FORMER_MEMBER, name);
		const without = (person: Person): Person =>
			person.assigneeId === memberId ? { ...person, assigneeId: null, assigneeName: null } : person;
		const told = sql
			.exec<{ id: string; snapshot: string }>(
				"SELECT id, snapshot FROM merges WHERE instr(snapshot, ?) > 0",
				memberId,
			)
			.toArray();
		for (const { id, snapshot } of told) {
			const { kept, merged, joined, ...rest } = JSON.parse(snapshot) as MergeSnapshot;
			const people = { kept: without(kept), merged: without(merged), joined: without(joined) };
			const cleared = JSON.stringify({ ...people, ...rest });
			sql.exec("UPDATE merges SET snapshot = ? WHERE id = ?", cleared, id);
		}
	}

	function releaseAll(memberId: string): boolean {
		// Hidden behind another contact: no list shows them.
		sql.exec(
			`UPDATE contacts SET assignee_id = NULL, assignee_name = NULL
				WHERE assignee_id = ? AND merged_into IS NOT NULL`,
			memberId,
		);
		const held = sql
			.exec<{ n: number }>(
				"SELECT n FROM contacts WHERE assignee_id = ? LIMIT ?",
				memberId,
				CONVERSATIONS,
			)
			.toArray();
		for (const { n } of held) release(n);
		return held.length < CONVERSATIONS;
	}

	/** Changes no `seq`, so that nothing is listed as new; clients are reset instead. */
	function clearMessages({ memberId, name }: ErasedMember, after: number, upTo: number): void {
		const transfers = sql.exec(
			`UPDATE messages SET text = json_set(text, '$.to.name', ?) WHERE seq > ? AND seq <= ?
				AND type = 'system' AND instr(text, ?) > 0 AND json_extract(text, '$.to.id') = ?`,
			FORMER_MEMBER,
			after,
			upTo,
			memberId,
			memberId,
		);
		const written = sql.exec(
			`UPDATE messages SET author = ? WHERE seq > ? AND seq <= ? AND author = ?
				AND direction <> 'incoming' AND origin <> 'agent'`,
			FORMER_MEMBER,
			after,
			upTo,
			name,
		);
		if (transfers.rowsWritten + written.rowsWritten > 0) tellWatchers();
	}

	/** What was changed has no `seq` of its own. */
	function tellWatchers(): void {
		// Whoever knows the present count has the name: it goes on by one.
		sql.exec(
			`UPDATE contacts SET touched_seq = ? WHERE n =
				(SELECT min(n) FROM contacts WHERE merged_into IS NULL)`,
			seq.next(),
		);
		resetWatchers();
	}

	return {
		/**
		 * One piece of the work, in the caller's transaction; a repeated piece changes nothing more.
		 * @param after 0 at the beginning, then what the piece before returned
		 * @returns where the next piece begins; null at the end
		 */
		forget(member: ErasedMember, after: number): number | null {
			if (after === 0) {
				clearSnapshots(member);
				drafts.forgetMember(member.memberId);
				clearFigures(member.memberId);
				if (eraseFromNotes(sql, member.memberId)) tellWatchers();
				sql.exec(
					"UPDATE agent_ratings SET author = ? WHERE member_id = ?",
					FORMER_MEMBER,
					member.memberId,
				);
				// What they scheduled was promised by the team, and goes on.
				sql.exec(
					"UPDATE scheduled_messages SET author = ?, author_id = NULL WHERE author_id = ?",
					FORMER_MEMBER,
					member.memberId,
				);
				sql.exec(
					"UPDATE sale_marks SET author = ?, member_id = NULL WHERE member_id = ?",
					FORMER_MEMBER,
					member.memberId,
				);
				sql.exec("UPDATE surveys SET assignee_id = NULL WHERE assignee_id = ?", member.memberId);
				sql.exec(
					"UPDATE agent_acts SET decided_by = ?, decided_by_id = NULL WHERE decided_by_id = ?",
					FORMER_MEMBER,
					member.memberId,
				);
			}
			if (!releaseAll(member.memberId)) return after;
			clearMessages(member, after, after + CHANGES);
			return after + CHANGES < seq.current() ? after + CHANGES : null;
		},
	};
}

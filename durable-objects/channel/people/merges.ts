import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import {
	type MergeReason,
	type Person,
	chooseKept,
	computeJoined,
	computeParted,
} from "#app/domain/inbox/merge.ts";
import { type Result, fail, ok } from "#app/domain/result.ts";
import type { ContactRows } from "./contact-rows.ts";
import type { Identities } from "./identities.ts";
import {
	type MergeRow,
	type StoredSnapshot,
	columnsOf,
	countLateNews,
	countMessages,
	dialogueColumns,
	personOf,
	viewMerge,
	wasUndone,
} from "./merge-rows.ts";
import { type Service, stateOf } from "../figures/service.ts";
import type { Outbox } from "../sending/outbox.ts";
import { createProgress } from "../../object/progress.ts";
import { type ContactRow, mentionedIn } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

const LISTED_MERGES = 50;

export interface MergesParts {
	sql: SqlStorage;
	seq: Sequence;
	rows: ContactRows;
	identities: Identities;
	outbox: Outbox;
	service: Service;
	newId(): string;
}

/** What is stored of conversations, by their ids. */
type Facts = ReadonlyMap<string, string>;

export type Merges = ReturnType<typeof createMerges>;

/**
 * Merges two contacts and undoes merges. The caller runs each call in a transaction. Throws when a contact
 * row is missing.
 */
export function createMerges(parts: MergesParts) {
	const { sql, seq, rows, identities, outbox, service } = parts;
	const progress = createProgress(sql);
	// After an erasure the highest stored number may be lower.
	let resetSeq = Math.min(progress.find("reset_seq") ?? 0, seq.current());

	/** Clients must reload: messages moved to another contact without a change of their own (feed.ts). */
	function resetWatchers(): void {
		resetSeq = seq.current();
		progress.set("reset_seq", resetSeq);
	}

	/**
	 * Writes a person's columns to a contact.
	 * @param key search key of a contact without name and phone
	 * @param facts what service figures know, by conversation
	 */
	function write(n: number, person: Person, key: string, facts: Facts): void {
		const { dialogue } = person;
		const row = rows.get(n);
		const state = stateOf({ ...row, ...dialogueColumns(person) });
		const known = service.follow(facts.get(dialogue?.id ?? "") ?? null, state);
		const change = seq.next();
		// Another conversation from now on: a reply prepared for the one before is void.
		const steps = row.conversation_id === (dialogue?.id ?? null) ? 0 : 1;
		sql.exec(
			`UPDATE contacts SET name = ?, phone = ?, told = ?, email = ?, kept = ?, touches = ?, ads_refused = ?, avatar_url = ?, last_seen_at = ?,
				assignee_id = ?, assignee_name = ?, closed_at = ?, unread = ?,
				conversation_id = ?, opened_at = ?, labels = ?, over_limit = ?, handler = ?,
				agent_id = ?, agent_name = ?, waiting_since = ?, snoozed_until = ?, department_id = ?,
				lease_epoch = lease_epoch + ?, service = ?, seq = ?, touched_seq = ?
			 WHERE n = ?`,
			...columnsOf(person),
			steps,
			known,
			change,
			change,
			n,
		);
		showScheduled(n);
		rows.showNewest(n);
		rows.index(n, person.name ?? person.phone ?? key);
	}

	/** What is scheduled stays with whom it was written to: of two who are one it is both's. */
	function showScheduled(n: number): void {
		sql.exec(
			`UPDATE contacts SET scheduled_at = (SELECT max(due_at) FROM scheduled_messages
				WHERE state <> 'cancelled' AND contact IN (SELECT value FROM json_each(?1)))
			 WHERE n = ?2 AND (scheduled_at IS NOT NULL OR EXISTS (SELECT 1 FROM scheduled_messages))`,
			JSON.stringify(identities.membersOf(n)),
			n,
		);
	}

	/** The row stays, but lists, search and feed leave it out. */
	function hide(n: number, into: number): void {
		sql.exec(
			`UPDATE contacts SET merged_into = ?, last_at = -1, last_id = NULL, name_key = '',
				unread = 0, conversation_id = NULL, handler = 'nobody', lease_epoch = lease_epoch + 1,
				waiting_since = NULL, snoozed_until = NULL, department_id = NULL, service = NULL, mentioned = NULL,
				touched_seq = NULL WHERE n = ?`,
			into,
			n,
		);
		sql.exec("DELETE FROM contact_search WHERE rowid = ?", n);
	}

	/** Of two conversations one ends, which lists have to learn. */
	function keepEnded(row: ContactRow, joined: Person, kept: number, now: number): void {
		if (row.conversation_id === null || row.conversation_id === joined.dialogue?.id) return;
		sql.exec(
			`INSERT OR REPLACE INTO ended_conversations (id, contact, opened_at, closed_at, seq, service)
			 VALUES (?, ?, ?, ?, ?, ?)`,
			row.conversation_id,
			kept,
			row.opened_at ?? now,
			row.closed_at ?? now,
			seq.next(),
			row.service,
		);
	}

	/** What service figures know of the conversations of these contacts, present or ended. */
	function factsOf(numbers: readonly number[]): Facts {
		const list = JSON.stringify(numbers);
		const found = sql.exec<{ id: string; service: string }>(
			`SELECT conversation_id AS id, service FROM contacts
				WHERE n IN (SELECT value FROM json_each(?1)) AND conversation_id IS NOT NULL AND service IS NOT NULL
			 UNION ALL SELECT id, service FROM ended_conversations
				WHERE contact IN (SELECT value FROM json_each(?1)) AND service IS NOT NULL`,
			list,
		);
		return new Map(found.toArray().map(({ id, service: stored }) => [id, stored]));
	}

	/** A conversation that ended only by the merge goes on. */
	function forgetEnded(person: Person): void {
		if (person.dialogue !== null)
			sql.exec("DELETE FROM ended_conversations WHERE id = ?", person.dialogue.id);
	}

	/** Notes go with the messages, and so do those whom they called; parting leaves them where they are. */
	function joinMentioned(kept: ContactRow, merged: ContactRow, { closedAt }: Person): void {
		if (kept.mentioned === null && merged.mentioned === null) return;
		const all = { ...mentionedIn(merged), ...mentionedIn(kept) };
		const mentioned = closedAt === null ? JSON.stringify(all) : null;
		sql.exec("UPDATE contacts SET mentioned = ? WHERE n = ?", mentioned, kept.n);
	}

	/** Whoever stopped offers of one stopped them of the person; the latest word counts. Parting leaves it where it is. */
	function joinOffers(kept: ContactRow, merged: ContactRow): void {
		const latest = Math.abs(merged.offers_at ?? 0) > Math.abs(kept.offers_at ?? 0) ? merged : kept;
		const username = kept.username ?? merged.username;
		if (latest === kept && username === kept.username) return;
		const { offers_at: at } = latest;
		sql.exec("UPDATE contacts SET offers_at = ?, username = ? WHERE n = ?", at, username, kept.n);
	}

	function redirectOutbox(): void {
		for (const entry of outbox.all()) {
			const contact = sql
				.exec<{ contact: number }>("SELECT contact FROM messages WHERE id = ?", entry.id)
				.toArray()[0]?.contact;
			const to = contact ?? identities.rootOf(entry.contact);
			if (to !== entry.contact) outbox.redirect(entry.id, to);
		}
	}

	function merge(
		ends: { kept: number; merged: number },
		why: { reason: MergeReason; actor: string | null },
		now: number,
	): string {
		const [keptRow, mergedRow] = [rows.get(ends.kept), rows.get(ends.merged)];
		const [kept, merged] = [personOf(keptRow), personOf(mergedRow)];
		const joined = computeJoined(kept, merged);
		const id = parts.newId();
		const keys = { kept: keptRow.name_key, merged: mergedRow.name_key };
		const snapshot: StoredSnapshot = { kept, merged, joined, keys, seq: seq.current() };
		sql.exec(
			`INSERT INTO merges (id, kept, merged, reason, actor, snapshot, merged_at)
			 VALUES (?, ?, ?, ?, ?, ?, ?)`,
			id,
			ends.kept,
			ends.merged,
			why.reason,
			why.actor,
			JSON.stringify(snapshot),
			now,
		);
		sql.exec(
			"UPDATE messages SET moved_from = coalesce(moved_from, contact), contact = ? WHERE contact = ?",
			ends.kept,
			ends.merged,
		);
		const facts = factsOf([ends.kept, ends.merged]);
		for (const row of [keptRow, mergedRow]) keepEnded(row, joined, ends.kept, now);
		hide(ends.merged, ends.kept);
		write(ends.kept, joined, keys.kept, facts);
		joinMentioned(keptRow, mergedRow, joined);
		joinOffers(keptRow, mergedRow);
		redirectOutbox();
		resetWatchers();
		return id;
	}

	/**
	 * Separates a contact again with its messages: those from before the merge, and later ones for its
	 * addresses.
	 */
	function part(row: MergeRow, now: number): void {
		const { seq: since, keys, ...before } = JSON.parse(row.snapshot) as StoredSnapshot;
		const members = JSON.stringify(identities.membersOf(row.merged));
		const lateNews = countLateNews(sql, row.kept, members, since);
		sql.exec(
			`UPDATE messages SET contact = ?1, moved_from = nullif(moved_from, ?1)
			 WHERE contact = ?2 AND moved_from IN (SELECT value FROM json_each(?3))`,
			row.merged,
			row.kept,
			members,
		);
		sql.exec("UPDATE merges SET undone_at = ? WHERE id = ?", now, row.id);
		sql.exec("UPDATE contacts SET merged_into = NULL WHERE n = ?", row.merged);
		const parted = computeParted(personOf(rows.get(row.kept)), before, lateNews);
		const facts = factsOf([row.kept, row.merged]);
		forgetEnded(parted.merged);
		forgetEnded(parted.kept);
		// Merges of an earlier release did not store them; the hidden row still has them.
		const hidden = rows.get(row.merged);
		const { told = hidden.told, email = hidden.email, kept = hidden.kept } = parted.merged;
		const { touches = hidden.touches, adsRefused = hidden.ads_refused } = parted.merged;
		write(
			row.merged,
			{ ...parted.merged, told, email, kept, touches, adsRefused },
			keys.merged,
			facts,
		);
		write(row.kept, parted.kept, keys.kept, facts);
		redirectOutbox();
		resetWatchers();
	}

	const isGroup = (n: number): boolean => rows.get(n).is_group === 1;

	return {
		/** The `seq` of the last merge or its undoing: earlier changes cannot be sent one by one. */
		resetSeq: () => resetSeq,

		resetWatchers,

		/**
		 * Merges two contacts that an event showed to be one person, unless a member has undone that.
		 * Returns the row number of the contact that stays.
		 */
		joinFound(first: number, second: number, reason: MergeReason, now: number): number {
			const [a, b] = [identities.rootOf(first), identities.rootOf(second)];
			if (a === b || isGroup(a) || isGroup(b)) return a;
			if (wasUndone(sql, [first, a], [second, b])) return a;
			const sides = [a, b].map((n) => ({ n, messages: countMessages(sql, n) }));
			const [one, two] = sides as [(typeof sides)[number], (typeof sides)[number]];
			const { kept, merged } = chooseKept(one, two);
			merge({ kept: kept.n, merged: merged.n }, { reason, actor: null }, now);
			return kept.n;
		},

		/**
		 * Merges by a member's request; returns the merge's id. `conflict`: the same contact twice, or a
		 * group.
		 */
		joinByHand(
			kept: number,
			merged: number,
			actor: string,
			now: number,
		): Result<string, "conflict"> {
			if (kept === merged || isGroup(kept) || isGroup(merged)) return fail("conflict");
			return ok(merge({ kept, merged }, { reason: "by_hand", actor }, now));
		},

		/** Undoes a merge. `conflict`: undone already, or the kept contact was itself merged since. */
		undo(
			id: string,
			now: number,
		): Result<{ kept: number; merged: number }, "not_found" | "conflict"> {
			const row = sql.exec<MergeRow>("SELECT * FROM merges WHERE id = ?", id).toArray()[0];
			if (!row) return fail("not_found");
			const isInside = rows.get(row.kept).merged_into !== null;
			if (row.undone_at !== null || isInside) return fail("conflict");
			part(row, now);
			return ok({ kept: row.kept, merged: row.merged });
		},

		/** Into which contact a merge was; null: there is none of this id. */
		keptBy: (id: string): number | null =>
			sql.exec<{ kept: number }>("SELECT kept FROM merges WHERE id = ?", id).toArray()[0]?.kept ??
			null,

		/** Merges into a contact, newest first. */
		list(root: number): ContactIdentity["merges"] {
			return sql
				.exec<MergeRow>(
					`SELECT * FROM merges WHERE kept IN (SELECT value FROM json_each(?))
					 ORDER BY merged_at DESC, id DESC LIMIT ?`,
					JSON.stringify(identities.membersOf(root)),
					LISTED_MERGES,
				)
				.toArray()
				.map(viewMerge);
		},
	};
}

import type { Currency } from "#app/domain/facebook/conversion.ts";
import { newestAdTouch } from "#app/domain/inbox/referral.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { formatSystemLine } from "#app/domain/conversations/system-line.ts";
import {
	lineOfMark,
	type Mark,
	type Marker,
	type MarkFacts,
	markLineId,
	type MarkOutcome,
	TOUCH_COUNTS_MS,
} from "#app/domain/sales/mark.ts";
import type { CountedMark } from "#app/domain/service-figures/facts.ts";
import type { Service } from "../figures/service.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { Contacts } from "../people/contacts.ts";
import { createMarkRows, type StoredMark } from "./mark-rows.ts";

export interface MarksParts {
	sql: SqlStorage;
	seq: Sequence;
	contacts: Contacts;
	ledger: Ledger;
	service: Service;
	transact<T>(write: () => T): T;
	/** A new mark, or one that was taken back, waits to be told; see hand-over.ts. */
	handOver(mark: Pick<Mark, "id" | "at">, now: number): void;
}

export interface NewMark extends MarkFacts {
	/** Made by whoever marks, so that a repeated request is the same mark. */
	id: string;
	contactId: string;
	/** Whoever marks tells Meta by another way (record 094). */
	isToldOtherwise?: boolean;
}

export type Marks = ReturnType<typeof createMarks>;

/** Leads and sales that were marked on conversations: a row and a line for each, counted with its conversation. */
export function createMarks(parts: MarksParts) {
	const { sql, seq, contacts, ledger, service, transact } = parts;
	const rows = createMarkRows(sql);

	/** Counts a conversation's marks anew, wherever the conversation is kept. */
	function count(conversation: string, row: ContactRow, now: number): void {
		const standing = rows.standing(contacts.membersOf(row.n), conversation).map(countedOf);
		if (row.conversation_id === conversation)
			return contacts.setSales(row.n, service.marked(row.service, standing), now);
		const [ended] = sql
			.exec<{ service: string | null }>(
				"SELECT service FROM ended_conversations WHERE id = ?",
				conversation,
			)
			.toArray();
		contacts.setSales(row.n, row.service, now);
		if (ended)
			sql.exec(
				"UPDATE ended_conversations SET service = ?, seq = ? WHERE id = ?",
				service.marked(ended.service, standing),
				seq.next(),
				conversation,
			);
	}

	/** Stores what became of a mark, shows it in its line and counts it. */
	function change(mark: StoredMark, now: number): void {
		rows.put(mark);
		const line = ledger.find(markLineId(mark.id));
		if (line) ledger.change(line, { text: formatSystemLine(lineOfMark(mark)), edited: 1 });
		count(mark.conversationId, contacts.root(mark.contact), now);
	}

	return {
		/** The same id again is the same mark. `conflict`: a group, or nothing was ever said. */
		mark(
			{ id, contactId, isToldOtherwise = false, ...facts }: NewMark,
			by: Marker,
			now: number,
		): Result<{ mark: Mark; isNew: boolean; isRefused: boolean }, "not_found" | "conflict"> {
			return transact(() => {
				const row = contacts.find(contactId);
				if (!row) return fail("not_found");
				const known = rows.find(id);
				const isRefused = row.ads_refused === 1;
				if (known) return ok({ mark: known, isNew: false, isRefused });
				const conversationId = row.conversation_id;
				if (row.is_group === 1 || conversationId === null) return fail("conflict");
				const touch = newestAdTouch(row.touches, now);
				const isLate = touch === null || now - touch.at > TOUCH_COUNTS_MS;
				const mark: StoredMark = {
					...facts,
					...by,
					// An agent marks under the name that the conversation has it by.
					name: by.name ?? (by.agentId === null ? null : row.agent_name),
					id,
					contact: row.n,
					conversationId,
					at: now,
					adId: isLate ? null : touch.adId,
					clickId: isLate ? null : touch.clickId,
					takenBackAt: null,
					outcome:
						isToldOtherwise && row.ads_refused !== 1 ? "sent" : isToldOtherwise ? "refused" : null,
				};
				rows.put(mark);
				ledger.insertLine(row.n, lineOfMark(mark), mark.name, now, { id: markLineId(id), at: now });
				count(conversationId, row, now);
				if (!isToldOtherwise) parts.handOver(mark, now);
				return ok({ mark, isNew: true, isRefused });
			});
		},

		/** Gives a mark other facts; null takes it back, which nothing brings again. */
		correct(
			id: string,
			facts: MarkFacts | null,
			now: number,
		): Result<{ mark: Mark; contactId: string }, "not_found" | "conflict"> {
			return transact(() => {
				const known = rows.find(id);
				if (!known) return fail("not_found");
				if (known.takenBackAt !== null && facts !== null) return fail("conflict");
				const mark = { ...known, ...facts, takenBackAt: facts ? null : (known.takenBackAt ?? now) };
				change(mark, now);
				return ok({ mark, contactId: contacts.root(mark.contact).id });
			});
		},

		find: rows.find,

		/** All of a contact and of everybody merged into it, oldest first. */
		listOf: (members: readonly number[]): Mark[] =>
			rows.listOf(members).map(({ contact: _, ...mark }) => mark),

		/** What became of it at Meta. */
		settle(id: string, outcome: MarkOutcome, now: number): void {
			const known = rows.find(id);
			if (!known || known.outcome === outcome) return;
			transact(() => {
				rows.put({ ...known, outcome });
				const { n, service: facts } = contacts.root(known.contact);
				contacts.setSales(n, facts, now);
			});
		},

		/** The contact wants nothing of it told to Meta; false: they do not mind any more. */
		refuse(contactId: string, isRefused: boolean, now: number): Result<null, "not_found"> {
			const row = contacts.find(contactId);
			if (!row) return fail("not_found");
			if ((row.ads_refused === 1) !== isRefused)
				transact(() => contacts.setAdsRefused(row.n, isRefused, now));
			return ok(null);
		},
	};
}

const countedOf = ({ at, kind, cents, currency, adId }: StoredMark): CountedMark => ({
	at,
	kind,
	...(cents !== null && { cents, currency: currency satisfies Currency }),
	...(adId !== null && { adId }),
});

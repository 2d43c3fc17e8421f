import type { ToldConversation } from "#app/contracts/told-conversations.ts";
import {
	archivedUpTo,
	archiveStart,
	compareArchived,
	isArchived,
} from "#app/domain/conversations/archive.ts";
import type { ListPlace } from "#app/domain/conversations/filter.ts";
import { MAX_EARLIER } from "#app/domain/conversations/same-person.ts";
import type { Rating } from "#app/domain/satisfaction/rating.ts";
import { previewText } from "#app/domain/inbox/stored-text.ts";
import type { ContactRow, MessageRow } from "../ledger/rows.ts";
import type { ContactRows } from "../people/contact-rows.ts";
import { describe, describeEnded, type EndedRow } from "./told.ts";

/** Conversations of one page of the archive. */
export const ARCHIVED_PER_PAGE = 30;

/** With the message it ended with, at which it can be opened. */
export type KnownConversation = ToldConversation & { lastMessageId: string | null };

export interface ArchivePage {
	/** Those closed last first. */
	conversations: ToldConversation[];
	hasMore: boolean;
}

export interface ArchiveParts {
	sql: SqlStorage;
	contacts: Pick<ContactRows, "get"> & { membersOf(n: number): number[] };
	channelId: string;
}

/**
 * Conversations that were closed long ago. Nothing is moved to archive one: it is the workspace's index that lets go of
 * it, while these rows stay as they are.
 */
export function createArchive({ sql, contacts, channelId }: ArchiveParts) {
	const ofContact = (n: number): ToldConversation[] => {
		const told = describe(contacts.get(n), channelId);
		return told ? [told] : [];
	};

	/** The last words that were said in one that another one followed. */
	const lastOf = (row: EndedRow, contact: ContactRow): MessageRow | undefined =>
		sql
			.exec<MessageRow>(
				`SELECT * FROM messages WHERE contact = ? AND sort_at >= ? AND sort_at <= ?
					AND type <> 'system' ORDER BY sort_at DESC, arrival DESC LIMIT 1`,
				contact.n,
				row.opened_at,
				row.closed_at,
			)
			.toArray()[0];

	/** How a conversation was rated that another one followed; the contact's row has the present one's. */
	const ratingOf = (id: string): Rating | null =>
		sql
			.exec<{ rating: Rating | null }>("SELECT rating FROM surveys WHERE conversation = ?", id)
			.toArray()[0]?.rating ?? null;

	function ofEnded(
		row: EndedRow,
		contact: ContactRow = contacts.get(row.contact),
		last = lastOf(row, contact),
	): ToldConversation {
		const rating = ratingOf(row.id);
		const told = describe(
			{
				...contact,
				conversation_id: row.id,
				merged_into: null,
				rating,
				service: row.service,
			},
			channelId,
		);
		if (!told) throw new Error(`Conversation ${row.id} has no contact.`);
		return {
			...told,
			...describeEnded(row, contact),
			status: "closed",
			lastActivityAt: last?.sort_at ?? row.closed_at,
			lastText: last && last.deleted === 0 ? previewText(last.text) : "",
			lastType: last ? (last.deleted === 1 ? "text" : last.type) : null,
			lastDirection: last?.direction ?? null,
			unread: 0,
			handler: "nobody",
			assigneeId: null,
			assigneeName: null,
			agentId: null,
			agentName: null,
			labels: [],
			isOverLimit: false,
			mentioned: undefined,
		};
	}

	return {
		/** One page. @param after the place it begins behind; null: the beginning */
		list(after: ListPlace | null, now: number): ArchivePage {
			const start = archiveStart(now);
			const { at, id } = after === null || after.at > start.at ? start : after;
			const limit = ARCHIVED_PER_PAGE + 1;
			const last = sql
				.exec<{ n: number }>(
					`SELECT n FROM contacts
					 WHERE closed_at IS NOT NULL AND (closed_at, conversation_id) < (?, ?)
						AND conversation_id IS NOT NULL AND merged_into IS NULL
					 ORDER BY closed_at DESC, conversation_id DESC LIMIT ?`,
					at,
					id,
					limit,
				)
				.toArray();
			const ended = sql
				.exec<EndedRow>(
					`SELECT * FROM ended_conversations WHERE (closed_at, id) < (?, ?)
					 ORDER BY closed_at DESC, id DESC LIMIT ?`,
					at,
					id,
					limit,
				)
				.toArray();
			const found = [...last.flatMap(({ n }) => ofContact(n)), ...ended.map((row) => ofEnded(row))];
			found.sort(compareArchived);
			const hasMore = last.length + ended.length > ARCHIVED_PER_PAGE;
			return { conversations: found.slice(0, ARCHIVED_PER_PAGE), hasMore };
		},

		/** The conversations of a contact and of everybody merged into it: the present one, and those that ended last. */
		ofPerson(contact: ContactRow): KnownConversation[] {
			const ended = sql
				.exec<EndedRow>(
					`SELECT * FROM ended_conversations WHERE contact IN (SELECT value FROM json_each(?))
					 ORDER BY closed_at DESC LIMIT ?`,
					JSON.stringify(contacts.membersOf(contact.n)),
					MAX_EARLIER + 1,
				)
				.toArray();
			const present = describe(contact, channelId);
			return [
				...(present ? [{ ...present, lastMessageId: contact.last_id }] : []),
				...ended.map((row) => {
					const last = lastOf(row, contact);
					return { ...ofEnded(row, contact, last), lastMessageId: last?.id ?? null };
				}),
			];
		},

		/** The present conversations of these contacts, as far as they are archived. */
		ofContacts: (rows: readonly ContactRow[], now: number): ToldConversation[] =>
			rows
				.flatMap((row) => describe(row, channelId) ?? [])
				.filter((one) => isArchived(one, now))
				.toSorted(compareArchived),

		/** One conversation by its id; null: there is none that is archived. */
		find(id: string, now: number): ToldConversation | null {
			const upTo = archivedUpTo(now);
			const [ended] = sql
				.exec<EndedRow>(
					"SELECT * FROM ended_conversations WHERE id = ? AND closed_at <= ?",
					id,
					upTo,
				)
				.toArray();
			if (ended) return ofEnded(ended);
			// Read through the index of closed ones: an address without channel and contact is a rare one.
			const [last] = sql
				.exec<{ n: number }>(
					`SELECT n FROM contacts WHERE closed_at IS NOT NULL AND closed_at <= ?
						AND conversation_id = ?`,
					upTo,
					id,
				)
				.toArray();
			return last ? (ofContact(last.n)[0] ?? null) : null;
		},
	};
}

import { computeSearchKey } from "#app/domain/conversations/search.ts";
import { avatarPath } from "#app/domain/inbox/avatar.ts";
import {
	type EndedConversation,
	type ProjectedConversation,
	projectConversations,
} from "#workers/data/projections/conversations.ts";
import type { Inbox } from "../inbox.ts";
import { createProgress } from "../../object/progress.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Changes read in one go. */
const PAGE = 500;
/** Conversations written in one batch. */
const BATCH = 40;
/** Conversations whose last written state is remembered, so that equal states are not written again. */
const REMEMBERED = 2_000;

interface Place {
	workspaceId: string;
	channelId: string;
}

export interface ConversationProjectionParts {
	db: D1Database;
	sql: SqlStorage;
	inbox: Pick<Inbox, "contacts" | "seq">;
	/** What the object used so far; kept with how far the lists are written. */
	usage(): string;
}

interface EndedRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	opened_at: number;
	closed_at: number;
	seq: number;
}

export type ConversationProjection = ReturnType<typeof createConversationProjection>;

/**
 * Writes conversations to D1: only those that changed, and each state once. D1 orders writes by version.
 */
export function createConversationProjection(parts: ConversationProjectionParts) {
	const { db, sql, inbox } = parts;
	const { contacts, seq } = inbox;
	const progress = createProgress(sql);
	let writtenSeq = progress.find("conversations_seq") ?? 0;
	/** While everything is written again: the last contact done; negative when that is not under way. */
	let rebuiltTo = progress.find("conversations_rebuilt") ?? -1;
	const written = new Map<string, string>();

	const column = (query: string, since: number, limit: number): { n: number; seq: number }[] =>
		sql.exec<{ n: number; seq: number }>(query, since, limit).toArray();

	/** Contacts that changed after `since`, and up to which `seq` the list is complete. */
	function changedSince(since: number, limit: number): { numbers: number[]; upTo: number } {
		const said = column(
			"SELECT contact AS n, seq FROM messages WHERE seq > ? ORDER BY seq LIMIT ?",
			since,
			limit,
		);
		const touched = column(
			`SELECT n, touched_seq AS seq FROM contacts WHERE touched_seq > ?
			 ORDER BY touched_seq LIMIT ?`,
			since,
			limit,
		);
		const upTo = Math.min(
			...[said, touched].map((list) =>
				list.length === limit ? (list.at(-1)?.seq ?? since) : seq.current(),
			),
		);
		const within = [...said, ...touched].filter((change) => change.seq <= upTo);
		return { numbers: [...new Set(within.map(({ n }) => n))], upTo };
	}

	const endedSince = (since: number): EndedRow[] =>
		sql
			.exec<EndedRow>(
				"SELECT * FROM ended_conversations WHERE seq > ? ORDER BY seq LIMIT ?",
				since,
				BATCH,
			)
			.toArray();

	function remember(conversation: ProjectedConversation): void {
		written.set(conversation.id, JSON.stringify(conversation));
		for (const id of written.keys()) {
			if (written.size <= REMEMBERED) break;
			written.delete(id);
		}
	}

	async function write(place: Place, numbers: readonly number[]): Promise<void> {
		for (let at = 0; at < numbers.length; at += BATCH) {
			const version = seq.current();
			const current = numbers
				.slice(at, at + BATCH)
				.flatMap((n) => describe(contacts.get(n), place.channelId) ?? [])
				.filter((row) => written.get(row.id) !== JSON.stringify(row));
			await projectConversations(db, place, { current, ended: [] }, version);
			current.forEach(remember);
		}
	}

	async function writeEnded(place: Place): Promise<void> {
		for (;;) {
			const since = progress.find("ended_seq") ?? 0;
			const rows = endedSince(since);
			const last = rows.at(-1);
			if (!last) return;
			const ended = rows.map((row) => describeEnded(row, contacts.get(row.contact)));
			await projectConversations(db, place, { current: [], ended }, seq.current());
			for (const { id } of rows) written.delete(id);
			progress.set("ended_seq", last.seq);
		}
	}

	async function rebuild(place: Place): Promise<void> {
		while (rebuiltTo >= 0) {
			const numbers = sql
				.exec<{ n: number }>(
					"SELECT n FROM contacts WHERE n > ? AND conversation_id IS NOT NULL ORDER BY n LIMIT ?",
					rebuiltTo,
					BATCH,
				)
				.toArray()
				.map(({ n }) => n);
			await write(place, numbers);
			rebuiltTo = numbers.at(-1) ?? -1;
			progress.set("conversations_rebuilt", rebuiltTo);
		}
	}

	return {
		/** Whether something has to be written, also after an interruption by sleep. */
		isPending(): boolean {
			if (rebuiltTo >= 0) return true;
			if (seq.current() <= writtenSeq) return false;
			if (changedSince(writtenSeq, 1).numbers.length > 0) return true;
			writtenSeq = seq.current();
			return false;
		},

		/** Writes everything that is pending. Rejects when D1 does; what was written stays noted. */
		async project(place: Place): Promise<void> {
			await rebuild(place);
			while (seq.current() > writtenSeq) {
				const { numbers, upTo } = changedSince(writtenSeq, PAGE);
				await write(place, numbers);
				progress.setWith("conversations_seq", upTo, parts.usage());
				writtenSeq = upTo;
			}
			await writeEnded(place);
		},

		/** D1 may have lost its rows: everything is written again (R48). */
		forgetTold(): void {
			written.clear();
			rebuiltTo = 0;
			progress.set("conversations_rebuilt", 0);
			progress.set("ended_seq", 0);
		},
	};
}

/** Null for a contact without a conversation, and for a merged one. */
function describe(row: ContactRow, channelId: string): ProjectedConversation | null {
	if (row.conversation_id === null || row.merged_into !== null) return null;
	const { name, phone, email } = row;
	return {
		id: row.conversation_id,
		contactId: row.id,
		contactName: name,
		contactPhone: phone,
		contactEmail: email,
		avatarUrl: avatarPath(channelId, row.id, row.avatar_url),
		isGroup: row.is_group === 1,
		status: row.closed_at === null ? "active" : "closed",
		openedAt: row.opened_at ?? 0,
		closedAt: row.closed_at,
		lastActivityAt: Math.max(row.last_at, row.opened_at ?? 0),
		// A deleted text must not stay visible in lists.
		lastText: row.last_deleted === 1 ? "" : (row.last_text ?? ""),
		// Lists read an empty text as deleted.
		lastType: row.last_deleted === 1 ? "text" : row.last_type,
		lastDirection: row.last_direction,
		unread: row.unread,
		assigneeId: row.assignee_id,
		assigneeName: row.assignee_name,
		handler: row.handler,
		agentId: row.agent_id,
		agentName: row.agent_name,
		labels: row.labels ?? "[]",
		isOverLimit: row.over_limit === 1,
		searchKey: computeSearchKey({ name, phone, email }),
	};
}

const describeEnded = (row: EndedRow, contact: ContactRow): EndedConversation => ({
	id: row.id,
	contactId: contact.id,
	contactName: contact.name,
	contactPhone: contact.phone,
	isGroup: contact.is_group === 1,
	openedAt: row.opened_at,
	closedAt: row.closed_at,
	searchKey: computeSearchKey({
		name: contact.name,
		phone: contact.phone,
		email: contact.email,
	}),
});

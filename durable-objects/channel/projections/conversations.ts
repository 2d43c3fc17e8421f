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
/** Conversations told in one batch. */
const MAX_TOLD = 40;
/** What D1 was told of so many conversations is remembered: telling it again would only cost. */
const REMEMBERED = 2_000;

interface Place {
	workspaceId: string;
	channelId: string;
}

export interface ConversationProjectionParts {
	db: D1Database;
	sql: SqlStorage;
	inbox: Pick<Inbox, "contacts" | "seq">;
}

interface EndedRow extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	opened_at: number;
	closed_at: number;
	seq: number;
}

export type ConversationProjection = ReturnType<typeof createConversationProjection>;

/** Tells D1 which conversations there are: only those that changed, and each state once. */
export function createConversationProjection({ db, sql, inbox }: ConversationProjectionParts) {
	const { contacts, seq } = inbox;
	const progress = createProgress(sql);
	let toldSeq = progress.find("conversations_seq") ?? 0;
	/** While everything is told again: the last contact that was; negative when nothing is. */
	let rebuiltTo = progress.find("conversations_rebuilt") ?? -1;
	const told = new Map<string, string>();

	const column = (query: string, since: number, limit: number): { n: number; seq: number }[] =>
		sql.exec<{ n: number; seq: number }>(query, since, limit).toArray();

	/** Contacts that changed after `since`, and up to which change that is all. */
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
				MAX_TOLD,
			)
			.toArray();

	function remember(conversation: ProjectedConversation): void {
		told.set(conversation.id, JSON.stringify(conversation));
		for (const id of told.keys()) {
			if (told.size <= REMEMBERED) break;
			told.delete(id);
		}
	}

	async function tell(place: Place, numbers: readonly number[]): Promise<void> {
		for (let at = 0; at < numbers.length; at += MAX_TOLD) {
			const version = seq.current();
			const current = numbers
				.slice(at, at + MAX_TOLD)
				.flatMap((n) => describe(contacts.get(n), place.channelId) ?? [])
				.filter((row) => told.get(row.id) !== JSON.stringify(row));
			await projectConversations(db, place, { current, ended: [] }, version);
			current.forEach(remember);
		}
	}

	async function tellEnded(place: Place): Promise<void> {
		for (;;) {
			const since = progress.find("ended_seq") ?? 0;
			const rows = endedSince(since);
			const last = rows.at(-1);
			if (!last) return;
			const ended = rows.map((row) => describeEnded(row, contacts.get(row.contact)));
			await projectConversations(db, place, { current: [], ended }, seq.current());
			for (const { id } of rows) told.delete(id);
			progress.set("ended_seq", last.seq);
		}
	}

	async function rebuild(place: Place): Promise<void> {
		while (rebuiltTo >= 0) {
			const numbers = sql
				.exec<{ n: number }>(
					"SELECT n FROM contacts WHERE n > ? AND conversation_id IS NOT NULL ORDER BY n LIMIT ?",
					rebuiltTo,
					MAX_TOLD,
				)
				.toArray()
				.map(({ n }) => n);
			await tell(place, numbers);
			rebuiltTo = numbers.at(-1) ?? -1;
			progress.set("conversations_rebuilt", rebuiltTo);
		}
	}

	return {
		/** Whether anything is to be told: also what a sleep interrupted. */
		isPending(): boolean {
			if (rebuiltTo >= 0) return true;
			if (seq.current() <= toldSeq) return false;
			if (changedSince(toldSeq, 1).numbers.length > 0) return true;
			toldSeq = seq.current();
			return false;
		},

		async project(place: Place): Promise<void> {
			await rebuild(place);
			while (seq.current() > toldSeq) {
				const { numbers, upTo } = changedSince(toldSeq, PAGE);
				await tell(place, numbers);
				progress.set("conversations_seq", upTo);
				toldSeq = upTo;
			}
			await tellEnded(place);
		},

		/** What D1 was told may be gone there: everything is told again (R48). */
		forgetTold(): void {
			told.clear();
			rebuiltTo = 0;
			progress.set("conversations_rebuilt", 0);
			progress.set("ended_seq", 0);
		},
	};
}

/** Null for somebody without a dialogue, and for whoever has become a part of another contact. */
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
		// What was deleted must not live on in a list.
		lastText: row.last_deleted === 1 ? "" : (row.last_text ?? ""),
		// A text without words is what lists read as deleted.
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

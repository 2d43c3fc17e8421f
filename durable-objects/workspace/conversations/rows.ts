import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import type { ConversationStatus } from "#app/domain/conversations/conversation.ts";
import { computeSearchKey } from "#app/domain/conversations/search.ts";
import type { Step } from "../../object/migrate.ts";

export const conversationSteps: readonly Step[] = [
	{
		// One index alone: each costs a billed row for every message. Other orders are made in memory.
		id: "0001_create_conversation_index",
		onlyAdds: true,
		sql: `
CREATE TABLE conversations (
	n INTEGER PRIMARY KEY,
	id TEXT NOT NULL UNIQUE,
	channel_id TEXT NOT NULL,
	contact_id TEXT NOT NULL,
	version INTEGER NOT NULL,
	status TEXT NOT NULL,
	last_activity_at INTEGER NOT NULL,
	facts TEXT NOT NULL
);
CREATE INDEX conversations_by_activity ON conversations (status, last_activity_at, id);

CREATE VIRTUAL TABLE conversation_search USING fts5 (words, content = '', contentless_delete = 1);

CREATE TABLE conversation_state (
	n INTEGER PRIMARY KEY CHECK (n = 1),
	json TEXT NOT NULL
);
`,
	},
];

interface StoredRow extends Record<string, SqlStorageValue> {
	n: number;
	version: number;
	facts: string;
}

/** A conversation of the index with its number in there. */
export interface IndexRow {
	n: number;
	version: number;
	conversation: IndexedConversation;
}

const read = ({ n, version, facts }: StoredRow): IndexRow => ({
	n,
	version,
	conversation: JSON.parse(facts) as IndexedConversation,
});

/** The rows of a workspace's conversations and the words they are found by. */
export function createConversationRows(sql: SqlStorage) {
	const select = (rest: string, ...bound: SqlStorageValue[]): IndexRow[] =>
		sql
			.exec<StoredRow>(`SELECT n, version, facts FROM conversations ${rest}`, ...bound)
			.toArray()
			.map(read);

	function writeWords(n: number, words: string, before: string | null): void {
		if (words === before) return;
		if (before !== null) sql.exec("DELETE FROM conversation_search WHERE rowid = ?", n);
		sql.exec("INSERT INTO conversation_search (rowid, words) VALUES (?, ?)", n, words);
	}

	return {
		select,

		find: (id: string): IndexRow | null => select("WHERE id = ?", id)[0] ?? null,

		/**
		 * Conversations whose words match, those begun last first.
		 * @param match in the syntax of full-text search
		 */
		search: (status: ConversationStatus, match: string, limit: number): IndexRow[] =>
			// CROSS: what matches is read, not every conversation of the status.
			sql
				.exec<StoredRow>(
					`SELECT n, version, facts
					 FROM conversation_search CROSS JOIN conversations ON n = conversation_search.rowid
					 WHERE conversation_search MATCH ? AND status = ?
					 ORDER BY conversation_search.rowid DESC LIMIT ?`,
					match,
					status,
					limit,
				)
				.toArray()
				.map(read),

		/** Stores a conversation; answers its number. @param before the row it replaces */
		put(conversation: IndexedConversation, version: number, before: IndexRow | null): number {
			const { id, channelId, contactId, status, lastActivityAt } = conversation;
			const { n } = sql
				.exec<{ n: number }>(
					`INSERT INTO conversations (id, channel_id, contact_id, version, status, last_activity_at, facts)
					 VALUES (?, ?, ?, ?, ?, ?, ?)
					 ON CONFLICT (id) DO UPDATE SET version = excluded.version, status = excluded.status,
						last_activity_at = excluded.last_activity_at, facts = excluded.facts
					 RETURNING n`,
					id,
					channelId,
					contactId,
					version,
					status,
					lastActivityAt,
					JSON.stringify(conversation),
				)
				.one();
			writeWords(n, wordsOf(conversation), before && wordsOf(before.conversation));
			return n;
		},

		/** Words of removed rows stand in the search until its parts are merged: done at once when a person is erased. */
		clearWords: (): void =>
			void sql.exec("INSERT INTO conversation_search (conversation_search) VALUES ('optimize')"),

		/** Reads every row. */
		size: (): number =>
			sql.exec<{ size: number }>("SELECT count(*) AS size FROM conversations").one().size,

		/** Removes everything. */
		clear(): void {
			sql.exec("DELETE FROM conversations");
			sql.exec("INSERT INTO conversation_search (conversation_search) VALUES ('delete-all')");
		},

		remove(n: number): void {
			sql.exec("DELETE FROM conversations WHERE n = ?", n);
			sql.exec("DELETE FROM conversation_search WHERE rowid = ?", n);
		},
	};
}

const wordsOf = ({ contactName, contactPhone, contactEmail }: IndexedConversation): string =>
	computeSearchKey({ name: contactName, phone: contactPhone, email: contactEmail });

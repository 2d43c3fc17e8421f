import { createHash } from "node:crypto";
import { sameAnswerKey } from "#app/domain/agents/same-answer.ts";

/** A reply an agent still has to give to a contact: one answer to everything written since the last one. */
export interface OwedReply {
	contact: number;
	/** Epoch of the lease it belongs to; under a later lease it is void. */
	epoch: number;
	/** The newest message it answers. */
	inboundId: string;
	/** The first message of the burst. */
	since: number;
	/** Epoch ms. `waiting`: when the job is queued; `asked`: when the job counts as lost. */
	dueAt: number;
	state: "waiting" | "asked";
	/** Failed tries. */
	failures: number;
	/** Epoch ms of the first job; null: none yet. */
	askedAt: number | null;
}

interface StoredReply extends Record<string, SqlStorageValue> {
	contact: number;
	epoch: number;
	inbound_id: string;
	since: number;
	due_at: number;
	state: OwedReply["state"];
	attempts: number;
	asked_at: number | null;
}

export type Replies = ReturnType<typeof createReplies>;

/**
 * Pending replies, at most one per contact. The table is authoritative; the copy in memory saves reading
 * rows.
 */
export function createReplies(sql: SqlStorage) {
	const owed = new Map<number, OwedReply>();
	for (const row of sql.exec<StoredReply>("SELECT * FROM replies"))
		owed.set(row.contact, {
			contact: row.contact,
			epoch: row.epoch,
			inboundId: row.inbound_id,
			since: row.since,
			dueAt: row.due_at,
			state: row.state,
			failures: row.attempts,
			askedAt: row.asked_at,
		});

	return {
		get: (contact: number): OwedReply | undefined => owed.get(contact),

		put(reply: OwedReply): void {
			owed.set(reply.contact, reply);
			sql.exec(
				`INSERT OR REPLACE INTO replies
					(contact, epoch, inbound_id, since, due_at, state, attempts, asked_at)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
				reply.contact,
				reply.epoch,
				reply.inboundId,
				reply.since,
				reply.dueAt,
				reply.state,
				reply.failures,
				reply.askedAt,
			);
		},

		remove(contact: number): void {
			if (owed.delete(contact)) sql.exec("DELETE FROM replies WHERE contact = ?", contact);
		},

		due: (now: number): OwedReply[] => [...owed.values()].filter(({ dueAt }) => dueAt <= now),

		nextWake(): number | null {
			let earliest: number | null = null;
			for (const { dueAt } of owed.values())
				if (earliest === null || dueAt < earliest) earliest = dueAt;
			return earliest;
		},

		/** To be called after the table was emptied. */
		forgetAll: (): void => owed.clear(),
	};
}

export interface AgentAnswer {
	inboundId: string;
	messageId: string;
	contact: number;
	text: string;
	/** The lease's epoch right after the text was queued. */
	epoch: number;
	at: number;
}

export type AgentAnswers = ReturnType<typeof createAgentAnswers>;

/** Long enough to distinguish the texts of one contact. */
const hashOf = (text: string): string =>
	createHash("sha256").update(sameAnswerKey(text)).digest("base64url").slice(0, 16);

/**
 * Texts of agents: at most one per message of a customer (K11), counted and compared for their limits
 * (K05).
 */
export function createAgentAnswers(sql: SqlStorage) {
	return {
		isAnswered: (inboundId: string): boolean =>
			sql.exec("SELECT 1 FROM agent_answers WHERE inbound_id = ?", inboundId).toArray().length > 0,

		add({ inboundId, messageId, contact, text, epoch, at }: AgentAnswer): void {
			sql.exec(
				`INSERT INTO agent_answers (inbound_id, message_id, contact, text_hash, epoch, at)
				 VALUES (?, ?, ?, ?, ?, ?)`,
				inboundId,
				messageId,
				contact,
				hashOf(text),
				epoch,
				at,
			);
		},

		/** Number of answers, not of their parts, to a contact since a moment (epoch ms), counted up to `limit`. */
		countSince: (contact: number, at: number, limit: number): number =>
			sql
				.exec<{ count: number }>(
					`SELECT count(*) AS count FROM (
						SELECT 1 FROM agent_answers
						WHERE contact = ? AND at >= ? AND inbound_id NOT GLOB 'part:*' LIMIT ?)`,
					contact,
					at,
					limit,
				)
				.one().count,

		/** Whether the newest `count` answers to a contact all had this text. */
		saidSince(contact: number, text: string, count: number): boolean {
			const newest = sql
				.exec<{ text_hash: string }>(
					`SELECT text_hash FROM agent_answers
					 WHERE contact = ? AND inbound_id NOT GLOB 'wait:*' AND inbound_id NOT GLOB 'part:*'
					 ORDER BY at DESC LIMIT ?`,
					contact,
					count,
				)
				.toArray();
			const hash = hashOf(text);
			return newest.length === count && newest.every((row) => row.text_hash === hash);
		},

		/**
		 * The agent's text with this message id: its contact, and the epoch it was written under (null: a
		 * member sent it again). Null when no agent wrote it.
		 */
		find: (messageId: string): { contact: number; epoch: number | null } | null =>
			sql
				.exec<{ contact: number; epoch: number | null }>(
					"SELECT contact, epoch FROM agent_answers WHERE message_id = ?",
					messageId,
				)
				.toArray()[0] ?? null,

		/** Id of the text that answers a customer's message; null for none. */
		findMessageId: (inboundId: string): string | null =>
			sql
				.exec<{ message_id: string }>(
					"SELECT message_id FROM agent_answers WHERE inbound_id = ?",
					inboundId,
				)
				.toArray()[0]?.message_id ?? null,

		/** Id of the first part of the answer that a text is a part of; of every other text its own. */
		firstPart: (messageId: string): string =>
			sql
				.exec<{ message_id: string }>(
					`SELECT first.message_id FROM agent_answers AS part, agent_answers AS first
					 WHERE part.message_id = ? AND part.inbound_id GLOB 'part:[23]:*'
						AND first.inbound_id = substr(part.inbound_id, 8)`,
					messageId,
				)
				.toArray()[0]?.message_id ?? messageId,

		/** A member sent it again: it counts as the member's text. */
		adopt(messageId: string): void {
			sql.exec("UPDATE agent_answers SET epoch = NULL WHERE message_id = ?", messageId);
		},
	};
}

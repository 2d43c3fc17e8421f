import type { Rating } from "#app/domain/satisfaction/rating.ts";
import type { Asked } from "#app/domain/satisfaction/survey.ts";

/** A question about a conversation, put or about to be. Moments are epoch ms. */
export interface SurveyRow extends Record<string, SqlStorageValue> {
	conversation: string;
	contact: number;
	/** When it is to be put; null: it was. */
	due_at: number | null;
	asked_at: number | null;
	asks_comment: number;
	rating: Rating | null;
	rated_at: number | null;
	/** The message that is the comment. */
	comment: string | null;
	/** Who looked after the conversation when it was closed. */
	assignee_id: string | null;
	agent_id: string | null;
}

/** As its rules look at it; null: it was not put yet. */
export const askedOf = (row: SurveyRow): Asked | null =>
	row.asked_at === null
		? null
		: {
				askedAt: row.asked_at,
				rating: row.rating,
				ratedAt: row.rated_at,
				comment: row.comment,
				asksComment: row.asks_comment === 1,
			};

/** Single rows of `surveys`. The caller runs what writes in a transaction. */
export function createSurveyRows(sql: SqlStorage) {
	return {
		find: (conversation: string): SurveyRow | null =>
			sql
				.exec<SurveyRow>("SELECT * FROM surveys WHERE conversation = ?", conversation)
				.toArray()[0] ?? null,

		/** When one of these contacts was asked last; null: never. */
		lastAskedAt: (contacts: readonly number[]): number | null =>
			sql
				.exec<{ at: number | null }>(
					"SELECT max(asked_at) AS at FROM surveys WHERE contact IN (SELECT value FROM json_each(?))",
					JSON.stringify(contacts),
				)
				.one().at,

		/** What these contacts were asked, oldest first. */
		askedOf: (contacts: readonly number[]): SurveyRow[] =>
			sql
				.exec<SurveyRow>(
					`SELECT * FROM surveys WHERE asked_at IS NOT NULL
						AND contact IN (SELECT value FROM json_each(?)) ORDER BY asked_at`,
					JSON.stringify(contacts),
				)
				.toArray(),

		/** Questions that are to be put by a moment. */
		due: (by: number, limit: number): SurveyRow[] =>
			sql
				.exec<SurveyRow>(
					"SELECT * FROM surveys WHERE due_at <= ? ORDER BY due_at LIMIT ?",
					by,
					limit,
				)
				.toArray(),

		/** When the next question is to be put; null: none waits. */
		nextDue: (): number | null =>
			sql
				.exec<{ at: number | null }>(
					"SELECT min(due_at) AS at FROM surveys WHERE due_at IS NOT NULL",
				)
				.one().at,

		/** The same conversation again changes nothing. */
		plan(
			row: Pick<
				SurveyRow,
				"conversation" | "contact" | "due_at" | "asks_comment" | "assignee_id" | "agent_id"
			>,
		): void {
			sql.exec(
				`INSERT OR IGNORE INTO surveys (conversation, contact, due_at, asks_comment, assignee_id, agent_id)
				 VALUES (?, ?, ?, ?, ?, ?)`,
				row.conversation,
				row.contact,
				row.due_at,
				row.asks_comment,
				row.assignee_id,
				row.agent_id,
			);
		},

		noteAsked: (conversation: string, at: number): void =>
			void sql.exec(
				"UPDATE surveys SET due_at = NULL, asked_at = ? WHERE conversation = ?",
				at,
				conversation,
			),

		/** It was not put, and may be by the next closing. */
		drop: (conversation: string): void =>
			void sql.exec("DELETE FROM surveys WHERE conversation = ?", conversation),

		noteRated: (conversation: string, rating: Rating, at: number): void =>
			void sql.exec(
				"UPDATE surveys SET rating = ?, rated_at = ? WHERE conversation = ?",
				rating,
				at,
				conversation,
			),

		noteComment: (conversation: string, messageId: string): void =>
			void sql.exec(
				"UPDATE surveys SET comment = ? WHERE conversation = ?",
				messageId,
				conversation,
			),
	};
}

import { type Address, addressKey, matchingKey } from "#app/domain/inbox/address.ts";
import { MAX_VOTES, placesOf, pollOf, tallyOf } from "#app/domain/inbox/poll.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Ledger } from "./ledger.ts";
import { contentIn, type MessageRow } from "./rows.ts";

type VoteEvent = Extract<GatewayEvent, { type: "vote" }>;

/** One person in the votes of a poll; with and without the ninth digit they are the same. */
export const voterKey = (voter: Address): string => matchingKey(voter) ?? addressKey(voter);

export type Polls = ReturnType<typeof createPolls>;

/** What people chose in polls. The counts stand with the poll's message; who voted, only here. */
export function createPolls(sql: SqlStorage, ledger: Ledger) {
	function count(row: MessageRow): void {
		const content = contentIn(row);
		const poll = pollOf(content);
		if (!poll) return;
		const votes = sql
			.exec<{ name: string | null; choices: string }>(
				"SELECT name, choices FROM poll_votes WHERE message = ? ORDER BY voter LIMIT ?",
				row.id,
				MAX_VOTES,
			)
			.toArray()
			.map(({ name, choices }) => ({ name, choices: JSON.parse(choices) as number[] }));
		const media = JSON.stringify({ ...content.media, votes: tallyOf(poll, votes) });
		if (media !== row.media) ledger.change(row, { media });
	}

	return {
		/**
		 * Keeps a vote in place of the person's earlier one; one that was overtaken changes nothing.
		 * @param name of the voter where the event tells none
		 */
		cast(row: MessageRow, event: VoteEvent, name: string | null, now: number): void {
			const poll = row.deleted === 1 ? null : pollOf(contentIn(row));
			if (!poll) return;
			const voter = voterKey(event.voter);
			const at = event.at ?? now;
			const [known] = sql
				.exec<{ at: number }>(
					"SELECT at FROM poll_votes WHERE message = ? AND voter = ?",
					row.id,
					voter,
				)
				.toArray();
			if (known && known.at > at) return;
			sql.exec(
				"INSERT OR REPLACE INTO poll_votes (message, voter, name, choices, at) VALUES (?, ?, ?, ?, ?)",
				row.id,
				voter,
				storableName(event.name) ?? name,
				JSON.stringify(placesOf(poll, event.choices)),
				at,
			);
			count(row);
		},

		/** The poll is gone, and its votes with it. */
		forget(row: MessageRow): void {
			if (row.type === "other") sql.exec("DELETE FROM poll_votes WHERE message = ?", row.id);
		},

		/** Takes out what these people chose, wherever they voted. @param voters see `voterKey` */
		forgetVoters(voters: readonly string[]): void {
			const list = JSON.stringify(voters);
			const polls = sql
				.exec<{ message: string }>(
					"SELECT DISTINCT message FROM poll_votes WHERE voter IN (SELECT value FROM json_each(?))",
					list,
				)
				.toArray();
			sql.exec("DELETE FROM poll_votes WHERE voter IN (SELECT value FROM json_each(?))", list);
			for (const { message } of polls) {
				const row = ledger.find(message);
				if (row) count(row);
			}
		},
	};
}

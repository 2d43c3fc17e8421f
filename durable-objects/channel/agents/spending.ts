import { type ContactLimits, hasTokensLeft } from "#app/domain/agents/budget.ts";
import { HOUR_MS } from "#app/domain/agents/reply-rules.ts";

export type Spending = ReturnType<typeof createSpending>;

/** Tokens models used per contact, so that no stranger can use up the workspace's budget. */
export function createSpending(sql: SqlStorage) {
	const sumSince = (contact: number, at: number, except: string): number =>
		sql
			.exec<{ tokens: number }>(
				`SELECT coalesce(sum(tokens), 0) AS tokens FROM agent_spending
				 WHERE contact = ? AND at >= ? AND job <> ?`,
				contact,
				at,
				except,
			)
			.one().tokens;

	return {
		/**
		 * Reserves tokens for one job; a second reservation under the same key replaces the first. False
		 * when the contact's limits do not allow it.
		 * @param job `key` names one try, `openedAt` is the conversation's begin (epoch ms)
		 */
		reserve(
			job: { key: string; contact: number; openedAt: number },
			tokens: number,
			limits: ContactLimits,
			now: number,
		): boolean {
			const { key, contact, openedAt } = job;
			const used = {
				hour: sumSince(contact, now - HOUR_MS, key),
				conversation: sumSince(contact, openedAt, key),
			};
			if (!hasTokensLeft(used, tokens, limits)) return false;
			sql.exec(
				"DELETE FROM agent_spending WHERE contact = ? AND at < ?",
				contact,
				Math.min(openedAt, now - HOUR_MS),
			);
			sql.exec(
				"INSERT OR REPLACE INTO agent_spending (job, contact, at, tokens) VALUES (?, ?, ?, ?)",
				key,
				contact,
				now,
				tokens,
			);
			return true;
		},

		/** Replaces a reservation by what was really used. */
		settle(key: string, tokens: number): void {
			sql.exec("UPDATE agent_spending SET tokens = ? WHERE job = ?", tokens, key);
		},
	};
}

import type { CountedMessages } from "#app/domain/prices/cost.ts";
import { monthOfDay } from "#app/domain/prices/month.ts";
import {
	chargeOf,
	formatPrice,
	type MessagePricing,
	takesAllowance,
} from "#app/domain/prices/pricing.ts";

/** So many messages of one sort, and who said them: `person`, `auto`, or `agent:` and its id. */
interface CountRow extends CountedMessages {
	said_by: string;
}
type StoredRow = CountRow & Record<string, SqlStorageValue>;

/**
 * What a channel's messages count as, by local day: one row for each sort of messages, so that a delivered message costs one
 * row more. Money is made of it where it is read (domain/prices/cost.ts): rates may be typed later.
 */
export function createPriceCounts(sql: SqlStorage) {
	/** The month that was asked for last: the present one, but for late statuses. */
	let known: { month: string; rows: CountRow[] } | null = null;

	function month(asked: string): CountRow[] {
		if (known?.month === asked) return known.rows;
		const rows = sql
			.exec<StoredRow>(
				"SELECT * FROM message_prices WHERE day >= ? AND day < ? ORDER BY day",
				`${asked}-01`,
				`${asked}-32`,
			)
			.toArray();
		known = { month: asked, rows };
		return rows;
	}

	function served(asked: string): number {
		return month(asked)
			.filter(takesAllowance)
			.reduce((sum, { count }) => sum + count, 0);
	}

	return {
		/** All that was counted in a month (`2026-11`). */
		month,

		/** How many service messages of a month took the free ones. */
		served,

		/** Counts one message, in the transaction that notes it on the message's row; what that row has to say. */
		add(pricing: MessagePricing, day: string, saidBy: string): string {
			const { market, category } = pricing;
			const charge = chargeOf(pricing, served(monthOfDay(day)));
			sql.exec(
				`INSERT INTO message_prices (day, said_by, market, category, charge, count)
				 VALUES (?, ?, ?, ?, ?, 1)
				 ON CONFLICT (day, said_by, market, category, charge) DO UPDATE SET count = count + 1`,
				day,
				saidBy,
				market,
				category,
				charge,
			);
			known = null;
			return formatPrice({ day, market, category, charge });
		},

		/** What the counted messages of a contact are since a moment (epoch ms), each as its row has it. */
		ofContact: (contact: number, since: number): { price: string; count: number }[] =>
			sql
				.exec<{ price: string; count: number }>(
					`SELECT price, count(*) AS count FROM messages
					 WHERE contact = ? AND sort_at >= ? AND price IS NOT NULL GROUP BY price`,
					contact,
					since,
				)
				.toArray(),

		/** To be called after the table was emptied. */
		forgetAll(): void {
			known = null;
		},
	};
}

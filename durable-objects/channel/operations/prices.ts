import type { ConversationCost } from "#app/contracts/prices.ts";
import { type CountedMessages, costOf } from "#app/domain/prices/cost.ts";
import { parsePrice } from "#app/domain/prices/pricing.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/** What a channel's messages of a month (`2026-11`) were counted as; null: the present month, by the workspace's clock. */
export function monthPrices({ prices, gateways }: Channel, asked: string | null) {
	const today = prices.today(Date.now());
	const month = asked ?? today.slice(0, 7);
	const counts = prices.month(month);
	const isPaid = gateways.current().capabilities.paidPerMessage === true;
	return ok({ month, today, counts, isPaid });
}

/** What a contact's present conversation costs, and until when something may be said in it. */
export function conversationCost(
	{ inbox, prices }: Channel,
	contactId: string,
): Result<ConversationCost, "not_found"> {
	const now = Date.now();
	const row = inbox.contacts.find(contactId);
	if (!row) return fail("not_found");
	const counted = prices
		.ofContact(row.n, row.opened_at ?? 0)
		.flatMap(({ price, count }): CountedMessages[] => {
			const parsed = parsePrice(price);
			return parsed ? [{ ...parsed, count }] : [];
		});
	const { free_until: freeUntil } = row;
	return ok({
		...costOf(counted, prices.rates()),
		freeUntil: freeUntil !== null && freeUntil > now ? freeUntil : null,
		windowUntil: inbox.windowEnd(row.n, now) ?? null,
	});
}

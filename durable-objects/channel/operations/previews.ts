import { previewedLink } from "#app/domain/chat/previewed-link.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/**
 * The link of a message that may be looked at. Null: there is none; or whoever sent it was never answered, and would learn
 * by the look that it was read.
 */
export function linkOf(
	{ inbox }: Channel,
	messageId: string,
): Result<{ link: string | null }, "not_found"> {
	const row = inbox.ledger.find(messageId);
	if (!row) return fail("not_found");
	const link = row.type === "text" && row.deleted === 0 ? previewedLink(row.text) : null;
	const isOfStranger = row.direction === "incoming" && !inbox.ledger.hasOutgoing(row.contact);
	return ok({ link: isOfStranger ? null : link });
}

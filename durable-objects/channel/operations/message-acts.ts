import { fail, ok, type Result } from "#app/domain/result.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import type { WantedAct, WishKind } from "#app/domain/inbox/message-wish.ts";
import type { Channel } from "../channel.ts";
import { viewMessage } from "../ledger/rows.ts";
import { writeOut } from "../sending/write-out.ts";

/**
 * Queues a reaction, an edit or a deletion; the alarm carries it out, and the message says what is on its way. Refusals: those
 * of `wish`, and `not_linked`.
 */
export const actOn = (channel: Channel, messageId: string, wanted: WantedAct) =>
	writeOut(channel, (now) => channel.inbox.wish(messageId, wanted, now));

/** Stars a message for the whole team, or takes the star off. The same again changes nothing. `not_found` also for a deleted one. */
export function star(
	channel: Channel,
	messageId: string,
	isStarred: boolean,
): Result<{ message: MessageView; seq: number }, "not_found"> {
	const { inbox } = channel;
	const row = inbox.ledger.find(messageId);
	if (!row || row.deleted === 1 || row.type === "system") return fail("not_found");
	const now = Date.now();
	if ((row.starred_at !== null) !== isStarred)
		inbox.ledger.change(row, { starred_at: isStarred ? now : null });
	channel.afterChange(now);
	const changed = inbox.ledger.find(messageId) ?? row;
	const { id } = inbox.contacts.get(row.contact);
	return ok({ message: viewMessage(changed, id), seq: inbox.seq.current() });
}

/** Lets go of what did not get there. */
export function letGo(
	channel: Channel,
	messageId: string,
	kind: WishKind,
): Result<{ message: MessageView; seq: number }, "not_found" | "conflict"> {
	const left = channel.inbox.letGo(messageId, kind);
	if (!left.ok) return left;
	channel.afterChange(Date.now());
	return ok({ message: left.value, seq: channel.inbox.seq.current() });
}

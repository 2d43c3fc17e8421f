import type { ErrorCode } from "#app/contracts/errors.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import { parseMoment } from "#app/domain/inbox/scheduled.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { SentByProgram } from "./send-to.ts";

/** Programs name moments, not times of a clock. */
const timeZone = "UTC";
const WISHES = { untilReply: false, untilClosed: false, keepsHours: false };

/**
 * Keeps a program's text to a phone number until a moment (epoch ms), creating the contact if it is unknown. Refusals: those of
 * `sendTo`, but for the link, which counts when the moment comes, and those of `schedule`.
 */
export function scheduleTo(
	channel: Channel,
	author: string,
	{ id, phone, text, at }: SentByProgram & { at: number },
): Result<{ id: string }, ErrorCode> {
	const { inbox } = channel;
	const now = Date.now();
	const addresses: Address[] = [{ kind: "phone", value: phone }];
	// No contact is created for what cannot be scheduled. What known ones are sent is checked below.
	if (inbox.findContact(addresses) === null) {
		const judged = inbox.judge({ text });
		if (!judged.ok) return judged;
		const moment = parseMoment({ at, timeZone }, now);
		if (!moment.ok) return moment;
		if (channel.gateways.current().capabilities.replyWindowHours !== null)
			return fail("window_closed");
		if (inbox.isFull()) return fail("storage_full");
	}
	const { n } = inbox.contacts.ensure(addresses, null, now);
	const wish = { at, timeZone, ...WISHES, messages: [{ id, text }] };
	const by = { name: author, memberId: null };
	const kept = inbox.scheduled.schedule(inbox.contacts.get(n).id, wish, by, now);
	channel.afterChange(now);
	return kept.ok ? ok({ id }) : kept;
}

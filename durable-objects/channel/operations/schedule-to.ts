import type { ErrorCode } from "#app/contracts/errors.ts";
import type { Recipient } from "#app/domain/conversations/first-message.ts";
import { parseMoment } from "#app/domain/inbox/scheduled.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { addRecipient, findRecipient } from "../people/recipients.ts";

/** Programs name moments, not times of a clock. */
const timeZone = "UTC";
const WISHES = { untilReply: false, untilClosed: false, keepsHours: false };

/**
 * Keeps a program's text to a phone number or a known contact until a moment (epoch ms), creating the contact of a number that
 * nobody is known by. Refusals: those of `sendTo`, but for the link, which counts when the moment comes, and those of `schedule`.
 */
export function scheduleTo(
	channel: Channel,
	author: string,
	input: Recipient & { id: string; text: string; at: number; name?: string | undefined },
): Result<{ id: string }, ErrorCode> {
	const { inbox } = channel;
	const { id, text, at } = input;
	const now = Date.now();
	// No contact is created for what cannot be scheduled.
	const moment = parseMoment({ at, timeZone }, now);
	if (!moment.ok) return moment;
	const known = findRecipient(channel, input, now);
	if (known === null && "contactId" in input) return fail("not_found");
	const added = known || !("phone" in input) ? null : addRecipient(channel, input, input, now);
	if (added?.ok === false) return added;
	const contactId = (known ?? added?.value)?.id ?? "";
	const wish = { at, timeZone, ...WISHES, messages: [{ id, text }] };
	const kept = inbox.scheduled.schedule(contactId, wish, { name: author, memberId: null }, now);
	channel.afterChange(now);
	return kept.ok ? ok({ id }) : kept;
}

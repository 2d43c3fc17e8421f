import type { ErrorCode } from "#app/contracts/errors.ts";
import type {
	ChangeScheduled,
	ContactSchedule,
	ScheduledOfContact,
} from "#app/contracts/scheduled.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { Author, NewSchedule } from "../scheduled/scheduled.ts";
import { send, type WritingMember } from "./writing.ts";

/** Passes the change on to sockets and the alarm. */
function changed<T>(channel: Channel, make: (now: number) => T): T {
	const now = Date.now();
	const made = make(now);
	channel.afterChange(now);
	return made;
}

/** What is scheduled for a contact, and what of it was not sent. */
export const scheduledOf = ({ inbox }: Channel, contactId: string) =>
	inbox.scheduled.list(contactId);

/** All that is scheduled in the channel. */
export const allScheduled = ({ inbox }: Channel): Result<ScheduledOfContact[], never> =>
	ok(inbox.scheduled.listAll());

/** Keeps messages until their moment. Codes of `schedule` of scheduled/scheduled.ts. */
export const schedule = (
	channel: Channel,
	contactId: string,
	by: Author,
	wish: NewSchedule,
): Result<ContactSchedule, ErrorCode> =>
	changed(channel, (now) => channel.inbox.scheduled.schedule(contactId, wish, by, now));

/** Another moment, wishes or words for one; `conflict`: it changed meanwhile, or left. */
export const changeScheduled = (
	channel: Channel,
	contactId: string,
	id: string,
	change: ChangeScheduled,
): Result<ContactSchedule, ErrorCode> =>
	changed(channel, (now) => channel.inbox.scheduled.change(contactId, id, change, now));

/** Calls one off, or sends it now as the member's who says so. Codes of `send`; `conflict`: it changed meanwhile, or left. */
export const endScheduled = (
	channel: Channel,
	contactId: string,
	id: string,
	by: WritingMember,
	{ how, version }: { how: "send" | "cancel"; version: number },
): Result<
	ContactSchedule & {
		claimed?: { id: string; name: string | null; phone: string | null } | undefined;
	},
	ErrorCode
> => {
	const { scheduled: kept } = channel.inbox;
	if (how === "cancel") return changed(channel, (now) => kept.cancel(contactId, id, version, now));
	const said = kept.contentOf(contactId, id, version);
	if (!said.ok) return said;
	const sent = send(channel, by, { ...said.value, id, contactId });
	if (!sent.ok) return sent;
	changed(channel, (now) => kept.drop(id, now));
	const left = kept.list(contactId);
	return left.ok ? ok({ ...left.value, claimed: sent.value.claimed }) : left;
};

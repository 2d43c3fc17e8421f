import { tellsOfReading } from "#app/domain/channels/settings.ts";
import type { SnoozeWish } from "#app/domain/conversations/snooze.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Cared } from "../dialogues/care.ts";
import type { TransferWish } from "../dialogues/transfers.ts";
import type { Channel } from "../channel.ts";

export type CareWish =
	/** A null assignee unassigns the conversation. */
	| {
			type: "assign";
			assignee: { memberId: string; name: string } | null;
			/**
			 * Member id of the assignee on the caller's screen; left out: no check for a change in between.
			 */
			seen?: string | null;
	  }
	/** `author` is the name of the member who does it. */
	| { type: "state"; state: "open" | "closed"; author: string }
	| { type: "labels"; labels: string[] }
	/** To and from the labels there are by now. */
	| { type: "relabel"; add: string[]; remove: string[] }
	/** `author` as in `state`. */
	| { type: "snooze"; until: SnoozeWish; author: string }
	| { type: "read" }
	| { type: "unread" }
	| TransferWish;
type CareRefusal = "not_found" | "invalid_request" | "already_assigned" | "conflict";

type RejoinWish =
	/** `actor` is the name of the member who conversations for it. */
	| { type: "merge"; contactId: string; otherId: string; actor: string }
	| { type: "undo"; mergeId: string };

/** Makes a change and notifies sockets, lists and the alarm. */
function changed<T>(channel: Channel, make: (now: number) => T): T {
	const now = Date.now();
	const made = make(now);
	channel.afterChange(now);
	return made;
}

/**
 * Assigns, closes, reopens, labels or puts a conversation aside, or marks it as read or unread. `already_assigned`: another
 * member was assigned meanwhile; `invalid_request`: labels that are too many or too long, a moment that is over;
 * `conflict`: see `snooze` and `markUnread` of `createCare`.
 */
export function care(channel: Channel, contactId: string, wish: CareWish) {
	return changed(channel, (now) => make(channel, contactId, wish, now));
}

/** The same for several conversations, each in its own transaction; the outcomes are in the order of the wishes. */
export function careForAll(
	channel: Channel,
	wishes: readonly { contactId: string; wish: CareWish }[],
): Result<Result<{ isChanged: boolean }, CareRefusal>[], never> {
	const made = (now: number) =>
		wishes.map(({ contactId, wish }) => {
			const cared = make(channel, contactId, wish, now);
			return cared.ok ? ok({ isChanged: cared.value.isChanged }) : cared;
		});
	return ok(changed(channel, made));
}

function make(
	channel: Channel,
	contactId: string,
	wish: CareWish,
	now: number,
): Result<Cared, CareRefusal> {
	const { inbox, config } = channel;
	switch (wish.type) {
		case "assign":
			return inbox.assign(contactId, wish.assignee, wish.seen);
		case "state":
			return inbox.setState(contactId, wish.state, wish.author, now);
		case "labels":
			return inbox.setLabels(contactId, wish.labels);
		case "relabel":
			return inbox.relabel(contactId, wish);
		case "snooze":
			return inbox.snooze(contactId, wish.until, wish.author, now);
		case "read":
			return inbox.markRead(contactId, tellsOfReading(config.get()?.settings), now);
		case "unread":
			return inbox.markUnread(contactId);
		case "transfer":
			return inbox.transfer(contactId, wish, now);
	}
}

/** Merges two contacts, or undoes a merge. `conflict`: see `createCare`'s `merge` and `Merges.undo`. */
export function rejoin(channel: Channel, wish: RejoinWish) {
	const { inbox } = channel;
	return changed(channel, (now) =>
		wish.type === "merge"
			? inbox.merge(wish.contactId, wish.otherId, wish.actor, now)
			: inbox.undoMerge(wish.mergeId, now),
	);
}

/**
 * Closes those of the named conversations that have been silent for long, judged by the object's own rows.
 * Returns the ones that stay open with their last activity (epoch ms).
 */
export function closeInactive(
	channel: Channel,
	conversations: readonly { id: string; contactId: string }[],
): Result<{ open: { id: string; lastActivityAt: number }[] }, never> {
	const now = Date.now();
	const open = channel.inbox.closeInactive(conversations, now);
	channel.afterChange(now);
	return ok({ open });
}

/** Ends one batch of the flood's conversations. Returns their ids, and whether another call is needed. */
export const endFlood = (channel: Channel): Result<{ ids: string[]; hasMore: boolean }, never> =>
	ok(changed(channel, (now) => channel.visitors.flood.end(now)));

/** Reopens one batch of what `endFlood` ended; `hasMore`: another call is needed. */
export const undoFlood = (channel: Channel): Result<{ hasMore: boolean }, never> =>
	ok(changed(channel, () => ({ hasMore: channel.visitors.flood.undo() })));

/** Whether new visitors flooded the webchat lately, and what was done about it. */
export const flood = ({ visitors }: Channel) => ok(visitors.flood.view(Date.now()));

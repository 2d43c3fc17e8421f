import { ok, type Result } from "#app/domain/result.ts";
import type { Cared } from "../dialogues/care.ts";
import type { Channel } from "../channel.ts";

type CareWish =
	/** Null gives the conversation back to everybody. */
	| {
			type: "assign";
			assignee: { memberId: string; name: string } | null;
			/** Whose it was when they decided. */
			seen?: string | null;
	  }
	/** `author` is the name of the member who does it. */
	| { type: "state"; state: "open" | "closed"; author: string }
	| { type: "labels"; labels: string[] };

type RejoinWish =
	/** `actor` is the name of the member who asked for it. */
	| { type: "merge"; contactId: string; otherId: string; actor: string }
	| { type: "undo"; mergeId: string };

/** A change, told to the sockets. */
function changed<T>(channel: Channel, make: (now: number) => T): T {
	const now = Date.now();
	const made = make(now);
	channel.afterChange(now);
	return made;
}

/** Who looks after a conversation, whether it is over, and what it is sorted by. */
export function care(channel: Channel, contactId: string, wish: CareWish) {
	const { inbox } = channel;
	return changed(
		channel,
		(now): Result<Cared, "not_found" | "invalid_request" | "already_assigned"> => {
			switch (wish.type) {
				case "assign":
					return inbox.assign(contactId, wish.assignee, wish.seen);
				case "state":
					return inbox.setState(contactId, wish.state, wish.author, now);
				case "labels":
					return inbox.setLabels(contactId, wish.labels);
			}
		},
	);
}

/** Makes two contacts one, or two again. */
export function rejoin(channel: Channel, wish: RejoinWish) {
	const { inbox } = channel;
	return changed(channel, (now) =>
		wish.type === "merge"
			? inbox.merge(wish.contactId, wish.otherId, wish.actor, now)
			: inbox.undoMerge(wish.mergeId, now),
	);
}

/** Ends dialogues nobody writes in any more, by what the object itself knows. Answers which go on. */
export function closeInactive(
	channel: Channel,
	asked: readonly { id: string; contactId: string }[],
): Result<{ open: { id: string; lastActivityAt: number }[] }, never> {
	const now = Date.now();
	const open = channel.inbox.closeInactive(asked, now);
	channel.afterChange(now);
	return ok({ open });
}

/** Answers which conversations end with the flood, and whether there may be more. */
export const endFlood = (channel: Channel): Result<{ ids: string[]; hasMore: boolean }, never> =>
	ok(changed(channel, (now) => channel.visitors.flood.end(now)));

export const undoFlood = (channel: Channel): Result<{ hasMore: boolean }, never> =>
	ok(changed(channel, () => ({ hasMore: channel.visitors.flood.undo() })));

/** Whether strangers flooded the webchat lately, and what became of it. */
export const flood = ({ visitors }: Channel) => ok(visitors.flood.view(Date.now()));

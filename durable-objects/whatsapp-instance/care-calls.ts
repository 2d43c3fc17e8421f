import type { Result } from "#app/domain/result.ts";
import type { Cared } from "../inbox/care.ts";
import type { Instance } from "./instance.ts";

export type CareWish =
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

export type RejoinWish =
	/** `actor` is the name of the member who asked for it. */
	| { type: "merge"; contactId: string; otherId: string; actor: string }
	| { type: "undo"; mergeId: string };

/** A change, told to the sockets. */
function changed<T>(instance: Instance, make: (now: number) => T): T {
	const now = Date.now();
	const made = make(now);
	instance.afterChange(now);
	return made;
}

export function takeCare(instance: Instance, contactId: string, wish: CareWish) {
	const { inbox } = instance;
	return changed(
		instance,
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

export function rejoin(instance: Instance, wish: RejoinWish) {
	const { inbox } = instance;
	return changed(instance, (now) =>
		wish.type === "merge"
			? inbox.merge(wish.contactId, wish.otherId, wish.actor, now)
			: inbox.undoMerge(wish.mergeId, now),
	);
}

/** Ends dialogues nobody writes in any more, by what the object itself knows. Answers which go on. */
export function closeInactive(
	instance: Instance,
	asked: readonly { id: string; contactId: string }[],
): { open: { id: string; lastActivityAt: number }[] } {
	const now = Date.now();
	const open = instance.inbox.closeInactive(asked, now);
	instance.afterChange(now);
	return { open };
}

export function recountConversations(instance: Instance): null {
	instance.inbox.plan.noteNewPlan();
	instance.afterChange(Date.now());
	return null;
}

/** Answers which conversations end with the flood, and whether there may be more. */
export function endFlood(instance: Instance): { ids: string[]; hasMore: boolean } {
	return changed(instance, (now) => instance.visitors.flood.end(now));
}

export function undoFlood(instance: Instance): { hasMore: boolean } {
	return changed(instance, () => ({ hasMore: instance.visitors.flood.undo() }));
}

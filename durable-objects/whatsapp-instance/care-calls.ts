import type { Result } from "#app/domain/result.ts";
import type { Instance } from "./instance.ts";

export type CareWish =
	/** Null gives the conversation back to everybody. */
	| { type: "assign"; assignee: { memberId: string; name: string } | null }
	| { type: "state"; state: "open" | "closed" };

export type RejoinWish =
	/** `actor` is the name of the member who asked for it. */
	| { type: "merge"; contactId: string; otherId: string; actor: string }
	| { type: "undo"; mergeId: string };

/** A change, told to the sockets. */
function change<T, Code extends string>(
	instance: Instance,
	make: (now: number) => Result<T, Code>,
): Result<T, Code> {
	const now = Date.now();
	const made = make(now);
	instance.afterChange(now);
	return made;
}

export function takeCare(instance: Instance, contactId: string, wish: CareWish) {
	const { inbox } = instance;
	return change(instance, (now) =>
		wish.type === "assign"
			? inbox.assign(contactId, wish.assignee)
			: inbox.setState(contactId, wish.state, now),
	);
}

export function rejoin(instance: Instance, wish: RejoinWish) {
	const { inbox } = instance;
	return change(instance, (now) =>
		wish.type === "merge"
			? inbox.merge(wish.contactId, wish.otherId, wish.actor, now)
			: inbox.undoMerge(wish.mergeId, now),
	);
}

import { useEffect, useRef } from "react";
import type { ContactList } from "./use-contacts.ts";

/** Who stands `step` after the open one; at first the first. Undefined beyond either end. */
export function nextId(
	ids: readonly string[],
	openId: string | null,
	step: 1 | -1,
): string | undefined {
	const at = ids.findIndex((id) => id === openId);
	return ids[at === -1 ? 0 : at + step];
}

/** Who is looked at after the open one has left the list: the next below, else the one above. */
export const idAfterLeaving = (ids: readonly string[], openId: string): string | null =>
	nextId(ids, openId, 1) ?? nextId(ids, openId, -1) ?? null;

/** Alt+J and Alt+K: one conversation on or back; past the last one loaded the next page comes first. */
export function useMove(
	{ contacts, hasMore, loadMore }: Pick<ContactList, "contacts" | "hasMore" | "loadMore">,
	openId: string | null,
	select: (contactId: string) => void,
): (step: 1 | -1) => void {
	/** The conversation from which one wanted to go on, while the page is on its way. */
	const waiting = useRef<string | null>(null);
	useEffect(() => {
		const from = waiting.current;
		if (from === null) return;
		const next = nextId(
			contacts.map(({ id }) => id),
			from,
			1,
		);
		// Somebody who chose another conversation meanwhile is left there.
		if (next === undefined && from === openId) return;
		waiting.current = null;
		if (next !== undefined && from === openId) select(next);
	}, [contacts, openId, select]);
	return (step) => {
		const next = nextId(
			contacts.map(({ id }) => id),
			openId,
			step,
		);
		if (next !== undefined) return select(next);
		if (step === 1 && hasMore) {
			waiting.current = openId;
			loadMore();
		}
	};
}

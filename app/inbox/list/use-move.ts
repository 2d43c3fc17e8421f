import { useEffect, useRef } from "react";

/**
 * The id `step` places after the open one; without an open one the first. Undefined beyond either
 * end.
 */
export function nextId(
	ids: readonly string[],
	openId: string | null,
	step: 1 | -1,
): string | undefined {
	const at = ids.findIndex((id) => id === openId);
	return ids[at === -1 ? 0 : at + step];
}

/** The visible list, in its order. */
export interface MovedList {
	contacts: readonly { id: string }[];
	hasMore: boolean;
	loadMore: () => void;
}

/**
 * Opens the next or previous conversation (Alt+J, Alt+K); at the end of the loaded list it loads
 * the next page first.
 */
export function useMove(
	{ contacts, hasMore, loadMore }: MovedList,
	openId: string | null,
	select: (contactId: string) => void,
): (step: 1 | -1) => void {
	/** The conversation that was open when the next page was requested. */
	const waiting = useRef<string | null>(null);
	useEffect(() => {
		const from = waiting.current;
		if (from === null) return;
		const next = nextId(
			contacts.map(({ id }) => id),
			from,
			1,
		);
		// Another conversation was opened meanwhile: it stays open.
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

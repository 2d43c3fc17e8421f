import { nextId } from "./use-move.ts";

/** The id to open after the open one leaves the list with others: the next below that stays, else the one above. */
export function idAfterLeaving(
	ids: readonly string[],
	openId: string,
	leaving: ReadonlySet<string>,
): string | null {
	const stays = ids.filter((id) => id === openId || !leaving.has(id));
	return nextId(stays, openId, 1) ?? nextId(stays, openId, -1) ?? null;
}

import type { ConversationPage, ConversationSummary } from "#app/contracts/conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import { comparePlaces, type ListOrder, placeIn } from "#app/domain/conversations/filter.ts";

/** As the server sorts. */
function compareBy(order: ListOrder) {
	const place = (one: ConversationSummary) =>
		placeIn(order, { ...one, waitingSince: one.waitingSince ?? null });
	return (a: ConversationSummary, b: ConversationSummary): number =>
		a.id === b.id ? 0 : comparePlaces(order, place(a), place(b));
}

/**
 * The loaded list with its first page read again. The fresh page alone decides about its own range;
 * older loaded rows stay.
 */
export function mergeFresh(
	shown: ConversationPage,
	fresh: ConversationPage,
	order: ListOrder = "newest",
): ConversationPage {
	const compare = compareBy(order);
	const last = fresh.conversations.at(-1);
	if (fresh.nextCursor === null) return fresh;
	const known = new Set(fresh.conversations.map(({ id }) => id));
	const now = Date.now();
	// The archive has an order of its own, and follows everything else.
	const isBehind = (one: ConversationSummary): boolean =>
		isArchived(one, now) || (last !== undefined && compare(last, one) < 0);
	const behind = shown.conversations.filter((one) => !known.has(one.id) && isBehind(one));
	return {
		...shown,
		conversations: [...fresh.conversations, ...behind],
		// With nothing loaded behind it, the next page starts where the fresh one ends.
		nextCursor: behind.length === 0 ? fresh.nextCursor : shown.nextCursor,
	};
}

/**
 * The loaded list after these conversations changed: each stands where the list's order puts it, or is gone.
 * @param isShown whether the list's filter shows one
 */
export function mergeChanges(
	shown: ConversationPage,
	changed: readonly ConversationSummary[],
	isShown: (one: ConversationSummary) => boolean,
	order: ListOrder = "newest",
): ConversationPage {
	const compare = compareBy(order);
	const ids = new Set(changed.map(({ id }) => id));
	const last = shown.conversations.at(-1);
	// What lies behind the loaded part comes with its page.
	const isLoaded = (one: ConversationSummary): boolean =>
		shown.nextCursor === null || (last !== undefined && compare(one, last) <= 0);
	const unchanged = shown.conversations.filter(({ id }) => !ids.has(id));
	const moved = changed.filter((one) => isShown(one) && isLoaded(one));
	return { ...shown, conversations: [...unchanged, ...moved].toSorted(compare) };
}

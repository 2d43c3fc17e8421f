// Conversations a member pinned: they stand above every list of theirs that shows them.
import { fail, ok, type Result } from "../result.ts";

/** As many as stand above a list without hiding it. */
export const MAX_PINS = 5;

/** A pin is of a contact in its channel: it stays while conversations end and begin. */
export interface PinnedPlace {
	channelId: string;
	contactId: string;
}

/** A pin with the contact's newest conversation; null: it is archived, or not told yet. */
export interface Pinned<Conversation> extends PinnedPlace {
	conversation: Conversation | null;
}

export const isPinnedAt = (pins: readonly PinnedPlace[], place: PinnedPlace): boolean =>
	pins.some(
		({ channelId, contactId }) => channelId === place.channelId && contactId === place.contactId,
	);

/**
 * The order in which a list is shown: what is pinned and in the list first, in the order of the pins, and nothing twice.
 * @param pins the one pinned last first
 * @param listed as far as the list is loaded
 * @param isShown whether the list's filter shows one that is not loaded
 */
export function pinnedFirst<Conversation extends { id: string }>(
	pins: readonly Pinned<Conversation>[],
	listed: readonly Conversation[],
	isShown: (one: Conversation) => boolean,
): readonly Conversation[] {
	if (pins.length === 0) return listed;
	const loaded = new Map(listed.map((one) => [one.id, one]));
	const above = pins.flatMap(({ conversation }) => {
		if (conversation === null) return [];
		const known = loaded.get(conversation.id);
		return known ?? (isShown(conversation) ? conversation : []);
	});
	const ids = new Set(above.map(({ id }) => id));
	return [...above, ...listed.filter(({ id }) => !ids.has(id))];
}

/** Whether a contact's conversation takes the place of the one that is known of its pin. */
export const isNewer = (
	next: { id: string; openedAt: number },
	known: { id: string; openedAt: number } | null,
): boolean => known === null || (next.id !== known.id && next.openedAt >= known.openedAt);

/**
 * What has to go before one more is pinned; null: nothing. What is archived gives way, the oldest pin first: nobody sees
 * it, and nobody could take it off.
 * @param pins the one pinned last first
 */
export function makeRoom<Pin>(
	pins: readonly Pin[],
	isArchived: (pin: Pin) => boolean,
): Result<Pin | null, "too_many_pins"> {
	if (pins.length < MAX_PINS) return ok(null);
	const out = pins.findLast(isArchived);
	return out === undefined ? fail("too_many_pins") : ok(out);
}

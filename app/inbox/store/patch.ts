/**
 * How live frames change what is cached. Pure: any order and any repetition of the same frames
 * ends in the same lists; nothing is lost, nothing is doubled (R23).
 */
import type { InfiniteData } from "@tanstack/react-query";
import type { MessageView } from "#app/contracts/frames.ts";
import type { MessagePage } from "#app/contracts/whatsapp.ts";
import { compareMessages } from "#app/domain/chat/order.ts";
import type { MessagePlace } from "./api.ts";

/** Newest page first. */
export type MessagePages = InfiniteData<MessagePage, MessagePlace>;

interface Versioned {
	id: string;
	seq: number;
}

/** The later copy of one thing; of two equal ones the first, so that nothing is drawn again. */
export function pickNewer<T extends Versioned>(known: T | undefined, next: T): T {
	return known && known.seq >= next.seq ? known : next;
}

/** Merges by id, keeping the higher seq. Returns `items` itself when nothing is newer. */
export function mergeById<T extends Versioned>(items: readonly T[], incoming: readonly T[]): T[] {
	const byId = new Map(items.map((item) => [item.id, item]));
	let hasChanged = byId.size !== items.length;
	for (const next of incoming) {
		const known = byId.get(next.id);
		const picked = pickNewer(known, next);
		if (picked === known) continue;
		byId.set(next.id, picked);
		hasChanged = true;
	}
	return hasChanged ? [...byId.values()] : (items as T[]);
}

/** Replaces what is known wherever it is; what is new goes into the first page when `mayAdd`. */
function patchPages<T extends Versioned>(
	pages: readonly (readonly T[])[],
	incoming: readonly T[],
	mayAdd: (item: T) => boolean,
): readonly (readonly T[])[] {
	const known = new Set(pages.flatMap((page) => page.map((item) => item.id)));
	return pages.map((page, index) => {
		const own = new Set(page.map((item) => item.id));
		const isNew = (item: T): boolean => index === 0 && !known.has(item.id) && mayAdd(item);
		return mergeById(
			page,
			incoming.filter((item) => own.has(item.id) || isNew(item)),
		);
	});
}

/** Whether the loaded part reaches the present; else what is new would leave a gap before it. */
export const reachesPresent = (data: MessagePages): boolean =>
	(data.pages[0]?.laterCursor ?? null) === null;

/** `incoming` may hold messages of other conversations; they are left out. */
export function patchMessages(
	data: MessagePages,
	contactId: string,
	incoming: readonly MessageView[],
): MessagePages {
	const own = incoming.filter((message) => message.contactId === contactId);
	const before = data.pages.map((page) => page.messages);
	const after = patchPages(before, own, () => reachesPresent(data));
	if (after.every((messages, index) => messages === before[index])) return data;
	return {
		...data,
		pages: data.pages.map((page, index) => ({ ...page, messages: [...(after[index] ?? [])] })),
	};
}

/** The conversation as shown: ascending. */
export function listMessages(data: MessagePages): MessageView[] {
	return mergeById(
		[],
		data.pages.flatMap((page) => page.messages),
	).toSorted(compareMessages);
}

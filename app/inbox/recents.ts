import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

/** The conversations that were opened last on this device; the palette offers them. */
const MAX_RECENT = 8;
export const RECENT_PREFIX = "prosa.recent.";
const Recent = v.object({
	channelId: v.string(),
	contactId: v.string(),
	name: v.nullable(v.string()),
	phone: v.nullable(v.string()),
});
export type Recent = v.InferOutput<typeof Recent>;

const keyOf = (memberId: string): string => `${RECENT_PREFIX}${memberId}`;

/** The last one first. */
export const listRecents = (memberId: string): Recent[] =>
	readStored(findStorage("local"), keyOf(memberId), v.array(Recent)) ?? [];

const others = (memberId: string, one: Pick<Recent, "channelId" | "contactId">): Recent[] =>
	listRecents(memberId).filter(
		({ channelId, contactId }) => channelId !== one.channelId || contactId !== one.contactId,
	);

export const noteRecent = (memberId: string, opened: Recent): void =>
	writeStored(
		findStorage("local"),
		keyOf(memberId),
		[opened, ...others(memberId, opened)].slice(0, MAX_RECENT),
	);

/** The person was erased: nothing of them stays here. */
export const forgetRecent = (
	memberId: string,
	one: Pick<Recent, "channelId" | "contactId">,
): void => writeStored(findStorage("local"), keyOf(memberId), others(memberId, one));

/** Whoever signs out leaves no names of customers behind. */
export function dropRecents(): void {
	const storage = findStorage("local");
	const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
	for (const key of keys) if (key.startsWith(RECENT_PREFIX)) storage?.removeItem(key);
}

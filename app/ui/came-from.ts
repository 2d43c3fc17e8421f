import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "./browser-storage.ts";

const KEY = "prosa.trail";
const Place = v.object({ pathname: v.string(), search: v.string() });
type Place = v.InferOutput<typeof Place>;

/** The page this tab is on, and the page it was on right before. */
const Trail = v.object({ now: Place, before: v.nullable(Place) });
export type Trail = v.InferOutput<typeof Trail>;

/** Pages from which conversations are opened, and to which "back" leads. */
const LISTS = new Set([
	"/",
	"/conversations",
	"/channels",
	"/whatsapp",
	"/whatsapp/instances",
	"/whatsapp/connections",
	"/whatsapp/qr-codes",
]);

/**
 * The trail after a navigation. Another filter or conversation is the same page, so `before` stays.
 */
export function nextTrail(trail: Trail | null, now: Place): Trail {
	if (trail === null) return { now, before: null };
	return { now, before: trail.now.pathname === now.pathname ? trail.before : trail.now };
}

/** The address of the list page visited right before; null when the tab came from elsewhere. */
export function findList(trail: Trail | null): string | null {
	const before = trail?.before ?? null;
	return before !== null && LISTS.has(before.pathname) ? before.pathname + before.search : null;
}

const listeners = new Set<() => void>();
const readTrail = (): Trail | null => readStored(findStorage("session"), KEY, Trail);

/** Records the trail of this tab in session storage; used once, by the shell. */
export function useNoteTrail(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		writeStored(findStorage("session"), KEY, nextTrail(readTrail(), { pathname, search }));
		for (const listener of listeners) listener();
	}, [pathname, search]);
}

/** The list page that "back" leads to; null on the server and when there is none. */
export const useCameFrom = (): string | null =>
	useSyncExternalStore(
		subscribe,
		() => findList(readTrail()),
		() => null,
	);

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

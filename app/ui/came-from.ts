import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "./browser-storage.ts";

const KEY = "prosa.trail";
const Place = v.object({ pathname: v.string(), search: v.string() });
type Place = v.InferOutput<typeof Place>;

/** Where this tab is, and the other page it was on right before. */
const Trail = v.object({ now: Place, before: v.nullable(Place) });
export type Trail = v.InferOutput<typeof Trail>;

/** Pages from which one opens conversations, and to which one wants to go back. */
const LISTS = new Set([
	"/",
	"/conversations",
	"/channels",
	"/whatsapp",
	"/whatsapp/instances",
	"/whatsapp/connections",
	"/whatsapp/qr-codes",
]);

/** Another filter or conversation is the same page; what came before it stays. */
export function nextTrail(trail: Trail | null, now: Place): Trail {
	if (trail === null) return { now, before: null };
	return { now, before: trail.now.pathname === now.pathname ? trail.before : trail.now };
}

/** The list one came from, as it was; null when one came from elsewhere. */
export function findList(trail: Trail | null): string | null {
	const before = trail?.before ?? null;
	return before !== null && LISTS.has(before.pathname) ? before.pathname + before.search : null;
}

const listeners = new Set<() => void>();
const readTrail = (): Trail | null => readStored(findStorage("session"), KEY, Trail);

/** Kept for this tab by the frame around all pages. */
export function useNoteTrail(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		writeStored(findStorage("session"), KEY, nextTrail(readTrail(), { pathname, search }));
		for (const listener of listeners) listener();
	}, [pathname, search]);
}

/** Where "back" leads inside of the product; null before the browser knows, and when it is unknown. */
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

import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored } from "#app/ui/browser-storage.ts";
import { draftsKey } from "./store/drafts-key.ts";

/** What a row of the list shows before the last message: who is at it now, and what was begun here. */
export interface RowHint {
	presence: "typing" | "recording" | null;
	/** An unsent text; "" for none. */
	draft: string;
	/** A colleague who looks at the conversation or writes in it. */
	colleague: { name: string; typing: boolean } | null;
}

const NOTHING: RowHint = { presence: null, draft: "", colleague: null };
const NOTHING_SAID = JSON.stringify(NOTHING);
const Texts = v.record(v.string(), v.string());

/** By channel that is open in this tab. */
const rooms = new Map<string, (contactId: string) => RowHint>();
/** Drafts of an earlier visit, of channels that are not open here. */
const atRest = new Map<string, v.InferOutput<typeof Texts>>();
const listeners = new Set<() => void>();

/** To be called while a channel is open, and when what it says changed; returns what ends it. */
export function publishHints(
	channelId: string,
	hintOf: (contactId: string) => RowHint,
): () => void {
	rooms.set(channelId, hintOf);
	tellHints();
	return () => {
		if (rooms.get(channelId) !== hintOf) return;
		rooms.delete(channelId);
		atRest.clear();
	};
}

/** What some channel said of its conversations is another now. */
export function tellHints(): void {
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function read(memberId: string, channelId: string, contactId: string): RowHint {
	const hintOf = rooms.get(channelId);
	if (hintOf) return hintOf(contactId);
	const key = draftsKey(memberId, channelId);
	const drafts = atRest.get(key) ?? readStored(findStorage("local"), key, Texts) ?? {};
	atRest.set(key, drafts);
	return { ...NOTHING, draft: drafts[contactId] ?? "" };
}

/** What is to be said of a conversation now; a row is drawn again only when that changed. */
export function useRowHint(memberId: string, channelId: string, contactId: string): RowHint {
	const said = useSyncExternalStore(
		subscribe,
		() => JSON.stringify(read(memberId, channelId, contactId)),
		() => NOTHING_SAID,
	);
	return useMemo(() => JSON.parse(said) as RowHint, [said]);
}

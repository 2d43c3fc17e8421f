import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.views";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const readIsOpen = (): boolean => readStored(findStorage("local"), KEY, v.boolean()) ?? true;

function choose(isOpen: boolean): void {
	writeStored(findStorage("local"), KEY, isOpen);
	for (const listener of listeners) listener();
}

/**
 * Whether the views stand beside the list, where they fit; else a button above the list opens them as a menu. With the
 * details open too (`data-details`) they fit from 96 rem on: below, the conversation would have 280 px.
 */
export function useViewsOpen() {
	const isOpen = useSyncExternalStore(subscribe, readIsOpen, () => true);
	return {
		paneClassName: isOpen
			? "hidden xl:flex max-2xl:group-has-[[data-details]]/inbox:hidden"
			: "hidden",
		buttonClassName: isOpen ? "xl:hidden max-2xl:group-has-[[data-details]]/inbox:flex" : "",
		open: () => choose(true),
		close: () => choose(false),
	};
}

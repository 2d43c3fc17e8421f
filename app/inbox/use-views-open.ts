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

/** Whether the views stand beside the list, where they fit; else a button above the list opens them as a menu. */
export function useViewsOpen() {
	const isOpen = useSyncExternalStore(subscribe, readIsOpen, () => true);
	return {
		paneClassName: isOpen ? "hidden xl:flex" : "hidden",
		buttonClassName: isOpen ? "xl:hidden" : "",
		open: () => choose(true),
		close: () => choose(false),
	};
}

import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.details";
/** From here on the third pane is open until somebody closes it; from 1280 px it can be opened. */
const OPEN_FROM = "(min-width: 1536px)";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const readChoice = (): boolean | null => readStored(findStorage("local"), KEY, v.boolean());

function choose(isOpen: boolean): void {
	writeStored(findStorage("local"), KEY, isOpen);
	for (const listener of listeners) listener();
}

/** The details pane: open by itself on very wide screens, else as the person left it. */
export function useDetailsOpen() {
	const choice = useSyncExternalStore(subscribe, readChoice, () => null);
	const className = choice === null ? "hidden 2xl:flex" : choice ? "hidden xl:flex" : "hidden";
	return {
		className,
		close: () => choose(false),
		toggle: () => choose(!(choice ?? window.matchMedia(OPEN_FROM).matches)),
	};
}

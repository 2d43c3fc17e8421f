import { useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.details";
/** From this width on the third pane is open by default. */
const OPEN_FROM = "(min-width: 1536px)";
/** From this width on a third pane fits; on narrower screens the details are a dialog. */
const FITS_FROM = "(min-width: 1280px)";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	const queries = [OPEN_FROM, FITS_FROM].map((query) => window.matchMedia(query));
	for (const query of queries) query.addEventListener("change", listener);
	listeners.add(listener);
	return () => {
		for (const query of queries) query.removeEventListener("change", listener);
		listeners.delete(listener);
	};
}

const readChoice = (): boolean | null => readStored(findStorage("local"), KEY, v.boolean());
const isMatching = (query: string): boolean => window.matchMedia(query).matches;
const readIsPaneShown = (): boolean =>
	isMatching(FITS_FROM) && (readChoice() ?? isMatching(OPEN_FROM));

function choose(isOpen: boolean): void {
	writeStored(findStorage("local"), KEY, isOpen);
	for (const listener of listeners) listener();
}

/**
 * Whether and where the contact's details are open: a third pane where it fits (open by default on
 * very wide screens, else as the person left it), a dialog on narrower ones. `isPaneShown` is known
 * only in the browser; until then `paneClassName` decides by media query.
 */
export function useDetailsOpen() {
	const choice = useSyncExternalStore(subscribe, readChoice, () => null);
	const isPaneShown = useSyncExternalStore(subscribe, readIsPaneShown, () => false);
	const [isSheetOpen, setIsSheetOpen] = useState(false);
	return {
		paneClassName: choice === null ? "hidden 2xl:flex" : choice ? "hidden xl:flex" : "hidden",
		isPaneShown,
		isSheetOpen,
		closePane: () => choose(false),
		closeSheet: () => setIsSheetOpen(false),
		toggle: () => {
			if (isMatching(FITS_FROM)) choose(!readIsPaneShown());
			else setIsSheetOpen(true);
		},
	};
}

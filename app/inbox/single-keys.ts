import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.single-keys";
const listeners = new Set<() => void>();

/**
 * Whether `/` and `?` act without a modifier: speech input can type them by accident (WCAG 2.1.4).
 */
export const hasSingleKeys = (): boolean =>
	readStored(findStorage("local"), KEY, v.boolean()) ?? true;

function choose(isOn: boolean): void {
	writeStored(findStorage("local"), KEY, isOn);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useSingleKeys() {
	const isOn = useSyncExternalStore(subscribe, hasSingleKeys, () => true);
	return { isOn, choose };
}

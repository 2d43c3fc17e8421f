import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { findStorage, readStored, writeStored } from "#app/ui/browser-storage.ts";

const KEY = "prosa.details.sections";
const Choices = v.record(v.string(), v.boolean());

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

const readChoices = (): Record<string, boolean> =>
	readStored(findStorage("local"), KEY, Choices) ?? {};

/** Whether a section of the details is open: as this device left it. @param startsOpen before anybody chose */
export function useFolded(id: string, startsOpen: boolean) {
	const isOpen = useSyncExternalStore(
		subscribe,
		() => readChoices()[id] ?? startsOpen,
		() => startsOpen,
	);
	return {
		isOpen,
		toggle(): void {
			writeStored(findStorage("local"), KEY, { ...readChoices(), [id]: !isOpen });
			for (const listener of listeners) listener();
		},
	};
}

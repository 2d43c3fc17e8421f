import { useSyncExternalStore } from "react";
import { formatMuted, type Mutable, parseMuted } from "#app/domain/preferences/muted.ts";
import { writePreference } from "./preference-cookie.ts";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

const readText = (): string => /(?:^|; )prosa\.muted=([\w.]*)/.exec(document.cookie)?.[1] ?? "";

/** What this person leaves out of the panel of notifications; the server leaves out nothing. */
export function useMuted(loaded: readonly Mutable[] = []): Mutable[] {
	const text = useSyncExternalStore(subscribe, readText, () => formatMuted(loaded));
	return parseMuted(text);
}

/** Leaves something out of the panel, or lets it in again. */
export function setMuted(name: Mutable, isMuted: boolean): void {
	const others = parseMuted(readText()).filter((other) => other !== name);
	writePreference("muted", formatMuted(isMuted ? [...others, name] : others));
	for (const listener of listeners) listener();
}

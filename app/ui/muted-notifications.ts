import { useSyncExternalStore } from "react";
import { formatMuted, type Mutable, parseMuted } from "#app/domain/preferences/muted.ts";
import { writePreference } from "./preference-cookie.ts";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

const readText = (): string => /(?:^|; )prosa\.muted=([\w.]*)/.exec(document.cookie)?.[1] ?? "";

/** What this person hides in the notification panel; the server sends everything. */
export function useMuted(loaded: readonly Mutable[] = []): Mutable[] {
	const text = useSyncExternalStore(subscribe, readText, () => formatMuted(loaded));
	return parseMuted(text);
}

/** Hides a kind of notification in the panel, or shows it again. */
export function setMuted(name: Mutable, isMuted: boolean): void {
	const others = parseMuted(readText()).filter((other) => other !== name);
	writePreference("muted", formatMuted(isMuted ? [...others, name] : others));
	for (const listener of listeners) listener();
}

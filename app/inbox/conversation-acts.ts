import { useEffect, useRef } from "react";
import type { ConversationAct } from "./inbox-keys.ts";

/** What the open conversation can do now, by act: its header registers it, keys and the palette run it. */
const running = new Map<ConversationAct, () => void>();

export type ConversationActs = Partial<Record<ConversationAct, (() => void) | null>>;

/** Registers acts while the component is there; null or left out: not possible now. */
export function useConversationActs(acts: ConversationActs): void {
	const latest = useRef(acts);
	useEffect(() => {
		latest.current = acts;
	});
	const possible = Object.entries(acts)
		.filter(([, run]) => run)
		.map(([act]) => act)
		.join(" ");
	useEffect(() => {
		const own = possible
			.split(" ")
			.filter(Boolean)
			.map(
				(act) =>
					[act as ConversationAct, () => latest.current[act as ConversationAct]?.()] as const,
			);
		for (const [act, run] of own) running.set(act, run);
		return () => {
			for (const [act, run] of own) if (running.get(act) === run) running.delete(act);
		};
	}, [possible]);
}

/** Runs an act; nothing happens where it is not possible. */
export const runConversationAct = (act: ConversationAct): void => running.get(act)?.();

/** What is possible now. */
export const listConversationActs = (): ConversationAct[] => [...running.keys()];

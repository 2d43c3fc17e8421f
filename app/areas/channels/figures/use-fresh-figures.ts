import { useEffect, useRef } from "react";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Of one instance, from its object: it knows at once. */
export const FROM_OBJECT: readonly number[] = [1000];
/** Of all, from D1: figures follow the news at once or, when many come, within a minute. */
export const FROM_DIRECTORY: readonly number[] = [1500, 62_000];

/**
 * Reads the page's figures again after news of messages or links, `delays` milliseconds later.
 * News that comes while one of these is waited for is told by it: a busy inbox reads no more often.
 */
export function useFreshFigures(channelId: string | null, delays: readonly number[]): void {
	const revalidate = usePatientRevalidate();
	const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
	const note = (about: string): void => {
		if (channelId !== null && about !== channelId) return;
		for (const delay of delays) {
			if (timers.current.has(delay)) continue;
			const timer = setTimeout(() => {
				timers.current.delete(delay);
				revalidate();
			}, delay);
			timers.current.set(delay, timer);
		}
	};
	useEffect(() => {
		const waiting = timers.current;
		return () => {
			for (const timer of waiting.values()) clearTimeout(timer);
			waiting.clear();
		};
	}, []);
	useWorkspaceEvent("conversations_changed", (frame) => note(frame.channelId));
	useWorkspaceEvent("channel", (frame) => note(frame.channelId));
}

import { useEffect, useRef } from "react";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Delays for one instance's figures: its object has them at once. */
export const FROM_OBJECT: readonly number[] = [1000];
/**
 * Delays for the figures of all instances, which come from D1: they follow at once or, under load,
 * within a minute.
 */
export const FROM_DIRECTORY: readonly number[] = [1500, 62_000];

/**
 * Revalidates the page's figures after events of messages or links, `delays` milliseconds later.
 * Events during such a wait are covered by it, so a busy inbox causes no more readings.
 * @param channelId null listens to all channels
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
	useWorkspaceEvent("conversations", ({ channelIds }) => {
		for (const id of channelIds) note(id);
	});
	// From a server of an earlier release.
	useWorkspaceEvent("conversations_changed", (frame) => note(frame.channelId));
	useWorkspaceEvent("channel", (frame) => note(frame.channelId));
}

import { useCallback, useEffect, useState } from "react";
import type { ServerFrame } from "#app/contracts/frames.ts";
import { applyPeopleFrame, expirePeople, nextExpiry, NOBODY, type People } from "./people.ts";

/** Longest sleep: a throttled tab must not show a "digitando..." of minutes ago. */
const MAX_SLEEP_MS = 60_000;

/** Presence and colleagues of the channel, kept alive exactly as long as the server said. */
export function usePeople(): { people: People; onPeopleFrame: (frame: ServerFrame) => void } {
	const [people, setPeople] = useState(NOBODY);
	const onPeopleFrame = useCallback((frame: ServerFrame) => {
		setPeople((current) => applyPeopleFrame(current, frame, performance.now()));
	}, []);

	useEffect(() => {
		const next = nextExpiry(people);
		if (next === null) return;
		const sleepMs = Math.min(Math.max(0, next - performance.now()) + 20, MAX_SLEEP_MS);
		const timer = setTimeout(
			() => setPeople((current) => ({ ...expirePeople(current, performance.now()) })),
			sleepMs,
		);
		return () => clearTimeout(timer);
	}, [people]);

	return { people, onPeopleFrame };
}

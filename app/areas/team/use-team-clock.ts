import { useEffect, useState } from "react";
import { serverNow } from "#app/ui/clock.ts";

const REFRESH_MS = 20_000;

/** The current moment: first the server's, so that both render the same words, then the browser's. */
export function useTeamClock(loadedAt: number): number {
	const [now, setNow] = useState(loadedAt);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), REFRESH_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}

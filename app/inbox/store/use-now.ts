import { useEffect, useState } from "react";
import { serverNow } from "#app/ui/clock.ts";

const REFRESH_MS = 30_000;

/** The current moment, renewed twice a minute: enough for "há 5 minutos" and for midnight. */
export function useNow(): number {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), REFRESH_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { writePreference } from "./preference-cookie.ts";

/**
 * Stores the browser's time zone in a cookie at the first visit, so that server and browser print
 * the same times.
 */
export function useTimeZoneCookie(): void {
	const { timeZone } = usePreferences();
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (document.cookie.includes("prosa.tz=")) return;
		// Nobody waits for it: not in the task that makes the page live.
		const timer = setTimeout(() => {
			const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
			if (!own) return;
			writePreference("tz", own);
			if (own !== timeZone) void revalidate();
		});
		return () => clearTimeout(timer);
	}, [timeZone, revalidate]);
}

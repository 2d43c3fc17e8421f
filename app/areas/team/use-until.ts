import { languageTag } from "#app/i18n/format.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "em 3 dias", "em 5 horas", "há 2 dias": the distance of a moment, ahead or past. */
export function formatUntil(at: number, now: number, locale: "pt" | "en"): string {
	const words = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: "always" });
	const left = at - now;
	const size = Math.abs(left);
	if (size < HOUR_MS) return words.format(Math.sign(left) * Math.ceil(size / MINUTE_MS), "minute");
	if (size < DAY_MS) return words.format(Math.trunc(left / HOUR_MS), "hour");
	return words.format(Math.trunc(left / DAY_MS), "day");
}

export function useUntil(): (at: number, now: number) => string {
	const { locale } = usePreferences();
	return (at, now) => formatUntil(at, now, locale);
}

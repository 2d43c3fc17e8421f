import { type Format, getFormat } from "./format.ts";
import { usePreferences } from "./preferences.tsx";

/** Dates, numbers and money for the person in front of the screen. */
export function useFormat(): Format {
	const { locale, timeZone } = usePreferences();
	return getFormat(locale, timeZone);
}

import { type Format, getFormat } from "./format.ts";
import { usePreferences } from "./preferences.tsx";

/** The formatters for the person's language and time zone. */
export function useFormat(): Format {
	const { locale, timeZone } = usePreferences();
	return getFormat(locale, timeZone);
}

import { useCallback } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "#app/domain/preferences/preference.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { writePreference } from "./preference-cookie.ts";

/** The language of the page, the other one, and a function that changes it in place. */
export function useLanguage() {
	const { locale } = usePreferences();
	const { revalidate } = useRevalidator();
	const choose = useCallback(
		(language: Language): void => {
			writePreference("lang", language);
			void revalidate();
		},
		[revalidate],
	);
	const other: Language = locale === "pt" ? "en" : "pt";
	return { language: locale, other, choose };
}

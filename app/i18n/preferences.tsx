import { createContext, use } from "react";

/** Language and time zone of the person; the server renders with the same. */
export interface LocalePreferences {
	locale: "pt" | "en";
	/** IANA name. Always passed to Intl: Workers run in UTC, browsers do not. */
	timeZone: string;
}

export const DEFAULT_PREFERENCES: LocalePreferences = {
	locale: "pt",
	timeZone: "America/Sao_Paulo",
};

const PreferencesContext = createContext<LocalePreferences>(DEFAULT_PREFERENCES);

export const PreferencesProvider = PreferencesContext.Provider;

export const usePreferences = (): LocalePreferences => use(PreferencesContext);

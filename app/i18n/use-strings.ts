import { usePreferences } from "./preferences.tsx";

/**
 * An area's texts in the person's language: `const t = useStrings({ pt, en })`. A key missing in
 * English does not compile, because `en` is typed as `typeof pt`.
 */
export function useStrings<Strings>(languages: { pt: Strings; en: Strings }): Strings {
	return languages[usePreferences().locale];
}

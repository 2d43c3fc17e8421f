import { useCallback, useState, useSyncExternalStore } from "react";
import type { Theme, ThemeChoice } from "#app/domain/preferences/preference.ts";
import { chooseTheme } from "./theme-choice.ts";

/** Follows changes of the theme, whatever made them: the header has a switch too. */
function watchTheme(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

const readChoice = (): ThemeChoice => {
	const chosen = /(?:^|; )prosa\.theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
	return chosen === "light" || chosen === "dark" ? chosen : "system";
};

/** The chosen theme and a function that chooses. `loaded` is the choice stored on the server. */
export function useThemeChoice(loaded: Theme | null) {
	const theme = useSyncExternalStore(watchTheme, readChoice, () => loaded ?? "system");
	const [, setChosen] = useState<ThemeChoice | null>(null);
	const choose = useCallback((choice: ThemeChoice): void => {
		chooseTheme(choice);
		// Choosing "system" may change the choice without a visible change of the theme.
		setChosen(choice);
	}, []);
	return { theme, choose };
}

import { useCallback, useState, useSyncExternalStore } from "react";
import type { Theme, ThemeChoice } from "#app/domain/preferences/preference.ts";
import { chooseTheme } from "./theme-choice.ts";

/** Changes of the theme, whoever makes them: the header has a switch too. */
function watchTheme(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

const readChoice = (): ThemeChoice => {
	const chosen = /(?:^|; )prosa\.theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
	return chosen === "light" || chosen === "dark" ? chosen : "system";
};

/** What the person chose, and a way to choose. `loaded` is what the server was told. */
export function useThemeChoice(loaded: Theme | null) {
	const theme = useSyncExternalStore(watchTheme, readChoice, () => loaded ?? "system");
	const [, setChosen] = useState<ThemeChoice | null>(null);
	const choose = useCallback((choice: ThemeChoice): void => {
		chooseTheme(choice);
		// To follow the system may change the choice and nothing one sees.
		setChosen(choice);
	}, []);
	return { theme, choose };
}

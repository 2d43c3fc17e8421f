import { Moon, Sun } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "./icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { toggleTheme } from "./theme-choice.ts";

/**
 * Switches between light and dark. Both icons are rendered and CSS shows one: the server does not
 * know the system's preference.
 */
export function ThemeToggle() {
	const t = useStrings({ pt, en });
	return (
		<IconButton label={t.theme} onClick={toggleTheme} side="bottom">
			<Moon aria-hidden="true" className="dark:hidden" size={18} strokeWidth={1.75} />
			<Sun aria-hidden="true" className="hidden dark:block" size={18} strokeWidth={1.75} />
		</IconButton>
	);
}

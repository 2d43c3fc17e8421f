import { href, useSubmit } from "react-router";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en as uiEn } from "#app/ui/strings.en.ts";
import { pt as uiPt } from "#app/ui/strings.pt.ts";
import { toggleTheme } from "#app/ui/theme-choice.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { listActions, type PaletteAction } from "./palette-commands.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What the palette can do besides opening pages; each closes it first. */
export function usePaletteActions(props: {
	role: Role;
	onClose: () => void;
	onGo: (to: string) => void;
	onToggleSidebar: () => void;
}): PaletteAction[] {
	const t = useStrings({ pt, en });
	const ui = useStrings({ pt: uiPt, en: uiEn });
	const { other, choose } = useLanguage();
	const submit = useSubmit();
	const closing = (run: () => void) => (): void => {
		props.onClose();
		run();
	};
	return listActions(t, props.role, ui.language.name, {
		navigate: props.onGo,
		toggleTheme: closing(toggleTheme),
		switchLanguage: closing(() => choose(other)),
		toggleSidebar: closing(props.onToggleSidebar),
		signOut: closing(() => void submit(null, { method: "post", action: href("/auth/sign-out") })),
	});
}

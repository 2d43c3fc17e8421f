import { use } from "react";
import type { Onward } from "#app/inbox/conversation/use-decisions.ts";
import { idAfterLeaving } from "#app/inbox/list/id-after-leaving.ts";
import { ShownListContext } from "./leaving.ts";

/** From this width on list and conversation are side by side. */
const TWO_PANES = "(min-width: 768px)";

/**
 * Opens the next conversation where the open one is among those that are put away.
 * @returns leads back to it where it is among those that return
 */
export function useLeaving(): (
	leaving: ReadonlySet<string>,
) => (returning: ReadonlySet<string>) => void {
	const look = use(ShownListContext);
	return (leaving) => {
		const shown = look?.();
		const opened = shown?.opened;
		if (!shown || !opened || !leaving.has(opened.id)) return () => undefined;
		const isWide = window.matchMedia(TWO_PANES).matches;
		if (!shown.keeps)
			shown.openById(isWide ? idAfterLeaving(shown.listed, opened.id, leaving) : null);
		return (returning) => {
			if (returning.has(opened.id)) shown.open(opened);
		};
	};
}

/** The same for the open conversation alone, decided in the conversation itself. */
export function useOnward(): Onward {
	const look = use(ShownListContext);
	const leave = useLeaving();
	return () => {
		const opened = look?.().opened;
		const only = new Set(opened && [opened.id]);
		const goBack = leave(only);
		return () => goBack(only);
	};
}

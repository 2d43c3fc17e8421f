import { type KeyboardEvent, useState } from "react";
import { extendedTo, NOTHING, toggled, within } from "#app/domain/conversations/selection.ts";
import { useStable } from "#app/ui/use-stable.ts";
import type { RowChoice } from "./conversation-row.tsx";
import { hasSingleKeys } from "#app/inbox/single-keys.ts";

/** The conversations chosen in the list. */
export function useSelection(listed: readonly string[]) {
	const [kept, setKept] = useState(NOTHING);
	const [isAsked, setIsAsked] = useState(false);
	const selection = within(kept, listed);
	if (selection !== kept) setKept(selection);
	return {
		ids: selection.ids,
		/** Every row shows its box, and what can be done with the chosen ones stands above. */
		isChoosing: isAsked || selection.ids.size > 0,
		choose: (id: string, isRange: boolean): void =>
			setKept((now) => (isRange ? extendedTo(now, id, listed) : toggled(now, id))),
		chooseAll: (): void => setKept({ ids: new Set(listed), anchor: null }),
		begin: (): void => setIsAsked(true),
		clear(): void {
			setIsAsked(false);
			setKept(NOTHING);
		},
	};
}
export type ChosenRows = ReturnType<typeof useSelection>;

/** X chooses the row, Shift+X all up to it: by the key's place, like the other letters of the inbox. */
export const isSelectKey = (event: KeyboardEvent): boolean =>
	event.code === "KeyX" && !event.altKey && !event.ctrlKey && !event.metaKey && hasSingleKeys();

/** What each row gets of the selection. Null: no row can be chosen. */
export function useRowChoice(selection: ChosenRows | null): (id: string) => Partial<RowChoice> {
	const onChoose = useStable((id: string, isRange: boolean) => selection?.choose(id, isRange));
	if (selection === null) return () => ({});
	const { ids, isChoosing } = selection;
	return (id) => ({ isChosen: ids.has(id), isChoosing, onChoose });
}

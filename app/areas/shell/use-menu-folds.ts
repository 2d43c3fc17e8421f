import { useState } from "react";
import { formatMenuGroups, type MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import { writePreference } from "#app/ui/preference-cookie.ts";
import { isGroupOpen, type MenuFolds, toggleGroup } from "./menu-folds.ts";

/**
 * Which groups of the menu are open. `opened` is what this browser remembers; `current` the group of
 * the present page, null for a page of none.
 */
export function useMenuFolds(opened: readonly MenuGroupName[], current: MenuGroupName | null) {
	const [folds, setFolds] = useState<MenuFolds>({ opened, folded: null });
	// Whoever comes back to a group's page finds it open.
	const isElsewhere = folds.folded !== null && folds.folded !== current;
	if (isElsewhere) setFolds({ ...folds, folded: null });
	const isOpen = (name: MenuGroupName): boolean => isGroupOpen(folds, name, current);
	const toggle = (name: MenuGroupName): void => {
		const next = toggleGroup(folds, name, current);
		setFolds(next);
		writePreference("menu", formatMenuGroups(next.opened));
	};
	return {
		isOpen,
		toggle,
		open(name: MenuGroupName): void {
			if (!isOpen(name)) toggle(name);
		},
	};
}
export type MenuFolding = ReturnType<typeof useMenuFolds>;

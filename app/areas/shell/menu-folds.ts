import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";

/** What is open in the menu. */
export interface MenuFolds {
	/** Opened by the person: they stay open until the person folds them. */
	opened: readonly MenuGroupName[];
	/** The group of the present page, when the person folded it; it opens again on the way back to it. */
	folded: MenuGroupName | null;
}

/** Whether a group is open; `current` is the group of the present page, null for a page of none. */
export function isGroupOpen(
	{ opened, folded }: MenuFolds,
	name: MenuGroupName,
	current: MenuGroupName | null,
): boolean {
	return opened.includes(name) || (name === current && name !== folded);
}

/** After a press on a group's title. */
export function toggleGroup(
	folds: MenuFolds,
	name: MenuGroupName,
	current: MenuGroupName | null,
): MenuFolds {
	const others = folds.opened.filter((each) => each !== name);
	const folded = folds.folded === name ? null : folds.folded;
	if (!isGroupOpen(folds, name, current)) return { opened: [...others, name], folded };
	return { opened: others, folded: name === current ? name : folded };
}

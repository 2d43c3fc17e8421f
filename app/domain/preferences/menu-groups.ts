// Which groups of the menu a person keeps open.

/** The groups of the menu that fold, in its order (spec 1, section 2); "Início" is a single entry. */
export const MENU_GROUPS = [
	"dashboards",
	"automation",
	"whatsapp",
	"communication",
	"media",
	"team",
	"account",
] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** Names of a text like "whatsapp.team"; those nobody knows are left out (A08). */
export function parseMenuGroups(text: string | null): MenuGroupName[] {
	const names = new Set((text ?? "").split("."));
	return MENU_GROUPS.filter((name) => names.has(name));
}

/** One text for one set, whatever the order they were opened in. */
export const formatMenuGroups = (groups: readonly MenuGroupName[]): string =>
	MENU_GROUPS.filter((name) => groups.includes(name)).join(".");

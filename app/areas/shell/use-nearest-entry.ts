import { useLocation } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { addressesOf, menuGroups } from "./menu-entries.ts";
import { nearestEntry } from "./nearest-entry.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The address of the menu's entry that the present page belongs to; null for none. */
export function useNearestEntry(): string | null {
	const groups = menuGroups(useStrings({ pt, en }));
	return nearestEntry(useLocation().pathname, groups.flatMap(addressesOf));
}

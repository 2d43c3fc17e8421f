import type { Region } from "#app/domain/installation/entering.ts";

/** Where an installation's objects are placed. */
export const en: Record<Region, string> = {
	sam: "South America",
	enam: "North America, east",
	wnam: "North America, west",
	weur: "Western Europe",
	eeur: "Eastern Europe",
	me: "Middle East",
	afr: "Africa",
	apac: "Asia and Pacific",
	oc: "Oceania",
};

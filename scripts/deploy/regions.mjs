/** Where a database is made. It stays there: D1 does not move. */

/** D1 has no place in South America; the east of North America is nearest to it by cable. */
export const DEFAULT_LOCATION = "enam";

/** D1's own codes, and words for them. */
const LOCATIONS = {
	enam: ["enam", "brasil", "america-do-sul", "sam", "eua-leste"],
	wnam: ["wnam", "eua-oeste"],
	weur: ["weur", "europa", "portugal", "europa-oeste"],
	eeur: ["eeur", "europa-leste"],
	apac: ["apac", "asia", "japao"],
	oc: ["oc", "oceania", "australia"],
};

/** @returns {string | undefined} D1's code; undefined for a word that is none of ours */
export function locationOf(region) {
	const found = Object.entries(LOCATIONS).find(([, words]) => words.includes(region.toLowerCase()));
	return found?.[0];
}

export const REGION_WORDS = Object.values(LOCATIONS).flat();

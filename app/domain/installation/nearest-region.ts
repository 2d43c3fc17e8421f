// Where a new workspace's objects are made: near whoever signs up (record 106).
import type { Region } from "./entering.ts";

/** Where a request came from, as the platform tells it; what it does not know is absent. */
export interface Origin {
	/** Two letters, `EU`. */
	continent?: string | undefined;
	/** ISO 3166, `BR`. */
	country?: string | undefined;
	/** Degrees east, as text. */
	longitude?: string | undefined;
}

/** Of the continent `AS`, but nearer by cable to the Gulf. */
const MIDDLE_EAST = "AE BH IL IQ IR JO KW LB OM PS QA SA SY YE".split(" ");
/** Of the continent `AS`, but nearer by cable to the east of Europe. */
const NEAR_EASTERN_EUROPE = "AM AZ CY GE KG KZ TJ TM TR UZ".split(" ");

/** Degrees east: Denver is west of the first, Warsaw and Athens east of the second, Siberia's east of the third. */
const WESTERN_AMERICA = -100;
const EASTERN_EUROPE = 18.5;
const FAR_EAST = 90;

function inAsia(country: string | undefined): Region {
	if (country !== undefined && MIDDLE_EAST.includes(country)) return "me";
	return country !== undefined && NEAR_EASTERN_EUROPE.includes(country) ? "eeur" : "apac";
}

function inEurope(longitude: number): Region {
	if (longitude >= FAR_EAST) return "apac";
	return longitude >= EASTERN_EUROPE ? "eeur" : "weur";
}

/** The region nearest to a request; null when the platform does not say where it came from. */
export function nearestRegion({ continent, country, longitude }: Origin): Region | null {
	// Not a number where the platform does not know it: each comparison then says no.
	const east = Number.parseFloat(longitude ?? "");
	switch (continent ?? "") {
		case "SA":
			return "sam";
		case "NA":
			return east < WESTERN_AMERICA ? "wnam" : "enam";
		case "EU":
			return inEurope(east);
		case "AS":
			return inAsia(country);
		case "AF":
			return "afr";
		case "OC":
			return "oc";
		default:
			return null;
	}
}

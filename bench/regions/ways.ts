/**
 * How far things are from each other, ms for there and back. IBM Cloud's published averages between its regions, 17
 * August to 15 September 2024 (ibm-cloud-docs/vpc, network-latency). Washington stands for D1's and the objects' `enam`,
 * Frankfurt for `weur`, Madrid for people in Lisbon. Not in that table: `apac`, which the platform may put in Japan or
 * in Singapore; the further one is taken.
 */
export const CITIES = ["São Paulo", "Lisboa", "Tóquio"] as const;
export type City = (typeof CITIES)[number];
type Place = "enam" | "weur" | "apac";

const FROM_CITY: Record<City, Record<Place, number>> = {
	"São Paulo": { enam: 118, weur: 197, apac: 284 },
	Lisboa: { enam: 88, weur: 29, apac: 257 },
	Tóquio: { enam: 164, weur: 229, apac: 70 },
};
const FROM_EAST_OF_AMERICA: Record<Place, number> = { enam: 1, weur: 91, apac: 164 };

/** Where the objects of a team are: `sam` is a hint, and what is made with it stands in `enam`. */
const HOME: Record<City, Place> = { "São Paulo": "enam", Lisboa: "weur", Tóquio: "apac" };

/** Round trips in ms: to the Worker from the edge, and from the Worker on. */
export interface Ways {
	worker: number;
	d1: number;
	/** To the nearest copy of D1. */
	copy: number;
	objects: number;
}

/** D1 is in `enam`, where a deploy puts it that is told nothing. */
export const ARMS = {
	/** One region for all teams, nothing is read from copies. */
	before: (city: City): Ways => {
		const { enam } = FROM_CITY[city];
		return { worker: 0, d1: enam, copy: enam, objects: enam };
	},
	now: (city: City): Ways => {
		const from = FROM_CITY[city];
		const copy = Math.min(from.enam, from.weur, from.apac);
		return { worker: 0, d1: from.enam, copy, objects: from[HOME[city]] };
	},
	/** The Worker beside D1. */
	placed: (city: City): Ways => ({
		worker: FROM_CITY[city].enam,
		d1: FROM_EAST_OF_AMERICA.enam,
		copy: FROM_EAST_OF_AMERICA.enam,
		objects: FROM_EAST_OF_AMERICA[HOME[city]],
	}),
} as const;
export type Arm = keyof typeof ARMS;
export const ARM_NAMES = ["before", "now", "placed"] as const satisfies readonly Arm[];

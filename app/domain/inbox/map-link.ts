// A place on the map as people paste it: coordinates, or the address of a map that shows them.

export interface Coordinates {
	latitude: number;
	longitude: number;
}

/** True for a point on Earth. */
export const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
	Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Six decimals are about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Coordinates as they are sent and compared; null: no point on Earth. */
export function pointAt(latitude: number, longitude: number): Coordinates | null {
	const point = { latitude: rounded(latitude), longitude: rounded(longitude) };
	return isOnEarth(point) ? point : null;
}

/** How maps write a point into their addresses: the pin before the middle of the map. */
const IN_ADDRESSES: readonly RegExp[] = [
	/!3d(-?\d{1,3}(?:\.\d{1,15})?)!4d(-?\d{1,3}(?:\.\d{1,15})?)/,
	/[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&mlon=(-?\d{1,3}(?:\.\d{1,15})?)/,
	/[?&](?:q|query|ll|daddr|destination|center|cp)=(?:loc:)?(-?\d{1,3}(?:\.\d{1,15})?)(?:,|%2C|~)\+?(-?\d{1,3}(?:\.\d{1,15})?)/i,
	/@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
	/#map=\d{1,2}(?:\.\d{1,9})?\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/,
	/^geo:(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/i,
];
/** "-23.55, -46.63", with blanks or signs between them; a comma within the numbers wants a semicolon between them. */
const BARE = /^(-?\d{1,3}(?:\.\d{1,15})?)°? ?[,; ] ?(-?\d{1,3}(?:\.\d{1,15})?)°?$/;
const BARE_WITH_COMMAS = /^(-?\d{1,3},\d{1,15}) ?[; ] ?(-?\d{1,3},\d{1,15})$/;

const MAX_PASTED = 2_000;

/** The point in what was pasted; null where there is none that can be read. */
export function readPoint(pasted: string): Coordinates | null {
	if (pasted.length > MAX_PASTED) return null;
	const text = pasted.replace(/\s+/g, " ").trim();
	for (const form of [BARE, BARE_WITH_COMMAS, ...IN_ADDRESSES]) {
		const [, latitude, longitude] = text.match(form) ?? [];
		if (latitude === undefined || longitude === undefined) continue;
		return pointAt(Number(latitude.replace(",", ".")), Number(longitude.replace(",", ".")));
	}
	return null;
}

/** "-23.55052, -46.63331" */
export const formatPoint = ({ latitude, longitude }: Coordinates): string =>
	`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Where the place can be looked at. */
export const mapAddress = ({ latitude, longitude }: Coordinates): string =>
	`https://www.openstreetmap.org/?mlat=${String(latitude)}&mlon=${String(longitude)}#map=17/${String(latitude)}/${String(longitude)}`;

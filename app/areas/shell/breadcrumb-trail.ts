// Spec 1, section 2: breadcrumbs start with Dashboard and are built from path segments (F13).

export interface Crumb {
	/** Text, never markup. */
	label: string;
	/** Null: this page, or a step of the address without a page. */
	to: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SHORT_ID_LENGTH = 8;
const MAX_LABEL_LENGTH = 60;
/** Steps of addresses that no page stands at. */
const WITHOUT_PAGE: readonly string[] = ["/facebook", "/admin"];
/** Its own pages begin with the same word as the trail. */
const ROOT_SEGMENT = "dashboard";

/** Decoded once; an encoding that is none stays as it is written. */
function decodeOnce(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** "qr-codes" → "Qr Codes"; an id is cut to its first eight characters. */
export function segmentLabel(segment: string): string {
	const text = decodeOnce(segment);
	if (UUID.test(text)) return text.slice(0, SHORT_ID_LENGTH);
	const words = text.replaceAll("-", " ").replace(/\s+/g, " ").trim();
	const label = words.replace(/(^|\s)(\p{Ll})/gu, (found) => found.toUpperCase()) || text;
	const characters = Array.from(label);
	if (characters.length <= MAX_LABEL_LENGTH) return label;
	return `${characters.slice(0, MAX_LABEL_LENGTH - 1).join("")}…`;
}

/**
 * The trail of an address. `ownLabels` are labels that routes give to their own paths (a name
 * instead of an id), by path without a closing slash.
 */
export function computeTrail(
	pathname: string,
	rootLabel: string,
	ownLabels: ReadonlyMap<string, string> = new Map(),
): Crumb[] {
	const segments = pathname.split("/").filter((segment) => segment !== "");
	const startsAtRoot = segments[0] === ROOT_SEGMENT;
	const trail: Crumb[] = [{ label: rootLabel, to: startsAtRoot ? `/${ROOT_SEGMENT}` : "/" }];
	let path = "";
	for (const [index, segment] of segments.entries()) {
		path += `/${segment}`;
		if (index === 0 && startsAtRoot) continue;
		const to = WITHOUT_PAGE.includes(path) ? null : path;
		trail.push({ label: ownLabels.get(path) ?? segmentLabel(segment), to });
	}
	return trail.map((crumb, index) => (index === trail.length - 1 ? { ...crumb, to: null } : crumb));
}

// Spec 1, section 2: breadcrumbs start with Dashboard and are built from path segments (F13).

export interface Crumb {
	/** Text, never markup. */
	label: string;
	/** Null: this page, or a step of the address without a page. */
	to: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MAX_LABEL_LENGTH = 60;
/** Steps of addresses that no page stands at, and where they lead instead. */
const WITHOUT_PAGE: Readonly<Record<string, string | null>> = {
	"/facebook": null,
	"/admin": null,
	"/sessions": "/conversations",
	"/whatsapp/instances/:id": null,
};
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

/** A step nobody gave a name: "qr-codes" → "Qr Codes". */
export function segmentLabel(segment: string): string {
	const text = decodeOnce(segment);
	const words = text.replaceAll("-", " ").replace(/\s+/g, " ").trim();
	const label = words.replace(/(^|\s)(\p{Ll})/gu, (found) => found.toUpperCase()) || text;
	const characters = Array.from(label);
	if (characters.length <= MAX_LABEL_LENGTH) return label;
	return `${characters.slice(0, MAX_LABEL_LENGTH - 1).join("")}…`;
}

/** The names of pages and steps, by address with `:id` for an id (page-names.pt.ts). */
type Names = Readonly<Record<string, string>>;

/**
 * The trail of an address. `ownLabels` are labels that routes give to their own paths (a name
 * instead of an id), by path without a closing slash. An id is never shown: a step that is one, and
 * that nobody names, is left out.
 */
export function computeTrail(
	pathname: string,
	rootLabel: string,
	names: Names,
	ownLabels: ReadonlyMap<string, string> = new Map(),
): Crumb[] {
	const segments = pathname.split("/").filter((segment) => segment !== "");
	const startsAtRoot = segments[0] === ROOT_SEGMENT;
	const trail: Crumb[] = [{ label: rootLabel, to: startsAtRoot ? `/${ROOT_SEGMENT}` : "/" }];
	let path = "";
	let pattern = "";
	for (const [index, segment] of segments.entries()) {
		const isId = UUID.test(decodeOnce(segment));
		path += `/${segment}`;
		pattern += isId ? "/:id" : `/${segment}`;
		if (index === 0 && startsAtRoot) continue;
		const known = ownLabels.get(path) ?? (Object.hasOwn(names, pattern) ? names[pattern] : null);
		const label = known ?? (isId ? null : segmentLabel(segment));
		const to = Object.hasOwn(WITHOUT_PAGE, pattern) ? (WITHOUT_PAGE[pattern] ?? null) : path;
		if (label !== null) trail.push({ label, to });
	}
	return trail.map((crumb, index) => (index === trail.length - 1 ? { ...crumb, to: null } : crumb));
}

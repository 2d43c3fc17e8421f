// Spec 1, section 2: breadcrumbs start with Dashboard and are built from path segments (F13).

export interface Crumb {
	/** Text, never markup. */
	label: string;
	/** Null: the current page, or a segment without a page. */
	to: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MAX_LABEL_LENGTH = 60;
/** Path segments without a page of their own, and the page to link to instead. */
const WITHOUT_PAGE: Readonly<Record<string, string | null>> = {
	"/facebook": null,
	"/admin": null,
	"/sessions": "/conversations",
	"/whatsapp/instances/:id": null,
	"/whatsapp/instances/:id/messages": null,
};
/** Pages below this segment would repeat the first breadcrumb. */
const ROOT_SEGMENT = "dashboard";

/** Decoded once; an invalid encoding stays as it is. */
function decodeOnce(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** Label of a segment without a name: "qr-codes" → "Qr Codes". */
export function segmentLabel(segment: string): string {
	const text = decodeOnce(segment);
	const words = text.replaceAll("-", " ").replace(/\s+/g, " ").trim();
	const label = words.replace(/(^|\s)(\p{Ll})/gu, (found) => found.toUpperCase()) || text;
	const characters = Array.from(label);
	if (characters.length <= MAX_LABEL_LENGTH) return label;
	return `${characters.slice(0, MAX_LABEL_LENGTH - 1).join("")}…`;
}

/** Names of pages, by path with `:id` for an id (page-names.pt.ts). */
type Names = Readonly<Record<string, string>>;

/**
 * The breadcrumbs of an address. `ownLabels` are the labels that routes give to their own paths (a
 * name instead of an id), by path without trailing slash. An id is never shown: a segment that is
 * an unnamed id is left out.
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

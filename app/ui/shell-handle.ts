import type { UIMatch } from "react-router";

/** What a route may tell the shell around it: `export const handle: ShellHandle = { … }`. */
export interface ShellHandle {
	/** Its own step of the breadcrumbs, from what its loader answered; null: the page's usual name. */
	crumb?: (loaderData: unknown, search: URLSearchParams) => string | null;
	/** The same for the step above it, which stands for what the page is about. */
	parentCrumb?: (loaderData: unknown) => string | null;
	/** The page fills the window itself: on a phone nothing stands between it and the header. */
	isFullHeight?: boolean;
	/** For people who are nobody's member: it uses what it cannot do without, so nobody is asked. */
	isWithoutCookieBanner?: boolean;
}

const handleOf = (match: UIMatch): ShellHandle =>
	typeof match.handle === "object" && match.handle !== null ? match.handle : {};

/** The labels that routes give to their own paths, and to the step above, by path. */
export function ownLabels(
	matches: UIMatch[],
	search: URLSearchParams,
): ReadonlyMap<string, string> {
	const labels = new Map<string, string>();
	for (const match of matches) {
		const { crumb, parentCrumb } = handleOf(match);
		const path = match.pathname.replace(/\/$/, "");
		const own = crumb?.(match.loaderData, search);
		const above = parentCrumb?.(match.loaderData);
		if (own) labels.set(path, own);
		if (above) labels.set(path.replace(/\/[^/]*$/, ""), above);
	}
	return labels;
}

export const isFullHeight = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isFullHeight === true);

/** A page of a company for its customers: no banner of ours stands over it. */
export const isWithoutCookieBanner = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isWithoutCookieBanner === true);

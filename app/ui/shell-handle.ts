import type { UIMatch } from "react-router";

/** What a route may tell the shell around it: `export const handle: ShellHandle = { … }`. */
export interface ShellHandle {
	/** Its own step of the breadcrumbs, from what its loader answered; null: the address's words. */
	crumb?: (loaderData: unknown) => string | null;
	/** The page fills the window itself: on a phone nothing stands between it and the header. */
	isFullHeight?: boolean;
	/** For people who are nobody's member: it uses what it cannot do without, so nobody is asked. */
	isWithoutCookieBanner?: boolean;
}

const handleOf = (match: UIMatch): ShellHandle =>
	typeof match.handle === "object" && match.handle !== null ? match.handle : {};

/** The labels that routes give to their own paths, by path. */
export function ownLabels(matches: UIMatch[]): ReadonlyMap<string, string> {
	const labels = new Map<string, string>();
	for (const match of matches) {
		const label = handleOf(match).crumb?.(match.loaderData);
		if (label) labels.set(match.pathname.replace(/\/$/, ""), label);
	}
	return labels;
}

export const isFullHeight = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isFullHeight === true);

/** A page of a company for its customers: no banner of ours stands over it. */
export const isWithoutCookieBanner = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isWithoutCookieBanner === true);

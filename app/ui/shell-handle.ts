import type { UIMatch } from "react-router";

/** What a route tells the shell around it: `export const handle: ShellHandle = { … }`. */
export interface ShellHandle {
	/** Label of its own breadcrumb, from its loader's data; null: the page's usual name. */
	crumb?: (loaderData: unknown, search: URLSearchParams) => string | null;
	/** The same for the breadcrumb above, which names what the page is about. */
	parentCrumb?: (loaderData: unknown) => string | null;
	/** The page fills the window: on a phone there is nothing between it and the header. */
	isFullHeight?: boolean;
	/** A conversation is open on it: on a phone its composer takes the place of the bottom bar. */
	isConversation?: boolean;
	/**
	 * For pages whose visitors are not our users: only essential cookies are used, so no banner is
	 * shown.
	 */
	isWithoutCookieBanner?: boolean;
}

const handleOf = (match: UIMatch): ShellHandle =>
	typeof match.handle === "object" && match.handle !== null ? match.handle : {};

/** The labels that routes give to their own breadcrumb and to the one above, by path. */
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

export const isConversation = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isConversation === true);

/** Whether the page is shown by a company to its customers, without our cookie banner. */
export const isWithoutCookieBanner = (matches: UIMatch[]): boolean =>
	matches.some((match) => handleOf(match).isWithoutCookieBanner === true);

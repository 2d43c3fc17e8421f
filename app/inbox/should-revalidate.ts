import type { ShouldRevalidateFunctionArgs } from "react-router";
import { AT_PARAM, WORDS_PARAM } from "./hit-place.ts";
import { FILTER_PARAM, LABEL_PARAM } from "./list/list-choice.ts";
import { OVER_PARAM } from "./use-back-step.ts";
import { CONTACT_PARAM } from "./use-selected-contact.ts";

/** Parameters of an inbox's address that only the browser reads. */
const OURS = [CONTACT_PARAM, FILTER_PARAM, LABEL_PARAM, OVER_PARAM, AT_PARAM, WORDS_PARAM];

/**
 * `shouldRevalidate` of a route that shows an inbox: another open conversation or filter must not
 * run the loader again, because the cache has its data already and the socket keeps it up to date.
 */
export function inboxShouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	if (args.formMethod !== undefined || args.currentUrl.pathname !== args.nextUrl.pathname) {
		return args.defaultShouldRevalidate;
	}
	return isOnlyOurs(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

/** Whether the change between two addresses needs data from the server. */
export function needsServer(from: AddressParts, to: AddressParts): boolean {
	const [current, next] = [toUrl(from), toUrl(to)];
	if (current.pathname !== next.pathname) return true;
	const isPlaceInPage = current.search === next.search && current.hash !== next.hash;
	return !isPlaceInPage && !isOnlyOurs(current, next);
}

interface AddressParts {
	pathname: string;
	search: string;
	hash: string;
}

const toUrl = ({ pathname, search, hash }: AddressParts): URL =>
	new URL(`${pathname}${search}${hash}`, "https://page");

const isOnlyOurs = (current: URL, next: URL): boolean =>
	withoutOurs(current) === withoutOurs(next) &&
	OURS.some((name) => current.searchParams.get(name) !== next.searchParams.get(name));

function withoutOurs(url: URL): string {
	const params = new URLSearchParams(url.search);
	for (const name of OURS) params.delete(name);
	params.sort();
	return params.toString();
}

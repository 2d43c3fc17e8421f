import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CONTACT_PARAM } from "./use-selected-contact.ts";

/**
 * For the route that shows an inbox: another open conversation must not run the loader again,
 * because the cache already has what it would bring and the socket keeps it fresh.
 */
export function inboxShouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	if (args.formMethod !== undefined || args.currentUrl.pathname !== args.nextUrl.pathname) {
		return args.defaultShouldRevalidate;
	}
	return isOnlyContact(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

/** Whether what lies between two addresses has to come from the server. */
export function needsServer(from: AddressParts, to: AddressParts): boolean {
	const [current, next] = [toUrl(from), toUrl(to)];
	if (current.pathname !== next.pathname) return true;
	const isPlaceInPage = current.search === next.search && current.hash !== next.hash;
	return !isPlaceInPage && !isOnlyContact(current, next);
}

interface AddressParts {
	pathname: string;
	search: string;
	hash: string;
}

const toUrl = ({ pathname, search, hash }: AddressParts): URL =>
	new URL(`${pathname}${search}${hash}`, "https://page");

const isOnlyContact = (current: URL, next: URL): boolean =>
	withoutContact(current) === withoutContact(next) &&
	current.searchParams.get(CONTACT_PARAM) !== next.searchParams.get(CONTACT_PARAM);

function withoutContact(url: URL): string {
	const params = new URLSearchParams(url.search);
	params.delete(CONTACT_PARAM);
	params.sort();
	return params.toString();
}

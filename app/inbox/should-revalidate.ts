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
	const isOnlyContact =
		withoutContact(args.currentUrl) === withoutContact(args.nextUrl) &&
		args.currentUrl.searchParams.get(CONTACT_PARAM) !==
			args.nextUrl.searchParams.get(CONTACT_PARAM);
	return isOnlyContact ? false : args.defaultShouldRevalidate;
}

function withoutContact(url: URL): string {
	const params = new URLSearchParams(url.search);
	params.delete(CONTACT_PARAM);
	params.sort();
	return params.toString();
}

import type { ShouldRevalidateFunctionArgs } from "react-router";
import { FILTER_NAMES } from "#app/domain/conversations/list-filter.ts";
import { type Address, isInInbox, placeOf } from "#app/domain/inbox/place.ts";
import { AT_PARAM, WORDS_PARAM } from "./hit-place.ts";
import { findInRoom } from "./open-rooms.ts";
import { OVER_PARAM } from "./use-back-step.ts";

/** Parameters of an inbox's address that only the browser reads. */
const OURS = [...FILTER_NAMES, OVER_PARAM, AT_PARAM, WORDS_PARAM];

const isAskedFor = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
	formMethod !== undefined || currentUrl.href === nextUrl.href;

/**
 * `shouldRevalidate` of what stands around the inbox: going from one of its addresses to another must not run those loaders
 * again, because the lines keep what they answered up to date.
 */
export function inboxShouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	if (isAskedFor(args)) return defaultShouldRevalidate;
	return defaultShouldRevalidate && !(isInInbox(currentUrl) && isInInbox(nextUrl));
}

/** The same for the page of a channel's own address: another filter of its list asks it for nothing. */
export function channelPageShouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	if (isAskedFor(args) || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
	return defaultShouldRevalidate && !isOnlyOurs(currentUrl, nextUrl);
}

/** Whether the change between two addresses needs data from the server. */
export function needsServer(
	from: Address & { hash: string },
	to: Address & { hash: string },
): boolean {
	const [current, next] = [toUrl(from), toUrl(to)];
	if (isInInbox(current) && current.href !== next.href) {
		// The list is here, and so is a conversation of a channel that is open in this tab.
		const place = placeOf(next);
		if (place ? findInRoom(place) !== null : next.pathname === "/conversations") return false;
	}
	if (current.pathname !== next.pathname) return true;
	const isPlaceInPage = current.search === next.search && current.hash !== next.hash;
	return !isPlaceInPage && !isOnlyOurs(current, next);
}

const toUrl = ({ pathname, search, hash }: Address & { hash: string }): URL =>
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

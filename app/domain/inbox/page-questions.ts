// What a page of the inbox asks besides who is signed in, read from its address: asked together it is one far trip. A page
// that is not known here asks by itself, one trip later.
import { wishOf } from "../conversations/list-filter.ts";
import type { ListWish } from "../conversations/filter.ts";
import { type ListChoice, OPEN_LIST } from "./contact-filter.ts";
import { filterAt, listPlaceOf, placeOf } from "./place.ts";

export type PageQuestion =
	/** The workspace's list; the member is filled in by whoever knows. */
	| { kind: "list"; wish: ListWish }
	/** A channel's conversation screen, with a contact opened. */
	| { kind: "inbox"; channelId: string; contactId: string | null; list: ListChoice };

/** The address that also shows how a number is connected, while it is not. */
const CONNECTS = /^\/whatsapp\/[0-9a-f-]{36}\/?$/;

/** React Router names the loaders of a `.data` request where a page that is open has some of the data; else it runs all. */
function asksFor({ searchParams }: URL, ending: string): boolean {
	const loaders = searchParams.get("_routes");
	return loaders === null || loaders.split(",").some((id) => id.endsWith(ending));
}

/** @param address as the browser asked for it: React Router's `.data` is the page's own address */
export function questionsOf(address: URL): PageQuestion[] {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\.data$/, "");
	const place = placeOf(url);
	const listed = listPlaceOf(url);
	if (place === null && listed === null) return [];
	const questions: PageQuestion[] = [];
	if (place) questions.push({ kind: "inbox", ...place, list: OPEN_LIST });
	const { channelId = null } = listed ?? {};
	if (channelId !== null && CONNECTS.test(url.pathname) && asksFor(url, "/instance.route"))
		questions.push({ kind: "inbox", channelId, contactId: null, list: OPEN_LIST });
	if (asksFor(url, "/inbox.layout"))
		questions.push({ kind: "list", wish: wishOf(filterAt(url), "") });
	return questions;
}

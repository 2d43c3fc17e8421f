// What a page of the inbox asks besides who is signed in, read from its address: asked together it is one far trip. A page
// that is not known here asks by itself, one trip later.
import { wishOf, parseListFilter } from "../conversations/list-filter.ts";
import type { ListWish } from "../conversations/filter.ts";
import { type ListChoice, OPEN_LIST } from "./contact-filter.ts";
import { parseListChoice } from "./list-choice.ts";

export type PageQuestion =
	/** The workspace's list; the member is filled in by whoever knows. */
	| { kind: "list"; wish: ListWish }
	/** A channel's conversation screen, with a contact opened. */
	| { kind: "inbox"; channelId: string; contactId: string | null; list: ListChoice };

const CHANNEL = /^\/(?:whatsapp\/([0-9a-f-]{36})(?:\/chats)?|channels\/([0-9a-f-]{36})\/messages)$/;
const NUMBER = /^\/whatsapp\/instances\/([0-9a-f-]{36})\/messages\/([^/]+)$/;
const SESSION = /^\/sessions\/[^/]+$/;

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** The conversation that an address of the one inbox opens; null for none. */
function placeOf({ pathname, searchParams }: URL): { channelId: string; contactId: string } | null {
	const [, number, contact] = pathname.match(NUMBER) ?? [];
	if (number !== undefined && contact !== undefined)
		return { channelId: number, contactId: decoded(contact) };
	if (!SESSION.test(pathname)) return null;
	const [channelId, contactId] = [searchParams.get("channel"), searchParams.get("contact")];
	return channelId && contactId ? { channelId, contactId } : null;
}

/** React Router names the loaders of a `.data` request where a page that is open has some of the data; else it runs all. */
function asksForList({ searchParams }: URL): boolean {
	const loaders = searchParams.get("_routes");
	return loaders === null || loaders.split(",").some((id) => id.endsWith("/inbox.layout"));
}

/** @param address as the browser asked for it: React Router's `.data` is the page's own address */
export function questionsOf(address: URL): PageQuestion[] {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\.data$/, "");
	const { pathname, searchParams } = url;
	const list = (): PageQuestion => ({
		kind: "list",
		wish: wishOf(parseListFilter(searchParams), ""),
	});
	if (pathname === "/conversations") return [list()];
	const place = placeOf(url);
	if (place)
		return [{ kind: "inbox", ...place, list: OPEN_LIST }, ...(asksForList(url) ? [list()] : [])];
	const [, instance, channel] = pathname.match(CHANNEL) ?? [];
	const channelId = instance ?? channel;
	if (channelId === undefined) return [];
	const contactId = searchParams.get("contact");
	return [{ kind: "inbox", channelId, contactId, list: parseListChoice(searchParams) }];
}

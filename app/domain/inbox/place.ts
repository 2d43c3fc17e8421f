// What an address of the one inbox shows: which list, and which conversation beside it.
import { type ListFilter, parseListFilter } from "../conversations/list-filter.ts";

export interface Address {
	pathname: string;
	search: string;
}

/** The conversation that an address opens. */
export interface Place {
	channelId: string;
	contactId: string;
}

/** The list that an address shows with nothing open. */
export interface ListPlace {
	/** The channel whose own address it is; null: all channels. */
	channelId: string | null;
	/** Spec 2, section 2, the variant: the list takes one third of the width. */
	isWide: boolean;
}

const NUMBER_CONVERSATION = /^\/whatsapp\/instances\/([^/]+)\/messages\/([^/]+)\/?$/;
const SESSION = /^\/sessions\/[^/]+\/?$/;
const ID = /^[0-9a-f-]{36}$/;
const CHANNEL =
	/^\/(?:whatsapp\/([0-9a-f-]{36})(\/chats)?|channels\/([0-9a-f-]{36})\/messages)\/?$/;
/** The only instance of these addresses that is named in the query. */
const NUMBERS = /^\/whatsapp\/messages\/?$/;
export const INSTANCE_PARAM = "instance";

/** A segment of a path as it was meant; one with a broken encoding stays as it is. */
function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** The conversation that an address opens; null for the list alone, and for other pages. */
export function placeOf({ pathname, search }: Address): Place | null {
	const [, number, contact] = pathname.match(NUMBER_CONVERSATION) ?? [];
	if (number !== undefined && contact !== undefined)
		return { channelId: decoded(number), contactId: decoded(contact) };
	if (!SESSION.test(pathname)) return null;
	const params = new URLSearchParams(search);
	const [channelId, contactId] = [params.get("channel"), params.get("contact")];
	return channelId && contactId ? { channelId, contactId } : null;
}

/** The list that an address shows; null for an open conversation, and for other pages. */
export function listPlaceOf({ pathname, search }: Address): ListPlace | null {
	if (/^\/conversations\/?$/.test(pathname)) return { channelId: null, isWide: false };
	if (NUMBERS.test(pathname)) {
		const asked = new URLSearchParams(search).get(INSTANCE_PARAM) ?? "";
		return { channelId: ID.test(asked) ? asked : null, isWide: false };
	}
	const [, number, chats, channel] = pathname.match(CHANNEL) ?? [];
	const channelId = number ?? channel;
	return channelId === undefined ? null : { channelId, isWide: chats !== undefined };
}

/** The filter of the list at an address: a channel's own address shows that channel, whatever its query says. */
export function filterAt(address: Address): ListFilter {
	const filter = parseListFilter(new URLSearchParams(address.search));
	const channelId = listPlaceOf(address)?.channelId ?? null;
	return channelId === null ? filter : { ...filter, channelId };
}

/** Whether the one inbox draws the address. */
export const isInInbox = (address: Address): boolean =>
	SESSION.test(address.pathname) || placeOf(address) !== null || listPlaceOf(address) !== null;

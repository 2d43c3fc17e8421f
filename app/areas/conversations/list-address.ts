import { useState } from "react";
import { type Location, useMatches } from "react-router";
import { type Address, listPlaceOf } from "#app/domain/inbox/place.ts";
import { leavesPlace } from "#app/inbox/channel-page.ts";

/** The address at which the list was seen last: closing a conversation leads back there. */
export function useListAddress({ pathname, search }: Address): Address {
	const [seen, setSeen] = useState<Address>({ pathname: "/conversations", search: "" });
	const isNew = seen.pathname !== pathname || seen.search !== search;
	if (isNew && listPlaceOf({ pathname, search }) !== null) setSeen({ pathname, search });
	return seen;
}

/** Whether an address is a channel's own, whose page may stand in the place of the list. */
const isOfChannel = (address: Address): boolean =>
	address.pathname !== "/conversations" && listPlaceOf(address) !== null;

/**
 * Whether the page of the address stands in the place of list and conversation: how to connect a number, or what failed. A
 * list that is being read is not taken away when the number loses its link meanwhile; asked for once more, the page comes.
 */
export function usePageInPlace(location: Location): boolean {
	const page = useMatches().at(-1);
	const [listAt, setListAt] = useState<string | null>(null);
	const isList = !isOfChannel(location) || leavesPlace(page);
	if (isList && listAt !== location.key) setListAt(location.key);
	const isFailed = page?.loaderData === undefined;
	return !isList && (isFailed || listAt !== location.key);
}

import { matchPath } from "react-router";

export { placeHref } from "#app/inbox/place-href.ts";

/** The conversation that an address opens. */
export interface Place {
	channelId: string;
	contactId: string;
}

/** A segment of a path as it was meant; one with a broken encoding stays as it is. */
function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** What an address of the inbox opens; null for the list alone. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place | null {
	const number = matchPath("/whatsapp/instances/:channelId/messages/:contactId", pathname)?.params;
	if (number?.channelId && number.contactId)
		return { channelId: decoded(number.channelId), contactId: decoded(number.contactId) };
	if (matchPath("/sessions/:sessionId", pathname) === null) return null;
	const params = new URLSearchParams(search);
	const [channelId, contactId] = [params.get("channel"), params.get("contact")];
	return channelId && contactId ? { channelId, contactId } : null;
}

export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
	a?.channelId === b?.channelId && a?.contactId === b?.contactId;

import { data, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { placeOf } from "#app/domain/inbox/place.ts";
import { findInRoom } from "#app/inbox/open-rooms.ts";
import { conversationHref } from "#app/ui/channel-links.ts";
import type { Route } from "./+types/session.route";
import { ConversationFailure } from "./conversation-failure.tsx";
import { parseListFilter, hrefWithFilter } from "./filters.ts";
import type { ConversationHandle } from "./conversation-handle.tsx";
import { hrefOf } from "./conversation-href.ts";
import { personOf } from "./person-of.ts";
import { RoomThread } from "./room-thread.tsx";

export const handle: ConversationHandle = {
	crumb: (loaderData) => personOf(loaderData as Route.ComponentProps["loaderData"] | undefined),
	isFullHeight: true,
	isConversation: true,
	Thread: RoomThread,
};

/**
 * Spec 2, section 2: a conversation of any channel but WhatsApp. The list's links name channel and contact, so one round
 * trip opens it; an address with only the session is looked up first.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { conversations } = context.get(servicesContext);
	const place = placeOf(url);
	const filter = parseListFilter(url.searchParams);
	if (place === null) {
		const found = await conversations.find(signedIn, params.sessionId);
		if (!found.ok) throw data(found.code, { status: 404 });
		throw redirect(hrefWithFilter(hrefOf(found.value), filter));
	}
	const known = signedIn.channels.find(({ id }) => id === place.channelId);
	if (known?.type === "whatsapp")
		throw redirect(hrefWithFilter(conversationHref(known, place.contactId), filter));
	const opened = await conversations.openInbox(signedIn, place.channelId, place.contactId);
	if (!opened.ok) throw data(opened.code, { status: opened.code === "forbidden" ? 403 : 404 });
	return { opened: opened.value, name: null };
}

/** A channel that is open in this tab needs nothing from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const place = placeOf(new URL(request.url));
	const known = place && findInRoom(place);
	return known ? { opened: null, name: known.name } : serverLoader();
}

/** The layout draws it, with what `handle` brings (inbox.layout.tsx). */
export default function SessionPage() {
	return null;
}

export { ConversationFailure as ErrorBoundary };

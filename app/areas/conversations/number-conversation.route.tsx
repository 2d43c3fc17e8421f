import { data } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { findInRoom } from "#app/inbox/open-rooms.ts";
import type { Route } from "./+types/number-conversation.route";
import { ConversationFailure } from "./conversation-failure.tsx";
import type { ConversationHandle } from "./conversation-handle.tsx";
import { personOf } from "./person-of.ts";
import { RoomThread } from "./room-thread.tsx";

export const handle: ConversationHandle = {
	crumb: (loaderData) => personOf(loaderData as Route.ComponentProps["loaderData"] | undefined),
	isFullHeight: true,
	isConversation: true,
	Thread: RoomThread,
};

/** Spec 2, section 2: a conversation of a WhatsApp number, with the list of all conversations beside it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { channelId, contactId } = params;
	const channel = signedIn.channels.find(({ id }) => id === channelId);
	if (channel?.type !== "whatsapp") throw data("not_found", { status: 404 });
	const { conversations } = context.get(servicesContext);
	const opened = await conversations.openInbox(signedIn, channelId, contactId);
	if (!opened.ok) throw data(opened.code, { status: opened.code === "forbidden" ? 403 : 404 });
	return { opened: opened.value, name: null };
}

/** A channel that is open in this tab needs nothing from the server. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	const known = findInRoom(params);
	return known ? { opened: null, name: known.name } : serverLoader();
}

/** The layout draws it, with what `handle` brings (inbox.layout.tsx). */
export default function NumberConversationPage() {
	return null;
}

export { ConversationFailure as ErrorBoundary };

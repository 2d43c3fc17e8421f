import { type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { layout, route } = relative(import.meta.dirname);

/** The one inbox. @param channelPages the addresses of single channels, which are states of it */
export const insideInbox = (channelPages: RouteConfigEntry[]): RouteConfigEntry[] => [
	layout("./inbox.layout.tsx", [
		route("conversations", "./conversation-list.route.tsx"),
		route("sessions/:sessionId", "./session.route.tsx"),
		route("whatsapp/instances/:channelId/messages/:contactId", "./number-conversation.route.tsx"),
		...channelPages,
	]),
];

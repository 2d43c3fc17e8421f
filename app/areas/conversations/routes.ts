import { type RouteConfig, relative } from "@react-router/dev/routes";

const { layout, route } = relative(import.meta.dirname);

export default [
	layout("./inbox.layout.tsx", [
		route("conversations", "./conversation-list.route.tsx"),
		route("sessions/:sessionId", "./session.route.tsx"),
		route("whatsapp/instances/:channelId/messages/:contactId", "./number-conversation.route.tsx"),
	]),
] satisfies RouteConfig;

import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("conversations", "./conversation-list.route.tsx"),
	route("sessions/:sessionId", "./session.route.tsx"),
] satisfies RouteConfig;

import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("whatsapp", "./dashboard/dashboard.route.tsx"),
	route("whatsapp/overview", "./dashboard/dashboard.route.tsx", { id: "whatsapp-overview" }),
	route("whatsapp/instances", "./instance-list.route.tsx"),
	route("whatsapp/instances/new", "./instance-new.route.tsx"),
	route(
		"whatsapp/instances/:channelId/messages/:contactId",
		"./messages/conversation-link.route.tsx",
	),
	route("whatsapp/qr-codes", "./qr-codes/qr-codes.route.tsx"),
	route("whatsapp/connections", "./connections/connections.route.tsx"),
	route("whatsapp/analytics", "./analytics/analytics.route.tsx"),
	route("whatsapp/analytics-dashboard", "./analytics/analytics-dashboard.route.tsx"),
	route("whatsapp/messages", "./messages/messages.route.tsx"),
	route("whatsapp/support", "./support/support.route.tsx"),
	route("whatsapp/:instanceId", "./instance.route.tsx"),
	route("whatsapp/:instanceId/chats", "./messages/chats.route.tsx"),
	route("whatsapp/:instanceId/settings", "./settings/settings.route.tsx"),
	route("whatsapp/instances/:instanceId/settings", "./settings/settings.route.tsx", {
		id: "whatsapp-instances-settings",
	}),
] satisfies RouteConfig;

/** Outside the shell: the phone's owner has no account. */
export const guestPages = [route("link/:token", "./guest/link.route.tsx")] satisfies RouteConfig;

import { type RouteConfig, relative } from "@react-router/dev/routes";

const { index, layout, route } = relative(import.meta.dirname);

const ofEveryType = [
	route("channels", "./channel-list.route.tsx"),
	route("channels/new", "./channel-new.route.tsx"),
	// A layout route, so that the breadcrumbs show the channel's name.
	route("channels/:channelId", "./channel.route.tsx", [
		index("./channel-index.route.tsx"),
		route("settings", "./settings/settings.route.tsx"),
	]),
];

/** The specification's addresses of WhatsApp channels, which it calls instances. */
const ofWhatsapp = [
	// One header of tabs over all of them.
	layout("./setup/setup.layout.tsx", [
		route("whatsapp", "./dashboard/dashboard.route.tsx"),
		route("whatsapp/overview", "./dashboard/dashboard.route.tsx", { id: "whatsapp-overview" }),
		route("whatsapp/instances", "./instances/instance-list.route.tsx"),
		route("whatsapp/qr-codes", "./qr-codes/qr-codes.route.tsx"),
		route("whatsapp/connections", "./connections/connections.route.tsx"),
		route("whatsapp/analytics", "./analytics/analytics.route.tsx"),
		route("whatsapp/analytics-dashboard", "./analytics/analytics-dashboard.route.tsx"),
		route("whatsapp/support", "./support/support.route.tsx"),
	]),
	route("whatsapp/instances/new", "./instances/instance-new.route.tsx"),
	route("whatsapp/meta", "./embedded-signup/embedded-signup.route.tsx"),
	route("whatsapp/:instanceId/costs", "./costs/costs.route.tsx"),
	route("whatsapp/:instanceId/settings", "./instance-settings/settings.route.tsx"),
	route("whatsapp/instances/:instanceId/settings", "./instance-settings/settings.route.tsx", {
		id: "whatsapp-instances-settings",
	}),
];

export default [...ofEveryType, ...ofWhatsapp] satisfies RouteConfig;

/** States of the one inbox, each with its channel's conversations. */
export const inboxPages = [
	route("whatsapp/:instanceId", "./instances/instance.route.tsx"),
	route("whatsapp/:instanceId/chats", "./messages/chats.route.tsx"),
	route("whatsapp/messages", "./messages/messages.route.tsx"),
	route("channels/:channelId/messages", "./messages/channel-messages.route.tsx"),
] satisfies RouteConfig;

/** Outside the shell: the phone's owner has no account. */
export const guestPages = [route("link/:token", "./guest/link.route.tsx")] satisfies RouteConfig;

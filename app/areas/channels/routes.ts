import { type RouteConfig, relative } from "@react-router/dev/routes";

const { index, route } = relative(import.meta.dirname);

export default [
	route("channels", "./channel-list.route.tsx"),
	route("channels/new", "./channel-new.route.tsx"),
	// A layout, so that the trail of addresses calls the channel by its name.
	route("channels/:channelId", "./channel.route.tsx", [
		index("./channel-index.route.tsx"),
		route("settings", "./settings/settings.route.tsx"),
		route("messages", "./channel-messages.route.tsx"),
	]),
] satisfies RouteConfig;

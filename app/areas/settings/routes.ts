import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("settings", "./settings.route.tsx"),
	route("settings/access", "./access/access.route.tsx"),
] satisfies RouteConfig;

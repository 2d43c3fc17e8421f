import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("admin/dead-letters", "./dead-letters.route.tsx"),
	route("admin/events", "./kept-events.route.tsx"),
] satisfies RouteConfig;

import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("admin/audit", "./audit/audit.route.tsx"),
	route("admin/dead-letters", "./dead-letters.route.tsx"),
	route("admin/events", "./kept-events.route.tsx"),
	route("admin/health", "./health/health.route.tsx"),
	route("admin/costs", "./health/costs.route.tsx"),
] satisfies RouteConfig;

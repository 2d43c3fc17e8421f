import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("team", "./team.route.tsx"),
	route("team/departments", "./departments/departments.route.tsx"),
] satisfies RouteConfig;

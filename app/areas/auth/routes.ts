import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("auth", "./auth.route.tsx"),
	route("auth/confirm", "./confirm.route.tsx"),
	route("auth/sign-out", "./sign-out.route.tsx"),
] satisfies RouteConfig;

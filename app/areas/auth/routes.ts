import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("auth", "./auth.route.tsx"),
	route("auth/callback", "./callback/callback.route.tsx"),
	route("auth/link", "./callback/link.route.tsx"),
	route("auth/reset", "./reset/reset.route.tsx"),
	route("auth/confirm", "./confirm.route.tsx"),
	// The link that the deploy prints leads here (decision 41).
	route("setup/enter", "./enter/enter.route.tsx"),
	route("auth/sign-out", "./sign-out.route.tsx"),
	route("auth/switch-workspace", "./switch-workspace.route.tsx"),
] satisfies RouteConfig;

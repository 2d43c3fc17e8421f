import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route, layout } = relative(import.meta.dirname);

export default [
	layout("./public.route.tsx", [
		route("about", "./about.route.tsx"),
		route("contact", "./contact.route.tsx"),
		route("privacy", "./privacy.route.tsx"),
		route("privacy-policy", "./privacy.route.tsx", { id: "privacy-policy" }),
		route("terms", "./terms.route.tsx"),
		route("terms-of-service", "./terms.route.tsx", { id: "terms-of-service" }),
		route("login", "./login.route.tsx"),
	]),
	route("*", "./not-found.route.tsx"),
] satisfies RouteConfig;

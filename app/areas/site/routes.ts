import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";
import { COMING_PATHS } from "./coming-topics.ts";

const { route, layout } = relative(import.meta.dirname);

/** Addresses of areas that are still being built: links to them lead somewhere honest. */
export const comingPages: RouteConfigEntry[] = COMING_PATHS.map((path) =>
	route(path.slice(1), "./coming.route.tsx", { id: `coming${path}` }),
);

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

import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The demonstration provider's own pages, outside the shell as a real provider's are. */
export const demonstrationPages: RouteConfigEntry[] = [
	route("subscription/demonstration", "./demonstration-portal.route.tsx"),
	route("subscription/demonstration/:checkoutId", "./demonstration-checkout.route.tsx"),
];

export default [route("subscription", "./subscription.route.tsx")] satisfies RouteConfig;

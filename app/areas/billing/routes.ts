import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The demonstration provider's own pages: they stand outside the product, as a real one's do. */
export const demonstrationPages: RouteConfigEntry[] = [
	route("subscription/demonstration", "./demonstration-portal.route.tsx"),
	route("subscription/demonstration/:checkoutId", "./demonstration-checkout.route.tsx"),
];

export default [route("subscription", "./subscription.route.tsx")] satisfies RouteConfig;

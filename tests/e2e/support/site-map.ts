/** The addresses of the product, from the route table itself. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

const flatten = (entries: readonly RouteConfigEntry[], prefix: string): string[] =>
	entries.flatMap((entry) => {
		const path = [prefix, entry.path].filter(Boolean).join("/");
		return entry.children ? flatten(entry.children, path) : [`/${path}`];
	});

/** Every pattern of the route table, `/whatsapp/:instanceId`; the catch-all is `/*`. */
export const SITE_MAP: readonly string[] = flatten(routes, "");

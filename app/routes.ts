import path from "node:path";
import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import authRoutes from "./areas/auth/routes.ts";
import devRoutes from "./areas/dev/routes.ts";
import phoneRoutes from "./areas/phone/routes.ts";
import { insideShell } from "./areas/shell/routes.ts";
import homeRoutes from "./areas/home/routes.ts";
import siteRoutes from "./areas/site/routes.ts";
import whatsappRoutes from "./areas/whatsapp/routes.ts";

/** The framework names a module by its place on the machine that builds; the bundle must not carry that. */
function withPortableIds(entries: RouteConfigEntry[]): RouteConfigEntry[] {
	return entries.map((entry) => ({
		...entry,
		id: entry.id ?? path.relative(import.meta.dirname, entry.file).replace(/\.\w+$/, ""),
		...(entry.children && { children: withPortableIds(entry.children) }),
	}));
}

export default withPortableIds([
	...insideShell([...homeRoutes, ...whatsappRoutes]),
	...authRoutes,
	...phoneRoutes,
	...devRoutes,
	// Last: it catches every other address, so that middleware runs for 404 pages too.
	...siteRoutes,
]) satisfies RouteConfig;

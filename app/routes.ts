import type { RouteConfig } from "@react-router/dev/routes";
import authRoutes from "./areas/auth/routes.ts";
import devRoutes from "./areas/dev/routes.ts";
import phoneRoutes from "./areas/phone/routes.ts";
import { insideShell } from "./areas/shell/routes.ts";
import homeRoutes from "./areas/home/routes.ts";
import siteRoutes from "./areas/site/routes.ts";
import whatsappRoutes from "./areas/whatsapp/routes.ts";

export default [
	...insideShell([...homeRoutes, ...whatsappRoutes]),
	...authRoutes,
	...phoneRoutes,
	...devRoutes,
	// Last: it catches every other address, so that middleware runs for 404 pages too.
	...siteRoutes,
] satisfies RouteConfig;

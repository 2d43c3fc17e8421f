import path from "node:path";
import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import adminRoutes from "./areas/admin/routes.ts";
import agentRoutes from "./areas/agents/routes.ts";
import authRoutes from "./areas/auth/routes.ts";
import billingRoutes, { demonstrationPages } from "./areas/billing/routes.ts";
import cannedResponseRoutes from "./areas/canned-responses/routes.ts";
import channelRoutes, { guestPages, inboxPages } from "./areas/channels/routes.ts";
import { insideInbox } from "./areas/conversations/routes.ts";
import demoRoutes from "./areas/demo/routes.ts";
import deskRoutes from "./areas/desk/routes.ts";
import devRoutes from "./areas/dev/routes.ts";
import facebookRoutes from "./areas/facebook/routes.ts";
import n8nRoutes from "./areas/n8n/routes.ts";
import phoneRoutes from "./areas/phone/routes.ts";
import { insideShell } from "./areas/shell/routes.ts";
import gatewayRoutes from "./areas/gateways/routes.ts";
import homeRoutes from "./areas/home/routes.ts";
import installationRoutes from "./areas/installation/routes.ts";
import integrationRoutes from "./areas/integrations/routes.ts";
import inviteRoutes from "./areas/invite/routes.ts";
import satisfactionRoutes from "./areas/satisfaction/routes.ts";
import scheduledRoutes from "./areas/scheduled/routes.ts";
import ruleRoutes from "./areas/rules/routes.ts";
import settingsRoutes from "./areas/settings/routes.ts";
import siteRoutes from "./areas/site/routes.ts";
import supportRoutes from "./areas/support/routes.ts";
import teamRoutes from "./areas/team/routes.ts";
import webchatRoutes from "./areas/webchat/routes.ts";

/**
 * Replaces the framework's absolute module ids, which would put the build machine's paths into the
 * bundle.
 */
function withPortableIds(entries: RouteConfigEntry[]): RouteConfigEntry[] {
	return entries.map((entry) => ({
		...entry,
		id: entry.id ?? path.relative(import.meta.dirname, entry.file).replace(/\.\w+$/, ""),
		...(entry.children && { children: withPortableIds(entry.children) }),
	}));
}

export default withPortableIds([
	...insideShell([
		...homeRoutes,
		...demoRoutes,
		...cannedResponseRoutes,
		...ruleRoutes,
		...scheduledRoutes,
		...agentRoutes,
		...channelRoutes,
		...gatewayRoutes,
		...insideInbox(inboxPages),
		...billingRoutes,
		...integrationRoutes,
		...facebookRoutes,
		...teamRoutes,
		...settingsRoutes,
		...deskRoutes,
		...satisfactionRoutes,
		...n8nRoutes,
		...supportRoutes,
		...adminRoutes,
		...installationRoutes,
	]),
	...authRoutes,
	...inviteRoutes,
	...guestPages,
	...demonstrationPages,
	...phoneRoutes,
	...webchatRoutes,
	...devRoutes,
	// Last: it matches every other address, so that middleware runs for 404 pages too.
	...siteRoutes,
]) satisfies RouteConfig;

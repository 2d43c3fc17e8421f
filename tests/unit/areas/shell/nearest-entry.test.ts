import { expect, test } from "vitest";
import { addressesOf, menuGroups, pinnedEntries } from "#app/areas/shell/menu-entries.ts";
import { nearestEntry } from "#app/areas/shell/nearest-entry.ts";
import { pt } from "#app/areas/shell/strings.pt.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";

const ENTRIES = menuGroups(pt).flatMap(addressesOf);

/** Each page of the shell and its entry. A page that is not here has none. */
const NEAREST: Record<string, string> = {
	"/": "/",
	"/dashboard": "/dashboard",
	"/dashboard/overview": "/dashboard",
	"/dashboard/sessions": "/dashboard",
	"/dashboard/agents": "/dashboard",
	"/dashboard/channels": "/dashboard",
	"/dashboard/numbers": "/dashboard",
	"/dashboard/alerts": "/dashboard",
	"/reports": "/dashboard",
	"/team-dashboard": "/dashboard",
	"/intelligence": "/intelligence",
	"/agents": "/agents",
	"/agents/new": "/agents",
	"/agents/knowledge": "/agents",
	"/agents/knowledge/synonyms": "/agents",
	"/agents/knowledge/:baseId": "/agents",
	"/agents/library": "/agents",
	"/agents/:id": "/agents",
	"/agents/:id/edit": "/agents",
	"/automations": "/agents",
	"/voice": "/agents",
	"/tests": "/agents",
	"/whatsapp": "/whatsapp",
	"/whatsapp/overview": "/whatsapp",
	"/whatsapp/connections": "/whatsapp",
	"/whatsapp/support": "/whatsapp",
	"/whatsapp/gateways": "/whatsapp",
	"/whatsapp/meta": "/whatsapp",
	"/whatsapp/instances": "/whatsapp/instances",
	"/whatsapp/instances/new": "/whatsapp/instances",
	"/whatsapp/instances/:instanceId/settings": "/whatsapp/instances",
	"/whatsapp/:instanceId/costs": "/whatsapp/instances",
	"/whatsapp/:instanceId/settings": "/whatsapp/instances",
	"/whatsapp/qr-codes": "/whatsapp/qr-codes",
	"/whatsapp/analytics": "/whatsapp/analytics",
	"/whatsapp/analytics-dashboard": "/whatsapp/analytics",
	"/channels": "/channels",
	"/channels/new": "/channels",
	"/channels/:channelId": "/channels",
	"/channels/:channelId/settings": "/channels",
	"/conversations": "/conversations",
	"/scheduled": "/conversations",
	"/sessions/:sessionId": "/conversations",
	"/whatsapp/instances/:channelId/messages/:contactId": "/conversations",
	"/whatsapp/:instanceId": "/conversations",
	"/whatsapp/:instanceId/chats": "/conversations",
	"/whatsapp/messages": "/conversations",
	"/channels/:channelId/messages": "/conversations",
	"/messages": "/messages",
	"/campaigns": "/campaigns",
	"/ads": "/ads",
	"/templates": "/templates",
	"/facebook/ads": "/facebook/ads",
	"/facebook/marketing": "/facebook/marketing",
	"/facebook/conversions": "/facebook/marketing",
	"/facebook/connect": "/facebook/marketing",
	"/facebook/callback": "/facebook/marketing",
	"/facebook/payments": "/facebook/payments",
	"/facebook/sales": "/facebook/marketing",
	"/facebook/webhooks": "/facebook/webhooks",
	"/integrations": "/integrations",
	"/test-n8n": "/integrations",
	"/team": "/team",
	"/team/departments": "/team",
	"/subscription": "/subscription",
	"/settings": "/settings",
	"/settings/access": "/settings",
	"/settings/hours": "/settings",
	"/settings/satisfaction": "/settings",
	"/setup": "/settings",
	"/admin/audit": "/settings",
	"/admin/dead-letters": "/settings",
	"/admin/events": "/settings",
	"/admin/health": "/settings",
	"/admin/costs": "/settings",
	"/support": "/support",
};

/** Pages without the shell. */
const OUTSIDE =
	/^\/(\*|about|aceitar-convite|auth|c\/|contact|dev\/|link\/|login|privacy|setup\/enter|subscription\/|terms)/u;

const ID = "01a1fcad-0000-7000-8000-000000000001";
const addressOf = (pattern: string): string => pattern.replaceAll(/:\w+/gu, ID);

test("every page of the shell has an entry of the menu that is marked", () => {
	const inside = SITE_MAP.filter((pattern) => !OUTSIDE.test(pattern));
	expect(inside.toSorted()).toEqual(Object.keys(NEAREST).toSorted());
	const found = inside.map((pattern) => [pattern, nearestEntry(addressOf(pattern), ENTRIES)]);
	expect(Object.fromEntries(found)).toEqual(NEAREST);
});

test("a slash at the end changes nothing, and another page has no entry", () => {
	expect(nearestEntry("/team/", ENTRIES)).toBe("/team");
	expect(nearestEntry("/whatsapp/", ENTRIES)).toBe("/whatsapp");
	expect(nearestEntry("/teams", ENTRIES)).toBeNull();
	expect(nearestEntry("/about", ENTRIES)).toBeNull();
});

test("what is pinned stands in the groups too: nothing is only there", () => {
	for (const { to } of pinnedEntries(pt)) expect(ENTRIES).toContain(to);
});

import { href } from "react-router";

/** Pages that stand under another entry than their address says, and pages of no entry. First match counts. */
const STANDS_UNDER: readonly (readonly [RegExp, string])[] = [
	// Every address of the inbox, whichever channel it begins with.
	[/^\/(sessions(\/|$)|scheduled$)/u, href("/conversations")],
	[/^\/whatsapp\/instances\/[^/]+\/messages\//u, href("/conversations")],
	[/^\/whatsapp\/messages$/u, href("/conversations")],
	[/^\/whatsapp\/[^/]+\/chats$/u, href("/conversations")],
	[/^\/channels\/[^/]+\/messages$/u, href("/conversations")],
	[/^\/whatsapp\/(overview|connections|support|gateways|meta)$/u, href("/whatsapp")],
	[/^\/whatsapp\/analytics-dashboard$/u, href("/whatsapp/analytics")],
	[/^\/whatsapp\/[^/]+\/settings$/u, href("/whatsapp/instances")],
	[/^\/whatsapp\/[^/]+\/costs$/u, href("/whatsapp/instances")],
	[/^\/whatsapp\/(?!instances$|qr-codes$|analytics$)[^/]+$/u, href("/conversations")],
	[/^\/(reports|team-dashboard)$/u, href("/dashboard")],
	[/^\/(automations|voice|tests)$/u, href("/agents")],
	[/^\/facebook\/(conversions|sales|connect|callback)$/u, href("/facebook/marketing")],
	[/^\/test-n8n$/u, href("/integrations")],
	[/^\/(admin|setup)(\/|$)/u, href("/settings")],
];

/**
 * The address of the menu's entry that a page belongs to; null for a page outside the shell.
 * @param pathname of the page, with or without a slash at its end
 * @param entries addresses of the menu
 */
export function nearestEntry(pathname: string, entries: readonly string[]): string | null {
	const path = pathname.replace(/(?<=.)\/$/u, "");
	const named = STANDS_UNDER.find(([pattern]) => pattern.test(path));
	if (named) return named[1];
	const above = entries.filter(
		(entry) => path === entry || (entry !== "/" && path.startsWith(`${entry}/`)),
	);
	return above.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

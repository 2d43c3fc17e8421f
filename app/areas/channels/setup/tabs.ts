import { href } from "react-router";

/** The tabs of the WhatsApp pages, in their order. */
export const TABS = [
	{ name: "overview", to: href("/whatsapp/overview") },
	{ name: "instances", to: href("/whatsapp/instances") },
	{ name: "qrCodes", to: href("/whatsapp/qr-codes") },
	{ name: "connections", to: href("/whatsapp/connections") },
	{ name: "analytics", to: href("/whatsapp/analytics-dashboard") },
	{ name: "support", to: href("/whatsapp/support") },
] as const;
export type TabName = (typeof TABS)[number]["name"];

/** Pages that share a tab with another one. */
const SAME_TAB: Readonly<Record<string, TabName>> = {
	[href("/whatsapp")]: "overview",
	[href("/whatsapp/analytics")]: "analytics",
};

/** The tab of a page; null for one that has none. A slash at the end changes nothing. */
export function tabOf(pathname: string): TabName | null {
	const path = pathname.replace(/\/$/u, "");
	const own = TABS.find(({ to }) => to === path)?.name;
	return own ?? (Object.hasOwn(SAME_TAB, path) ? (SAME_TAB[path] ?? null) : null);
}

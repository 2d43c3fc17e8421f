// Spec 1, section 2: Shell. The groups and their pages, in this order.
import {
	Bot,
	BrainCircuit,
	ChartColumn,
	CreditCard,
	House,
	LayoutDashboard,
	LayoutTemplate,
	LifeBuoy,
	type LucideIcon,
	Mail,
	Megaphone,
	MessageCircle,
	MessagesSquare,
	MousePointerClick,
	Plug,
	QrCode,
	Radio,
	Settings,
	Smartphone,
	Users,
} from "lucide-react";
import { href } from "react-router";
import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import { FacebookMark } from "./facebook-mark.tsx";
import type { ShellStrings } from "./strings.pt.ts";

export interface MenuPage {
	title: string;
	to: string;
}

export interface MenuEntry extends MenuPage {
	icon: LucideIcon;
	/** A collapsible submenu; `to` is then only the common prefix of its pages. */
	children?: MenuPage[];
}

export interface MenuGroup {
	/** Null: a single entry, which never folds. */
	name: MenuGroupName | null;
	title: string;
	entries: MenuEntry[];
}

/** Where the day happens: above the groups, which have them too. */
export const pinnedEntries = ({ pages: t }: ShellStrings): MenuEntry[] => [
	{ title: t.conversations, to: href("/conversations"), icon: MessagesSquare },
	{ title: t.agents, to: href("/agents"), icon: Bot },
	{ title: t.channels, to: href("/channels"), icon: Radio },
];

/** Addresses of a group's pages, those of its submenus included. */
export const addressesOf = ({ entries }: MenuGroup): string[] =>
	entries.flatMap((entry) => (entry.children ?? [entry]).map(({ to }) => to));

export const menuGroups = ({ groups, pages: t }: ShellStrings): MenuGroup[] => [
	{
		name: null,
		title: groups.home,
		entries: [{ title: t.home, to: href("/"), icon: House }],
	},
	{
		name: "dashboards",
		title: groups.dashboards,
		entries: [
			{ title: t.dashboard, to: href("/dashboard"), icon: LayoutDashboard },
			{ title: t.intelligence, to: href("/intelligence"), icon: BrainCircuit },
		],
	},
	{
		name: "automation",
		title: groups.automation,
		entries: [{ title: t.agents, to: href("/agents"), icon: Bot }],
	},
	{
		name: "whatsapp",
		title: groups.whatsapp,
		entries: [
			{ title: t.whatsapp, to: href("/whatsapp"), icon: MessageCircle },
			{ title: t.instances, to: href("/whatsapp/instances"), icon: Smartphone },
			{ title: t.qrCodes, to: href("/whatsapp/qr-codes"), icon: QrCode },
			{ title: t.analytics, to: href("/whatsapp/analytics"), icon: ChartColumn },
		],
	},
	{
		name: "communication",
		title: groups.communication,
		entries: [
			{ title: t.channels, to: href("/channels"), icon: Radio },
			{ title: t.conversations, to: href("/conversations"), icon: MessagesSquare },
			{ title: t.messages, to: href("/messages"), icon: Mail },
		],
	},
	{
		name: "media",
		title: groups.media,
		entries: [
			{ title: t.campaigns, to: href("/campaigns"), icon: Megaphone },
			{ title: t.ads, to: href("/ads"), icon: MousePointerClick },
			{ title: t.templates, to: href("/templates"), icon: LayoutTemplate },
			{
				title: t.facebook,
				to: "/facebook",
				icon: FacebookMark,
				children: [
					{ title: t.facebookAds, to: href("/facebook/ads") },
					{ title: t.facebookMarketing, to: href("/facebook/marketing") },
					{ title: t.facebookPayments, to: href("/facebook/payments") },
					{ title: t.facebookWebhooks, to: href("/facebook/webhooks") },
				],
			},
		],
	},
	{
		name: "team",
		title: groups.team,
		entries: [
			{ title: t.integrations, to: href("/integrations"), icon: Plug },
			{ title: t.team, to: href("/team"), icon: Users },
		],
	},
	{
		name: "account",
		title: groups.account,
		entries: [
			{ title: t.subscription, to: href("/subscription"), icon: CreditCard },
			{ title: t.settings, to: href("/settings"), icon: Settings },
			{ title: t.support, to: href("/support"), icon: LifeBuoy },
		],
	},
];

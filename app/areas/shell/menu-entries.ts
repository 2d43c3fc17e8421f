import { House, type LucideIcon, Smartphone } from "lucide-react";
import { href } from "react-router";
import type { ShellStrings } from "./strings.pt.ts";

export interface MenuEntry {
	title: string;
	to: string;
	icon: LucideIcon;
	/** The entry is marked only on exactly this address. */
	exact?: boolean;
}

/** Only pages that exist; each area adds its own as it is built. */
export const menuEntries = (t: ShellStrings): { title: string; entries: MenuEntry[] }[] => [
	{
		title: t.groups.start,
		entries: [{ title: t.pages.home, to: href("/"), icon: House, exact: true }],
	},
	{
		title: t.groups.whatsapp,
		entries: [{ title: t.pages.instances, to: href("/whatsapp/instances"), icon: Smartphone }],
	},
];

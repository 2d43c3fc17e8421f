import {
	Contrast,
	FileText,
	Languages,
	ListRestart,
	LogOut,
	type LucideIcon,
	PanelLeft,
	Plus,
} from "lucide-react";
import { href } from "react-router";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { creationsFor } from "./creations.ts";
import { menuGroups } from "./menu-entries.ts";
import type { ShellStrings } from "./strings.pt.ts";

export interface PalettePage {
	title: string;
	to: string;
	/** Its group in the menu, which is searched too. */
	group: string;
	icon: LucideIcon;
}

/** Every page of the menu, and pages that are reached only by links. */
export function listPages(t: ShellStrings): PalettePage[] {
	const inMenu = menuGroups(t).flatMap(({ title: group, entries }) =>
		entries.flatMap(({ icon, children, ...entry }) =>
			children
				? children.map(({ title, to }) => ({ title, to, group: entry.title, icon }))
				: [{ title: entry.title, to: entry.to, group, icon }],
		),
	);
	const others: [string, string, string][] = [
		[t.pages.overview, href("/dashboard/overview"), t.groups.dashboards],
		[t.pages.reports, href("/reports"), t.groups.dashboards],
		[t.pages.teamDashboard, href("/team-dashboard"), t.groups.dashboards],
		[t.pages.automations, href("/automations"), t.groups.automation],
		[t.pages.scheduled, href("/scheduled"), t.groups.communication],
		[t.pages.voice, href("/voice"), t.groups.communication],
		[t.pages.tests, href("/tests"), t.groups.automation],
		[t.pages.testN8n, href("/test-n8n"), t.groups.team],
		[t.pages.facebookConversions, href("/facebook/conversions"), t.pages.facebook],
		[t.pages.contact, href("/contact"), t.groups.account],
	];
	return [...inMenu, ...others.map(([title, to, group]) => ({ title, to, group, icon: FileText }))];
}

/** Actions of the palette besides opening pages. */
export interface PaletteActions {
	navigate: (to: string) => void;
	beginConversation: () => void;
	toggleTheme: () => void;
	switchLanguage: () => void;
	toggleSidebar: () => void;
	signOut: () => void;
}

export interface PaletteAction {
	title: string;
	icon: LucideIcon;
	run: () => void;
	/** What does it without the palette. */
	keys?: readonly string[];
}

/** What this member may create, and the shell's switches. */
export function listActions(
	t: ShellStrings,
	role: Role,
	languageName: string,
	act: PaletteActions,
): PaletteAction[] {
	const creations = creationsFor(role)
		.filter(({ refusal }) => refusal === null)
		.map(({ name, to }) => ({
			title: t.create.newOne[name],
			icon: Plus,
			run: name === "conversation" ? act.beginConversation : () => act.navigate(to),
		}));
	const forAdmins = may(role, "read_dead_letters")
		? [
				{
					title: t.failedJobs,
					icon: ListRestart,
					run: () => act.navigate(href("/admin/dead-letters")),
				},
			]
		: [];
	return [
		...creations,
		...forAdmins,
		{ title: t.actions.theme, icon: Contrast, run: act.toggleTheme },
		{ title: languageName, icon: Languages, run: act.switchLanguage },
		{ title: t.actions.sidebar, icon: PanelLeft, run: act.toggleSidebar },
		{ title: t.actions.signOut, icon: LogOut, run: act.signOut },
	];
}

/**
 * How well a command matches the typed text: 0 not at all, 1 best. Ignores case and accents; every
 * word must occur, and a title that starts with the text ranks first.
 */
export function scoreCommand(
	title: string,
	query: string,
	keywords: readonly string[] = [],
): number {
	const key = searchKey(query);
	if (key === "") return 1;
	const titleKey = searchKey(title);
	const everything = [titleKey, ...keywords.map((word) => searchKey(word))].join(" ");
	if (!key.split(" ").every((word) => everything.includes(word))) return 0;
	if (titleKey.startsWith(key)) return 1;
	return titleKey.includes(key) ? 0.8 : 0.5;
}

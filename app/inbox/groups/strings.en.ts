import type { GroupStrings } from "./strings.pt.ts";

export const en: GroupStrings = {
	menu: "Mention somebody of the group",
	everybody: "all",
	everybodyHint: "tells the whole group",
	count: (count: string) => (count === "1" ? "1 member" : `${count} members`),
	search: "Find a member",
	admin: "Admin",
	us: "This number",
	none: "Nobody has written in this group yet. Whoever writes appears here.",
	partly: (known: string, all: string) =>
		`${known} of ${all} are shown: admins and who has written.`,
	onlyWriters: "The channel does not tell members: whoever has written is shown.",
	notFound: "Nobody with this name or number.",
	loading: "Asking WhatsApp…",
	loadingElsewhere: "Asking the channel…",
	old: "It could not be updated now; the list may have changed.",
	failed: "The members could not be loaded",
	open: (name: string) => `Open the conversation with ${name}`,
	unknown: "No name",
};

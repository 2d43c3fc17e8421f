import type { DevStrings } from "./strings.pt.ts";

export const en: DevStrings = {
	title: "Outbox",
	purpose: "E-mails that this local server would send. Nothing left it.",
	local: "Only on this computer",
	localHint: "This page exists in local mode only.",
	to: "To",
	empty: "No e-mail yet",
	emptyText: "Sign up and the confirmation mail appears here.",
	refresh: "Refresh",
};

import type { AccessStrings } from "./strings.pt.ts";

export const en: AccessStrings = {
	title: "Review who has access",
	tab: "Who has access",
	purpose:
		"People, invitations and API keys of the workspaces you administer, the newest first. One you do not know? Remove it.",
	noWorkspace: "You administer no workspace.",
	onlyYou: "Only you have access.",
	people: "People",
	invitations: "Pending invitations",
	keys: "API keys",
	joined: (date) => `since ${date}`,
	invited: (date) => `invited on ${date}`,
	made: (date) => `made on ${date}`,
	openTeam: "Open the team",
	openKey: "Open the key",
	openKeyNamed: (name) => `Open the key of ${name}`,
	switch: "To change something here, switch to this workspace.",
};

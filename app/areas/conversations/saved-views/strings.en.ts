import type { SavedViewsStrings } from "./strings.pt.ts";

export const en: SavedViewsStrings = {
	save: "Save this view",
	purpose: "What the list shows now, with its filters and order, is one click away.",
	name: "Name of the view",
	team: "For the whole team",
	teamHint: "Everybody in the workspace sees this view. Otherwise only you.",
	cancel: "Cancel",
	confirm: "Save",
	rename: "Rename",
	replace: "Replace by the present filters",
	up: "Move up",
	down: "Move down",
	remove: "Delete view",
	removeConfirm: "Delete view",
	removeAsk: (name) => `Delete the view ${name}?`,
	removeOwn: "The conversations stay where they are: only the shortcut goes.",
	removeTeam: "It goes for the whole team. The conversations stay where they are.",
	failed: "Could not save the view",
	tooMany: "There are twenty views already. Delete one to save another.",
};

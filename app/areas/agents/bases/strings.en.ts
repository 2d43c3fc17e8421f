import { counted } from "#app/i18n/counted.ts";
import type { BaseStrings } from "./strings.pt.ts";

export const en: BaseStrings = {
	title: "Knowledge bases",
	purpose:
		"What agents may say. Several agents can use one base: write it once, and all of them know it.",
	create: "New base",
	synonyms: "Synonyms",
	library: "Files",
	list: "Knowledge bases",
	loadFailed: "The bases could not be loaded",
	empty: "No base yet",
	emptyText:
		"A base holds texts, files and pages about a subject. Create one, and choose on each agent's page who knows it.",
	emptyForViewers: "Once the team creates a base, it appears here with the agents that use it.",
	textsOf: (used, max) => `${used} of ${max} texts`,
	charactersOf: (used, max) => `${used} of ${max} characters`,
	texts: (count) => counted(count, "text", "texts"),
	characters: (count) => counted(count, "character", "characters"),
	usedBy: "Used by",
	unused: "No agent uses it",
	moreAgents: (count) => `and ${count} more`,
	moreOf: (name) => `More options: ${name}`,
	rename: "Rename",
	remove: "Delete base",
	managersOnly: "Only managers and administrators can change knowledge bases.",
	failed: "The base could not be changed",
	done: {
		add: "Base created",
		rename: "Base renamed",
		remove: "Base deleted",
		attach: "The agent knows the base",
		detach: "The agent no longer knows the base",
		semantic: "Search by meaning saved",
	},
	naming: {
		create: "New base",
		rename: "Rename base",
		purpose: "Then add texts, and choose the agents that know it.",
		name: "Name",
		placeholder: "E.g. Exchanges and delivery",
		confirmCreate: "Create base",
		confirmRename: "Save",
	},
	removal: {
		title: (name) => `Delete ${name}?`,
		nothing: "There is no text in it.",
		what: (texts, characters) =>
			`${counted(texts, "text", "texts")} (${counted(characters, "character", "characters")}) will be deleted with it. This cannot be undone.`,
		unused: "No agent uses it.",
		who: (count, names) => `${names} will no longer know what is in it.`,
		others: (count) => `${count} more`,
		confirm: "Delete base",
	},
	page: {
		entries: "Texts of the base",
		entriesPurpose: "Write as you would explain it to a new colleague: one short text per subject.",
		empty: "This base is empty",
	},
	notFound: {
		title: "Base not found",
		text: "It may have been deleted, or the address is wrong.",
		toList: "See all bases",
	},
};

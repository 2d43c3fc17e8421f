import { counted } from "#app/i18n/counted.ts";
import type { LibraryStrings } from "./strings.pt.ts";

export const en: LibraryStrings = {
	title: "File library",
	purpose:
		"Files that the team and the agents send again and again: price lists, catalogues, photos, contracts.",
	list: "Files of the library",
	count: (count, most) => `${counted(count, "file", "files")} of ${most}`,
	add: "Add files",
	failed: "Could not load the library",
	empty: "No files yet",
	emptyText: "Add a file and say when it is useful. The agents you allow send it when it helps.",
	emptyForViewers: "Admins and managers add files.",
	managersOnly: "Only admins and managers change the library.",
	notKept: "This installation keeps no files",
	notKeptText:
		"The library needs the file storage, which whoever runs the installation switches on.",
	noDescription: "No description: agents have only the name to decide when to send it.",
	moreOf: (name) => `More actions for ${name}`,
	download: "Open or download",
	edit: "Edit…",
	remove: "Delete…",
	uploads: {
		list: "Uploads",
		sending: (percent) => `Uploading… ${percent}%`,
		failed: (why) => `Not added: ${why}`,
		tooLarge: "it is larger than 25 MB.",
		empty: "it is empty.",
		network: "no connection.",
		retry: "Try again",
		dismiss: (name) => `Remove ${name} from the list`,
	},
	editing: {
		title: "Edit file",
		name: "Name",
		description: "When to send it",
		descriptionHint: "One sentence for the agents: what the file holds and what it helps with.",
		placeholder: "Prices of 2026; when the customer asks for prices",
		save: "Save",
		failed: "Could not save",
	},
	removal: {
		title: (name) => `Delete ${name}?`,
		text: "Agents and the team can no longer send it. What was sent already stays in the conversations.",
		confirm: "Delete",
	},
};

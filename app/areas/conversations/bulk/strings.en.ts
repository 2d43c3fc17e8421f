import { counted } from "#app/i18n/counted.ts";
import type { BulkStrings } from "./strings.pt.ts";

const conversations = (count: string): string => counted(count, "conversation", "conversations");

export const en: BulkStrings = {
	bar: "Selected conversations",
	chosen: (count) => `${count} selected`,
	choose: "Choose conversations",
	clear: "Clear the selection",
	all: "Select all in the list",
	take: "Take",
	give: "Assign to…",
	release: "Leave unassigned",
	labels: "Label",
	snooze: "Snooze",
	close: "Close",
	reopen: "Reopen",
	read: "Mark as read",
	unread: "Mark as unread",
	more: "More actions",
	labelDialog: {
		title: "Label",
		purpose: (count) =>
			`Added to the labels ${count === "1" ? "the conversation has" : `the ${conversations(count)} have`}.`,
		save: "Label",
		cancel: "Cancel",
	},
	done: {
		assign: (count, name) => `${conversations(count)} with ${name}`,
		release: (count) => `${conversations(count)} unassigned`,
		close: (count) => `${conversations(count)} closed`,
		reopen: (count) => `${conversations(count)} reopened`,
		label: (count) => `${conversations(count)} labelled`,
		snooze: (count) => `${conversations(count)} snoozed`,
		unsnooze: (count) => `${conversations(count)} back`,
		read: (count) => `${conversations(count)} with nothing to read`,
		unread: (count) => `${conversations(count)} marked as unread`,
	},
	nothing: "Nothing changed: the selected conversations are like this already.",
	undo: "Undo",
	refused: (count) => `${conversations(count)} stayed as before`,
	failed: "Could not save",
};

import type { TransferStrings } from "./strings.pt.ts";

const conversations = (count: string): string =>
	count === "1" ? "1 conversation" : `${count} conversations`;

export const en: TransferStrings = {
	department: "Department:",
	of: (name) => `Department: ${name}`,
	item: "Transfer…",
	title: "Transfer",
	purpose: "To a department, whose people take it, or straight to a person.",
	search: "Search departments or people",
	departments: "Departments",
	people: "People",
	yours: "yours",
	nobody: "No department or person of this name.",
	note: "Note for who receives it",
	noteHint: "Only the team reads it. It is not sent to the customer.",
	cancel: "Cancel",
	confirm: "Transfer",
	loading: "Loading the team",
	failedMembers: "The team could not be loaded",
	closed: "Only open conversations are transferred.",
	viewer: "Your role only allows reading.",
	done: (count, name) => `${conversations(count)} with ${name}`,
	undo: "Undo",
	failed: "The conversation was not transferred",
	refused: (count) => `${conversations(count)} not transferred`,
	nothing: "Nothing to transfer",
};

import type { MessagesStrings } from "./strings.pt.ts";

export const en: MessagesStrings = {
	title: "WhatsApp messages",
	purpose: "The conversations of one instance at a time.",
	choose: "Select a WhatsApp instance",
	chooseText: "Its conversations open here, with the last 100 messages of each contact.",
	empty: "No instance created",
	emptyText: "Create an instance and connect a number: its conversations appear here.",
};

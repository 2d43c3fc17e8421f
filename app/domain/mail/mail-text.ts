// Attacks C14, F16: our mail must not carry a stranger's message.
import { displayName, displayText } from "../chat/display-text.ts";

/** Longest name, department or workspace in a mail, in characters. */
export const MAX_MAIL_NAME = 80;
const MAX_MAIL_MESSAGE = 4000;

/** Between these, mail programs make links of plain text; an invisible joiner keeps them apart. */
const LINK_JOINTS = /(?<=\S)([.:/@])(?=\S)/gu;
const JOINER = "\u2060";

const withoutLinks = (text: string): string => text.replace(LINK_JOINTS, `$1${JOINER}`);

/** By code points: half an emoji is no text. */
function cut(text: string, length: number): string {
	const characters = Array.from(text);
	return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}

/** A typed name for a mail: one line, cut, and without anything a mail program would turn into a link. */
export function mailName(typed: string): string {
	return withoutLinks(cut(displayName(typed), MAX_MAIL_NAME));
}

/** What a visitor wrote, with its line breaks, and without links. */
export function mailMessage(typed: string): string {
	return withoutLinks(cut(displayText(typed), MAX_MAIL_MESSAGE));
}

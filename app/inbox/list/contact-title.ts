import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";

/** Letters of a UUID: enough to tell a handful of visitors apart. */
const TAG_LENGTH = 4;

export interface UnnamedWords {
	unnamed: string;
	unnamedGroup: string;
}

/** Whether the title is a name that the person typed in and nobody verified (unverified.ts). */
export const isTitleUnverified = ({ name, told }: Pick<ContactView, "name" | "told">): boolean =>
	told?.includes(displayName(name ?? "") === "" ? "phone" : "name") ?? false;

/**
 * The title of a contact: its name, else its phone, else a word for the nameless, because a LID
 * alone means nothing to people. With an `id` the nameless can be told apart: "Anônimo 3F9A",
 * "Grupo BE2D".
 * @param words null where the nameless have no title
 */
export function contactTitle(
	contact: Pick<ContactView, "name" | "phone"> & { id?: string; isGroup?: boolean },
	words: UnnamedWords | null,
): string {
	const name = displayName(contact.name ?? "");
	if (name !== "") return name;
	if (contact.phone) return formatPhone(contact.phone);
	if (words === null) return "";
	const unnamed = contact.isGroup ? words.unnamedGroup : words.unnamed;
	const tag = contact.id?.slice(-TAG_LENGTH).toUpperCase();
	return tag ? `${unnamed} ${tag}` : unnamed;
}

import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";

/** Of a UUID: enough to tell a handful of visitors apart. */
const TAG_LENGTH = 4;

export interface UnnamedWords {
	unnamed: string;
	unnamedGroup: string;
}

/** Whether what stands as the title is only said by the person (unverified.ts). */
export const isTitleTold = ({ name, told }: Pick<ContactView, "name" | "told">): boolean =>
	told?.includes(displayName(name ?? "") === "" ? "phone" : "name") ?? false;

/**
 * The name as people chose it, else the phone, else a word for the nameless: a LID alone means
 * nothing to anyone. With an `id` they can be told apart: "Anônimo 3F9A", "Grupo BE2D".
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

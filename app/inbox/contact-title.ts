import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";

/** Of a UUID: enough to tell a handful of visitors apart. */
const TAG_LENGTH = 4;

/**
 * The name as people chose it, else the phone, else `unnamed`: a LID alone means nothing to anyone.
 * With an `id` the nameless can be told apart: "Anônimo 3F9A".
 */
export function contactTitle(
	contact: Pick<ContactView, "name" | "phone"> & { id?: string },
	unnamed: string,
): string {
	const name = displayName(contact.name ?? "");
	if (name !== "") return name;
	if (contact.phone) return formatPhone(contact.phone);
	const tag = contact.id?.slice(-TAG_LENGTH).toUpperCase();
	return unnamed === "" || !tag ? unnamed : `${unnamed} ${tag}`;
}

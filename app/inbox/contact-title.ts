import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";

/** The name as people chose it, else the phone, else `unnamed`: a LID alone means nothing to anyone. */
export function contactTitle(
	contact: Pick<ContactView, "name" | "phone">,
	unnamed: string,
): string {
	const name = displayName(contact.name ?? "");
	if (name !== "") return name;
	return contact.phone ? formatPhone(contact.phone) : unnamed;
}

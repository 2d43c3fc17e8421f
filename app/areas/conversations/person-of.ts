import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import type { Opened } from "./rooms.ts";

/** The person whose conversation a page shows, for its trail; null when nobody knows a name. */
export function personOf(
	page: { opened: Opened | null; name: string | null } | undefined,
): string | null {
	const contact = page?.opened?.inbox.conversation?.contact;
	if (!contact) return page?.name ?? null;
	return displayName(contact.name ?? "") || (contact.phone ? formatPhone(contact.phone) : null);
}

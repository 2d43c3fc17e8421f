import { useQuery } from "@tanstack/react-query";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { pickNewer } from "../store/patch.ts";

/**
 * The contact of the open conversation: from the list, or the last known version when the list no
 * longer has it.
 */
export function useContact(
	contactId: string | null,
	contacts: readonly ContactView[],
): ContactView | null {
	const { store } = useInboxParts();
	const { data: known } = useQuery(store.knownQuery());
	if (contactId === null) return null;
	const listed = contacts.find((contact) => contact.id === contactId);
	const remembered = known?.find((contact) => contact.id === contactId);
	if (!listed) return remembered ?? null;
	return remembered ? pickNewer(listed, remembered) : listed;
}

import { useEffect, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/**
 * Requests a contact that the address names but that is not loaded: an old link, or a contact
 * merged into another one, in which case `select` is called with the contact that was kept. Returns
 * true while the request is under way.
 */
export function useRequestedContact(
	contactId: string | null,
	contact: ContactView | null,
	select: (contactId: string) => void,
): boolean {
	const { store } = useInboxParts();
	const [missingId, setMissingId] = useState<string | null>(null);
	const soughtId = contact === null && contactId !== missingId ? contactId : null;
	useEffect(() => {
		if (soughtId === null) return;
		let isStale = false;
		const seek = async (): Promise<void> => {
			try {
				const found = await store.api.findContact(soughtId);
				if (isStale) return;
				store.remember([found]);
				if (found.id !== soughtId) select(found.id);
			} catch {
				if (!isStale) setMissingId(soughtId);
			}
		};
		void seek();
		return () => {
			isStale = true;
		};
	}, [select, soughtId, store]);
	return soughtId !== null;
}

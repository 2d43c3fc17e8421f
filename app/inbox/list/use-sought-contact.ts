import { useEffect, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/**
 * Asks for a contact that the address names and nothing loaded has: an old link, or somebody who
 * was joined with another contact meanwhile; then `select` follows to the one that was kept.
 * True while it is asked for.
 */
export function useSoughtContact(
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

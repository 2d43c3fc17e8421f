import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/** The contact of the open conversation, as this tab knows it; null until it is known. */
export function useContact(contactId: string): ContactView | null {
	const { store } = useInboxParts();
	const select = useCallback(
		(known: ContactView[]) => known.find(({ id }) => id === contactId) ?? null,
		[contactId],
	);
	return useQuery({ ...store.knownQuery(), select }).data ?? null;
}

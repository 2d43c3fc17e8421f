import { useEffect } from "react";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import type { ConnectionState } from "./channel-socket.ts";
import type { InboxStore } from "./inbox-store.ts";

const POLL_MS = 5000;

/** Only while the line is down and the tab is looked at: some networks let pages through, no sockets. */
export function useFallbackPoll(
	state: ConnectionState,
	store: InboxStore,
	contactId: string | null,
): void {
	useEffect(() => {
		if (state !== "down") return;
		const stop = new AbortController();
		const poll = async (): Promise<void> => {
			if (document.visibilityState !== "visible" || !navigator.onLine) return;
			try {
				const { contacts } = await store.api.listContacts("", null, stop.signal, OPEN_LIST);
				store.apply({ contacts, messages: [] });
				if (contactId === null) return;
				const { messages } = await store.api.listMessages(contactId, {}, stop.signal);
				store.apply({ contacts: [], messages });
			} catch {
				// The banner already says that there is no connection; the next turn tries again.
			}
		};
		const timer = setInterval(() => void poll(), POLL_MS);
		return () => {
			clearInterval(timer);
			stop.abort();
		};
	}, [contactId, state, store]);
}

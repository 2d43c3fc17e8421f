import { useEffect, useState } from "react";
import { may } from "#app/domain/team/role.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "./inbox-context.ts";

/** Messages that come in a burst are marked together. */
const SETTLE_MS = 400;

/** An open conversation in a visible tab is read; a viewer only looks (decisions, Permissions). */
export function useMarkRead(contact: ContactView | null): void {
	const { store, me } = useInboxParts();
	const isVisible = useIsVisible();
	const contactId = contact?.id ?? null;
	const hasUnread = (contact?.unread ?? 0) > 0;
	const seq = contact?.seq ?? 0;
	useEffect(() => {
		if (contactId === null || !hasUnread || !isVisible || !may(me.role, "send")) return;
		const timer = setTimeout(() => {
			store.clearUnread(contactId);
			// When it fails the server keeps its count, and the next message or visit marks again.
			store.api.markRead(contactId).catch(() => undefined);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [contactId, hasUnread, isVisible, me.role, seq, store]);
}

function useIsVisible(): boolean {
	const [isVisible, setIsVisible] = useState(true);
	useEffect(() => {
		const update = (): void => setIsVisible(document.visibilityState === "visible");
		update();
		document.addEventListener("visibilitychange", update);
		return () => document.removeEventListener("visibilitychange", update);
	}, []);
	return isVisible;
}

import { useEffect, useState } from "react";
import { may } from "#app/domain/team/role.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/** Messages that come in a burst are marked together. */
const SETTLE_MS = 400;

/**
 * An open conversation in a visible tab is read, once its messages stand there (`isShown`): what is
 * still on its way, or could not be loaded, nobody has seen. A viewer only looks (decisions,
 * Permissions).
 */
export function useMarkRead(contact: ContactView, isShown: boolean): void {
	const { store, me } = useInboxParts();
	const isVisible = useIsVisible();
	const { id: contactId, seq } = contact;
	const hasUnread = contact.unread > 0;
	useEffect(() => {
		if (!isShown || !hasUnread || !isVisible || !may(me.role, "send")) return;
		const timer = setTimeout(() => {
			store.clearUnread(contactId);
			// When it fails the server keeps its count, and the next message or visit marks again.
			store.api.markRead(contactId).catch(() => undefined);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [contactId, hasUnread, isShown, isVisible, me.role, seq, store]);
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

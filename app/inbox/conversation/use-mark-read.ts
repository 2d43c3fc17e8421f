import { useEffect, useState } from "react";
import { may } from "#app/domain/team/role.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { isKeptUnread, releaseUnread } from "./kept-unread.ts";

/**
 * Messages that arrive in a burst are marked as read together. What comes meanwhile, the ticks of an own
 * answer above all, does not put it off: who answers and goes on would leave the conversation unread.
 */
const SETTLE_MS = 400;

/**
 * Marks the open conversation as read while its tab is visible and its messages are on screen
 * (`isShown`): messages that are loading or failed to load were not seen. A viewer marks nothing
 * (decisions, Permissions).
 */
export function useMarkRead(contact: ContactView, isShown: boolean): void {
	const { store, me } = useInboxParts();
	const isVisible = useIsVisible();
	const { id: contactId, unread } = contact;
	const isDue =
		isShown && isVisible && unread > 0 && may(me.role, "send") && !isKeptUnread(contactId, unread);
	useEffect(() => {
		releaseUnread(contactId);
		return () => releaseUnread(contactId);
	}, [contactId]);
	useEffect(() => {
		if (!isDue) return;
		const timer = setTimeout(() => {
			store.clearUnread(contactId);
			// On failure the server keeps its count; the next message or visit marks it again.
			store.api.markRead(contactId).catch(() => undefined);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [contactId, isDue, store]);
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

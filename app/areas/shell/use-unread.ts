import { createContext, useEffect, useState } from "react";
import { parseUnread } from "#app/contracts/workspace-frames.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** The member's unread conversations as the server counts them; null until it has said so. */
export const UnreadContext = createContext<number | null>(null);

/** Follows the server's number on the workspace's line. */
export function useUnread(memberId: string): number | null {
	const [unread, setUnread] = useState<number | null>(null);
	useWorkspaceEvent("hello", (frame) => setUnread((known) => frame.unread ?? known));
	useWorkspaceEvent("conversations", ({ counts }) =>
		setUnread((known) => parseUnread(counts, memberId) ?? known),
	);
	return unread;
}

/** Shows the number on the icon of the installed app, where there is one. */
export function useAppBadge(unread: number | null): void {
	useEffect(() => {
		// Not every browser has badges; one that has may refuse them to a page that is not installed.
		if (unread === null || !("setAppBadge" in navigator)) return;
		const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
		shown.catch(() => undefined);
	}, [unread]);
}

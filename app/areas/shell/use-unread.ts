import { createContext, useState } from "react";
import { parseUnread } from "#app/contracts/workspace-frames.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Unread conversations as the hub counts them; null until the workspace's line has said so. */
export const UnreadContext = createContext<number | null>(null);

/** Follows the number on the workspace's line: it comes with its greeting, and with each change of conversations. */
export function useUnread(): number | null {
	const [unread, setUnread] = useState<number | null>(null);
	useWorkspaceEvent("hello", (frame) => setUnread((known) => frame.unread ?? known));
	useWorkspaceEvent("conversations", ({ counts }) =>
		setUnread((known) => parseUnread(counts) ?? known),
	);
	return unread;
}

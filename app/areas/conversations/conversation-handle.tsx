import { type ComponentType, useState } from "react";
import { type UIMatch, useMatches } from "react-router";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { RoomThreadProps } from "./room-thread.tsx";

/** What the page of a conversation brings to its layout: with the list alone nothing of a conversation is loaded. */
export interface ConversationHandle extends ShellHandle {
	Thread: ComponentType<RoomThreadProps>;
}

/** What draws open channels; null until a conversation's page has brought it. Channels stay open behind the list. */
export function useThread(): ComponentType<RoomThreadProps> | null {
	const found = threadOf(useMatches().at(-1));
	const [kept, setKept] = useState(() => found);
	if (found !== null && found !== kept) setKept(() => found);
	return found ?? kept;
}

function threadOf(match: UIMatch | undefined): ComponentType<RoomThreadProps> | null {
	const handle = match?.handle as Partial<ConversationHandle> | undefined;
	return handle?.Thread ?? null;
}

/** The open channels, once a page has brought what draws them. */
export function Rooms({
	thread: Thread,
	...props
}: RoomThreadProps & { thread: ComponentType<RoomThreadProps> | null }) {
	return Thread ? <Thread {...props} /> : null;
}

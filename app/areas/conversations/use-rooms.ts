import { useState } from "react";
import { useMatches } from "react-router";
import { type Opened, withRoom } from "./rooms.ts";

/** The channels that are open in this tab; one more with each answer of the server. */
export function useRooms(): readonly Opened[] {
	const opened = useOpened();
	const [state, setState] = useState<{ seen: Opened | null; rooms: readonly Opened[] }>({
		seen: opened,
		rooms: opened === null ? [] : [opened],
	});
	if (opened === null || state.seen === opened) return state.rooms;
	const next = { seen: opened, rooms: withRoom(state.rooms, opened) };
	setState(next);
	return next.rooms;
}

/** What the page of the address brought: a channel's answer, unless this tab has the channel open already. */
function useOpened(): Opened | null {
	const last = useMatches().at(-1)?.loaderData;
	return isOpened(last) ? last.opened : null;
}

const isOpened = (data: unknown): data is { opened: Opened } =>
	typeof data === "object" && data !== null && "opened" in data && data.opened !== null;

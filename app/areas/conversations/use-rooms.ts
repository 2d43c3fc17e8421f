import { useState } from "react";
import { type Opened, withRoom } from "./rooms.ts";

/** The channels that are open in this tab; one more with each answer of the server. */
export function useRooms(opened: Opened | null): readonly Opened[] {
	const [state, setState] = useState<{ seen: Opened | null; rooms: readonly Opened[] }>({
		seen: opened,
		rooms: opened === null ? [] : [opened],
	});
	if (opened === null || state.seen === opened) return state.rooms;
	const next = { seen: opened, rooms: withRoom(state.rooms, opened) };
	setState(next);
	return next.rooms;
}

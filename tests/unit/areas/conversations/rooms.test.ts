import { expect, test } from "vitest";
import { type Opened, withRoom } from "#app/areas/conversations/rooms.ts";
import { findInRoom, noteRoom } from "#app/inbox/open-rooms.ts";

const opened = (id: string, inbox: object = {}): Opened =>
	({ channel: { id }, inbox }) as unknown as Opened;
const ids = (rooms: readonly Opened[]) => rooms.map(({ channel }) => channel.id);

test("the channels opened last stay open, four of them", () => {
	const rooms = ["a", "b", "c", "d", "e"].reduce<readonly Opened[]>(
		(known, id) => withRoom(known, opened(id)),
		[],
	);
	expect(ids(rooms)).toEqual(["e", "d", "c", "b"]);
	const again = opened("c", { seq: 9 });
	expect(ids(withRoom(rooms, again))).toEqual(["c", "e", "d", "b"]);
	expect(withRoom(rooms, again)[0]).toBe(again);
});

test("a conversation of an open channel is known here until the channel's room closes", () => {
	expect(findInRoom({ channelId: "a", contactId: "maria" })).toBeNull();
	const close = noteRoom("a", (id) => (id === "maria" ? "Maria" : null));
	expect(findInRoom({ channelId: "a", contactId: "maria" })).toEqual({ name: "Maria" });
	expect(findInRoom({ channelId: "a", contactId: "rui" })).toEqual({ name: null });
	// Another one took its place meanwhile, which the end of the first does not close.
	const closeOther = noteRoom("a", () => null);
	close();
	expect(findInRoom({ channelId: "a", contactId: "maria" })).toEqual({ name: null });
	closeOther();
	expect(findInRoom({ channelId: "a", contactId: "maria" })).toBeNull();
});

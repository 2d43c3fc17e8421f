import { expect, test } from "vitest";
import { computeUnreadMark, openUnreadMark } from "#app/inbox/conversation/unread-mark.ts";
import { messageView } from "../views.ts";

const incoming = (id: string) => messageView({ id, direction: "incoming" });
const outgoing = (id: string) => messageView({ id, direction: "outgoing" });

test("reading begins at the oldest unread message and stays there as more arrive", () => {
	const messages = [incoming("a"), outgoing("b"), incoming("c"), incoming("d")];
	const mark = computeUnreadMark(openUnreadMark(2), messages, true, false);
	expect(mark).toMatchObject({ firstUnreadId: "c", isSettled: true });
	expect(computeUnreadMark(mark, [...messages, incoming("e")], true, false)).toBe(mark);
});

test("with more unread than loaded the divider moves up as older ones load, never down", () => {
	const loaded = [incoming("d"), incoming("e")];
	const first = computeUnreadMark(openUnreadMark(3), loaded, true, false);
	expect(first).toMatchObject({ firstUnreadId: "d", isSettled: false });
	// One arrives live before the earlier page: it is news, not one of the three.
	const live = computeUnreadMark(first, [...loaded, incoming("f")], true, false);
	expect(live.firstUnreadId).toBe("d");
	const more = [incoming("b"), incoming("c"), ...loaded, incoming("f")];
	expect(computeUnreadMark(live, more, true, false)).toMatchObject({
		firstUnreadId: "c",
		isSettled: true,
	});
});

test("nothing unread, nothing loaded and an old part of the conversation draw no divider", () => {
	expect(computeUnreadMark(openUnreadMark(0), [incoming("a")], true, false).firstUnreadId).toBe(
		null,
	);
	expect(computeUnreadMark(openUnreadMark(2), [], true, false).firstUnreadId).toBe(null);
	expect(computeUnreadMark(openUnreadMark(2), [incoming("a")], true, true).firstUnreadId).toBe(
		null,
	);
});

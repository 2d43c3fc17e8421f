import { expect, test } from "vitest";
import { type Countable, count, noCounts } from "#app/domain/conversations/counts.ts";
import { unreadFor } from "#app/domain/conversations/unread.ts";

const plain: Countable = {
	status: "active",
	channelId: "c1",
	assigneeId: null,
	handler: "nobody",
	agentId: null,
	unread: 0,
	labels: [],
	waitingSince: null,
	snoozedUntil: null,
};

test("a member is called by what is unread and theirs or nobody's: not by a colleague's, an agent's or what is put aside", () => {
	const counts = noCounts();
	const unread = { ...plain, unread: 2 };
	count(counts, unread, 1);
	count(counts, { ...unread, assigneeId: "m1", handler: "person" }, 1);
	count(counts, { ...unread, assigneeId: "m2", handler: "person" }, 1);
	count(counts, { ...unread, handler: "agent", agentId: "a1" }, 1);
	count(counts, { ...unread, assigneeId: "m1", snoozedUntil: 9 }, 1);
	count(counts, { ...plain, assigneeId: "m1", handler: "person" }, 1);
	expect([unreadFor(counts, "m1"), unreadFor(counts, "m2"), unreadFor(counts, "m3")]).toEqual([
		2, 2, 1,
	]);
	expect(counts.unread).toBe(4);
});

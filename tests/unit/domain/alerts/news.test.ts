import { expect, test } from "vitest";
import { calledBy, newsOf, STALE_MS, type Watched } from "#app/domain/alerts/news.ts";

const NOW = 1_800_000_000_000;
const after: Watched = {
	status: "active",
	unread: 2,
	lastDirection: "incoming",
	lastActivityAt: NOW - 1_000,
	assigneeId: null,
	handler: "nobody",
};
const before = { unread: 1, lastActivityAt: NOW - 60_000 };

test("a customer's message is news, in a new conversation as in a known one", () => {
	expect(newsOf(null, after, NOW)).toBe("message");
	expect(newsOf(before, after, NOW)).toBe("message");
	expect(newsOf({ ...before, unread: 0 }, after, NOW)).toBe("message");
	const sameSecond = { unread: 1, lastActivityAt: after.lastActivityAt };
	expect(newsOf(sameSecond, after, NOW)).toBe("message");
});

test("what is marked as unread, assigned, ours or long past is none", () => {
	const same = { unread: after.unread, lastActivityAt: after.lastActivityAt };
	expect(newsOf({ ...same, unread: 0 }, after, NOW), "marked as unread").toBeNull();
	expect(newsOf(same, { ...after, assigneeId: "m1" }, NOW), "assigned").toBeNull();
	expect(newsOf(before, { ...after, lastDirection: "outgoing" }, NOW)).toBeNull();
	expect(newsOf(before, { ...after, lastActivityAt: NOW - STALE_MS }, NOW)).toBeNull();
});

test("once somebody has read or closed it, it is over: said once", () => {
	expect(newsOf(before, { ...after, unread: 0 }, NOW)).toBe("over");
	expect(newsOf(before, { ...after, status: "closed" }, NOW)).toBe("over");
	expect(newsOf({ ...before, unread: 0 }, { ...after, unread: 0 }, NOW)).toBeNull();
	expect(newsOf(null, { ...after, unread: 0 }, NOW)).toBeNull();
});

test("a note of now calls whom it names, once; an old one, and in what is closed, nobody", () => {
	const called = { ...after, mentioned: { ana: NOW - 1, rui: NOW - STALE_MS } };
	expect(calledBy(null, called, NOW)).toEqual(["ana"]);
	expect(calledBy({ mentioned: { ana: NOW - 9 } }, called, NOW), "again").toEqual(["ana"]);
	expect(calledBy({ mentioned: called.mentioned }, called, NOW)).toEqual([]);
	expect(calledBy(null, { ...called, status: "closed" }, NOW)).toEqual([]);
	expect(calledBy({ mentioned: called.mentioned }, after, NOW), "taken off").toEqual([]);
});

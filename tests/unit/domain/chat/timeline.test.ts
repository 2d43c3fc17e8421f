import { expect, test } from "vitest";
import { cutBlocks } from "#app/domain/chat/blocks.ts";
import { buildTimeline, findFirstUnread, type Bubble } from "#app/domain/chat/timeline.ts";

/** São Paulo is three hours behind. */
const dayKey = (at: number): string => new Date(at - 3 * 3_600_000).toISOString().slice(0, 10);
const NOON = Date.UTC(2026, 10, 20, 15);
const MINUTE = 60_000;

function bubble(id: string, minutes: number, over: Partial<Bubble> = {}): Bubble {
	return {
		id,
		type: "text",
		direction: "incoming",
		author: null,
		sentAt: NOON + minutes * MINUTE,
		...over,
	};
}

function picture(messages: Bubble[], firstUnreadId: string | null = null): string[] {
	return buildTimeline({ messages, before: null, after: null }, dayKey, firstUnreadId).map((row) =>
		row.type === "message"
			? `${row.message.id}${row.isFirst ? "<" : ""}${row.isLast ? ">" : ""}`
			: row.type,
	);
}

test("bubbles of one side within five minutes join, at five minutes they part", () => {
	expect(picture([bubble("a", 0), bubble("b", 4), bubble("c", 9)])).toEqual([
		"day",
		"a<",
		"b>",
		"c<>",
	]);
});

test("another side or another author starts a new group", () => {
	const rows = [
		bubble("a", 0),
		bubble("b", 1, { direction: "outgoing" }),
		bubble("c", 1, { direction: "outgoing", author: "Ana" }),
	];
	expect(picture(rows)).toEqual(["day", "a<>", "b<>", "c<>"]);
});

test("a system line stands for itself: what is said before and after it does not join", () => {
	const rows = [
		bubble("a", 0, { direction: "outgoing", author: "Ana" }),
		bubble("s", 1, { type: "system", direction: "outgoing", author: "Ana" }),
		bubble("b", 2, { direction: "outgoing", author: "Ana" }),
		bubble("c", 3, { direction: "outgoing", author: "Ana" }),
	];
	expect(picture(rows)).toEqual(["day", "a<>", "line", "b<", "c>"]);
});

test("a day begins at midnight of the reader's zone", () => {
	// 23:59 and 00:01 in São Paulo.
	const rows = [bubble("a", 11 * 60 + 59), bubble("b", 12 * 60 + 1)];
	expect(picture(rows)).toEqual(["day", "a<>", "day", "b<>"]);
});

test("the unread divider stands above its message and parts a group", () => {
	expect(picture([bubble("a", 0), bubble("b", 1)], "b")).toEqual(["day", "a<>", "unread", "b<>"]);
});

test("all keys differ even when days come mixed", () => {
	const rows = buildTimeline(
		{
			messages: [bubble("a", 0), bubble("b", 24 * 60), bubble("c", 1), bubble("d", 24 * 60)],
			before: null,
			after: null,
		},
		dayKey,
		null,
	);
	expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
});

test("reading begins at the oldest of the last unread incoming messages", () => {
	const rows = [
		bubble("a", 0),
		bubble("b", 1),
		bubble("mine", 2, { direction: "outgoing" }),
		bubble("c", 3),
	];
	expect(findFirstUnread(rows, 2)).toBe("b");
	expect(findFirstUnread(rows, 0)).toBeNull();
	expect(findFirstUnread(rows, 99)).toBe("a");
	expect(findFirstUnread([], 3)).toBeNull();
});

test("drawn in parts, a conversation is the same as drawn in one piece", () => {
	const sides = ["incoming", "outgoing"] as const;
	const messages = Array.from({ length: 400 }, (_, at) =>
		bubble(String(at), at * 3 + (at % 7 === 0 ? 9 : 0), {
			direction: sides[Math.floor(at / 5) % 2] ?? "incoming",
			type: at % 31 === 0 || at % 30 === 29 ? "system" : "text",
		}),
	);
	const unread = "120";
	const blocks = cutBlocks(messages, []);
	expect(blocks.length).toBeGreaterThan(10);
	expect(blocks.flatMap((block) => buildTimeline(block, dayKey, unread))).toEqual(
		buildTimeline({ messages, before: null, after: null }, dayKey, unread),
	);
});

test("in a group two people of one name are two, one after the other", () => {
	const by = (id: string) => ({ author: "Ana", inGroup: { author: { id } } });
	const rows = buildTimeline(
		{
			messages: [
				bubble("a", 0, by("lid:1")),
				bubble("b", 1, by("lid:1")),
				bubble("c", 2, by("lid:2")),
			],
			before: null,
			after: null,
		},
		dayKey,
		null,
	);
	const firsts = rows.flatMap((row) => (row.type === "message" ? [row.isFirst] : []));
	expect(firsts).toEqual([true, false, true]);
});

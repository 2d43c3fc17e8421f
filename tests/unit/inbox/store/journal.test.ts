import { expect, test } from "vitest";
import { Journal } from "#app/inbox/store/journal.ts";
import { messageView } from "../views.ts";

test("R23 a page asked for before a frame does not undo the frame", () => {
	const journal = new Journal();
	journal.record(
		[messageView({ id: "new", seq: 8 }), messageView({ id: "tick", status: "read", seq: 9 })],
		0,
	);
	const page = {
		messages: [messageView({ id: "tick", status: "sent", seq: 3 })],
		earlierCursor: null,
	};
	const merged = journal.overMessages(page, "c1", true).messages;
	expect(merged.map((message) => [message.id, message.seq])).toEqual([
		["tick", 9],
		["new", 8],
	]);
});

test("an earlier page gains nothing it did not have", () => {
	const journal = new Journal();
	journal.record([messageView()], 0);
	expect(journal.overMessages({ messages: [], earlierCursor: null }, "c1", false).messages).toEqual(
		[],
	);
	expect(journal.overMessages({ messages: [], earlierCursor: null }, "c2", true).messages).toEqual(
		[],
	);
});

test("what a frame said is forgotten after a minute", () => {
	const journal = new Journal();
	journal.record([messageView({ id: "old" })], 0);
	journal.record([messageView({ id: "new" })], 60_001);
	const merged = journal.overMessages({ messages: [], earlierCursor: null }, "c1", true);
	expect(merged.messages.map((message) => message.id)).toEqual(["new"]);
});

test("what several frames said within the minute is kept together", () => {
	const journal = new Journal();
	journal.record([messageView({ id: "one" })], 0);
	journal.record([messageView({ id: "two" })], 59_000);
	const merged = journal.overMessages({ messages: [], earlierCursor: null }, "c1", true);
	expect(merged.messages.map((message) => message.id)).toEqual(["one", "two"]);
});

test("R23 an older frame that comes after a newer one does not take its place", () => {
	const journal = new Journal();
	journal.record([messageView({ id: "m", status: "read", seq: 9 })], 0);
	journal.record([messageView({ id: "m", status: "sent", seq: 4 })], 1);
	const merged = journal.overMessages({ messages: [], earlierCursor: null }, "c1", true).messages;
	expect(merged.map(({ seq, status }) => [seq, status])).toEqual([[9, "read"]]);
});

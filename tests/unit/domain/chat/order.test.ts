import { expect, test } from "vitest";
import { compareContacts, compareMessages } from "#app/domain/chat/order.ts";

test("messages go by the gateway's moment, then by arrival", () => {
	const rows = [
		{ id: "c", sortAt: 2, arrival: 1 },
		{ id: "b", sortAt: 1, arrival: 2 },
		{ id: "a", sortAt: 1, arrival: 1 },
	];
	expect(rows.toSorted(compareMessages).map((row) => row.id)).toEqual(["a", "b", "c"]);
});

test("contacts go by their last message, newest first, the silent ones last", () => {
	const rows = [
		{ id: "silent", lastMessageAt: null },
		{ id: "old", lastMessageAt: 1 },
		{ id: "new-a", lastMessageAt: 2 },
		{ id: "new-b", lastMessageAt: 2 },
	];
	expect(rows.toSorted(compareContacts).map((row) => row.id)).toEqual([
		"new-b",
		"new-a",
		"old",
		"silent",
	]);
});

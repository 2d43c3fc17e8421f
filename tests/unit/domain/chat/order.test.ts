import { expect, test } from "vitest";
import { compareMessages } from "#app/domain/chat/order.ts";

test("messages go by the gateway's moment, then by arrival", () => {
	const rows = [
		{ id: "c", sortAt: 2, arrival: 1 },
		{ id: "b", sortAt: 1, arrival: 2 },
		{ id: "a", sortAt: 1, arrival: 1 },
	];
	expect(rows.toSorted(compareMessages).map((row) => row.id)).toEqual(["a", "b", "c"]);
});

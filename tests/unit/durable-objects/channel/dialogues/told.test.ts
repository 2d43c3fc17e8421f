import { expect, test } from "vitest";
import { describe } from "#durable-objects/channel/dialogues/told.ts";
import type { ContactRow } from "#durable-objects/channel/ledger/rows.ts";

const row = (over: Partial<ContactRow>): ContactRow =>
	({
		id: "c1",
		conversation_id: "s1",
		merged_into: null,
		service: null,
		last_at: 1,
		...over,
	}) as ContactRow;

test("what a visitor said of themself goes with the conversation into lists, where there is something (security b)", () => {
	expect(describe(row({ told: "name email" }), "ch")?.told).toEqual(["name", "email"]);
	// Most conversations have nothing of it, and are told as they always were.
	expect(describe(row({ told: null }), "ch")).not.toHaveProperty("told");
	expect(describe(row({ conversation_id: null, told: "name" }), "ch")).toBeNull();
});

import { expect, test } from "vitest";
import type { OutboxEntry } from "#app/inbox/store/outbox.ts";
import { withOutbox } from "#app/inbox/store/timeline-message.ts";
import { messageView } from "../views.ts";

const entry = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
	id: "e1",
	contactId: "c1",
	text: "Oi",
	quotedId: null,
	at: 5,
	state: "sending",
	code: null,
	...over,
});

test("what is on its way stands at the end with a clock, of this contact only", () => {
	const rows = withOutbox(
		[messageView({ sortAt: 99 })],
		[entry(), entry({ id: "e2", contactId: "c2" }), entry({ id: "e3", state: "failed" })],
		"c1",
		"Ana",
	);
	expect(rows.map((row) => [row.id, row.status])).toEqual([
		["m1", null],
		["e1", "queued"],
		["e3", "failed"],
	]);
});

test("R29 a text that the server already has is not shown twice", () => {
	expect(withOutbox([messageView({ id: "e1" })], [entry()], "c1", "Ana")).toHaveLength(1);
});

import { expect, test } from "vitest";
import { createPendingDeliveries, type Delivery } from "#app/areas/team/pending-deliveries.ts";
import { invitation } from "./team-lists.ts";

const sent: Delivery = { email: "bia@loja.test", isResend: false, outcome: "sent" };

test("an outcome that comes over the line is told once, and the row adds nothing", () => {
	const book = createPendingDeliveries();
	book.expect(invitation({ id: "i1" }), false);
	expect(book.isWaiting()).toBe(true);
	expect(book.hear("i1", sent)).toEqual(sent);
	expect(book.isWaiting()).toBe(false);
	expect(book.read([invitation({ id: "i1", mailOutcome: "sent" })])).toEqual([]);
	expect(book.hear("i1", sent)).toBeNull();
});

test("while the line is down the row tells, once", () => {
	const book = createPendingDeliveries();
	book.expect(invitation({ id: "i1" }), false);
	expect(book.read([invitation({ id: "i1", mailOutcome: "queued" })])).toEqual([]);
	const row = invitation({ id: "i1", mailOutcome: "failed" });
	expect(book.read([row])).toEqual([{ email: row.email, isResend: false, outcome: "failed" }]);
	expect(book.read([row])).toEqual([]);
	expect(book.hear("i1", { ...sent, outcome: "failed" })).toBeNull();
});

test("an outcome that overtakes the answer is not waited for", () => {
	const book = createPendingDeliveries();
	expect(book.hear("i1", sent)).toEqual(sent);
	book.expect(invitation({ id: "i1" }), false);
	expect(book.isWaiting()).toBe(false);
});

test("a resend's outcome is news again, and the row of the sending before says nothing", () => {
	const book = createPendingDeliveries();
	book.expect(invitation({ id: "i1" }), false);
	book.hear("i1", sent);
	book.begin("i1");
	book.expect(invitation({ id: "i1", resentCount: 1 }), true);
	expect(book.read([invitation({ id: "i1", resentCount: 0, mailOutcome: "sent" })])).toEqual([]);
	const again = { ...sent, isResend: true };
	expect(book.hear("i1", again)).toEqual(again);
});

test("rows of invitations nobody waits for are silent", () => {
	const book = createPendingDeliveries();
	expect(book.read([invitation({ id: "i9", mailOutcome: "sent" })])).toEqual([]);
});

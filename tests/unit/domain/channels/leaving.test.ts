import { expect, test } from "vitest";
import type { AccountNotice } from "#app/domain/channels/account-notice.ts";
import { moveOf } from "#app/domain/channels/leaving.ts";
import { decide } from "#app/domain/channels/link/instance-machine.ts";
import { initialLink, linked } from "#app/domain/channels/link/link-state.ts";

const NOW = 1_790_000_000_000;
const PHONE = "5511912345678";
const notice = (event: string): AccountNotice => ({
	kind: "account",
	at: NOW,
	phone: PHONE,
	event,
	details: [],
	until: null,
});

test("what Meta says of an account is a departure, a return, or neither", () => {
	for (const event of ["PARTNER_REMOVED", "ACCOUNT_OFFBOARDED", "ACCOUNT_DELETED"])
		expect(moveOf(notice(event)), event).toBe("left");
	expect(moveOf(notice("ACCOUNT_RECONNECTED"))).toBe("returned");
	for (const event of ["ACCOUNT_VIOLATION", "PARTNER_ADDED", ""])
		expect(moveOf(notice(event)), event).toBeNull();
	expect(moveOf({ kind: "review", at: NOW, decision: "PARTNER_REMOVED" })).toBeNull();
});

test("a number that left is disconnected with its reason until somebody, or its phone, connects it again", () => {
	const tell = (state: typeof initialLink, event: string) =>
		decide(state, { type: "gateway", event: { type: "account", notice: notice(event) } }, NOW);
	const before = linked(initialLink, PHONE, "Loja", NOW);
	const left = tell(before, "PARTNER_REMOVED");
	expect(left).toMatchObject({ status: "disconnected", reason: "left", due: {} });
	// Told twice, or after the link had ended by itself.
	expect(tell(left, "ACCOUNT_OFFBOARDED")).toMatchObject({ reason: "left" });
	expect(tell(initialLink, "PARTNER_REMOVED")).toMatchObject({ reason: "left" });
	expect(tell(left, "ACCOUNT_RECONNECTED")).toMatchObject({
		status: "connecting",
		due: { start: NOW },
	});
	// Who was disconnected by the team stays so.
	expect(tell(initialLink, "ACCOUNT_RECONNECTED")).toBe(initialLink);
	expect(tell(before, "ACCOUNT_RECONNECTED")).toBe(before);
});

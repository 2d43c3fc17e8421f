import { expect, test } from "vitest";
import { withTransfer } from "#app/domain/conversations/transfer.ts";

const BEFORE = { departmentId: "sales", assigneeId: "m1" };

test("what a transfer leaves out stays, and null takes it away", () => {
	expect(withTransfer(BEFORE, {})).toEqual(BEFORE);
	expect(withTransfer(BEFORE, { departmentId: "support", assignee: null })).toEqual({
		departmentId: "support",
		assigneeId: null,
	});
	expect(withTransfer(BEFORE, { assignee: { memberId: "m2" } })).toEqual({
		departmentId: "sales",
		assigneeId: "m2",
	});
	expect(withTransfer(BEFORE, { departmentId: null }).departmentId).toBeNull();
});

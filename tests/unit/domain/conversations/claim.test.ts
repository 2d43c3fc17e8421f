import { expect, test } from "vitest";
import { CLAIMS_BY_ANSWERING, isClaimable } from "#app/domain/conversations/claim.ts";

test("the first answer claims an open conversation that nobody has, and only that one", () => {
	expect(CLAIMS_BY_ANSWERING).toBe(true);
	expect(isClaimable({ assigneeId: null, closedAt: null })).toBe(true);
	expect(isClaimable({ assigneeId: "ana", closedAt: null })).toBe(false);
	expect(isClaimable({ assigneeId: null, closedAt: 1 })).toBe(false);
});

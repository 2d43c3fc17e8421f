import { expect, test } from "vitest";
import { replyWindowStart } from "#app/domain/inbox/reply-window.ts";

test("the window reaches back its hours from now", () => {
	expect(replyWindowStart(24, 100 * 3_600_000)).toBe(76 * 3_600_000);
});

test("a gateway without a window asks nothing of the customer", () => {
	expect(replyWindowStart(null, 5)).toBeNull();
});

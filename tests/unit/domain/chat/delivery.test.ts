import { expect, test } from "vitest";
import { findDelivery } from "#app/domain/chat/delivery.ts";

test("each step says when it was told", () => {
	expect(findDelivery({ status: "read", deliveredAt: 10, readAt: 20 }, true)).toEqual({
		delivered: { is: "told", at: 10 },
		read: { is: "told", at: 20 },
	});
});

test("what was read was delivered, also where nobody told when", () => {
	expect(findDelivery({ status: "read", readAt: 20 }, true).delivered).toEqual({ is: "done" });
	expect(findDelivery({ status: "delivered" }, true)).toEqual({
		delivered: { is: "done" },
		read: { is: "waiting" },
	});
});

test.each(["queued", "unknown", "sent", null] as const)(
	"%s waits where the channel tells, and is not guessed where it does not",
	(status) => {
		expect(findDelivery({ status }, true).read).toEqual({ is: "waiting" });
		expect(findDelivery({ status }, false)).toEqual({
			delivered: { is: "untold" },
			read: { is: "untold" },
		});
	},
);

test("a failed one never arrives", () => {
	expect(findDelivery({ status: "failed" }, false).delivered).toEqual({ is: "never" });
});

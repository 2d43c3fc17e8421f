import { expect, test } from "vitest";
import { windowEndOf } from "#app/domain/chat/reply-window.ts";

const HOUR_MS = 3_600_000;
const incoming = { direction: "incoming", sentAt: 0 } as const;
const outgoing = { direction: "outgoing", sentAt: 20 * HOUR_MS } as const;

test("the window ends 24 hours after the customer's last message, not after ours", () => {
	expect(windowEndOf([incoming, outgoing], 24)).toBe(24 * HOUR_MS);
	expect(windowEndOf([incoming, { ...incoming, sentAt: HOUR_MS }, outgoing], 24)).toBe(
		25 * HOUR_MS,
	);
});

test("without a window, or without a message of the customer at hand, no end is known", () => {
	expect(windowEndOf([incoming], null)).toBeNull();
	expect(windowEndOf([outgoing], 24)).toBeNull();
	expect(windowEndOf([], 24)).toBeNull();
});

test("what was said before the number was shared opens no window", () => {
	const before = { direction: "incoming", sentAt: 5, origin: "history" } as const;
	expect(windowEndOf([before], 24)).toBe(0);
	expect(windowEndOf([before], null)).toBeNull();
	expect(windowEndOf([before, { ...before, origin: "live" }], 24)).toBe(24 * 3_600_000 + 5);
});

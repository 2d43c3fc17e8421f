import { expect, test } from "vitest";
import { isReplyWindowOver } from "#app/domain/chat/reply-window.ts";

const HOUR_MS = 3_600_000;
const incoming = { direction: "incoming", sentAt: 0 } as const;
const outgoing = { direction: "outgoing", sentAt: 20 * HOUR_MS } as const;

test("the window ends 24 hours after the customer's last message, not after ours", () => {
	expect(isReplyWindowOver([incoming, outgoing], 24, 24 * HOUR_MS)).toBe(false);
	expect(isReplyWindowOver([incoming, outgoing], 24, 24 * HOUR_MS + 1)).toBe(true);
});

test("without a window, or without a message of the customer at hand, nothing is closed", () => {
	expect(isReplyWindowOver([incoming], null, 99 * HOUR_MS)).toBe(false);
	expect(isReplyWindowOver([outgoing], 24, 99 * HOUR_MS)).toBe(false);
	expect(isReplyWindowOver([], 24, 99 * HOUR_MS)).toBe(false);
});

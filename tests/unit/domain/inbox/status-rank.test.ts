import fc from "fast-check";
import { expect, test } from "vitest";
import { MESSAGE_STATUSES, type MessageStatus } from "#app/domain/inbox/message.ts";
import { mergeStatus } from "#app/domain/inbox/status-rank.ts";
import type { GatewayMessageStatus } from "#app/domain/channels/gateway-event.ts";

const REPORTS = ["failed", "sent", "delivered", "read"] as const;

/** The status after each report, down the columns of `REPORTS`. */
test.each<[MessageStatus, MessageStatus[]]>([
	["queued", ["failed", "sent", "delivered", "read"]],
	["unknown", ["failed", "sent", "delivered", "read"]],
	["sent", ["failed", "sent", "delivered", "read"]],
	// The gateway's word that it is sent may be older than its word that it failed.
	["failed", ["failed", "failed", "delivered", "read"]],
	["delivered", ["delivered", "delivered", "delivered", "read"]],
	["read", ["read", "read", "read", "read"]],
])("I14 from %s the reports failed, sent, delivered, read lead to %j", (current, after) => {
	expect(REPORTS.map((reported) => mergeStatus(current, reported))).toEqual(after);
});

test("I14 read without delivered is normal", () => {
	expect(mergeStatus("sent", "read")).toBe("read");
});

const merged = (reports: GatewayMessageStatus[], from: MessageStatus): MessageStatus =>
	reports.reduce<MessageStatus>(mergeStatus, from);

test("R11 reports in any order and any number end in the same status", () => {
	const shuffledTwice = fc
		.array(fc.constantFrom(...REPORTS), { minLength: 1, maxLength: 5 })
		.chain((reports) => {
			const more = fc
				.array(fc.constantFrom(...reports), { maxLength: 5 })
				.map((repeated) => [...reports, ...repeated]);
			const shuffled = more.chain((all) =>
				fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
			);
			return fc.tuple(fc.constant(reports), shuffled, fc.constantFrom(...MESSAGE_STATUSES));
		});
	fc.assert(
		fc.property(shuffledTwice, ([reports, shuffled, from]) => {
			expect(merged(shuffled, from)).toBe(merged(reports, from));
		}),
		{ numRuns: 2_000 },
	);
});

test("R11 a tick that went up never goes down", () => {
	const height = { queued: 0, unknown: 0, failed: 0, sent: 1, delivered: 2, read: 3 };
	const sign = fc.constantFrom(...REPORTS);
	fc.assert(
		fc.property(fc.array(sign), (reports) => {
			let status: MessageStatus = "queued";
			for (const reported of reports) {
				const next = mergeStatus(status, reported);
				// Only the server's own late refusal takes the single tick back.
				if (next !== "failed") expect(height[next]).toBeGreaterThanOrEqual(height[status]);
				else expect(height[status]).toBeLessThanOrEqual(height.sent);
				status = next;
			}
		}),
	);
});

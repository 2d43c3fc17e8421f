import { expect, test } from "vitest";
import {
	CLAIM_STALE_MS,
	isConsumedByList,
	nextConsumption,
} from "#app/domain/facebook/purchase.ts";

const NOW = 1_790_000_000_000;

test("N07 Meta is asked once: not again when consumed, nor while somebody is asking", () => {
	const step = (consumingAt: number | null, consumedAt: number | null = null) =>
		nextConsumption({ consumingAt, consumedAt }, NOW);
	expect(step(null)).toBe("ask");
	expect(step(NOW - 1)).toBe("asking");
	expect(step(NOW - CLAIM_STALE_MS)).toBe("asking");
	expect(step(NOW - CLAIM_STALE_MS - 1)).toBe("look");
	expect(step(null, NOW)).toBe("consumed");
	expect(step(NOW - CLAIM_STALE_MS - 1, NOW)).toBe("consumed");
});

test("Meta's list decides: what is not in it, or is in it as consumed, is consumed", () => {
	const listed = [
		{ paymentId: "1", isConsumed: false },
		{ paymentId: "2", isConsumed: true },
	];
	expect(["1", "2", "3"].map((id) => isConsumedByList(listed, id))).toEqual([false, true, true]);
});

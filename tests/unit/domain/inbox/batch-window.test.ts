import { expect, test } from "vitest";
import { batchWindowMs, MAX_BATCH_MS } from "#app/domain/inbox/batch-window.ts";

test("a team's tabs wait for nothing, a crowd for fifty milliseconds at most", () => {
	for (const sockets of [0, 1, 8, 49]) expect(batchWindowMs(sockets), `${sockets}`).toBe(0);
	expect(batchWindowMs(50)).toBe(1);
	expect(batchWindowMs(100)).toBe(6);
	expect(batchWindowMs(1000)).toBe(MAX_BATCH_MS);
	expect(batchWindowMs(100_000)).toBe(MAX_BATCH_MS);
});

test("the time never falls as sockets are added", () => {
	for (let sockets = 0; sockets < 1000; sockets += 1)
		expect(batchWindowMs(sockets + 1)).toBeGreaterThanOrEqual(batchWindowMs(sockets));
});

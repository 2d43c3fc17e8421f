import { expect, test } from "vitest";
import { transferMs } from "#app/domain/inbox/transfer-time.ts";

test("a file has the time its size needs", () => {
	expect(transferMs(0)).toBe(0);
	expect(transferMs(1)).toBe(1);
	expect(transferMs(512 * 1000)).toBe(1000);
	// A hundred megabytes: less than four minutes.
	expect(transferMs(100 * 1024 * 1024)).toBeLessThan(4 * 60_000);
});

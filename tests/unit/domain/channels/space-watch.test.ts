import { expect, test, vi } from "vitest";
import { createSpaceWatch } from "#app/domain/channels/space-watch.ts";

test("the size is asked once for some hundred messages", () => {
	const sizeOf = vi.fn(() => 10);
	const isFull = createSpaceWatch(sizeOf, 100);
	for (let n = 0; n < 1000; n += 1) expect(isFull()).toBe(false);
	expect(sizeOf).toHaveBeenCalledTimes(4);
});

test("R32 a store that is full refuses until it was cleared, and then takes at once", () => {
	let size = 99;
	const isFull = createSpaceWatch(() => size, 100);
	expect(isFull()).toBe(false);
	size = 100;
	const taken = Array.from({ length: 300 }, isFull).filter((full) => !full);
	expect(taken).toHaveLength(255);
	expect(isFull()).toBe(true);
	size = 99;
	expect(isFull()).toBe(false);
});

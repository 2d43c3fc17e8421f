import { expect, test } from "vitest";
import { BLOCK_SIZE, cutBlocks } from "#app/domain/chat/blocks.ts";

const many = (from: number, to: number): { id: string }[] =>
	Array.from({ length: to - from }, (_, at) => ({ id: `m${String(from + at)}` }));

test("every message is in one block, in order, and no block is larger than the rest", () => {
	const messages = many(0, 100);
	const blocks = cutBlocks(messages, []);
	expect(blocks.flatMap((block) => block.messages)).toEqual(messages);
	expect(blocks.map((block) => block.messages.length)).toEqual([30, 30, 30, 10]);
	expect(cutBlocks([], blocks)).toEqual([]);
});

test("a message that comes changes the last block alone, until that is full", () => {
	let messages = many(0, 2 * BLOCK_SIZE - 1);
	let blocks = cutBlocks(messages, []);
	messages = [...messages, { id: "a" }];
	const next = cutBlocks(messages, blocks);
	expect(next[0]).toBe(blocks[0]);
	expect(next[1]).not.toBe(blocks[1]);
	blocks = cutBlocks([...messages, { id: "b" }], next);
	expect(blocks[0]).toBe(next[0]);
	expect(blocks.map(({ id }) => id)).toEqual(["m0", `m${String(BLOCK_SIZE)}`, "b"]);
});

test("older messages move no cut: what stands on the screen stays", () => {
	const newer = many(100, 200);
	const blocks = cutBlocks(newer, []);
	const both = cutBlocks([...many(0, 100), ...newer], blocks);
	// The block above knows who follows now; nothing else of these changed.
	expect(both.slice(-3)).toEqual(blocks.slice(1));
	expect(both.slice(-3).every((block, at) => block === blocks[at + 1])).toBe(true);
	expect(both.map(({ id }) => id)).toContain("m100");
	expect(both.flatMap((block) => block.messages)).toHaveLength(200);
});

test("a changed message changes its block, and a neighbour that joins it", () => {
	const messages = many(0, 3 * BLOCK_SIZE);
	const blocks = cutBlocks(messages, []);
	const ticked = messages.map((one, at) => (at === BLOCK_SIZE + 5 ? { ...one } : one));
	const next = cutBlocks(ticked, blocks);
	expect(next.map((block, at) => block === blocks[at])).toEqual([true, false, true]);
	const first = messages.map((one, at) => (at === BLOCK_SIZE ? { ...one } : one));
	expect(cutBlocks(first, blocks).map((block, at) => block === blocks[at])).toEqual([
		false,
		false,
		true,
	]);
});

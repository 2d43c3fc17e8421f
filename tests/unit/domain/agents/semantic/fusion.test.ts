import fc from "fast-check";
import { expect, test } from "vitest";
import { fuseRanks } from "#app/domain/agents/semantic/fusion.ts";

const same = (item: string): string => item;
const fuse = (...lists: readonly [items: string[], weight?: number][]) =>
	fuseRanks(
		lists.map(([items, weight = 1]) => ({ items, weight })),
		same,
	).map(({ item }) => item);

test("what two searches find stands before what one of them finds", () => {
	expect(fuse([["a", "b", "c"]], [["d", "c", "e"]])).toEqual(["c", "a", "d", "b", "e"]);
});

test("things of equal rank keep the order of the lists", () => {
	expect(fuse([["a", "b"]], [["b", "a"]])).toEqual(["a", "b"]);
	expect(fuse([["a"]], [["b"]])).toEqual(["a", "b"]);
	expect(fuse([["b"]], [["a"]])).toEqual(["b", "a"]);
});

test("an empty list changes no order, and two bring nothing", () => {
	expect(fuse([["a", "b"]], [[]])).toEqual(["a", "b"]);
	expect(fuse([[]], [["a", "b"]])).toEqual(["a", "b"]);
	expect(fuse([[]], [[]])).toEqual([]);
});

test("a heavier list decides, and one without weight is not there", () => {
	expect(fuse([["a", "b"], 1], [["b", "a"], 2])).toEqual(["b", "a"]);
	expect(fuse([["a"], 1], [["b"], 0])).toEqual(["a"]);
});

test("of a thing that stands twice in a list the better place counts, and places behind it move up", () => {
	expect(fuse([["a", "a", "b"]], [["b"]])).toEqual(fuse([["a", "b"]], [["b"]]));
	expect(fuseRanks([{ items: ["x", "x"], weight: 1 }], same)).toEqual([
		{ item: "x", rank: 1 / 61 },
	]);
});

test("everything is there once, the first list's as it stands there, in falling rank", () => {
	const list = fc.array(fc.constantFrom<string>("a", "b", "c", "d", "e", "f"));
	fc.assert(
		fc.property(list, list, (one, other) => {
			const tag = (from: string) => (key: string) => ({ key, from });
			const fused = fuseRanks(
				[
					{ items: one.map(tag("one")), weight: 1 },
					{ items: other.map(tag("other")), weight: 1 },
				],
				({ key }) => key,
			);
			expect(fused.map(({ item }) => item.key).toSorted()).toEqual(
				[...new Set([...one, ...other])].toSorted(),
			);
			for (const { item } of fused) expect(item.from === "one").toBe(one.includes(item.key));
			const ranks = fused.map(({ rank }) => rank);
			expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
		}),
	);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { GOOD, type Ranked } from "#app/domain/agents/retrieval/confidence.ts";
import type { IndexedPassage } from "#app/domain/agents/retrieval/knowledge-index.ts";
import { fuseRanks, joinNear, rankNear } from "#app/domain/agents/semantic/near.ts";
import { quantize, readVectors } from "#app/domain/agents/semantic/vectors.ts";

const LENGTH = 32;
/** A vector in the direction of one figure, and a little of all. */
const towards = (at: number, much = 1): Int8Array =>
	quantize(
		Array.from({ length: LENGTH }, (_, n) => (n === at ? much : 0.1 + (n % 3) / 20)),
	) as Int8Array;
const passage = (entryId: string, text = entryId): IndexedPassage => ({
	entryId,
	title: entryId,
	text,
});
const known = Array.from({ length: 20 }, (_, at) => passage(`e${at}`));
const vectorsOf = (entryId: string) => readVectors(towards(Number(entryId.slice(1))), LENGTH);

test("the nearest comes first, and only what stands out is near", () => {
	const near = rankNear(towards(7), known, vectorsOf, 5);
	expect(near).toHaveLength(5);
	expect(near[0]).toMatchObject({ entryId: "e7", isNear: true });
	expect(near.slice(1).some(({ isNear }) => isNear)).toBe(false);
});

test("each passage of an entry has its own vector; what has none yet is not found", () => {
	const two = [passage("e1", "um"), passage("e1", "dois"), passage("e2"), passage("new")];
	const ofEntry = (entryId: string) =>
		entryId === "new"
			? null
			: readVectors(
					entryId === "e1" ? Int8Array.from([...towards(1), ...towards(9)]) : towards(2),
					LENGTH,
				);
	const near = rankNear(towards(9), two, ofEntry, 9);
	expect(near.map(({ text }) => text)).toHaveLength(3);
	expect(near[0]).toMatchObject({ entryId: "e1", text: "dois" });
	expect(rankNear(towards(9), [passage("new")], ofEntry, 9)).toEqual([]);
	expect(rankNear(towards(9), [], ofEntry, 9)).toEqual([]);
});

test("of few passages the clear one is near too", () => {
	const few = [passage("e1"), passage("e2"), passage("e3")];
	expect(rankNear(towards(2), few, vectorsOf, 3)[0]).toMatchObject({ entryId: "e2", isNear: true });
	expect(rankNear(towards(2), [passage("e2")], vectorsOf, 3)[0]?.isNear).toBe(false);
});

const ranked = (entryId: string, share: number): Ranked<IndexedPassage> => ({
	...passage(entryId),
	share,
	isStrange: false,
	matched: ["x"],
});

test("words say how sure a passage is; what only meaning found is never sure", () => {
	const words = [ranked("a", 0.9), ranked("b", 0.5), ranked("c", 0.1)];
	const near = ["c", "d", "e"].map((id, at) => ({ ...passage(id), isNear: at < 2 }));
	const joined = joinNear(words, near);
	expect(joined.map(({ entryId }) => entryId)).toEqual(["c", "a", "b", "d", "e"]);
	// Where words are unsure, what is near stands before what is no more than a guess of theirs.
	const unsure = [ranked("a", 0.4), ranked("b", 0.3)];
	const guessed = joinNear(unsure, [{ ...passage("d"), isNear: true }]);
	expect(guessed.map(({ entryId }) => entryId)).toEqual(["d", "a", "b"]);
	// What is only next best in meaning fills up.
	const next = [
		{ ...passage("d"), isNear: false },
		{ ...passage("b"), isNear: false },
	];
	expect(joinNear(unsure, next).map(({ entryId }) => entryId)).toEqual(["a", "b", "d"]);
	expect(Object.fromEntries(joined.map(({ entryId, share }) => [entryId, share]))).toEqual({
		a: 0.9,
		b: 0.5,
		c: 0.1,
		d: 0.25,
		e: 0,
	});
	expect(joined.filter(({ share }) => share >= GOOD)).toHaveLength(1);
	expect(joinNear(words, [])).toEqual(words);
	expect(joinNear<IndexedPassage>([], near).map(({ entryId }) => entryId)).toEqual(["c", "d", "e"]);
});

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

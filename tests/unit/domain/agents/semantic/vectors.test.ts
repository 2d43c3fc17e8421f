import fc from "fast-check";
import { expect, test } from "vitest";
import {
	isDimension,
	lengthOf,
	likenessOf,
	quantize,
	readVectors,
} from "#app/domain/agents/semantic/vectors.ts";

const LENGTH = 64;
const figures = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
	minLength: LENGTH,
	maxLength: LENGTH,
});
const cosine = (one: readonly number[], other: readonly number[]): number => {
	const dot = (a: readonly number[], b: readonly number[]) =>
		a.reduce((sum, figure, at) => sum + figure * (b[at] ?? 0), 0);
	return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
};

test("what is no vector is none", () => {
	const good = Array.from({ length: LENGTH }, () => 0.5);
	expect(quantize(good)).toHaveLength(LENGTH);
	for (const bad of [
		[],
		good.slice(0, 31),
		Array.from({ length: 4_097 }, () => 1),
		good.map(() => 0),
		[...good.slice(1), Number.NaN],
		[...good.slice(1), Number.POSITIVE_INFINITY],
	])
		expect(quantize(bad)).toBeNull();
	expect([32, 1_024, 4_096].every(isDimension)).toBe(true);
	expect([0, 31, 4_097, 100.5, Number.NaN].some(isDimension)).toBe(false);
});

test("likeness in bytes is the cosine of the figures, whatever their size", () => {
	fc.assert(
		fc.property(
			figures,
			figures,
			fc.double({ min: 0.001, max: 1_000, noNaN: true }),
			(a, b, size) => {
				const norm = (vector: readonly number[]) => Math.hypot(...vector);
				fc.pre(norm(a) > 0.5 && norm(b) > 0.5);
				const one = quantize(a.map((figure) => figure * size));
				const other = quantize(b);
				if (one === null || other === null) throw new Error("no vector");
				const likeness = likenessOf(one, lengthOf(one), readVectors(other, LENGTH), 0);
				expect(Math.abs(likeness - cosine(a, b))).toBeLessThan(0.02);
			},
		),
	);
});

test("passages of a text stand one behind the other", () => {
	const axis = (at: number) =>
		quantize(Array.from({ length: LENGTH }, (_, n) => (n === at ? 1 : 0))) as Int8Array;
	const vectors = readVectors(Int8Array.from([...axis(3), ...axis(5)]), LENGTH);
	expect(vectors.lengths).toHaveLength(2);
	expect(likenessOf(axis(5), lengthOf(axis(5)), vectors, 1)).toBeCloseTo(1);
	expect(likenessOf(axis(5), lengthOf(axis(5)), vectors, 0)).toBe(0);
	expect(likenessOf(axis(5), 0, vectors, 1)).toBe(0);
});

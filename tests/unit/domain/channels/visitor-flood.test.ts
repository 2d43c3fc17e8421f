import { expect, test } from "vitest";
import {
	FREE_VISITORS_PER_HOUR,
	FREE_VISITORS_PER_MINUTE,
	isEnough,
	type NewVisitors,
	proofBits,
	withVisitor,
} from "#app/domain/channels/visitor-flood.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const come = (count: number, at = NOW, before: NewVisitors = []): NewVisitors =>
	Array.from({ length: count }).reduce<NewVisitors>((seen) => withVisitor(seen, at), before);

test("ten new visitors a minute are asked for nothing, the eleventh for a proof (security 2)", () => {
	expect(proofBits(come(FREE_VISITORS_PER_MINUTE - 1), NOW)).toBe(0);
	expect(proofBits(come(FREE_VISITORS_PER_MINUTE), NOW)).toBe(14);
	expect(proofBits(come(FREE_VISITORS_PER_MINUTE), NOW + 60_000)).toBe(14);
	expect(proofBits(come(FREE_VISITORS_PER_MINUTE), NOW + 120_000)).toBe(0);
});

test("a slow flood is seen by the hour, and a stronger one costs more, up to a bound (security 2)", () => {
	let seen: NewVisitors = [];
	for (let n = 0; n < FREE_VISITORS_PER_HOUR; n++) seen = withVisitor(seen, NOW + n * 30_000);
	expect(proofBits(seen, NOW + FREE_VISITORS_PER_HOUR * 30_000)).toBe(14);
	expect(proofBits(come(40), NOW)).toBe(16);
	expect(proofBits(come(1200), NOW)).toBe(19);
	expect(come(1200)).toHaveLength(1);
	expect(proofBits(come(1200), NOW + 3_600_000)).toBe(0);
});

test("what was asked for a moment ago is enough while the flood rises; nothing is not (security 2)", () => {
	expect(isEnough(0, 0)).toBe(true);
	expect(isEnough(0, 14)).toBe(false);
	expect(isEnough(14, 16)).toBe(true);
	expect(isEnough(14, 17)).toBe(false);
});

import { expect, test } from "vitest";
import {
	computeLeftOut,
	FAR_PX,
	NEAR_PX,
	type PlacedBlock,
} from "#app/inbox/conversation/block-window.ts";

const HEIGHT_PX = 800;
const BLOCK_PX = 1000;
const none = new Map<string, number>();

/** A hundred blocks of one height, seen from where the reader is. */
const place = (scrolledPx: number, held: readonly number[] = []): PlacedBlock[] =>
	Array.from({ length: 100 }, (_, at) => ({
		id: String(at),
		topPx: at * BLOCK_PX - scrolledPx,
		bottomPx: (at + 1) * BLOCK_PX - scrolledPx,
		isHeld: held.includes(at),
	}));

test("what is far away is left out with its height, what is near is drawn", () => {
	const left = computeLeftOut(place(50_000), HEIGHT_PX, none);
	expect(left.size).toBeGreaterThan(90);
	expect(left.get("0")).toBe(BLOCK_PX);
	for (const near of ["48", "49", "50", "51", "52"]) expect(left.has(near)).toBe(false);
});

test("a block is drawn before it can be seen, and left out only much later", () => {
	const away = computeLeftOut(place(50_000), HEIGHT_PX, none);
	const near = computeLeftOut(place(47_000 + NEAR_PX), HEIGHT_PX, away);
	expect(near.has("46")).toBe(false);
	expect(computeLeftOut(place(47_000 + FAR_PX), HEIGHT_PX, near).has("46")).toBe(false);
	expect(computeLeftOut(place(47_001 + FAR_PX), HEIGHT_PX, near).has("46")).toBe(true);
});

test("a small step changes nothing, and nothing is drawn again", () => {
	const left = computeLeftOut(place(50_000), HEIGHT_PX, none);
	expect(computeLeftOut(place(50_200), HEIGHT_PX, left)).toBe(left);
});

test("focus, a selection or a recording keeps its block and the neighbours", () => {
	const left = computeLeftOut(place(50_000, [3]), HEIGHT_PX, none);
	expect(["1", "2", "3", "4", "5"].map((id) => left.has(id))).toEqual([
		true,
		false,
		false,
		false,
		true,
	]);
});

test("where nothing is laid out, nothing is left out", () => {
	expect(computeLeftOut(place(50_000), 0, none)).toBe(none);
});

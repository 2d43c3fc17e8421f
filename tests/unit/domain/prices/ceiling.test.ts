import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type Ceiling,
	isStopped,
	MAX_CEILING_MICROS,
	parseReais,
	reachedOf,
	TOLD_AT,
} from "#app/domain/prices/ceiling.ts";

const REAL = 1_000_000;
const TEN: Ceiling = { micros: 10 * REAL, stopsPeople: false, releasedFor: null };
const at = (spent: number, next = 0, month = "2026-11") => ({
	spent: spent * REAL,
	next: next * REAL,
	month,
});

test("a message that would go beyond the ceiling does not leave; one that just reaches it does", () => {
	expect(isStopped(TEN, "agent", at(9, 1))).toBe(false);
	expect(isStopped(TEN, "agent", at(9, 1.01))).toBe(true);
	expect(isStopped(TEN, "agent", at(10, 0))).toBe(false);
	expect(isStopped(TEN, "person", at(99, 1))).toBe(false);
	expect(isStopped(null, "agent", at(99, 1))).toBe(false);
});

test("people stop only where the admin chose so, and go on for the month that a manager released", () => {
	const all = { ...TEN, stopsPeople: true };
	expect(isStopped(all, "person", at(10, 1))).toBe(true);
	expect(isStopped({ ...all, releasedFor: "2026-11" }, "person", at(10, 1))).toBe(false);
	expect(isStopped({ ...all, releasedFor: "2026-11" }, "agent", at(10, 1))).toBe(true);
	expect(isStopped({ ...all, releasedFor: "2026-10" }, "person", at(10, 1))).toBe(true);
});

test("whoever is stopped as a person is stopped as an agent", () => {
	fc.assert(
		fc.property(fc.nat(1e9), fc.nat(1e9), fc.boolean(), (micros, spent, stopsPeople) => {
			const ceiling = { micros, stopsPeople, releasedFor: null };
			const spending = { spent, next: 1, month: "2026-11" };
			return !isStopped(ceiling, "person", spending) || isStopped(ceiling, "agent", spending);
		}),
	);
});

test("managers hear of 80 % and of 100 %", () => {
	expect([7.99, 8, 9.99, 10, 50].map((spent) => reachedOf(TEN, spent * REAL))).toEqual([
		null,
		80,
		80,
		100,
		100,
	]);
	expect(reachedOf(null, 5)).toBeNull();
	expect(TOLD_AT.toSorted((a, b) => a - b)).toEqual([...TOLD_AT]);
});

test.each([
	["1.234,56", 2, 1_234_560_000],
	["R$ 10", 2, 10_000_000],
	["10.5", 2, 10_500_000],
	["0,0187", 6, 18_700],
	["0,0187", 2, null],
	["1.000.000,00", 2, MAX_CEILING_MICROS],
	["1.000.000,01", 2, null],
	["-1", 2, null],
	["1e3", 2, null],
	["", 2, null],
	["1,2,3", 2, null],
])("%s with %i decimals is %s millionths", (typed, decimals, expected) => {
	expect(parseReais(typed, decimals)).toBe(expected);
});

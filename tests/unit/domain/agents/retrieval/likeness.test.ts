import { expect, test } from "vitest";
import {
	costOfSlips,
	countForeign,
	countSlips,
	lettersOf,
	slipsAllowed,
	soundOf,
} from "#app/domain/agents/retrieval/likeness.ts";

test.each([
	["xegar", "chegar"],
	["canselar", "cancelar"],
	["ospital", "hospital"],
	["sinau", "sinal"],
	["comfirmar", "confirmar"],
	["geito", "jeito"],
	["familha", "familia"],
	["kilo", "quilo"],
])("%s sounds as %s", (written, meant) => {
	expect(soundOf(written)).toBe(soundOf(meant));
});

test("hands swap and double letters more easily than they take another one, and what is too far is none", () => {
	const costs = [
		costOfSlips("bolo", "bolo", 1),
		costOfSlips("boolo", "bolo", 1),
		costOfSlips("hroas", "horas", 1),
		costOfSlips("entrga", "entrega", 1.25),
		costOfSlips("extra", "entra", 1.25),
	];
	expect(costs).toEqual(costs.toSorted((one, other) => one - other));
	expect(new Set(costs).size).toBe(costs.length);
	expect(costOfSlips("calorias", "coloridas", slipsAllowed("calorias"))).toBe(Infinity);
	expect(costOfSlips("ilga", "liga", 1)).toBeLessThan(1);
	expect(["pix", "bolo", "encomenda"].map((word) => slipsAllowed(word) > 0.5)).toEqual([
		false,
		true,
		true,
	]);
});

test("letters that only one of two words has are counted", () => {
	expect(countForeign(lettersOf("troca"), lettersOf("torca"))).toBe(0);
	expect(countForeign(lettersOf("bolo"), lettersOf("bola"))).toBe(1);
	expect(countForeign(lettersOf("pix"), lettersOf("bolo"))).toBe(6);
});

test("swapped letters are one slip, and what is too far is not counted on", () => {
	expect(countSlips("hroas", "horas", 2)).toBe(1);
	expect(countSlips("bolo", "bolo", 1)).toBe(0);
	expect(countSlips("bolo", "sapato", 2)).toBe(3);
});

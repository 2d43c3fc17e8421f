import { expect, test } from "vitest";
import { countSlips, slipsAllowed, soundOf } from "#app/domain/agents/retrieval/likeness.ts";

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

test("swapped letters are one slip, and what is too far is not counted on", () => {
	expect(countSlips("hroas", "horas", 2)).toBe(1);
	expect(countSlips("entrga", "entrega", 2)).toBe(1);
	expect(countSlips("bolo", "bolo", 1)).toBe(0);
	expect(countSlips("bolo", "sapato", 2)).toBe(3);
	expect(["pix", "bolo", "encomenda"].map(slipsAllowed)).toEqual([0, 1, 2]);
});

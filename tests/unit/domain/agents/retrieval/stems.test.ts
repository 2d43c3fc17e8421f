import { expect, test } from "vitest";
import { stemOf } from "#app/domain/agents/retrieval/stems.ts";

test.each([
	["promocoes", "promocao"],
	["entregam", "entregas"],
	["horarios", "horario"],
	["animais", "animal"],
	["maos", "mao"],
	["paes", "pao"],
	["cores", "cor"],
	["azuis", "azul"],
	["devolucao", "devolver"],
	["lavar", "lave"],
	["parcelar", "parcelamos"],
	["camisetas", "camiseta"],
	["pague", "pagamento"],
])("%s and %s are one word", (one, other) => {
	expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
	["camisa", "camiseta"],
	["pix", "pixel"],
	["38", "380"],
])("%s and %s are two words", (one, other) => {
	expect(stemOf(one)).not.toBe(stemOf(other));
});

import { expect, test } from "vitest";
import { readConfirmation } from "#app/domain/agents/acts/confirmation.ts";

test.each([
	"sim",
	"Sim!",
	"s",
	"pode sim, por favor",
	"confirmo",
	"ok",
	"isso mesmo",
	"👍",
	"yes please",
	"claro, pode",
	"sí",
])("%s is a yes", (text) => expect(readConfirmation(text)).toBe("yes"));

test.each(["não", "nao", "Não, obrigada", "cancela", "deixa", "não pode", "no", "👎"])(
	"%s is a no",
	(text) => expect(readConfirmation(text)).toBe("no"),
);

test.each([
	"sim, mas com outro endereço",
	"sim?",
	"quanto custa?",
	"pode ser amanhã às três da tarde",
	"acho que sim mas antes me diga o frete",
	"",
	"kkkk",
	"obrigada",
])("%s is neither, and nothing is done", (text) => expect(readConfirmation(text)).toBeNull());

import { expect, test } from "vitest";
import { registerOf, sayRegister } from "#app/domain/agents/register.ts";

const said = (...texts: string[]) => texts.map((text) => ({ by: "customer", text }));

test("the customer's register is that of what they wrote last", () => {
	expect(registerOf(said("Boa tarde, qual o horário?"))).toBe("plain");
	expect(registerOf(said("Prezados, solicito o valor do frete."))).toBe("formal");
	expect(registerOf(said("O senhor pode me dizer o preço?"))).toBe("formal");
	expect(registerOf(said("e aí blz, vc tem tênis?"))).toBe("close");
	expect(registerOf(said("tu tem esse no 38?"))).toBe("close");
	expect(registerOf(said("¿Usted tiene este modelo?"))).toBe("formal");
	expect(registerOf(said("Prezados, bom dia", "blz valeu"))).toBe("close");
	expect(registerOf(said("virtude, estatua, cartucho, custa"))).toBe("plain");
	expect(registerOf([{ by: "agent", text: "O senhor deseja algo?" }])).toBe("plain");
});

test("each register has its rule", () => {
	expect(new Set((["formal", "plain", "close"] as const).map(sayRegister)).size).toBe(3);
});

import { expect, test } from "vitest";
import { listSigns, signOf } from "#app/domain/agents/retrieval/signs.ts";
import { stemOf } from "#app/domain/agents/retrieval/stems.ts";

test("a price, a time and a period are seen in a text", () => {
	expect(listSigns("Custa R$ 20,00.")).toEqual(["@price"]);
	expect(listSigns("Das 9h30 às 18h, em 3 dias.")).toEqual(["@time", "@period"]);
	expect(listSigns("Não temos 12 cores.")).toEqual([]);
});

test("what is asked for tells which of them answers", () => {
	expect(signOf(stemOf("preco"))).toBe("@price");
	expect(signOf(stemOf("horarios"))).toBe("@time");
	expect(signOf(stemOf("bolo"))).toBeUndefined();
});

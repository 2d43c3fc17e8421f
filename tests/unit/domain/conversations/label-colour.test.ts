import { expect, test } from "vitest";
import { LABEL_COLOURS, labelColour } from "#app/domain/conversations/label-colour.ts";

test("a label has one colour, however it is written", () => {
	for (const spelling of ["Orçamento", "orcamento", "ORÇAMENTO"])
		expect(labelColour(spelling)).toBe(labelColour("Orçamento"));
});

test("the colours of a few dozen labels are spread over the palette", () => {
	const words = [
		"Troca",
		"VIP",
		"Urgente",
		"Pagamento",
		"Entrega",
		"Dúvida",
		"Reclamação",
		"Pedido",
		"Nota fiscal",
		"Garantia",
		"Atacado",
		"Retorno",
		"Lead",
		"Cobrança",
		"Elogio",
		"Cancelamento",
	];
	const used = new Set(words.map(labelColour));
	expect(used.size).toBeGreaterThanOrEqual(LABEL_COLOURS.length - 2);
});

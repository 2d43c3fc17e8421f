import { expect, test } from "vitest";
import { contentOfForm, formWords, textOfForm, totalOf } from "#app/domain/inbox/message-form.ts";

test("the text alone tells what a form tells", () => {
	expect(
		textOfForm({
			body: "Qual horário?",
			header: { text: "Agenda" },
			footer: "Loja",
			buttons: [
				{ kind: "reply", text: "Manhã", value: "am" },
				{ kind: "url", text: "Site", value: "https://loja.example" },
			],
		}),
	).toBe("Agenda\nQual horário?\n[Manhã]\n[Site] https://loja.example\nLoja");
	expect(
		textOfForm({
			body: "Escolha",
			list: {
				button: "Ver",
				sections: [
					{
						title: "Tamanhos",
						rows: [
							{ id: "1", title: "P" },
							{ id: "2", title: "M", description: "até 70 kg" },
						],
					},
				],
			},
		}),
	).toBe("Escolha\nTamanhos\n• P\n• M: até 70 kg");
	expect(
		textOfForm({
			order: {
				currency: "BRL",
				lines: [
					{ product: "sku-1", quantity: 2, price: "19.9" },
					{ product: "sku-2", name: "Meia", quantity: 1, price: "7" },
				],
			},
		}),
	).toBe("2 × sku-1 (BRL 19.9)\n1 × Meia (BRL 7)\n= BRL 46.8");
	expect(textOfForm({ answers: [{ label: "CEP", value: "01001-000" }] })).toBe("CEP: 01001-000");
	expect(contentOfForm({ body: "Oi", footer: "Loja" })).toEqual({
		type: "text",
		text: "Oi\nLoja",
		media: { form: { body: "Oi", footer: "Loja" } },
	});
	expect(
		textOfForm({
			body: "Pague aqui",
			pix: { reference: "p1", amount: 990, code: "0002", merchant: "Loja", key: "k" },
		}),
	).toBe("Pague aqui\nPix: 0002");
});

test("a total is exact, and none where something is missing", () => {
	const line = (price: string, quantity: number) => ({ product: "a", price, quantity });
	expect(totalOf([line("0.1", 3)])).toBe("0.3");
	expect(totalOf([line("1.005", 1), line("2", 2)])).toBe("5.005");
	expect(totalOf([line("10", 1)])).toBe("10");
	expect(totalOf([line("9007199254740993.01", 1)])).toBeNull();
	for (const lines of [[], [line("", 1)], [line("-1", 1)], [line("1", 1.5)], [line("1e3", 1)]])
		expect(totalOf(lines), JSON.stringify(lines)).toBeNull();
});

test("words from outside stand on one line and end", () => {
	expect(formWords("a\n b")).toBe("a b");
	expect(formWords("x".repeat(2000))).toHaveLength(1024);
});

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import { contentOfForm } from "#app/domain/inbox/message-form.ts";
import { FakeChannel, log, openConversation, visitInbox } from "./support.tsx";

/** A conversation in which a customer sent a message with this form. */
async function openWith(form: MessageForm) {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza", phone: "5511987654321" });
	const { text, media } = contentOfForm(form);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	channel.write("Maria Souza", text, { type: "text", media: media ?? null });
	return { ...drawn, shown: within(log()) };
}

test("an order is shown with its lines, prices and total", async () => {
	const { shown } = await openWith({
		body: "Entregar à tarde",
		order: {
			currency: "BRL",
			lines: [
				{ product: "sku-1", quantity: 2, price: "19.9" },
				{ product: "sku-2", name: "Meia", quantity: 1, price: "7" },
			],
		},
	});
	expect(await shown.findByText("Pedido")).toBeDefined();
	expect(shown.getByText("Meia")).toBeDefined();
	expect(shown.getByText("2 un.")).toBeDefined();
	expect(shown.getByText(/46,80/u)).toBeDefined();
	expect(shown.getByText("Entregar à tarde")).toBeDefined();
	// The text that tells the same is not shown beside it.
	expect(shown.queryByText(/= BRL/u)).toBeNull();
});

test("buttons, lists and answered fields stand as what they are", async () => {
	const { shown } = await openWith({
		header: { text: "Agenda" },
		body: "Qual horário?",
		footer: "Loja Exemplo",
		buttons: [{ kind: "reply", text: "Manhã", value: "am" }],
		list: {
			button: "Ver horários",
			sections: [{ title: "Sexta", rows: [{ id: "1", title: "10h", description: "com Ana" }] }],
		},
		answers: [{ label: "CEP", value: "01001-000" }],
	});
	expect(await shown.findByText("Agenda")).toBeDefined();
	for (const words of [
		"Manhã",
		"Lista: Ver horários",
		"Sexta",
		"10h",
		"com Ana",
		"CEP",
		"01001-000",
	])
		expect(shown.getByText(words)).toBeDefined();
	expect(shown.queryByText(/\[Manhã\]/u)).toBeNull();
});

test("the code of a charge by Pix is copied, and the words of a later release harm nothing", async () => {
	const later = { pix: { reference: "p1", amount: 990, code: "000201", merchant: "Loja" } };
	const { user, shown } = await openWith({
		...later,
		buttons: [{ kind: "of tomorrow", text: "Novo" } as never],
		...({ unknown: [1] } as object),
	});
	expect(await shown.findByText(/9,90/u)).toBeDefined();
	await user.click(shown.getByRole("button", { name: "Copiar código Pix" }));
	expect(await navigator.clipboard.readText()).toBe("000201");
	expect(shown.getByText("Novo")).toBeDefined();
	expect(screen.queryByText("unknown")).toBeNull();
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import { contentOfForm } from "#app/domain/inbox/message-form.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
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
	const later = {
		pix: { reference: "p1", amount: 990, code: "000201", merchant: "Loja", key: "k" },
	};
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

async function openSending() {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, forms: true };
	channel.add({ id: "Maria Souza", phone: "5511987654321" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	const ask = async () => {
		await drawn.user.click(door());
		await drawn.user.click(await screen.findByRole("menuitem", { name: ITEM }));
		return within(await screen.findByRole("dialog"));
	};
	return { ...drawn, channel, ask };
}
const ITEM = "Botões, lista, Pix…";
const door = () => screen.getByRole("button", { name: "Mais anexos" });
const sent = (channel: FakeChannel) =>
	channel.asked("POST /items").map((body) => (body as { item: unknown }).item);

test("the dialog of forms gives the focus back to where it was asked for", async () => {
	const { user } = await openSending();
	await expectFocusBack(user, "app/inbox/items/form-dialog.tsx#Dialog", { from: door, item: ITEM });
});

test("buttons are written, seen as the customer sees them, and sent once", async () => {
	const { user, ask, channel } = await openSending();
	const dialog = await ask();
	await user.click(dialog.getByRole("button", { name: "Enviar" }));
	expect(dialog.getByRole("alert").textContent).toMatch(/^Escreva o texto e de um a três botões/u);
	expect(sent(channel)).toEqual([]);
	await user.type(dialog.getByRole("textbox", { name: "Texto" }), "Confirma?");
	await user.type(dialog.getByRole("textbox", { name: "Botão 1" }), "Sim");
	await user.type(dialog.getByRole("textbox", { name: /^Botão 2/u }), "Não");
	const preview = within(dialog.getByRole("region", { name: "Como o cliente vê" }));
	expect(preview.getByText("Confirma?")).toBeDefined();
	expect(preview.getByText("Não")).toBeDefined();
	await user.click(dialog.getByRole("button", { name: "Enviar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const form = {
		body: "Confirma?",
		buttons: [
			{ kind: "reply", text: "Sim", value: "b1" },
			{ kind: "reply", text: "Não", value: "b2" },
		],
	};
	expect(sent(channel)).toEqual([{ type: "form", form, text: "Confirma?\n[Sim]\n[Não]" }]);
	// Shown as what it is before the server has it.
	expect(await within(log()).findByText("Não")).toBeDefined();
});

test("a charge by Pix says what it needs of Meta, and takes the amount as it is written", async () => {
	const { user, ask, channel } = await openSending();
	const dialog = await ask();
	await user.selectOptions(dialog.getByRole("combobox"), "Cobrança por Pix");
	expect(dialog.getByText(/A Meta precisa ter liberado pagamentos/u)).toBeDefined();
	const type = async (name: RegExp, words: string) => {
		await user.click(dialog.getByRole("textbox", { name }));
		await user.paste(words);
	};
	await type(/^Texto/u, "Seu pedido");
	await type(/^Valor/u, "1.049,90");
	await type(/^Código copia/u, "00020101021226700014br.gov.bcb.pix2548pix.example.com");
	await type(/^Chave/u, "loja@example.com");
	await type(/^Quem recebe/u, "Loja");
	await type(/^Referência/u, "p-7");
	await user.click(dialog.getByRole("button", { name: "Enviar" }));
	await waitFor(() =>
		expect(sent(channel)).toMatchObject([{ form: { pix: { amount: 104_990, reference: "p-7" } } }]),
	);
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficialTemplate } from "#app/domain/official-templates/template.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { templateOf } from "#tests/unit/domain/official-templates/samples.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, openConversation, visitInbox } from "./support.tsx";

const LISTED: OfficialTemplate[] = [
	templateOf(),
	templateOf({
		name: "promo",
		category: "MARKETING",
		header: null,
		body: "Tem novidade.",
		buttons: [],
	}),
	templateOf({ name: "pausado", status: "PAUSED" }),
	templateOf({ name: "carrossel", isWhole: false }),
	templateOf({ name: "nota", header: { kind: "document" }, body: "Segue a nota.", buttons: [] }),
];

async function openWith({ isClosed = true, isGroup = false, hasTemplates = true } = {}) {
	const channel = new FakeChannel();
	channel.capabilities = {
		...CAPABILITIES,
		templates: hasTemplates,
		replyWindowHours: isClosed ? 1e-9 : null,
	};
	channel.add({ id: "Maria Souza", name: "Maria Souza", isGroup });
	channel.answer = ({ what }) =>
		what === "GET /templates"
			? Response.json({
					templates: LISTED.map((one) => ({
						...one,
						price: { micros: 18_700, isEstimated: one.category !== "MARKETING" },
					})),
					isLoading: false,
					failure: null,
				})
			: undefined;
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	return { ...drawn, channel };
}
const door = () => screen.findByRole("button", { name: "Modelo do WhatsApp" });
const dialog = () => screen.findByRole("dialog", { name: "Enviar modelo do WhatsApp" });

test("where the window is closed a template is offered, found, filled with the customer's first name and sent", async () => {
	const { user, channel } = await openWith();
	expect(composer().disabled).toBe(true);
	await user.click(await door());
	const found = within(await dialog());
	await found.findByRole("button", { name: /^pedido_enviado/u });
	const names = within(found.getByRole("list", { name: "Modelos aprovados" }))
		.getAllByRole("button")
		.map(({ textContent }) => textContent);
	expect(names.map((name) => /^[a-z_]+/u.exec(name ?? "")?.[0])).toEqual([
		"pedido_enviado",
		"promo",
		"nota",
	]);
	// Category and price stand beside the name; a rate that nobody typed is said to be about right.
	expect(names[0]).toContain("Utilidade · cerca de R$ 0,0187");
	expect(names[1]).toContain("Marketing · R$ 0,0187");
	await user.type(found.getByRole("textbox", { name: "Buscar modelo" }), "saiu para");
	await waitFor(() => expect(found.queryByRole("button", { name: /^promo/u })).toBeNull());
	await user.click(found.getByRole("button", { name: /^pedido_enviado/u }));
	const preview = within(found.getByRole("region", { name: "Como o celular mostra" }));
	expect(preview.getByText("Olá Maria, seu pedido {{2}} saiu para entrega.")).toBeDefined();

	await user.click(found.getByRole("button", { name: "Enviar modelo" }));
	expect(found.getAllByText("Preencha este campo.")).toHaveLength(3);
	await waitFor(() =>
		expect(document.activeElement).toBe(found.getByRole("textbox", { name: "Título: {{1}}" })),
	);
	expect(channel.asked("POST /items")).toEqual([]);
	await user.type(found.getByRole("textbox", { name: "Título: {{1}}" }), "77");
	await user.type(found.getByRole("textbox", { name: "Texto: {{2}}" }), "77");
	await user.type(found.getByRole("textbox", { name: /^Final do link/u }), "xyz");
	expect(preview.getByText("Olá Maria, seu pedido 77 saiu para entrega.")).toBeDefined();
	expect(preview.getByText("Pedido 77")).toBeDefined();
	await user.click(found.getByRole("button", { name: "Enviar modelo" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(channel.asked("POST /items")).toHaveLength(1));
	expect(channel.asked("POST /items")).toMatchObject([
		{
			item: {
				type: "template",
				name: "pedido_enviado",
				language: "pt_BR",
				values: { "header.1": "77", "body.1": "Maria", "body.2": "77", "button.1": "xyz" },
			},
		},
	]);
});

test("a template with a file above its words asks for one, and for one that Meta takes", async () => {
	const { user, channel } = await openWith();
	await user.click(await door());
	const found = within(await dialog());
	await user.click(await found.findByRole("button", { name: /^nota/u }));
	await user.click(found.getByRole("button", { name: "Enviar modelo" }));
	expect(found.getByText("Falta o arquivo.")).toBeDefined();
	const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
	if (!input) throw new Error("no file can be chosen");
	expect(input.accept).toBe("application/pdf");
	await user.upload(input, new File(["%PDF-1.7x"], "nota.pdf", { type: "application/pdf" }));
	expect(await found.findAllByText("nota.pdf")).toHaveLength(2);
	await user.click(found.getByRole("button", { name: "Enviar modelo" }));
	await waitFor(() => expect(channel.asked("POST /items/template")).toHaveLength(1));
	expect(channel.asked("POST /items/template")).toMatchObject([
		{ item: { file: { kind: "document", name: "nota.pdf", bytes: 9 } } },
	]);
});

test("the dialog gives the focus back to the window's door", async () => {
	const closed = await openWith();
	await expectFocusBack(closed.user, "app/inbox/templates/template-dialog.tsx#Dialog", {
		from: door,
	});
});

test("where the window is open it stands in the menu of what else can be sent", async () => {
	const { user } = await openWith({ isClosed: false });
	expect(composer().disabled).toBe(false);
	await expectFocusBack(user, "app/inbox/templates/template-dialog.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: "Mais anexos" }),
		item: "Modelo do WhatsApp",
	});
});

test("the preview is seen by night as well, and another template can be chosen", async () => {
	const { user } = await openWith();
	await user.click(await door());
	const found = within(await dialog());
	await user.click(await found.findByRole("button", { name: /^promo/u }));
	await user.click(found.getByRole("button", { name: "Ver no escuro" }));
	expect(found.getByText("Tem novidade.").closest(".dark")).not.toBeNull();
	await user.click(found.getByRole("button", { name: "Escolher outro" }));
	expect(await found.findByRole("button", { name: /^nota/u })).toBeDefined();
});

test.each([{ isGroup: true }, { hasTemplates: false }])(
	"nobody is offered a template where there is none to send: %j",
	async (over) => {
		await openWith(over);
		await screen.findByText(/^Passaram 24 horas/u);
		expect(screen.queryByRole("button", { name: "Modelo do WhatsApp" })).toBeNull();
	},
);

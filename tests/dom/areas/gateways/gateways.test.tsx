import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import GatewaysPage from "#app/areas/gateways/gateways.route.tsx";
import type { GatewaysView } from "#app/contracts/gateways.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const VIEW: GatewaysView = {
	own: [
		{
			id: "gw-1",
			vendor: "waha",
			name: "Servidor da loja",
			url: "https://waha.loja.com.br",
			keyMask: "••••••••abcd",
			finding: "ok",
			checkedAt: 0,
			usedBy: ["Vendas"],
		},
	],
	metaApp: null,
	offered: ["evolution"],
	offersPages: false,
	newVerifyToken: "um-token-sugerido-novo",
};

/** Draws the page; what is sent to it is answered by `answer`. */
function drawPage(
	view: Partial<GatewaysView> = {},
	{ at = "/whatsapp/gateways", answer = () => ({ code: null as string | null }) } = {},
) {
	const sent: Record<string, unknown>[] = [];
	const props = { loaderData: { view: { ...VIEW, ...view }, now: 60_000 } } as unknown;
	const drawn = draw(<GatewaysPage {...(props as Parameters<typeof GatewaysPage>[0])} />, {
		at,
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData());
				sent.push(form);
				return { intent: form.intent, ...answer() };
			},
		},
	});
	return { ...drawn, sent };
}

test("a gateway is added by its form; a refusal stands at its field and keeps what was typed", async () => {
	let code: string | null = "gateway_key_refused";
	const { user, sent } = drawPage(
		{ own: [] },
		{ at: "/whatsapp/gateways?add=evolution", answer: () => ({ code }) },
	);
	const dialog = within(await screen.findByRole("dialog", { name: "Adicionar gateway" }));
	expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Evolution API" }).checked).toBe(true);
	await user.type(dialog.getByLabelText("Nome"), "Loja");
	await user.type(dialog.getByLabelText("Endereço"), "https://evo.loja.com.br");
	const key = dialog.getByLabelText<HTMLInputElement>("Chave");
	expect(key.type).toBe("password");
	await user.type(key, "chave-da-loja");
	await user.click(dialog.getByRole("button", { name: "Testar e salvar" }));
	await waitFor(() => expect(key.getAttribute("aria-invalid")).toBe("true"));
	expect(dialog.getByText(/recusou a chave/u)).toBeTruthy();
	expect(key.value).toBe("chave-da-loja");
	code = null;
	await user.click(dialog.getByRole("button", { name: "Testar e salvar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sent.at(-1)).toEqual({
		intent: "add",
		vendor: "evolution",
		name: "Loja",
		url: "https://evo.loja.com.br",
		key: "chave-da-loja",
	});
});

test("J19 a stored gateway shows who uses it and a mask; its key is replaced, never read", async () => {
	const { user, sent } = drawPage();
	expect(screen.getByText(/Chave ••••••••abcd/u)).toBeTruthy();
	expect(screen.getByText(/1 número/u).textContent).toContain("Vendas");
	expect(
		screen.getByRole("link", { name: "Ligar um número: Servidor da loja" }).getAttribute("href"),
	).toBe("/whatsapp/instances/new?gateway=gw-1");
	await user.click(screen.getByRole("button", { name: "Testar: Servidor da loja" }));
	await waitFor(() => expect(sent).toEqual([{ intent: "test", id: "gw-1" }]));
	await user.click(screen.getByRole("button", { name: "Trocar chave: Servidor da loja" }));
	const dialog = within(await screen.findByRole("dialog", { name: /Trocar a chave de/u }));
	const key = dialog.getByLabelText<HTMLInputElement>("Chave nova");
	expect(key.value).toBe("");
	await user.type(key, "outra-chave");
	await user.click(dialog.getByRole("button", { name: "Testar e trocar" }));
	await waitFor(() =>
		expect(sent.at(-1)).toEqual({ intent: "replace-key", id: "gw-1", key: "outra-chave" }),
	);
});

test("what the last test found is said with what to do", () => {
	const [gateway] = VIEW.own;
	if (!gateway) throw new Error("no gateway");
	drawPage({ own: [{ ...gateway, finding: "gateway_unreachable", usedBy: [] }] });
	expect(screen.getByText("Não responde")).toBeTruthy();
	expect(screen.getByText(/Confira se ele está ligado/u)).toBeTruthy();
	expect(screen.getByText(/Nenhum número usa/u)).toBeTruthy();
});

test("the Meta app's form suggests a verify token; stored, it gives the address and asks to register it", async () => {
	const { sent, user } = drawPage();
	const token = screen.getByLabelText<HTMLInputElement>("Token de verificação");
	expect(token.value).toBe("um-token-sugerido-novo");
	await user.type(screen.getByLabelText("ID do app"), "123456789");
	await user.click(screen.getByRole("button", { name: "Conferir e salvar" }));
	await waitFor(() =>
		expect(sent.at(-1)).toMatchObject({
			intent: "save-meta",
			appId: "123456789",
			verifyToken: "um-token-sugerido-novo",
		}),
	);
});

const APP = {
	appId: "123456789",
	secretMask: "••••••••",
	callbackUrl: "https://app.loja.com.br/webhooks/meta/x.y",
	verifyToken: null,
	verifiedAt: 1,
	calledAt: null,
	channels: 2,
};

test("J19 a verified app shows neither its secret nor its verify token", async () => {
	const { user, sent } = drawPage({ metaApp: APP });
	expect(screen.getByText("Endereço verificado")).toBeTruthy();
	expect(screen.getByText(APP.callbackUrl)).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Token de verificação").value).toBe("••••••••");
	await user.click(screen.getByRole("button", { name: "Remover app" }));
	const dialog = within(await screen.findByRole("alertdialog"));
	expect(dialog.getByText(/2 canais da Meta deste workspace deixam/u)).toBeTruthy();
	await user.click(dialog.getByRole("button", { name: "Remover app" }));
	await waitFor(() => expect(sent.at(-1)).toEqual({ intent: "remove-meta" }));
});

test("the dialogs of ways to connect give the focus back", async () => {
	const { user } = drawPage({ metaApp: APP });
	const button = (name: string | RegExp) => () => screen.getByRole("button", { name });
	await expectFocusBack(user, "app/areas/gateways/add-dialog.tsx#Dialog", {
		from: button("Adicionar gateway"),
	});
	await expectFocusBack(user, "app/areas/gateways/key-dialog.tsx#Dialog", {
		from: button("Trocar chave: Servidor da loja"),
	});
	await expectFocusBack(user, "app/areas/gateways/gateway-row.tsx#ConfirmDialog", {
		from: button("Excluir: Servidor da loja"),
	});
	await expectFocusBack(user, "app/areas/gateways/meta-section.tsx#ConfirmDialog", {
		from: button("Remover app"),
	});
});

import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TemplatesTab } from "#app/areas/channels/templates/templates-tab.tsx";
import type { TemplateWish } from "#app/contracts/template-wish.ts";
import type { OfficialTemplate } from "#app/domain/official-templates/template.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { templateOf } from "#tests/unit/domain/official-templates/samples.ts";

afterEach(() => vi.unstubAllGlobals());

const PATH = "/api/channels/c1/templates";
type Listed = OfficialTemplate & { usedAt?: number | null };

/** Meta as the tab meets it, and what was wished. */
function stubMeta(templates: Listed[], outcome: string | null = null, said = "") {
	const wishes: TemplateWish[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		if (!String(input).endsWith(PATH)) return Response.json({}, { status: 404 });
		if (init.method === "POST") {
			wishes.push(JSON.parse(init.body as string) as TemplateWish);
			return Response.json(null, { status: 202 });
		}
		const change = wishes.at(-1) && { id: wishes.at(-1)?.id, outcome, said };
		return Response.json({ templates, isLoading: false, failure: null, change });
	});
	return wishes;
}

const openTab = (mayManage = true) =>
	draw(<TemplatesTab hasBusinessId instanceId="c1" mayManage={mayManage} />, {
		at: "/whatsapp/c1/settings",
	});
const editor = (name = "Novo modelo do WhatsApp") => screen.findByRole("dialog", { name });
const createButton = () => screen.findByRole("button", { name: "Novo modelo" });

test("a row tells status, category, quality, last use and, of a refused one, why, with a way to correct it", async () => {
	stubMeta([
		templateOf({ quality: "RED" }),
		templateOf({ name: "recusado", status: "REJECTED", reason: "INVALID_FORMAT" }),
		templateOf({ name: "carrossel", isWhole: false, category: "MARKETING" }),
	]);
	openTab();
	const rows = await screen.findAllByRole("listitem");
	expect(rows[0]?.textContent).toContain("Utilidade · Qualidade baixa");
	expect(within(rows[0] as HTMLElement).getByText("Aprovado")).toBeDefined();
	expect(within(rows[1] as HTMLElement).getByText(/^A Meta recusou: o formato/u)).toBeDefined();
	expect(within(rows[1] as HTMLElement).getByRole("button", { name: "Corrigir" })).toBeDefined();
	expect(rows[2]?.textContent).toContain("Tem partes que a Prosa não envia");
	expect(screen.queryByRole("button", { name: "Editar carrossel" })).toBeNull();
});

test("who may not manage the number reads the list, and nothing more", async () => {
	stubMeta([templateOf()]);
	openTab(false);
	await screen.findByRole("listitem");
	expect(screen.queryAllByRole("button")).toEqual([]);
});

test("what Meta would refuse is said before it is asked, and the draft is sent once it is right", async () => {
	const wishes = stubMeta([]);
	const { user } = openTab();
	await user.click(await createButton());
	const form = within(await editor());
	await user.type(form.getByRole("textbox", { name: "Nome" }), "Meu Pedido");
	await user.type(form.getByRole("textbox", { name: "Texto" }), "Seu pedido ");
	await user.click(form.getByRole("button", { name: "Inserir variável" }));
	await user.click(form.getByRole("button", { name: "Enviar para análise" }));
	expect(form.getByText(/^Use só letras minúsculas/u)).toBeDefined();
	expect(form.getByText(/^O texto não pode começar nem terminar/u)).toBeDefined();
	expect(form.getByText(/^Dê um exemplo/u)).toBeDefined();
	expect(wishes).toEqual([]);

	const name = form.getByRole("textbox", { name: "Nome" });
	await user.clear(name);
	await user.type(name, "meu_pedido");
	await user.type(form.getByRole("textbox", { name: "Texto" }), " saiu.");
	await user.type(form.getByRole("textbox", { name: "Exemplo de {{1}}" }), "77");
	await user.click(form.getByRole("button", { name: "Adicionar botão" }));
	await user.type(form.getByRole("textbox", { name: "Texto do botão 1" }), "Falar");
	const preview = within(form.getByRole("region", { name: "Como o celular mostra" }));
	expect(preview.getByText("Seu pedido 77 saiu.")).toBeDefined();
	expect(preview.getByText("Falar")).toBeDefined();
	await user.click(form.getByRole("button", { name: "Enviar para análise" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 3_000 });
	expect(wishes).toMatchObject([
		{
			type: "create",
			draft: {
				name: "meu_pedido",
				language: "pt_BR",
				category: "UTILITY",
				body: "Seu pedido {{1}} saiu.",
				buttons: [{ kind: "quick_reply", text: "Falar", value: "" }],
				examples: { "body.1": "77" },
			},
		},
	]);
});

test("a refusal of Meta's is shown with its own words, and nothing typed is lost", async () => {
	stubMeta([templateOf({ status: "REJECTED" })], "refused", "Muito curto");
	const { user } = openTab();
	await user.click(await screen.findByRole("button", { name: "Corrigir" }));
	const form = within(await editor("Editar modelo"));
	expect((form.getByRole("textbox", { name: "Nome" }) as HTMLInputElement).readOnly).toBe(true);
	await user.click(form.getByRole("button", { name: "Enviar para análise" }));
	expect(
		await form.findByText(
			/A Meta recusou o pedido\. A Meta diz: “Muito curto”/u,
			{},
			{ timeout: 3_000 },
		),
	).toBeDefined();
	expect((form.getByRole("textbox", { name: "Texto" }) as HTMLTextAreaElement).value).toBe(
		templateOf().body,
	);
});

test("a template is deleted after a question; editor and question give the focus back", async () => {
	const wishes = stubMeta([templateOf()]);
	const { user } = openTab();
	await expectFocusBack(user, "app/areas/channels/templates/template-editor.tsx#Dialog", {
		from: createButton,
	});
	const remove = () => screen.findByRole("button", { name: "Excluir pedido_enviado" });
	await expectFocusBack(user, "app/areas/channels/templates/remove-template.tsx#ConfirmDialog", {
		from: remove,
	});
	await user.click(await remove());
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Excluir modelo" }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 3_000 });
	expect(wishes).toMatchObject([{ type: "delete", name: "pedido_enviado", language: "pt_BR" }]);
});

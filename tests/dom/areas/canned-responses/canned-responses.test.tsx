import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import CannedResponsesPage from "#app/areas/canned-responses/canned-responses.route.tsx";
import type { CannedResponse } from "#app/contracts/canned-responses.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const PRICES = {
	id: "f2",
	name: "precos.pdf",
	description: "",
	mimetype: "application/pdf",
	bytes: 9,
	createdAt: 1,
};
beforeEach(() => {
	vi.stubGlobal("fetch", async () => Response.json({ files: [PRICES], isKept: true }));
});

const FREIGHT: CannedResponse = {
	id: "r1",
	shortcut: "frete",
	title: "Frete grátis",
	text: "O frete é grátis.",
	language: "",
	isTeam: true,
	isFavourite: true,
	uses: 12,
};
const OWN: CannedResponse = {
	...FREIGHT,
	id: "r2",
	shortcut: "tchau",
	title: "Despedida",
	text: "Até logo!",
	isTeam: false,
	isFavourite: false,
	uses: 1,
};

function drawPage({
	responses = [FREIGHT, OWN],
	mayManage = true,
	answer = () => ({ code: null as string | null }) as object,
	officials = [] as { id: string; name: string }[],
} = {}) {
	const sent: Record<string, unknown>[] = [];
	const known = { responses, usesThisMonth: 40 };
	const departments = [{ id: "d1", name: "Vendas" }];
	const props = {
		loaderData: { known, mayWrite: true, mayManage, me: "Ana Reis", departments, officials },
	} as unknown;
	const drawn = draw(
		<CannedResponsesPage {...(props as Parameters<typeof CannedResponsesPage>[0])} />,
		{
			at: "/templates",
			page: {
				action: async ({ request }) => {
					const form = Object.fromEntries(await request.formData());
					sent.push(form);
					return { intent: form["intent"], ...answer() };
				},
			},
		},
	);
	return { ...drawn, sent };
}
const cards = () => document.body.textContent ?? "";
const rows = () => within(screen.getByRole("region", { name: "Modelos" })).getAllByRole("listitem");

test("the four cards show the workspace's own figures, and the sample stands behind a button", async () => {
	const { user } = drawPage();
	for (const words of [
		"Modelos salvos2",
		"Mais usado12",
		"envios de /frete",
		"Favoritos1",
		"Visualizações40",
	])
		expect(cards()).toContain(words);
	expect(cards()).not.toContain("892");
	await user.click(screen.getByRole("button", { name: "Ver exemplo" }));
	expect(cards()).toContain("892");
});

test("without any, it says what they are for, zeros are zeros and the sample is in view", () => {
	drawPage({ responses: [] });
	expect(screen.getByText("Nenhum modelo ainda")).not.toBeNull();
	expect(cards()).toContain("Modelos salvos0");
	expect(cards()).toContain("156");
});

test("one is written with variables, and a refusal keeps what was typed", async () => {
	let code: string | null = "shortcut_taken";
	const { user, sent } = drawPage({ answer: () => ({ code }) });
	await user.click(screen.getByRole("button", { name: "Novo modelo" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Novo modelo" }));
	await user.type(dialog.getByLabelText(/^Atalho/u), "oi");
	await user.type(dialog.getByLabelText("Texto"), "Oi, ");
	await user.click(dialog.getByRole("button", { name: "Primeiro nome" }));
	expect(dialog.getByText("Oi, Maria")).not.toBeNull();
	await user.click(dialog.getByRole("button", { name: "Salvar modelo" }));
	expect(await dialog.findByText(/Já existe um modelo com este atalho/u)).not.toBeNull();
	expect(dialog.getByLabelText<HTMLTextAreaElement>("Texto").value).toBe("Oi, {{primeiro_nome}}");
	code = null;
	await user.click(dialog.getByRole("button", { name: "Salvar modelo" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sent.at(-1)).toEqual({
		files: "",
		intent: "create",
		shortcut: "oi",
		title: "",
		text: "Oi, {{primeiro_nome}}",
		language: "",
		owner: "team",
	});
});

test("what was written is not thrown away by Esc without a question", async () => {
	const { user } = drawPage();
	await user.click(screen.getByRole("button", { name: "Editar Frete grátis" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Texto"), " Hoje!");
	await expectFocusBack(user, "app/areas/canned-responses/response-dialog.tsx#ConfirmDialog", {
		from: () => dialog.getByLabelText("Texto"),
		open: () => user.keyboard("{Escape}"),
	});
	expect(dialog.getByLabelText<HTMLTextAreaElement>("Texto").value).toBe("O frete é grátis. Hoje!");
});

test("a misspelt variable is told before it is sent to anybody", async () => {
	const { user } = drawPage();
	await user.click(screen.getByRole("button", { name: "Novo modelo" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.click(dialog.getByLabelText("Texto"));
	await user.paste("Oi, {{nomee}}");
	expect(dialog.getByText(/não é uma variável.*\{\{nomee\}\}/u)).not.toBeNull();
});

test("search and choice narrow the list; an operator reads the team's and changes their own", async () => {
	const { user } = drawPage({ mayManage: false });
	await user.type(screen.getByRole("searchbox", { name: "Buscar modelos" }), "despe");
	expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("/tchau")]);
	await user.selectOptions(screen.getByRole("combobox", { name: "Mostrar" }), "Da equipe");
	expect(screen.getByText("Nenhum modelo encontrado")).not.toBeNull();
	await user.click(screen.getByRole("button", { name: "Mostrar todos" }));
	expect(rows()).toHaveLength(2);
	await user.click(screen.getByRole("button", { name: "Editar Frete grátis" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.queryByRole("button", { name: "Salvar modelo" })).toBeNull();
	expect(dialog.getByLabelText<HTMLTextAreaElement>("Texto").readOnly).toBe(true);
});

test("a favourite is marked at once", async () => {
	const { user, sent } = drawPage();
	await user.click(screen.getByRole("button", { name: /Marcar “.*Despedida.*” como favorito/u }));
	await waitFor(() => expect(sent).toEqual([{ intent: "favourite", id: "r2", mark: "on" }]));
});

test("a file is imported, and says what became of it", async () => {
	const outcome = { code: null, added: 3, replaced: 1, unread: [4], left: 0 };
	const { user, sent } = drawPage({ answer: () => outcome });
	await user.click(screen.getByRole("button", { name: "Importar e exportar" }));
	await user.click(await screen.findByRole("menuitem", { name: "Importar CSV…" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Importar modelos" }));
	const csv = new File(["atalho,texto\noi,Olá"], "modelos.csv", { type: "text/csv" });
	await user.upload(dialog.getByLabelText("Arquivo CSV"), csv);
	await user.click(dialog.getByRole("button", { name: "Importar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sent).toEqual([{ intent: "import", csv: "atalho,texto\noi,Olá", owner: "team" }]);
});

test("every dialog gives the focus back (screens A5)", async () => {
	const { user } = drawPage();
	await expectFocusBack(user, "app/areas/canned-responses/response-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Novo modelo" }),
	});
	await expectFocusBack(user, "app/areas/canned-responses/remove-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /Excluir “.*Despedida/u }),
	});
	await expectFocusBack(user, "app/areas/canned-responses/import-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Importar e exportar" }),
		item: "Importar CSV…",
	});
});

test("one is a department's, and a file that stands beside it is taken off again", async () => {
	const files = [{ id: "f1", name: "tabela.pdf", mimetype: "application/pdf" }];
	const of = { ...FREIGHT, files, department: { id: "d1", name: "Vendas" } };
	const { user, sent } = drawPage({ responses: [of] });
	expect(rows()[0]?.textContent).toMatch(/Vendas.* · 1 arquivo/u);
	await user.click(screen.getByRole("button", { name: "Editar Frete grátis" }));
	await user.click(await screen.findByRole("button", { name: /Tirar .*tabela\.pdf/u }));
	await user.click(screen.getByRole("button", { name: "Salvar modelo" }));
	await waitFor(() => expect(sent[0]).toMatchObject({ intent: "change", files: "" }));
	await user.click(await screen.findByRole("button", { name: "Editar Frete grátis" }));
	await screen.findByRole("option", { name: "precos.pdf" });
	await user.selectOptions(screen.getByRole("combobox", { name: /Arquivos/u }), "precos.pdf");
	await user.click(screen.getByRole("button", { name: "Salvar modelo" }));
	await waitFor(() => expect(sent[1]).toMatchObject({ intent: "change", files: "f1 f2" }));
});

test("a new one may be a department's", async () => {
	const { user, sent } = drawPage({ responses: [] });
	await user.click(screen.getAllByRole("button", { name: "Novo modelo" })[0] ?? document.body);
	await user.type(await screen.findByRole("textbox", { name: /Atalho/ }), "oi");
	await user.type(screen.getByRole("textbox", { name: "Texto" }), "Oi!");
	await user.selectOptions(screen.getByRole("combobox", { name: "Quem usa" }), "d1");
	await user.click(screen.getByRole("button", { name: "Salvar modelo" }));
	await waitFor(() => expect(sent[0]).toMatchObject({ intent: "create", owner: "d1" }));
});

test("numbers of the official API lead to their own templates", () => {
	drawPage({ officials: [{ id: "c1", name: "Loja" }] });
	const link = screen.getByRole("link", { name: "Loja" });
	expect(link.getAttribute("href")).toBe("/whatsapp/c1/settings?tab=modelos");
});

import { Buffer } from "node:buffer";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const benchAsks = async (page: Page, question: string): Promise<void> => {
	await page.getByRole("textbox", { name: "Mensagem de teste" }).fill(question);
	await page.keyboard.press("Enter");
};

test("an agent is made, taught by text and by file, says on the bench what it knows, is paused, resumed and deleted", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor");
	await page.goto("/agents/new");
	await hydrated(page);
	await page.getByRole("button", { name: "Criar agente" }).click();
	const name = page.getByRole("textbox", { name: "Nome", exact: true });
	await expect(name).toBeFocused();
	await expect(page.getByText("Nome é obrigatório")).toBeVisible();
	const called = `Aurora ${String(Date.now())}`;
	await name.fill(called);
	await page.getByRole("button", { name: "Atendimento", exact: true }).click();
	await page.getByRole("textbox", { name: "Palavras que chamam uma pessoa" }).fill("procon");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /Remover .*procon/ })).toBeVisible();
	await page.getByRole("button", { name: "Criar agente" }).click();

	await expect(page.getByRole("heading", { level: 1, name: called })).toBeVisible();
	await expect(page.getByText("Agora ensine o que ele precisa saber.")).toBeVisible();
	await page.getByRole("button", { name: "Adicionar texto" }).click();
	const dialog = page.getByRole("dialog", { name: "Novo texto" });
	await dialog.getByLabel("Título").fill("Trocas e devoluções");
	await dialog
		.getByLabel("Texto")
		.fill("Aceitamos trocas em até 30 dias, com a etiqueta. O frete da troca é por nossa conta.");
	await dialog.getByRole("button", { name: "Salvar" }).click();
	// The first text changes the panel, and with it the input that takes files.
	const list = page.getByRole("list", { name: "Textos da base de conhecimento" });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await page.locator('input[type="file"]').setInputFiles([
		{ name: "horário.txt", mimeType: "text/plain", buffer: Buffer.from("Abrimos às 9 horas.") },
		{ name: "planilha.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK") },
	]);
	await expect(list.getByRole("listitem")).toHaveCount(2);
	const uploads = page.getByRole("list", { name: "Arquivos enviados agora" });
	await expect(uploads.getByText(/^Pronto, \d+ caracteres$/)).toBeVisible();
	await expect(uploads.getByText("planilha.xlsx")).toBeVisible();
	// Half under the page's foot a button counts as too small.
	await page
		.getByRole("button", { name: "Adicionar site" })
		.evaluate((button) => button.scrollIntoView({ block: "center" }));
	await expectAccessible(page, { include: "main" });

	await page.getByRole("tab", { name: "Teste" }).click();
	await expect(page.getByText("Usando a base de conhecimento")).toBeVisible();
	await benchAsks(page, "Qual o prazo para trocas?");
	const log = page.getByRole("log", { name: "Conversa de teste" });
	await expect(log.getByText(/30 dias/).first()).toBeVisible();
	await log.getByText(/^Encontrou \d+ trechos?$/).click();
	await expect(log.getByText("Trocas e devoluções").first()).toBeVisible();
	await benchAsks(page, "Vocês vendem submarinos atômicos?");
	await expect(log.getByText(/Pode perguntar de outro jeito/)).toBeVisible();
	await benchAsks(page, "E foguetes espaciais?");
	await expect(log.getByText("Aqui a conversa passaria para uma pessoa.")).toBeVisible();
	await expect(log.getByText(/não achou resposta na base/)).toBeVisible();
	await expectAccessible(page, { include: "main" });

	await page.getByRole("navigation").getByRole("link", { name: "Agentes de IA" }).first().click();
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: called });
	await expect(card.getByText("Online")).toBeVisible();
	await card.getByRole("button", { name: /Mais opções/ }).click();
	await page.getByRole("menuitem", { name: "Pausar" }).click();
	await expect(card.getByText("Pausado")).toBeVisible();
	await card.getByRole("link", { name: called }).click();
	await page.getByRole("button", { name: "Retomar" }).click();
	await expect(page.getByText("Online", { exact: true }).first()).toBeVisible();
	await page.getByRole("button", { name: "Excluir", exact: true }).click();
	await page.getByRole("button", { name: "Excluir agente" }).click();
	await expect(page).toHaveURL(/\/agents$/);
	await expect(page.getByText("Agente excluído")).toBeVisible();
	await expect(page.getByRole("link", { name: called })).toHaveCount(0);
});

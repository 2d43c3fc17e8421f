import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { telegramOf } from "./support/telegram.ts";
import { DEMO, hydrated, signIn } from "./support/visitor.ts";

/** A webchat made for this test, on its settings. */
async function createWebchat(page: Page, name: string): Promise<void> {
	await page.goto("/channels");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Novo canal" }).click();
	await page.getByRole("link", { name: "Webchat", exact: true }).click();
	await page.getByRole("textbox", { name: "Nome", exact: true }).fill(name);
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(page).toHaveURL(/\/channels\/[0-9a-f-]{36}\/settings/);
	await expect(page.getByText("Canal criado")).toBeVisible();
}

const cardOf = (page: Page, name: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("a webchat is created, connected, renamed with a guard against leaving, and deleted", async ({
	page,
}) => {
	await signIn(page);
	await createWebchat(page, "Site do teste");
	await expect(page.getByRole("main").getByText("Conectado").first()).toBeVisible();
	const bar = page.getByText("Você tem alterações não salvas");
	const name = page.getByRole("textbox", { name: "Nome", exact: true });
	await name.fill("Site renomeado");
	await expect(bar).toBeVisible();
	await page.getByRole("link", { name: "Voltar" }).click();
	const guard = page.getByRole("alertdialog");
	await expect(guard).toContainText("Sair sem salvar?");
	await guard.getByRole("button", { name: "Cancelar" }).click();
	await page.getByRole("button", { name: "Salvar", exact: true }).click();
	await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
	await expect(bar).toBeHidden();
	await page.getByRole("link", { name: "Voltar" }).click();
	const card = cardOf(page, "Site renomeado");
	await expect(card).toContainText("Webchat");
	await expect(card).toContainText("Recebidas hoje");
	await card.getByRole("link", { name: /^Ver Mensagens/ }).click();
	await expect(page.getByText("Nenhuma conversa ainda")).toBeVisible();
	await page.goBack();
	await cardOf(page, "Site renomeado")
		.getByRole("link", { name: /^Configurar/ })
		.click();
	await page.getByRole("button", { name: "Excluir canal" }).click();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText("Tem certeza que deseja excluir este canal?");
	await dialog.getByRole("button", { name: "Excluir canal" }).click();
	await expect(page).toHaveURL(/\/channels$/);
	await expect(cardOf(page, "Site renomeado")).toHaveCount(0);
});

test("a bot connects by its token, and what a customer writes stands in its messages", async ({
	page,
}) => {
	const telegram = telegramOf(Number(process.env.PROSA_E2E_PORT));
	const token = await telegram.createBot("loja_canais_bot");
	await signIn(page);
	await page.goto("/channels/new?type=telegram");
	await hydrated(page);
	await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Bot dos canais");
	await page.getByLabel("Token do bot").fill(token);
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(page.getByText("@loja_canais_bot")).toBeVisible();
	await expect(page.getByRole("main").getByText("Conectado").first()).toBeVisible();
	expect(await page.content()).not.toContain(token);
	await telegram.sendAsCustomer(token, { chat: "55123", name: "Rui Prado", text: "Tem em azul?" });
	await page.getByRole("link", { name: "Ver Mensagens" }).click();
	await page.getByText("Rui Prado").first().click();
	await expect(page.getByText("Tem em azul?").first()).toBeVisible();
});

test("a token that is none stays beside its field, and nothing typed is lost", async ({ page }) => {
	await signIn(page);
	await page.goto("/channels/new?type=telegram");
	await hydrated(page);
	await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Bot da loja");
	const token = page.getByLabel("Token do bot");
	await token.fill("não é um token");
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(token).toHaveAttribute("aria-invalid", "true");
	await expect(token).toHaveAccessibleDescription(/não parece um token de bot/);
	await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Bot da loja");
	await expect(token).toHaveValue("não é um token");
});

test("a viewer sees the cards and may change nothing; the screens pass axe", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await page.goto("/channels");
	await hydrated(page);
	await expect(page.getByRole("button", { name: /Novo canal/ })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	const card = cardOf(page, "Vendas");
	await expect(card).toContainText("WhatsApp");
	await expectAccessible(page, { include: "main" });
	await card.getByRole("link", { name: /^Configurar/ }).click();
	await expect(page.getByText("Só gestores e administradores criam e mudam canais.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Excluir canal" })).toHaveCount(0);
	await expectAccessible(page, { include: "main" });
});

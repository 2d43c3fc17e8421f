import { expect } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { ownPart } from "./support/part.ts";
import { telegramOf } from "./support/telegram.ts";
import { hydrated, signIn } from "./support/visitor.ts";
import { testWith } from "./support/test-with.ts";

const test = testWith("telegram");

test("a bot connects by its token, what a customer writes stands in its messages, and it is renamed with a guard and deleted", async ({
	page,
}) => {
	const telegram = telegramOf(ownPart().port);
	const good = await telegram.createBot("loja_canais_bot");
	await signIn(page);
	await page.goto("/channels");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Novo canal" }).click();
	await page.getByRole("link", { name: "Telegram", exact: true }).click();
	const name = page.getByRole("textbox", { name: "Nome", exact: true });
	const token = page.getByLabel("Token do bot");
	await name.fill("Bot dos canais");
	await token.fill("não é um token");
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(token).toHaveAttribute("aria-invalid", "true");
	await expect(token).toHaveAccessibleDescription(/não parece um token de bot/);
	await expect(name).toHaveValue("Bot dos canais");
	await expect(token).toHaveValue("não é um token");
	await token.fill(good);
	await page.getByRole("button", { name: "Criar canal" }).click();
	await expect(page).toHaveURL(/\/channels\/[0-9a-f-]{36}\/settings/);
	await expect(page.getByText("Canal criado")).toBeVisible();
	await expect(page.getByText("@loja_canais_bot")).toBeVisible();
	await expect(page.getByRole("main").getByText("Conectado").first()).toBeVisible();
	expect(await page.content()).not.toContain(good);
	await expectAccessible(page, { include: "main" });

	const bar = page.getByText("Você tem alterações não salvas");
	await name.fill("Bot renomeado");
	await expect(bar).toBeVisible();
	await page.getByRole("link", { name: "Voltar" }).click();
	const guard = page.getByRole("alertdialog");
	await expect(guard).toContainText("Sair sem salvar?");
	await guard.getByRole("button", { name: "Cancelar" }).click();
	await page.getByRole("button", { name: "Salvar", exact: true }).click();
	await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
	await expect(bar).toBeHidden();

	await page.getByRole("link", { name: "Voltar" }).click();
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bot renomeado" });
	await expect(card).toContainText("Telegram");
	await expect(card).toContainText("Recebidas hoje");
	await card.getByRole("link", { name: /^Ver Mensagens/ }).click();
	await expect(page.getByText("Nenhuma conversa ainda")).toBeVisible();
	await telegram.sendAsCustomer(good, { chat: "55123", name: "Rui Prado", text: "Tem em azul?" });
	await page.getByText("Rui Prado").first().click();
	await expect(page.getByText("Tem em azul?").first()).toBeVisible();

	await page.getByRole("navigation").getByRole("link", { name: "Canais" }).first().click();
	await card.getByRole("link", { name: /^Configurar/ }).click();
	await page.getByRole("button", { name: "Excluir canal" }).click();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText("Tem certeza que deseja excluir este canal?");
	await dialog.getByRole("button", { name: "Excluir canal" }).click();
	await expect(page).toHaveURL(/\/channels$/);
	await expect(card).toHaveCount(0);
});

import { expect } from "playwright/test";
import { evolutionOf } from "./support/evolution.ts";
import { signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

const test = testWith("evolution");

test("an admin adds a gateway of the workspace's own and links a number with it", async ({
	browser,
	baseURL,
}) => {
	const evolution = evolutionOf(Number(new URL(baseURL ?? "").port));
	const page = await signInAs(browser, "admin");
	const name = `Servidor ${Date.now()}`;
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByRole("link", { name: "Adicionar outra forma de conexão" }).click();
	await page.getByRole("button", { name: "Adicionar gateway" }).first().click();
	const dialog = page.getByRole("dialog", { name: "Adicionar gateway" });
	await dialog.getByRole("radio", { name: "Evolution API" }).check();
	await dialog.getByLabel("Nome").fill(name);
	await dialog.getByLabel("Endereço").fill(evolution.url);
	await dialog.getByLabel("Chave", { exact: true }).fill("chave-errada");
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog.getByText(/recusou a chave/u)).toBeVisible();
	await dialog.getByLabel("Chave", { exact: true }).fill(evolution.apiKey);
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog).toBeHidden();

	await page.getByRole("link", { name: `Ligar um número: ${name}` }).click();
	await expect(page.getByRole("radio", { name })).toBeChecked();
	await page.locator('input[name="name"]').fill(name);
	await page.getByRole("button", { name: "Criar instância" }).click();
	await page.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await expect(page.getByRole("img", { name: /^QR Code de/ })).toBeVisible({ timeout: 20_000 });
	await evolution.act(id, "scan");
	await expect(page.getByPlaceholder("Buscar conversa")).toBeVisible({ timeout: 20_000 });
});

import { expect, type Page } from "playwright/test";
import { hydrated, openForm, signInHere } from "./visitor.ts";

const PASSWORD = "girassol-azul-9";

/** Signs somebody up at `origin` and in: the admin of a workspace of their own, on Grátis. */
export async function foundWorkspace(page: Page, origin = ""): Promise<{ email: string }> {
	const email = `dona-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemplo.test`;
	await page.goto(`${origin}/auth?tab=sign-up`);
	await hydrated(page);
	const form = openForm(page);
	await form.getByLabel("Nome completo").fill("Dona Teresa");
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Senha", { exact: true }).fill(PASSWORD);
	await form.getByLabel("Confirme a senha").fill(PASSWORD);
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Cadastro realizado!" })).toBeVisible();
	await page.goto(`${origin}/dev/outbox`);
	const mail = page.getByRole("listitem").filter({ hasText: email });
	await expect(async () => {
		await page.reload();
		await expect(mail).toBeVisible({ timeout: 2000 });
	}).toPass();
	await mail
		.getByRole("link", { name: /auth\/confirm/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();
	await page.goto(`${origin}/auth`);
	await hydrated(page);
	await signInHere(page, email, PASSWORD);
	return { email };
}

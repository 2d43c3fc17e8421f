import { expect } from "playwright/test";
import { borrowPage } from "./support/browsers.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { findMailLink } from "./support/outbox.ts";
import { test } from "./support/test.ts";
import { hydrated, openForm, signInHere } from "./support/visitor.ts";

const NEXT_PASSWORD = "margarida-verde-4";

test("a forgotten password is replaced by the link of a mail, and other browsers are signed out", async ({
	page,
	browser,
}) => {
	const other = await borrowPage(browser);
	const { email } = await foundWorkspace(other);
	await other.goto("/");
	await hydrated(other);

	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("link", { name: "Esqueci minha senha" }).click();
	await expect(page.getByRole("heading", { name: "Esqueci minha senha" })).toBeVisible();
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Enviar link" }).click();
	await expect(page.getByRole("heading", { name: "Olhe o seu e-mail" })).toBeVisible();
	const link = await findMailLink(page, email, "auth/reset");
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("Nova senha", { exact: true }).fill(NEXT_PASSWORD);
	await page.getByLabel("Confirme a nova senha").fill("outra-coisa-7");
	await page.getByRole("button", { name: "Salvar nova senha" }).click();
	await expect(page.getByText("As senhas não coincidem")).toBeVisible();
	await page.getByLabel("Confirme a nova senha").fill(NEXT_PASSWORD);
	await page.getByRole("button", { name: "Salvar nova senha" }).click();
	await expect(page.getByText("Senha alterada. Entre com a nova senha.")).toBeVisible();
	await expect(openForm(page).getByLabel("E-mail")).toHaveValue(email);

	// A14: the other browser's line is cut and it finds itself outside within 5 s.
	await expect(other).toHaveURL(/\/auth/);
	await signInHere(page, email, NEXT_PASSWORD);
	// Whom somebody else let in before is looked for first (security 3).
	await expect(page.getByRole("heading", { name: "Revise quem tem acesso" })).toBeVisible();
	await expect(page.getByText("Só você tem acesso.")).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
});

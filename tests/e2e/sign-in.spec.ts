import { expect } from "playwright/test";
import { borrowPage } from "./support/browsers.ts";
import { findMailLink } from "./support/outbox.ts";
import { test } from "./support/test.ts";
import { hydrated, openForm } from "./support/visitor.ts";

test("a visitor signs up, confirms by the mail of the outbox, and starts with an empty workspace", async ({
	page,
	browser,
}) => {
	const email = `nova-${Date.now()}@exemplo.test`;
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/auth");
	// Without a choice the theme is the system's, and the choice is kept.
	await expect(page.locator("html")).toHaveClass("dark");
	await hydrated(page);
	await page.getByRole("button", { name: "Alternar tema claro e escuro" }).click();
	await expect(page.locator("html")).not.toHaveClass("dark");
	await page.reload();
	await hydrated(page);
	await expect(page.locator("html")).not.toHaveClass("dark");
	await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#3b82f6");
	await page.getByRole("tab", { name: "Cadastrar" }).click();
	const form = openForm(page);
	await form.getByLabel("Nome completo").fill("Nádia Fonseca");
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Senha", { exact: true }).fill("girassol-azul-9");
	await form.getByLabel("Confirme a senha").fill("girassol-azul-9");
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Cadastro realizado!" })).toBeVisible();
	await expect(page.getByText("Verifique seu e-mail para confirmar a conta").first()).toBeVisible();

	await page.getByRole("link", { name: "Abrir a caixa de saída local" }).click();
	await expect(page).toHaveURL(/\/dev\/outbox$/);
	const mail = page.getByRole("listitem").filter({ hasText: email });
	await findMailLink(page, email, "auth/confirm");
	await page.reload();
	const link = mail.getByRole("link", { name: /auth\/confirm/ });
	// Any other browser is asked for the password of the sign-up, and told when it is wrong (security 3).
	const elsewhere = await borrowPage(browser);
	await elsewhere.goto((await link.getAttribute("href")) ?? "");
	await elsewhere.getByLabel("Senha do cadastro", { exact: true }).fill("girassol-azul-8");
	await elsewhere.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(elsewhere.getByText("E-mail ou senha incorretos.")).toBeVisible();
	await link.click();
	await expect(page.getByLabel("Senha do cadastro")).toHaveCount(0);
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	// The browser that signed up is signed in at once.
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Nádia Fonseca");
	await expect(page.getByText("Nenhuma instância criada")).toBeVisible();
});

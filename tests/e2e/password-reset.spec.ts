import { expect, type Page, test } from "playwright/test";
import { hydrated, openForm, signInHere } from "./support/visitor.ts";

const FIRST = "girassol-azul-9";
const SECOND = "margarida-verde-4";

/** The newest mail to an address in the local outbox, with a link of this path. */
async function openLink(page: Page, email: string, path: RegExp): Promise<void> {
	await page.goto("/dev/outbox");
	const mail = page.getByRole("listitem").filter({ hasText: email });
	const link = mail.getByRole("link", { name: path }).first();
	await expect(async () => {
		await page.reload();
		await expect(link).toBeVisible({ timeout: 2000 });
	}).toPass();
	await link.click();
}

async function signUp(page: Page): Promise<string> {
	const email = `esqueceu-${Date.now()}@exemplo.test`;
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	const form = openForm(page);
	await form.getByLabel("Nome completo").fill("Nádia Fonseca");
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Senha", { exact: true }).fill(FIRST);
	await form.getByLabel("Confirme a senha").fill(FIRST);
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Cadastro realizado!" })).toBeVisible();
	await openLink(page, email, /auth\/confirm/);
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();
	return email;
}

test("a forgotten password is replaced by the link of a mail, and other browsers are signed out", async ({
	page,
	browser,
	baseURL,
}) => {
	const email = await signUp(page);
	const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
	await other.goto("/auth");
	await hydrated(other);
	await signInHere(other, email, FIRST);

	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("link", { name: "Esqueci minha senha" }).click();
	await expect(page.getByRole("heading", { name: "Esqueci minha senha" })).toBeVisible();
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Enviar link" }).click();
	await expect(page.getByRole("heading", { name: "Olhe o seu e-mail" })).toBeVisible();
	await openLink(page, email, /auth\/reset/);
	const link = page.url();
	await hydrated(page);
	await page.getByLabel("Nova senha", { exact: true }).fill(SECOND);
	await page.getByLabel("Confirme a nova senha").fill("outra-coisa-7");
	await page.getByRole("button", { name: "Salvar nova senha" }).click();
	await expect(page.getByText("As senhas não coincidem")).toBeVisible();
	await page.getByLabel("Confirme a nova senha").fill(SECOND);
	await page.getByRole("button", { name: "Salvar nova senha" }).click();
	await expect(page.getByText("Senha alterada. Entre com a nova senha.")).toBeVisible();
	await expect(openForm(page).getByLabel("E-mail")).toHaveValue(email);

	// A14: the other browser's line is cut and it finds itself outside within 5 s.
	await expect(other).toHaveURL(/\/auth/, { timeout: 5000 });
	await signInHere(page, email, SECOND);
	// Whom somebody else let in before is looked for first (security 3).
	await expect(page.getByRole("heading", { name: "Revise quem tem acesso" })).toBeVisible();
	await expect(page.getByText("Só você tem acesso.")).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
	await other.context().close();
});

test("A05 an address nobody has gets the same answer", async ({ page }) => {
	await page.goto("/auth/reset");
	await hydrated(page);
	await page.getByLabel("E-mail").fill("ninguem-mesmo@exemplo.test");
	await page.getByRole("button", { name: "Enviar link" }).click();
	await expect(page.getByRole("heading", { name: "Olhe o seu e-mail" })).toBeVisible();
});

test("B09 an address says only what the page knows", async ({ page }) => {
	await page.goto("/auth?message=account_created&email=ana%40loja.test");
	await expect(page.getByRole("status")).toHaveText(
		"Conta criada com sucesso! Você pode fazer login agora.",
	);
	await expect(openForm(page).getByLabel("E-mail")).toHaveValue("ana@loja.test");
	await page.goto("/auth?message=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
	await expect(page.getByRole("heading", { name: "Acesse sua conta" })).toBeVisible();
	await expect(page.getByRole("status")).toHaveCount(0);
});

import { expect, test } from "playwright/test";
import { DEMO, hydrated, openForm, openHome, signInHere } from "./support/visitor.ts";

test("a visitor signs up, confirms by the mail of the outbox, and starts with an empty workspace", async ({
	page,
	browser,
}) => {
	const email = `nova-${Date.now()}@exemplo.test`;
	await page.goto("/auth");
	await hydrated(page);
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
	await expect(async () => {
		await page.reload();
		await expect(mail).toBeVisible({ timeout: 2000 });
	}).toPass();
	const link = mail.getByRole("link", { name: /auth\/confirm/ });
	// Any other browser is asked for the password of the sign-up, and told when it is wrong (security 3).
	const elsewhere = await browser.newPage();
	await elsewhere.goto((await link.getAttribute("href")) ?? "");
	await elsewhere.getByLabel("Senha do cadastro", { exact: true }).fill("girassol-azul-8");
	await elsewhere.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(elsewhere.getByText("E-mail ou senha incorretos.")).toBeVisible();
	await elsewhere.close();
	await link.click();
	await expect(page.getByLabel("Senha do cadastro")).toHaveCount(0);
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();

	await page.getByRole("link", { name: "Ir para o login" }).click();
	await expect(openForm(page).getByLabel("E-mail")).toHaveValue(email);
	await hydrated(page);
	await signInHere(page, email, "girassol-azul-9");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Nádia Fonseca");
	await expect(page.getByText("Nenhuma instância criada")).toBeVisible();
});

test("a wrong password is told by a toast and on the page, and the e-mail stays", async ({
	page,
}) => {
	await page.goto("/auth");
	await hydrated(page);
	const form = openForm(page);
	await form.getByLabel("E-mail").fill("ninguem@exemplo.test");
	await form.getByLabel("Senha", { exact: true }).fill("errada-errada");
	await form.getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(page.getByText("Erro no login")).toBeVisible();
	await expect(form.getByRole("alert")).toHaveText("E-mail ou senha incorretos.");
	await expect(form.getByLabel("E-mail")).toHaveValue("ninguem@exemplo.test");
});

test("an empty field sends nothing", async ({ page }) => {
	await page.goto("/auth");
	await hydrated(page);
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") posts += 1;
	});
	const form = openForm(page);
	await form.getByLabel("E-mail").fill("ana@exemplo.test");
	await form.getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(form.getByLabel("Senha", { exact: true })).toBeFocused();
	expect(posts).toBe(0);
});

test("an empty sign-up says at every field what is missing, and sends nothing (screens A11)", async ({
	page,
}) => {
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(request.url());
	});
	const form = openForm(page);
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	for (const [label, words] of [
		["Nome completo", "Nome completo é obrigatório"],
		["E-mail", "Email é obrigatório"],
		["Senha", /^A senha deve ter pelo menos \d+ caracteres/],
		["Confirme a senha", "Digite a senha outra vez"],
	] as const) {
		const field = form.getByLabel(label, { exact: true });
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(words);
	}
	await expect(form.getByLabel("Nome completo")).toBeFocused();
	await expect(page.getByText("Erro no cadastro")).toBeVisible();
	expect(posts).toEqual([]);
});

test("passwords that differ are refused beside the field before anything is sent", async ({
	page,
}) => {
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	const form = openForm(page);
	await form.getByLabel("Nome completo").fill("Ana");
	await form.getByLabel("E-mail").fill("ana@exemplo.test");
	await form.getByLabel("Senha", { exact: true }).fill("girassol-azul-9");
	await form.getByLabel("Confirme a senha").fill("girassol-azul-8");
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	await expect(form.getByText("As senhas não coincidem")).toBeVisible();
	await expect(form.getByLabel("Confirme a senha")).toHaveAttribute("aria-invalid", "true");
});

test("a protected page sends to /auth and is opened after signing in", async ({ page }) => {
	await page.goto("/whatsapp/instances/new");
	await expect(page).toHaveURL(/\/auth\?next=/);
	await hydrated(page);
	await signInHere(page, DEMO.admin, DEMO.password);
	await expect(page).toHaveURL(/\/whatsapp\/instances\/new$/);
});

test("signing out ends the sign-in", async ({ page }) => {
	await openHome(page);
	await page.getByRole("button", { name: /^Menu de/ }).click();
	await page.getByRole("menuitem", { name: "Sair" }).click();
	await expect(page).toHaveURL(/\/auth$/);
	await page.goto("/");
	await expect(page).toHaveURL(/\/auth/);
});

test("providers that are not configured are disabled and say so", async ({ page }) => {
	await page.goto("/auth");
	const form = openForm(page);
	await expect(form.getByRole("button", { name: "Google não configurado" })).toBeDisabled();
	await expect(form.getByRole("button", { name: "Facebook não configurado" })).toBeDisabled();
});

test("password managers find the fields they know", async ({ page }) => {
	await page.goto("/auth");
	const form = openForm(page);
	await expect(form.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username");
	await expect(form.getByLabel("Senha", { exact: true })).toHaveAttribute(
		"autocomplete",
		"current-password",
	);
});

test("signing in works without any script", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	await page.goto("/auth");
	await signInHere(page, DEMO.viewer, DEMO.password);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Lívia Torres");
	await context.close();
});

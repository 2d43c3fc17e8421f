import { expect, test } from "playwright/test";
import { hydrated, signIn } from "./support/visitor.ts";

test("the fixed figures are the specification's", async ({ page }) => {
	await signIn(page);
	const main = page.getByRole("main");
	await page.goto("/templates");
	for (const figure of ["24", "156", "8", "892"])
		await expect(main.getByText(figure, { exact: true })).toBeVisible();
	await page.goto("/ads");
	for (const figure of ["8", "4.2x", "+0.8 este mês", "R$ 12k", "2.8%", "+0.3% hoje"])
		await expect(main.getByText(figure, { exact: true })).toBeVisible();
	await page.goto("/support");
	for (const figure of ["45", "Online", "120", "24", "9h–18h", "9h–12h"])
		await expect(main.getByText(figure, { exact: true })).toBeVisible();
	await page.goto("/dashboard/overview");
	for (const [name, path] of [
		["Criar Agente", "/agents/new"],
		["Gerenciar equipe", "/team"],
		["Ver conversas", "/conversations"],
		["Ver relatórios", "/reports"],
	] as const)
		await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
});

test("a chart page draws its chart, and a table says the same", async ({ page }) => {
	await signIn(page);
	for (const path of ["/reports", "/intelligence", "/team-dashboard"]) {
		await page.goto(path);
		await expect(page.locator(".recharts-surface").first(), path).toBeVisible();
		expect(await page.getByRole("main").locator("table tbody tr").count(), path).toBeGreaterThan(6);
	}
	await page.goto("/reports");
	await hydrated(page);
	await page.getByRole("link", { name: "7 dias" }).click();
	await expect(page).toHaveURL(/days=7$/);
	await expect(page.getByRole("main").locator("table tbody tr")).toHaveCount(7);
});

test("a campaign button only logs, and says that it comes soon", async ({ page }) => {
	await signIn(page);
	await page.goto("/campaigns");
	await hydrated(page);
	const logged = page.waitForEvent("console", (message) => message.text().includes("campaigns"));
	await page.getByRole("button", { name: /^Nova Campanha/ }).click();
	expect((await logged).text()).toContain("create");
	await expect(page.getByText("Campanhas: em breve")).toBeVisible();
});

test("a contact request is checked, logged, sent and confirmed; nothing typed is lost", async ({
	page,
}) => {
	await page.goto("/contact");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill("Ana");
	await page.getByLabel("E-mail", { exact: true }).fill("ana@");
	await page.getByLabel("Mensagem", { exact: true }).fill("Quanto custa?");
	await page.getByRole("button", { name: "Enviar mensagem" }).click();
	await expect(page.getByText("Informe seu sobrenome.")).toBeVisible();
	await expect(page.getByText("Confira este campo: E-mail.")).toBeVisible();
	await expect(page.getByLabel("Sobrenome")).toBeFocused();
	await expect(page.getByLabel("Mensagem", { exact: true })).toHaveValue("Quanto custa?");
	await page.getByLabel("Sobrenome").fill("Lima");
	await page.getByLabel("E-mail", { exact: true }).fill("ana@loja.test");
	await page.getByLabel("Assunto").fill("Planos");
	const logged = page.waitForEvent("console", (message) => message.text().startsWith("contact"));
	await page.getByRole("button", { name: "Enviar mensagem" }).click();
	await logged;
	await expect(page.getByRole("heading", { name: "Mensagem recebida" })).toBeFocused();
	await expect(page.getByText(/responder para ana@loja\.test/)).toBeVisible();
});

test("the contact form works without script, and a refusal brings everything back", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	await page.goto("/contact");
	await page.getByLabel("Nome", { exact: true }).fill("Rui");
	await page.getByLabel("Mensagem", { exact: true }).fill("Sem script");
	await page.getByRole("button", { name: "Enviar mensagem" }).click();
	await expect(page.getByText("Informe um e-mail para a resposta.")).toBeVisible();
	await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Rui");
	await page.getByLabel("Sobrenome").fill("Dias");
	await page.getByLabel("E-mail", { exact: true }).fill("rui@loja.test");
	await page.getByLabel("Assunto").fill("Teste");
	await page.getByRole("button", { name: "Enviar mensagem" }).click();
	await expect(page.getByRole("heading", { name: "Mensagem recebida" })).toBeVisible();
	await context.close();
});

test("the sample sign-in does nothing, says so and leads to the real one", async ({ page }) => {
	await page.goto("/login");
	await hydrated(page);
	await page.getByLabel("Senha").fill("segredo-que-fica-aqui");
	await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
	await expect(page.getByText("Nada foi enviado.")).toBeVisible();
	await expect(page).toHaveURL(/\/login$/);
	await page.getByRole("link", { name: "Ir para a entrada de verdade" }).click();
	await expect(page).toHaveURL(/\/auth$/);
});

test("public pages speak English too", async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: "prosa.lang", value: "en", url: baseURL ?? "" }]);
	for (const [path, title] of [
		["/about", "Conversations that become service, sales and memory"],
		["/contact", "Contact"],
		["/privacy", "Privacy policy"],
		["/terms", "Terms of service"],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	}
});

test("on a phone bars keep their heights, and tabs below the fold leave the page at its top (screens A7, A8)", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page);
	await page.goto("/dashboard/overview");
	const heights = await page
		.locator("main [style*=height]")
		.evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)));
	expect(heights).toHaveLength(7);
	expect(Math.min(...heights)).toBeGreaterThan(30);
	expect(new Set(heights).size).toBeGreaterThan(3);
	await page.goto("/facebook/marketing");
	await hydrated(page);
	const tabs = page.getByRole("tablist");
	expect((await tabs.boundingBox())?.y).toBeGreaterThan(740);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

import { mkdtempSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "playwright/test";
import { findFreePort } from "#scripts/local/serve.mjs";
import { deploy, GATEWAY_KEY } from "#tests/support/production/deployment.ts";
import { GATEWAY_HOST } from "#tests/support/production/internet.ts";
import { bubbles, composer, openConversation } from "./support/inbox.ts";
import { accept, fillInvite, inviteDialog, NEW_PASSWORD } from "./support/invitations.ts";
import { test } from "./support/test.ts";
import { hydrated, openForm } from "./support/visitor.ts";

const PASSWORD = "janela verde 31";
const CUSTOMER = { phone: "5511977776666", name: "Dona Célia" };

let deployment: Awaited<ReturnType<typeof deploy>>;
const contexts: BrowserContext[] = [];

test.beforeAll(async () => {
	test.setTimeout(180_000);
	const scratch = process.env.PROSA_E2E_SCRATCH ?? "";
	const folder = mkdtempSync(path.join(scratch, "production-"));
	deployment = await deploy(folder, await findFreePort());
});
test.afterAll(async () => {
	await Promise.all(contexts.map((context) => context.close()));
	await deployment.stop();
});

/** A browser that takes the certificate that the test made. */
async function openBrowser(browser: Browser): Promise<Page> {
	const context = await browser.newContext({
		ignoreHTTPSErrors: true,
		baseURL: deployment.url,
		storageState: { cookies: [], origins: [] },
	});
	contexts.push(context);
	const { hostname } = new URL(deployment.url);
	await context.addCookies([
		{ name: "prosa.cookie-consent", value: "rejected", domain: hostname, path: "/" },
	]);
	return context.newPage();
}

/** What a phone or a customer does at the gateway. */
async function act(channelId: string, action: string, body: object = {}): Promise<void> {
	const url = `${deployment.gateway}/__emulator/instances/prosa_${channelId}/${action}`;
	const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
	expect(answer.status, await answer.text()).toBe(200);
}

async function enter(page: Page): Promise<void> {
	await page.goto(deployment.drawLink());
	await hydrated(page);
	await page.getByLabel("Nome completo").fill("Ana Souza");
	await page.getByLabel("E-mail").fill("ana@padaria.example");
	await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Nome da empresa ou equipe").fill("Padaria do Bairro");
	await page.getByRole("button", { name: "Entrar na instalação" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Instalação" })).toBeVisible();
	await expect(page.getByText("Contas só por convite.")).toBeVisible();
	await expect(page.getByText("Sem limite nesta instalação.")).toBeVisible();
}

/** Invites a colleague, who accepts in a browser of their own by the link that the inviter hands over. */
async function invite(page: Page, browser: Browser): Promise<void> {
	await page.goto("/team");
	await hydrated(page);
	await page.getByRole("button", { name: "Convidar" }).first().click();
	const email = "beto@padaria.example";
	await fillInvite(page, { email, name: "Beto Lima", role: "Operador" });
	const link = await inviteDialog(page).getByRole("textbox").first().inputValue();
	const colleague = await openBrowser(browser);
	await colleague.goto(link);
	await hydrated(colleague);
	await accept(colleague, "Beto Lima");
	await hydrated(colleague);
	await openForm(colleague).getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
	await openForm(colleague).getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(colleague.getByRole("heading", { level: 1 })).toContainText("Beto Lima");
	await page.keyboard.press("Escape");
}

async function addGateway(page: Page): Promise<void> {
	await page.goto("/whatsapp/gateways");
	await hydrated(page);
	await page.getByRole("button", { name: "Adicionar gateway" }).first().click();
	const dialog = page.getByRole("dialog", { name: "Adicionar gateway" });
	await dialog.getByRole("radio", { name: "Evolution API" }).check();
	await dialog.getByLabel("Nome", { exact: true }).fill("Servidor da padaria");
	await dialog.getByLabel("Endereço").fill(`https://${GATEWAY_HOST}`);
	await dialog.getByLabel("Chave", { exact: true }).fill("chave-errada");
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog.getByText(/recusou a chave/u)).toBeVisible();
	await dialog.getByLabel("Chave", { exact: true }).fill(GATEWAY_KEY);
	await dialog.getByRole("button", { name: "Testar e salvar" }).click();
	await expect(dialog).toBeHidden();
}

/** Links a number at the workspace's own gateway; answers the channel's id. */
async function link(page: Page): Promise<string> {
	await page.getByRole("link", { name: "Ligar um número: Servidor da padaria" }).click();
	await expect(page.getByRole("radio", { name: /Servidor da padaria/ })).toBeChecked();
	await page.locator('input[name="name"]').fill("Balcão");
	await page.locator('input[name="name"]').press("Enter");
	await page.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	await expect(page.getByRole("img", { name: /^QR Code de/ })).toBeVisible({ timeout: 30_000 });
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await act(id, "scan");
	await expect(page.getByPlaceholder("Buscar conversa")).toBeVisible({ timeout: 30_000 });
	return id;
}

test("P01 in production, with nothing configured but its address: entered by the link, a colleague invited, a gateway typed, a number linked, a customer answered, and all of it outlives an upgrade", async ({
	browser,
}) => {
	test.setTimeout(180_000);
	const page = await openBrowser(browser);
	await enter(page);
	await invite(page, browser);
	await addGateway(page);
	const id = await link(page);

	await act(id, "write", { ...CUSTOMER, text: "Tem pão de queijo?" });
	await openConversation(page, CUSTOMER.name);
	await composer(page).fill("Saiu agora do forno!");
	await composer(page).press("Enter");
	const answer = bubbles(page).filter({ hasText: "Saiu agora do forno!" });
	await expect(answer.locator("[data-status=delivered]")).toHaveText("Entregue");

	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await deployment.upgrade();
	await act(id, "write", { ...CUSTOMER, text: "Guarda dez para mim" });
	await expect(bubbles(page).filter({ hasText: "Guarda dez para mim" })).toBeVisible({
		timeout: 60_000,
	});
	await composer(page).fill("Guardados");
	await composer(page).press("Enter");
	await expect(
		bubbles(page).filter({ hasText: "Guardados" }).locator("[data-status=delivered]"),
	).toHaveText("Entregue", { timeout: 30_000 });
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

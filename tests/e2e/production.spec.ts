import { mkdtempSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "playwright/test";
import { findFreePort } from "#scripts/local/serve.mjs";
import { deploy } from "#tests/support/production/deployment.ts";
import { bubbles, openConversation } from "./support/inbox.ts";
import { accept, fillInvite, inviteDialog, NEW_PASSWORD } from "./support/invitations.ts";
import { act, addGateway, answer, CUSTOMER, enter, linkNumber } from "./support/production.ts";
import { test } from "./support/test.ts";
import { hydrated, openForm } from "./support/visitor.ts";

let deployment: Awaited<ReturnType<typeof deploy>>;
const contexts: BrowserContext[] = [];

test.beforeAll(async () => {
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

test("P01 in production, with nothing configured but its address: entered by the link, a colleague invited, a gateway typed, a number linked, a customer answered, and all of it outlives an upgrade", async ({
	browser,
}) => {
	const page = await openBrowser(browser);
	await enter(page, deployment.drawLink());
	await invite(page, browser);
	await addGateway(page);
	const id = await linkNumber(page, deployment.gateway);

	await act(deployment.gateway, id, "write", { ...CUSTOMER, text: "Tem pão de queijo?" });
	await openConversation(page, CUSTOMER.name);
	await answer(page, "Saiu agora do forno!");

	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await deployment.upgrade();
	await act(deployment.gateway, id, "write", { ...CUSTOMER, text: "Guarda dez para mim" });
	await expect(bubbles(page).filter({ hasText: "Guarda dez para mim" })).toBeVisible({
		timeout: 60_000,
	});
	await answer(page, "Guardados");
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

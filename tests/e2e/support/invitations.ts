/** Invitations as people meet them: sent from the team page, read in the outbox, accepted elsewhere. */
import { type Browser, type BrowserContextOptions, expect, type Page } from "playwright/test";
import { hydrated } from "./visitor.ts";

export const NEW_PASSWORD = "girassol-azul-9";

/** Addresses nobody else in the run uses. */
export const freshEmail = (name: string): string =>
	`${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@exemplo.test`;

export const inviteDialog = (page: Page) =>
	page.getByRole("dialog", { name: /Convidar Membro|convites? criados?/i });

/** Fills the open dialog and sends it; waits until the server has the invitation. */
export async function fillInvite(
	page: Page,
	person: { email: string; name: string; role: string },
): Promise<void> {
	const dialog = inviteDialog(page);
	await dialog.getByLabel("E-mail", { exact: true }).fill(person.email);
	await dialog.getByLabel("Nome completo").fill(person.name);
	await dialog.getByRole("radio", { name: person.role }).check();
	await dialog.getByRole("button", { name: "Enviar convite" }).click();
	await expect(dialog.getByRole("button", { name: "Convidar outra pessoa" })).toBeVisible();
}

/** The link of the newest invitation mail to an address, from the local outbox. */
export async function findInviteLink(browser: Browser, email: string): Promise<string> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const mail = page.getByRole("listitem").filter({ hasText: email }).first();
	const link = mail.getByRole("link", { name: /aceitar-convite/ }).first();
	await expect(async () => {
		await page.goto("/dev/outbox");
		await expect(link).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 20_000 });
	const address = (await link.getAttribute("href")) ?? "";
	await context.close();
	return address;
}

/** Accepts in a browser of its own and signs in there; answers that person's page. */
export async function acceptAndSignIn(
	browser: Browser,
	link: string,
	fullName: string,
	options: BrowserContextOptions = {},
): Promise<Page> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel("Nome completo").fill(fullName);
	await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirme a senha").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Criar conta e aceitar convite" }).click();
	await page.waitForURL(/\/auth\?email=.*message=account_created/);
	// The address is there before the form is.
	await expect(page.getByText("Conta criada com sucesso!")).toBeVisible();
	await page.locator('input[type="password"]').first().fill(NEW_PASSWORD);
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => url.pathname === "/");
	return page;
}

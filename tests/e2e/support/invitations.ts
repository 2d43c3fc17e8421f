/** Invitations as people meet them: sent from the team page, read in the outbox, accepted elsewhere. */
import { expect, type Page } from "playwright/test";

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

/** Fills the form of the invitation one is on and sends it. */
export async function accept(page: Page, fullName: string): Promise<void> {
	await page.getByLabel("Nome completo").fill(fullName);
	await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirme a senha").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Criar conta e aceitar convite" }).click();
	await page.waitForURL(/\/auth\?email=.*message=account_created/);
	await expect(page.getByText("Conta criada com sucesso!")).toBeVisible();
}

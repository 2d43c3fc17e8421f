import { expect, type Page } from "playwright/test";
import { orderGraph } from "../emulators/graph/start.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test-with.ts";

const test = testWith("configured");

const { url, oauth } = configured();
test.use({ baseURL: url });

const GUARD =
	"Configure primeiro a integração com Facebook antes de usar o gerenciador de anúncios";

/** An ad account of this test's own, at Meta. */
async function accountAtMeta(campaigns: number): Promise<string> {
	const accountId = `77${Date.now()}`;
	const name = "Loja Centro";
	await orderGraph(oauth.url, "account", { accountId, name, campaigns, pixels: 2 });
	return accountId;
}

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

/** The dialog 'Adicionar Conta' from the empty page to the account's card. */
async function addAccount(page: Page, accountId: string): Promise<void> {
	await page.getByRole("button", { name: "Adicionar Conta" }).click();
	const dialog = page.getByRole("dialog", { name: "Adicionar Conta" });
	await dialog.getByLabel("Token de acesso").fill("EAAG-e2e-good");
	await dialog.getByRole("button", { name: "Validar Token" }).click();
	await expect(dialog.getByText("Token válido para")).toBeVisible();
	await dialog.getByLabel("ID da conta").fill(`act_${accountId}`);
	await dialog.getByRole("button", { name: "Sincronizar Conta" }).click();
	await expect(toast(page, "Conta sincronizada")).toBeVisible();
	await expect(dialog).toBeHidden();
}

test("an account is validated, added, read, shown in the ads manager with its settings, and removed", async ({
	page,
}) => {
	const accountId = await accountAtMeta(60);
	await foundWorkspace(page, url);
	await page.goto("/facebook/ads");
	await expect(page.getByText(GUARD)).toBeVisible();
	await page.getByRole("link", { name: "Configurar em Marketing" }).click();
	await expect(page.getByText("Nenhuma conta conectada")).toBeVisible();
	await hydrated(page);

	await page.getByRole("button", { name: "Adicionar Conta" }).click();
	const dialog = page.getByRole("dialog", { name: "Adicionar Conta" });
	await dialog.getByLabel("Token de acesso").fill("EAAG-expired");
	await dialog.getByRole("button", { name: "Validar Token" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Token inválido");
	// Another token: what was said of the one before is gone.
	await dialog.getByLabel("Token de acesso").fill("EAAG-e2e");
	await expect(dialog.getByRole("alert")).toHaveCount(0);
	await page.keyboard.press("Escape");
	await addAccount(page, accountId);

	const card = page.getByRole("listitem").filter({ hasText: `ID: ${accountId}` });
	await expect(card).toContainText("Ativa");
	await expect(card).toContainText(/R\$\s12\.345,67/);
	// A button that is let go while it is looked at has the colours of both.
	await expect(card.getByRole("button", { name: /^Sync/ })).toBeEnabled();
	await expectAccessible(page);

	await page.getByRole("tab", { name: /^Pixels/ }).click();
	await page.getByRole("button", { name: "Sincronizar Pixels" }).click();
	await expect(toast(page, "Por favor, selecione uma conta")).toBeVisible();
	await page.getByLabel("Conta de anúncios").selectOption({ label: "Loja Centro" });
	await page.getByRole("button", { name: "Sincronizar Pixels" }).click();
	await expect(toast(page, "Pixels sincronizados")).toBeVisible();
	await page.getByRole("button", { name: /Ver Código: .*Pixel da Loja/ }).click();
	await expect(page.getByRole("dialog")).toContainText("fbq('init'");
	await page.keyboard.press("Escape");

	await page.goto("/facebook/ads");
	await expect(page.getByText("Campanha 60", { exact: true })).toBeVisible();
	await expect(page.getByText("50 de 60 campanhas")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Próximas" }).click();
	await expect(page.getByText("Campanha 1", { exact: true })).toBeVisible();

	await page.goto("/facebook/ads?tab=configuracoes");
	await hydrated(page);
	const hourly = page.getByRole("switch", { name: "Sincronização automática a cada hora" });
	await expect(hourly).toBeChecked();
	await hourly.click();
	await expect(toast(page, "Configurações salvas")).toBeVisible();
	await page.reload();
	await expect(hourly).not.toBeChecked();
	await expect(page.getByRole("switch", { name: "Validação automática de token" })).toBeChecked();
	await expect(page.getByRole("switch", { name: "Backup de dados" })).toBeDisabled();
	await expect(page.getByText("em breve")).toHaveCount(4);

	await page.goto("/facebook/marketing");
	await hydrated(page);
	await page.getByRole("button", { name: /^Remover .*Loja Centro/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remover conta" }).click();
	await expect(toast(page, "Conta removida")).toBeVisible();
	await expect(page.getByText("Nenhuma conta conectada")).toBeVisible();
});

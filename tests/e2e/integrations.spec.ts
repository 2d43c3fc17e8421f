import { expect, type Page } from "playwright/test";
import { listViolationsInBothThemes } from "./support/accessibility.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { vendors } from "./support/vendors.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test-with.ts";

const test = testWith("vendors");

const dialogOf = (page: Page) => page.getByRole("dialog");

const expectAccessibleInBothThemes = async (page: Page): Promise<void> =>
	expect(await listViolationsInBothThemes(page)).toEqual([]);

test("a service that breaks is told by itself in a page somebody has open elsewhere", async ({
	browser,
}) => {
	const [admin, manager] = await openWorkspace(browser, ["admin", "manager"]);
	const marker = `sk-revoked-later-${Date.now()}`;
	await manager.goto("/integrations?new=openai");
	await hydrated(manager);
	const dialog = dialogOf(manager);
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	await expect(dialog.getByText("API Key é obrigatória")).toBeVisible();
	await expect(dialog.getByText("Nome da integração é obrigatório")).toBeVisible();
	await expectAccessibleInBothThemes(manager);
	await dialog.getByLabel("Nome", { exact: true }).fill("Chave que cai");
	await dialog.getByLabel("API Key").first().fill(marker);
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	await expect(dialog).toHaveCount(0);
	await manager.getByRole("tab", { name: /Monitoramento/ }).click();
	const row = manager.getByRole("listitem").filter({ hasText: "Chave que cai" });
	await expect(row.getByText("Saudável")).toBeVisible({ timeout: 20_000 });
	await expectAccessibleInBothThemes(manager);

	await admin.goto("/team");
	await hydrated(admin);
	await vendors().refuse(marker);
	await row.getByRole("button", { name: /^Verificar agora/ }).click();
	await expect(admin.getByText("Problemas detectados")).toBeVisible({ timeout: 20_000 });
	await expect(admin.getByText("1 integração com problemas")).toBeVisible();
	await expect(row.getByText("Com erro", { exact: true })).toBeVisible();
	await expect(row.getByText(/Erro OpenAI: Incorrect API key/)).toBeVisible();

	// Others' integrations: by name, type and health; an admin may remove them and reads nothing.
	await admin.goto("/integrations?tab=controle");
	await hydrated(admin);
	const card = admin.getByRole("listitem").filter({ hasText: "Chave que cai" });
	await expect(card.getByText("Pessoa manager")).toBeVisible();
	await expect(card.getByRole("button", { name: /^Editar: / })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await expectAccessibleInBothThemes(admin);
	await card.getByRole("button", { name: /^Remover: / }).click();
	await admin.getByRole("button", { name: "Remover integração" }).click();
	await expect(card).toHaveCount(0);
	await expect(admin.getByText("Integração removida")).toBeVisible();
	await manager.getByRole("tab", { name: /Controle/ }).click();
	await expect(manager.getByText("Nenhuma integração ainda")).toBeVisible();
	await admin.context().close();
	await manager.context().close();
});

import { expect } from "playwright/test";
import {
	expectAccessible,
	listViolations,
	listViolationsInBothThemes,
} from "./support/accessibility.ts";
import { askIntegrations, createOpenAi } from "./support/integrations.ts";
import { goByMenu } from "./support/menu.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { testWith } from "./support/test.ts";
import { vendors } from "./support/vendors.ts";
import { hydrated } from "./support/visitor.ts";

const test = testWith("vendors");

test("a service that breaks is told by itself in a page somebody has open elsewhere", async ({
	browser,
}) => {
	const [admin, manager] = await openWorkspace(browser, ["admin", "manager"]);
	/** What the manager's own page says; how it looks is the admin's part, how it follows that of tests/dom. */
	const reads = async (tab: string) =>
		(await manager.request.get(`/integrations?tab=${tab}`)).text();
	const marker = `sk-revoked-later-${Date.now()}`;
	const id = await createOpenAi(manager, "Chave que cai", marker);
	await expect.poll(() => reads("monitoramento")).toContain("Saudável");

	await admin.goto("/integrations?new=openai");
	await hydrated(admin);
	const dialog = admin.getByRole("dialog");
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	await expect(dialog.getByText("API Key é obrigatória")).toBeVisible();
	await expect(dialog.getByText("Nome da integração é obrigatório")).toBeVisible();
	expect(await listViolationsInBothThemes(admin, { include: "[role=dialog]" })).toEqual([]);
	await admin.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await goByMenu(admin, "Integrações e Equipe", "Equipe");
	await expect(admin).toHaveURL(/\/team/);

	await vendors().refuse(marker);
	await askIntegrations(manager, { intent: "check", id });
	await expect(admin.getByText("Problemas detectados")).toBeVisible();
	await expect(admin.getByText("1 integração com problemas")).toBeVisible();
	expect(await reads("monitoramento")).toMatch(/Com erro.*Erro OpenAI: Incorrect API key/su);

	// Others' integrations: by name, type and health; an admin may remove them and reads nothing.
	await goByMenu(admin, "Integrações e Equipe", "Integrações");
	await admin.getByRole("tab", { name: /Monitoramento/ }).click();
	await expect(admin.getByText("Com erro", { exact: true }).first()).toBeVisible();
	await expectAccessible(admin, { include: "main" });
	await admin.getByRole("tab", { name: /Controle/ }).click();
	const card = admin.getByRole("listitem").filter({ hasText: "Chave que cai" });
	await expect(card.getByText("Pessoa manager")).toBeVisible();
	await expect(card.getByRole("button", { name: /^Editar: / })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	expect(await listViolations(admin, { include: "main", theme: "dark" })).toEqual([]);
	await card.getByRole("button", { name: /^Remover: / }).click();
	await admin.getByRole("button", { name: "Remover integração" }).click();
	await expect(card).toHaveCount(0);
	await expect(admin.getByText("Integração removida")).toBeVisible();
	expect(await reads("controle")).toContain("Nenhuma integração ainda");
});

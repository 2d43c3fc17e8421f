import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { hydrated } from "./support/visitor.ts";
import { test } from "./support/test.ts";

const subscribe = (page: Page) => page.getByRole("button", { name: /Assinar: Premium/ });
const statusCard = (page: Page) => page.getByRole("region", { name: "Assinatura" });
const manageButton = (page: Page) =>
	statusCard(page).getByRole("button", { name: /Gerenciar Assinatura/ });

async function openPlans(page: Page): Promise<void> {
	await page.goto("/subscription");
	await expect(page.getByRole("heading", { level: 1, name: "Planos e Assinaturas" })).toBeVisible();
	await hydrated(page);
}

test("the demonstration checkout: left once, paid once, cancelled and resumed, and all browsers follow", async ({
	page,
	context,
}) => {
	await foundWorkspace(page);
	await openPlans(page);
	await expect(statusCard(page)).toContainText("Inativo");
	await expectAccessible(page, { include: "main" });
	await subscribe(page).click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Pagamento de demonstração" }),
	).toBeVisible();
	await expect(page.getByText("não cobra nada")).toBeVisible();
	await expectAccessible(page, { include: "main" });
	await page.getByRole("button", { name: "Cancelar e voltar" }).click();
	await expect(page.getByText("Nenhuma cobrança foi feita")).toBeVisible();

	const other = await context.newPage();
	await openPlans(other);
	await subscribe(page).click();
	await page.getByRole("button", { name: "Pagar (demonstração)" }).click();
	await expect(page.getByText("Pagamento confirmado")).toBeVisible();
	await expect(page).toHaveURL(/\/subscription\?checkout=done$/);
	await expect(statusCard(page)).toContainText("Ativo");
	await expect(statusCard(page)).toContainText("Próxima cobrança");
	await expect(statusCard(other)).toContainText("Ativo");
	await other.close();
	const premium = page.getByRole("button", { name: /Plano Atual: Premium/ });
	await expect(premium).toHaveAttribute("aria-disabled", "true");
	await expect(page.getByRole("button", { name: /Mudar Plano: Grátis/ })).toBeVisible();
	await expectAccessible(page, { include: "main" });

	await manageButton(page).click();
	await expect(page.getByRole("heading", { name: "Assinatura de demonstração" })).toBeVisible();
	await hydrated(page);
	await page.getByRole("button", { name: "Cancelar assinatura" }).click();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText("depois volta ao Grátis");
	await dialog.getByRole("button", { name: "Cancelar assinatura" }).click();
	await expect(page.getByRole("button", { name: "Retomar assinatura" })).toBeVisible();
	await page.getByRole("link", { name: "Voltar aos planos" }).click();
	await expect(statusCard(page)).toContainText("Vale até");
	await manageButton(page).click();
	await hydrated(page);
	await page.getByRole("button", { name: "Retomar assinatura" }).click();
	await expect(page.getByRole("button", { name: "Cancelar assinatura" })).toBeVisible();
});

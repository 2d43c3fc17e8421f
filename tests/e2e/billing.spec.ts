import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { atStripe } from "./support/stripe.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

const test = testWith("configured");

const subscribe = (page: Page) => page.getByRole("button", { name: /Assinar: Premium/ });
const statusCard = (page: Page) => page.getByRole("region", { name: "Assinatura" });
const manageButton = (page: Page) =>
	statusCard(page).getByRole("button", { name: /Gerenciar Assinatura/ });

async function openPlans(page: Page, origin = ""): Promise<void> {
	await page.goto(`${origin}/subscription`);
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
	await expectAccessible(page);
	await subscribe(page).click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Pagamento de demonstração" }),
	).toBeVisible();
	await expect(page.getByText("não cobra nada")).toBeVisible();
	await expectAccessible(page);
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
	await expectAccessible(page);

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

test("G07 N04 R35 with Stripe: down, declined, paid by a webhook that changes the open page, cancelled in the portal", async ({
	page,
	context,
}) => {
	const { url } = configured();
	await foundWorkspace(page, url);
	await openPlans(page, url);
	await atStripe("faults", { rules: [{ mode: "down" }] });
	await subscribe(page).click();
	await expect(page.getByRole("alert")).toContainText("O serviço de pagamento não respondeu");
	await expect(statusCard(page)).toContainText("Inativo");
	await atStripe("faults", { delivery: { copies: 3, shuffleMs: 500 } });

	const paying = await context.newPage();
	await openPlans(paying, url);
	await subscribe(paying).click();
	await expect(paying.getByRole("heading", { name: "Stripe checkout (emulator)" })).toBeVisible();
	await paying.getByRole("button", { name: "Decline" }).click();
	await expect(paying.getByText("Your card was declined.")).toBeVisible();
	// Nobody comes back from there: the page that stayed open hears of it all the same.
	await atStripe("pay", { id: new URL(paying.url()).pathname.split("/").at(-1) });
	await paying.close();
	await expect(statusCard(page)).toContainText("Ativo");
	await expect(page.getByRole("button", { name: /Plano Atual: Premium/ })).toBeVisible();

	await manageButton(page).click();
	await page.getByRole("button", { name: "Cancel plan" }).click();
	await page.getByRole("button", { name: "Return" }).click();
	await expect(statusCard(page)).toContainText("Vale até");
	await atStripe("faults");
});

import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { atStripe } from "./support/stripe.ts";
import { DEMO, hydrated, signIn } from "./support/visitor.ts";

const subscribe = (page: Page) => page.getByRole("button", { name: /Assinar: Premium/ });
const statusCard = (page: Page) => page.getByRole("region", { name: "Assinatura" });
const manageButton = (page: Page) =>
	statusCard(page).getByRole("button", { name: /Gerenciar Assinatura/ });

async function openPlans(page: Page, origin = ""): Promise<void> {
	await page.goto(`${origin}/subscription`);
	await expect(page.getByRole("heading", { level: 1, name: "Planos e Assinaturas" })).toBeVisible();
	await hydrated(page);
}

test("a new team sees its plan, what it uses, and the three plans as they are sold", async ({
	page,
}) => {
	await foundWorkspace(page);
	await openPlans(page);
	await expect(statusCard(page)).toContainText("Inativo");
	await expect(statusCard(page)).toContainText("Você não possui uma assinatura ativa");
	await expect(page.getByRole("region", { name: "Uso do plano" })).toContainText("0 de 100");
	await expect(page.getByRole("region", { name: "Uso do plano" })).toContainText("0 de 3");
	const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
	await expect(cards).toHaveCount(3);
	await expect(cards.nth(0)).toContainText("Seu Plano");
	await expect(cards.nth(0)).toContainText("R$ 0");
	await expect(cards.nth(0).getByRole("button", { name: /Plano Atual/ })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await expect(cards.nth(1)).toContainText(/R\$\s29,90/);
	await expect(cards.nth(1)).toContainText("Recomendado");
	await expect(cards.nth(2)).toContainText("Sob consulta");
	const enterprise = cards.nth(2).getByRole("button", { name: /Assinar/ });
	await expect(enterprise).toHaveAttribute("aria-disabled", "true");
	// Off for the browser, not for whoever clicks all the same.
	await enterprise.click({ force: true });
	await expect(page).toHaveURL(/\/subscription$/);
	for (const line of [
		"Garantia de 30 dias",
		"Cancele a qualquer momento",
		"Migração automática de dados",
		"Suporte especializado",
	])
		await expect(page.getByText(line)).toBeVisible();
	await statusCard(page).getByRole("button", { name: "Verificar Status" }).click();
	await expect(page.getByText("Status atualizado")).toBeVisible();
	await expectAccessible(page);
});

test("the demonstration checkout: left once, paid once, cancelled and resumed, and all browsers follow", async ({
	page,
	context,
}) => {
	await foundWorkspace(page);
	await openPlans(page);
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

test("N03 opening the success address without paying upgrades nothing", async ({ page }) => {
	await foundWorkspace(page);
	await openPlans(page);
	await subscribe(page).click();
	await expect(page).toHaveURL(/\/subscription\/demonstration\/demo_cs_/);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await page.goto(`/subscription?session_id=${id}`);
	await expect(page.getByText("Pagamento ainda não confirmado")).toBeVisible();
	await expect(statusCard(page)).toContainText("Inativo");
	await page.goto("/subscription?checkout=done");
	await expect(page.getByText("Pagamento confirmado")).toHaveCount(0);
	await page.goto("/subscription?session_id=demo_cs_of-somebody-else");
	await expect(page).toHaveURL(/\/subscription$/);
});

test("whoever is no admin sees everything and is told why the buttons are off", async ({
	page,
}) => {
	await signIn(page, DEMO.viewer);
	await openPlans(page);
	await expect(statusCard(page)).toContainText("Premium");
	const manage = manageButton(page);
	await expect(manage).toHaveAttribute("aria-disabled", "true");
	await expect(manage).toContainText("Só administradores cuidam da assinatura.");
	const status = await page.evaluate(async () => {
		const body = new URLSearchParams({ intent: "refresh" });
		return (await fetch("/subscription.data", { method: "POST", body })).status;
	});
	expect(status).toBe(403);
});

test("paying works by keyboard, in English, and without any script", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL: baseURL ?? "" });
	const page = await context.newPage();
	await foundWorkspace(page);
	await context.addCookies([{ name: "prosa.lang", value: "en", url: baseURL ?? "" }]);
	await page.goto("/subscription");
	await hydrated(page);
	await expect(
		page.getByRole("heading", { level: 1, name: "Plans and subscriptions" }),
	).toBeVisible();
	await page.getByRole("button", { name: /Subscribe: Premium/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Demonstration payment" })).toBeVisible();
	const plain = await browser.newContext({
		baseURL: baseURL ?? "",
		javaScriptEnabled: false,
		storageState: await context.storageState(),
	});
	const still = await plain.newPage();
	await still.goto("/subscription");
	await still.getByRole("button", { name: /Subscribe: Premium/ }).click();
	await still.getByRole("button", { name: "Pay (demonstration)" }).click();
	await expect(still.getByText("Payment confirmed")).toBeVisible();
	await plain.close();
	await context.close();
});

test("G07 N04 with Stripe: declined, paid, told by webhooks in any order, cancelled in the portal", async ({
	page,
}) => {
	const { url } = configured();
	await atStripe("faults", { delivery: { copies: 3, shuffleMs: 500 } });
	await foundWorkspace(page, url);
	await openPlans(page, url);
	await subscribe(page).click();
	await expect(page.getByRole("heading", { name: "Stripe checkout (emulator)" })).toBeVisible();
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByText("Your card was declined.")).toBeVisible();
	await page.getByRole("button", { name: "Pay" }).click();
	await expect(page.getByText("Pagamento confirmado")).toBeVisible();
	await expect(statusCard(page)).toContainText("Ativo");

	await hydrated(page);
	await manageButton(page).click();
	await page.getByRole("button", { name: "Cancel plan" }).click();
	await page.getByRole("button", { name: "Return" }).click();
	await expect(statusCard(page)).toContainText("Vale até");
	await atStripe("faults");
});

test("a payment whose way back was never taken still counts: the webhook changes the open page", async ({
	page,
	context,
}) => {
	const { url } = configured();
	await foundWorkspace(page, url);
	await openPlans(page, url);
	const paying = await context.newPage();
	await openPlans(paying, url);
	await subscribe(paying).click();
	await expect(paying.getByRole("heading", { name: "Stripe checkout (emulator)" })).toBeVisible();
	await atStripe("pay", { id: new URL(paying.url()).pathname.split("/").at(-1) });
	await paying.close();
	await expect(statusCard(page)).toContainText("Ativo");
	await expect(page.getByRole("button", { name: /Plano Atual: Premium/ })).toBeVisible();
});

test("R35 while Stripe is down the page says so and the plan stays", async ({ page }) => {
	const { url } = configured();
	await foundWorkspace(page, url);
	await openPlans(page, url);
	await atStripe("faults", { rules: [{ mode: "down" }] });
	await subscribe(page).click();
	await expect(page.getByRole("alert")).toContainText("O serviço de pagamento não respondeu");
	await atStripe("faults");
	await expect(statusCard(page)).toContainText("Inativo");
});

import { expect, type Page } from "playwright/test";
import { orderGraph } from "../emulators/graph/start.ts";
import { expectAccessible, showWhole } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { addAdAccount, becomeSomebody } from "./support/facebook.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test-with.ts";

const test = testWith("configured");

const { url, oauth } = configured();
test.use({ baseURL: url });

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
const hasSdk = (page: Page) => page.evaluate(() => "FB" in window && window.FB !== undefined);

/** Signed in here and at Facebook, on the page of payments. */
async function openPayments(page: Page): Promise<string> {
	await foundWorkspace(page, url);
	await addAdAccount(page);
	const userId = await becomeSomebody();
	await page.goto("/facebook/connect?for=payments");
	await page.getByRole("link", { name: /^Continuar/ }).click();
	await expect(page).toHaveURL(/\/facebook\/payments/);
	await hydrated(page);
	return userId;
}

test("an SDK that does not come says so; a product is bought, a payment fails, the purchase is consumed once, and the SDK goes with the page", async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
	});
	const userId = await openPayments(page);
	// Nothing of Facebook's is there before somebody allows it.
	expect(await hasSdk(page)).toBe(false);
	// By a link of the product: the document is not this page's own, and becomes it.
	await page.goto("/facebook/marketing");
	await hydrated(page);
	await page.getByRole("navigation").getByRole("link", { name: "Pagamentos" }).first().click();
	await page.route("**/sdk.js", (route) => route.abort());
	await page.getByRole("button", { name: "Carregar SDK do Facebook" }).click();
	const failed = page.getByRole("alert").filter({ hasText: "SDK do Facebook não está carregado" });
	await expect(failed).toBeVisible();
	await page.unroute("**/sdk.js");
	await failed.getByRole("button", { name: "Tentar novamente" }).click();
	const buy = page.getByRole("button", { name: /^Comprar Agora: / }).first();
	await expect.poll(() => hasSdk(page).catch(() => false)).toBe(true);
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });

	const dialog = page.frameLocator("iframe[name=fb-dialog]");
	await buy.click();
	await dialog.getByRole("link", { name: "Cartão recusado" }).click();
	await expect(toast(page, "Erro no pagamento")).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("1383001");
	await buy.click();
	await dialog.getByRole("link", { name: "Pagar" }).click();
	await expect(toast(page, "Pagamento realizado")).toBeVisible();

	await page.getByRole("tab", { name: "Compras" }).click();
	const row = page.getByRole("row").nth(1);
	await expect(row).toContainText("Disponível");
	await row.getByRole("button", { name: /^Consumir/ }).click();
	await expect(row).toContainText("Consumido");
	await expect(row.getByRole("button")).toHaveCount(0);
	const purchases = await orderGraph<{ isConsumed: boolean }[]>(oauth.url, "purchases", { userId });
	expect(purchases.map(({ isConsumed }) => isConsumed)).toEqual([true]);
	await page.context().addCookies([{ name: "prosa.theme", value: "dark", url }]);
	await page.reload();
	await expect(page.getByText("Consumido")).toBeVisible();
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });

	await page.getByRole("tab", { name: "Webhooks" }).click();
	await expect(page.getByText("/webhooks/facebook/payments", { exact: true })).toBeVisible();
	await expect(page.getByText("actions, disputes")).toBeVisible();
	await page.getByRole("navigation").getByRole("link", { name: "Equipe" }).first().click();
	await expect(page).toHaveURL(/\/team/);
	await expect.poll(() => hasSdk(page).catch(() => true)).toBe(false);
	expect(complaints).toEqual([]);
});

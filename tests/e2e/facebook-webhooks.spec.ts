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

const MISSING = "Faça login com Facebook primeiro para configurar webhooks";

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

/** An administrator of a new workspace with an ad account, not signed in at Facebook. */
async function startWithAccount(page: Page): Promise<void> {
	await foundWorkspace(page, url);
	await addAdAccount(page);
}

/** Through Facebook's dialog, as somebody who looks after this page. */
async function enterFacebook(page: Page): Promise<{ userId: string; pageId: string }> {
	const userId = await becomeSomebody();
	const pageId = `99${Date.now()}`;
	await orderGraph(oauth.url, "pages", { userId, pages: [{ id: pageId, name: "Loja Centro" }] });
	await page.getByRole("link", { name: "Entrar com Facebook" }).first().click();
	await page.getByRole("link", { name: /^Continuar/ }).click();
	await expect(page).toHaveURL(/\/facebook\/webhooks/);
	return { userId, pageId };
}

test("a webhook is made after a sign-in at Facebook, tested, what Meta tells shows live, and permissions can be asked for again", async ({
	page,
}) => {
	await startWithAccount(page);
	await page.goto("/facebook/webhooks?view=criar");
	await hydrated(page);
	await expect(page.getByText(MISSING).first()).toBeVisible();
	const { userId, pageId } = await enterFacebook(page);
	await expect(page.getByText("Maria Souza")).toBeVisible();
	await page.getByRole("tab", { name: "Criar Webhook" }).click();
	await page.getByRole("button", { name: "Criar Webhook" }).click();
	await expect(page.getByText("Escolha pelo menos um campo")).toBeVisible();
	await page.getByRole("checkbox", { name: /feed/ }).check();
	await page.getByRole("button", { name: "Gerar token aleatório" }).click();
	await expect(page.getByLabel("Token de verificação")).toHaveValue(/^[\w-]{32}$/);
	await page.getByLabel("Nome").fill("Página da loja");
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });
	await page.getByRole("button", { name: "Criar Webhook" }).click();
	await expect(toast(page, "Webhook criado")).toBeVisible();
	const row = page.getByRole("listitem").filter({ hasText: "Página da loja" });
	await expect(row.getByText("Ativo no Facebook")).toBeVisible();
	await row.getByRole("button", { name: /^Testar/ }).click();
	await expect(toast(page, "Teste realizado")).toBeVisible();

	await page.getByRole("tab", { name: "Logs" }).click();
	const message = `<b>Olá</b> 👍 ${pageId}`;
	const change = { field: "feed", value: { item: "comment", message } };
	const entry = [{ id: pageId, time: Math.floor(Date.now() / 1000), changes: [change] }];
	const forged = { object: "page", entry, signature: "wrong" };
	expect(await orderGraph(oauth.url, "deliver", forged)).toEqual([401]);
	const told = { object: "page", entry, copies: 2 };
	expect(await orderGraph(oauth.url, "deliver", told)).toEqual([200, 200]);
	await expect(toast(page, "Nova atividade na página")).toBeVisible();
	const event = page.getByRole("listitem").filter({ hasText: pageId });
	await expect(event).toHaveCount(1);
	await event.getByText("Ver conteúdo").click();
	await expect(event.getByText(message)).toBeVisible();
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });

	await page.getByRole("tab", { name: /Webhooks Ativos/ }).click();
	await row.getByRole("button", { name: /^Remover/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
	await expect(toast(page, "Webhook removido")).toBeVisible();
	await expect(row).toHaveCount(0);

	await orderGraph(oauth.url, "permissions", {
		userId,
		permissions: { email: "granted", user_photos: "declined", user_posts: "expired" },
	});
	await page.goto("/facebook/webhooks?tab=permissoes");
	await hydrated(page);
	const declined = page.getByRole("link", { name: "Solicitar Permissões Recusadas" });
	await expect(declined).toHaveAttribute("href", /rerequest=user_photos/);
	await expect(page.getByRole("link", { name: "Renovar Permissões Expiradas" })).toHaveAttribute(
		"href",
		/renew=user_posts/,
	);
	for (const status of ["Concedida", "Recusada", "Expirada"])
		await expect(page.getByText(status, { exact: true })).toBeVisible();
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });
	await declined.click();
	await page.getByRole("link", { name: "Cancelar" }).click();
	await expect(page.getByText("Login cancelado pelo usuário")).toBeVisible();
	await hydrated(page);
	await page.getByRole("tab", { name: "Configuração do endpoint" }).click();
	await expect(page.getByText(`${url}/webhooks/facebook`, { exact: true })).toBeVisible();
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });
});

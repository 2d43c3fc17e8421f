import { expect, type Page } from "playwright/test";
import { orderGraph } from "../emulators/graph/start.ts";
import { controlOf } from "../emulators/oauth/start.ts";
import { expectAccessible, listViolations, showWhole } from "./support/accessibility.ts";
import { configured } from "./support/configured.ts";
import { addAdAccount, becomeSomebody } from "./support/facebook.ts";
import { goByMenu } from "./support/menu.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { hydrated, openForm } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

// One file for all who need the configured product: a file is one worker's, and each worker would start its own.
const test = testWith("configured");

const { url, oauth } = configured();
test.use({ baseURL: url });

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
const hasSdk = (page: Page) => page.evaluate(() => "FB" in window && window.FB !== undefined);

/** What the page draws from an account's data, whole: the walk over all pages meets none. */
async function look(page: Page): Promise<void> {
	await showWhole(page, 1440);
	await expectAccessible(page, { include: "main" });
}

/** Through Facebook's dialog and back, as somebody who looks after this page. */
async function enterFacebook(page: Page): Promise<{ userId: string; pageId: string }> {
	const userId = await becomeSomebody();
	const pageId = `99${Date.now()}`;
	await orderGraph(oauth.url, "pages", { userId, pages: [{ id: pageId, name: "Loja Centro" }] });
	await page.goto("/facebook/connect?for=webhooks");
	await page.getByRole("link", { name: /^Continuar/ }).click();
	await expect(page).toHaveURL(/\/facebook\/webhooks/);
	await hydrated(page);
	return { userId, pageId };
}

test("after a sign-in at Facebook a webhook is made and what Meta tells shows live; the SDK comes on demand, sells, and goes with the page", async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
	});
	await foundWorkspace(page, url);
	await addAdAccount(page, { campaigns: 60 });
	const { userId, pageId } = await enterFacebook(page);
	await expect(page.getByText("Maria Souza")).toBeVisible();
	await page.getByRole("tab", { name: "Criar Webhook" }).click();
	await page.getByRole("checkbox", { name: /feed/ }).check();
	await page.getByRole("button", { name: "Gerar token aleatório" }).click();
	await page.getByLabel("Nome").fill("Página da loja");
	await look(page);
	await page.getByRole("button", { name: "Criar Webhook" }).click();
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
	await look(page);
	await page.getByRole("tab", { name: "Permissões" }).click();
	await expect(page.getByText("Concedida", { exact: true }).first()).toBeVisible();
	await look(page);

	await goByMenu(page, "Mídia e Criativos", "Facebook", "Marketing");
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Loja Centro" });
	await expect(card.first()).toContainText("Ativa");
	await look(page);
	await goByMenu(page, "Mídia e Criativos", "Facebook", "Anúncios do Facebook");
	await expect(page.getByText("Campanha 60", { exact: true })).toBeVisible();
	await look(page);

	// By a link of the product: the document is not this page's own, and becomes it.
	await goByMenu(page, "Mídia e Criativos", "Facebook", "Pagamentos");
	await expect(page).toHaveURL(/\/facebook\/payments/);
	await hydrated(page);
	// Nothing of Facebook's is there before somebody allows it.
	const load = page.getByRole("button", { name: "Carregar SDK do Facebook" });
	await expect(load).toBeVisible();
	expect(await hasSdk(page)).toBe(false);
	await page.route("**/sdk.js", (route) => route.abort());
	await load.click();
	const failed = page.getByRole("alert").filter({ hasText: "SDK do Facebook não está carregado" });
	await expect(failed).toBeVisible();
	await page.unroute("**/sdk.js");
	await failed.getByRole("button", { name: "Tentar novamente" }).click();
	const buy = page.getByRole("button", { name: /^Comprar Agora: / }).first();
	await expect.poll(() => hasSdk(page).catch(() => false)).toBe(true);
	await look(page);

	const dialog = page.frameLocator("iframe[name=fb-dialog]");
	await buy.click();
	await dialog.getByRole("link", { name: "Cartão recusado" }).click();
	await expect(toast(page, "Erro no pagamento")).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("1383001");
	await buy.click();
	await dialog.getByRole("link", { name: "Pagar" }).click();
	await expect(toast(page, "Pagamento realizado")).toBeVisible();
	await page.getByRole("tab", { name: "Compras" }).click();
	const purchase = page.getByRole("row").nth(1);
	await expect(purchase).toContainText("Disponível");
	await purchase.getByRole("button", { name: /^Consumir/ }).click();
	await expect(purchase).toContainText("Consumido");
	await expect(purchase.getByRole("button")).toHaveCount(0);
	const purchases = await orderGraph<{ isConsumed: boolean }[]>(oauth.url, "purchases", { userId });
	expect(purchases.map(({ isConsumed }) => isConsumed)).toEqual([true]);
	await showWhole(page, 1440);
	expect(await listViolations(page, { include: "main", theme: "dark" })).toEqual([]);
	// It is kept: read again it says the same.
	const again = await page.request.get("/facebook/payments?tab=compras");
	expect(await again.text()).toContain("Consumido");

	await page.getByRole("tab", { name: "Webhooks" }).click();
	await expect(page.getByText("/webhooks/facebook/payments", { exact: true })).toBeVisible();
	await expect(page.getByText("actions, disputes")).toBeVisible();
	await goByMenu(page, "Integrações e Equipe", "Equipe");
	await expect(page).toHaveURL(/\/team/);
	await expect.poll(() => hasSdk(page).catch(() => true)).toBe(false);
	expect(complaints).toEqual([]);
});

test("B06 G07 a token in the address is taken out and refused; whoever cancels is told so, enters with Google from a page of ours, and finds the way to Stripe and back", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) =>
		asked.push(`${request.url()} ${request.headers().referer ?? ""}`),
	);
	const answer = await page.goto("/auth/callback#access_token=EAABsecrettoken&expires_in=5184000");
	expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
	await expect(page.getByText("Token do Facebook inválido")).toBeVisible();
	await expect(page).toHaveURL(`${url}/auth`);
	expect(asked.slice(1).join("\n")).not.toContain("EAABsecrettoken");
	expect(await page.evaluate(() => location.href)).not.toContain("EAAB");
	expect((await page.request.get("/api/auth/me")).status()).toBe(401);

	const id = String(Date.now());
	const person = { sub: id, email: `social-${id}@gmail.test`, email_verified: true };
	await controlOf(oauth.url).set({
		google: { fault: "none", person: { ...person, name: "Gabi Prado" } },
	});
	const google = openForm(page).getByRole("button", { name: "Continue with Google" });
	await google.click();
	await expect(page.getByRole("heading", { name: "Google" })).toBeVisible();
	await page.getByRole("link", { name: "Cancelar" }).click();
	await expect(page.getByText("Login cancelado pelo usuário")).toBeVisible();

	// By a link of the product: the document is the one of the page before.
	await page.goto("/about");
	await hydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
	await google.click();
	await page.getByRole("link", { name: /Continuar como Gabi Prado/ }).click();
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Gabi Prado");

	// Our policy lets a browser go to the payment's site, and back.
	await page.goto("/subscription");
	await hydrated(page);
	await page.getByRole("button", { name: /Assinar: Premium/ }).click();
	await expect(page.getByRole("heading", { name: "Stripe checkout (emulator)" })).toBeVisible();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page.getByText("Nenhuma cobrança foi feita")).toBeVisible();

	// An existing session goes on to the start; Facebook leaves such a hash.
	await page.goto("/auth/callback#_=_");
	await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
	await expect(page).toHaveURL(`${url}/`);
});

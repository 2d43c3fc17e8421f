import { expect, test } from "playwright/test";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { openWorkspace } from "./support/new-workspace.ts";

test("the home shows the newest conversations, and a message moves one to the top by itself", async ({
	browser,
}) => {
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, `Casa ${String(Date.now())}`);
	const page = await signInAs(browser, "operador");
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^(Bom dia|Boa tarde|Boa noite), /,
	);
	const card = page.getByRole("region", { name: "Conversas recentes" });
	await expect(card.getByRole("listitem")).toHaveCount(5);
	const name = `Nova Cliente ${String(Date.now())}`;
	await instance.act({
		type: "write",
		phone: "5511955554444",
		name,
		text: "Cheguei agora",
		count: 1,
	});
	const first = card.getByRole("listitem").first();
	await expect(first).toContainText(name, { timeout: 5000 });
	await expect(first).toContainText("Cheguei agora");
	await expect(first).toContainText("Ativa");
	await first.getByRole("link").click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
	await page.context().close();
	await manager.context().close();
});

test("asking again says so; when nobody answers the card says it and keeps what it had", async ({
	browser,
}) => {
	const page = await signInAs(browser, "visualizador");
	await page.goto("/");
	const card = page.getByRole("region", { name: "Conversas recentes" });
	await card.getByRole("button", { name: "Atualizar conversas" }).click();
	await expect(page.getByText("Conversas atualizadas")).toBeVisible();
	await page.route("**/api/conversations/recent", (route) =>
		route.fulfill({ status: 400, json: { error: { code: "invalid_request", requestId: "x" } } }),
	);
	await card.getByRole("button", { name: "Atualizar conversas" }).click();
	await expect(page.getByText("Erro ao atualizar")).toBeVisible();
	await expect(card.getByText("Não foi possível carregar as conversas.")).toBeVisible();
	await expect(card.getByRole("listitem").first()).toBeVisible();
	await page.unroute("**/api/conversations/recent");
	await card.getByRole("button", { name: "Tentar novamente" }).click();
	await expect(card.getByText("Não foi possível carregar as conversas.")).toBeHidden();
	await page.context().close();
});

test("a QR that waits counts down on the home", async ({ browser }) => {
	const page = await signInAs(browser, "gestor");
	await page.goto("/whatsapp/instances/new");
	await page.getByRole("radio", { name: "Simulador" }).check();
	const name = `Contagem ${String(Date.now())}`;
	await page.locator('input[name="name"]').fill(name);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	await page
		.getByRole("button", { name: /Conectar|Gerar/ })
		.first()
		.click();
	await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
	await page.goto("/");
	const card = page.getByRole("region", { name: "Status dos Canais" });
	const row = card.getByRole("listitem").filter({ hasText: name });
	await expect(row).toContainText(/QR Code expira em \d{1,2}s/);
	const before = await row.textContent();
	await expect.poll(() => row.textContent(), { timeout: 4000 }).not.toBe(before);
	await page.context().close();
});

test("without anything yet the home says what will appear, and how to begin", async ({
	browser,
}) => {
	const [page] = await openWorkspace(browser, ["admin"], { plan: "free" });
	await page.goto("/");
	await expect(page.getByText("Nenhuma conversa ainda")).toBeVisible();
	await expect(page.getByText("Nenhum agente ativo")).toBeVisible();
	await expect(page.getByRole("link", { name: "Nova Instância" })).toBeVisible();
	await page.context().close();
});

import { expect, test } from "playwright/test";
import { createLinkedInstance, openConversation, signInAs } from "./support/inbox.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { hydrated } from "./support/visitor.ts";

const PHONE = "5511988887777";
/** What only this run made. */
const stamp = (): string => String(Date.now()).slice(-6);

test("the figures move by themselves when a customer writes, and the charts are the instance's own", async ({
	browser,
}) => {
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, `Números ${stamp()}`);
	const page = await signInAs(browser, "visualizador");
	await page.goto(`/whatsapp/analytics-dashboard?instance=${instance.id}`);
	await hydrated(page);
	const main = page.getByRole("main");
	await expect(main.getByText("Online", { exact: true })).toBeVisible();
	const received = main.locator("p").filter({ has: page.getByText("Recebidas", { exact: true }) });
	await expect(received).toHaveText(/^Recebidas0$/);
	await instance.act({ type: "write", phone: PHONE, name: "Clara Nunes", text: "Oi", count: 1 });
	await expect(received).toHaveText(/^Recebidas1$/, { timeout: 10_000 });

	await page.getByRole("link", { name: "Ver gráficos" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Análise do WhatsApp");
	await expect(page.getByRole("table", { name: "Mensagens por Hora" })).toBeAttached();
	await expect(main.getByText("Dados de demonstração")).toHaveCount(0);
	await expect(main.getByText("0 perdidas · 0 recuperadas")).toBeVisible();

	await page.goto("/whatsapp");
	await expect(main.getByText("Taxa de conexão")).toBeVisible();
});

test("on the QR page a code is asked for, saved and scanned without reloading; connections end it", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor");
	const name = `Códigos ${stamp()}`;
	const instance = await createLinkedInstance(page, name);
	await instance.act({ type: "unlink" });
	await page.goto("/whatsapp/qr-codes");
	await hydrated(page);
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
	await card.getByRole("button", { name: /^Gerar (QR Code|Novo QR)/ }).click();
	await expect(card.getByText(/^QR Code expira em \d+s$/)).toBeVisible();
	await expect(page.getByText("QR Code gerado! 📱")).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		card.getByRole("button", { name: "Baixar QR Code" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^qr-code-codigos-\d+\.svg$/);
	await instance.act({ type: "scan" });
	await expect(card.getByRole("link", { name: "Abrir Chat" })).toBeVisible();

	await page.goto("/whatsapp/connections");
	await hydrated(page);
	await card.getByRole("button", { name: "Desconectar" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Desconectar" }).click();
	await expect(page.getByText("Desconectando").first()).toBeVisible();
	await expect(card.getByText("Desconectado", { exact: true })).toBeVisible();
	await card.getByRole("button", { name: /^Gerar QR Code/ }).click();
	await expect(page.getByText("Um novo QR Code será gerado em instantes")).toBeVisible();
	await expect(card.getByText("Aguardando QR Code", { exact: true })).toBeVisible();
});

test("a conversation's link opens it; the chats variant has a list one third wide", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(page, `Ligação ${stamp()}`);
	await instance.act({ type: "write", phone: PHONE, name: "Davi Rocha", text: "Olá", count: 1 });
	await page.goto(`${instance.path}/chats`);
	await hydrated(page);
	await openConversation(page, "Davi Rocha");
	const contact = new URL(page.url()).searchParams.get("contact") ?? "";
	const width = await page
		.locator("[data-contact-search]")
		.evaluate((search) => search.closest(".md\\:flex")?.getBoundingClientRect().width);
	expect(width).toBeGreaterThanOrEqual(300);
	expect(width).toBeLessThanOrEqual(400);
	await page.goto(`/whatsapp/instances/${instance.id}/messages/${contact}`);
	await expect(page).toHaveURL(`${instance.path}?contact=${contact}`);
	await expect(page.getByRole("heading", { name: "Davi Rocha" })).toBeVisible();
	await page.goto(`/whatsapp/messages?instance=${instance.id}&contact=${contact}`);
	await expect(page.getByRole("heading", { name: "Davi Rocha" })).toBeVisible();
});

test("a workspace without instances is told what to do first, on every page of the area", async ({
	browser,
}) => {
	const [page] = await openWorkspace(browser, ["admin"], { plan: "free" });
	const main = page.getByRole("main");
	for (const [path, words] of [
		["/whatsapp", "Nenhuma instância do WhatsApp"],
		["/whatsapp/instances", "Nenhuma instância criada"],
		["/whatsapp/qr-codes", "Nenhuma instância para conectar"],
		["/whatsapp/connections", "Criar Primeira Instância"],
		["/whatsapp/analytics", "Nenhuma instância criada"],
		["/whatsapp/messages", "Nenhuma instância criada"],
	] as const) {
		await page.goto(path);
		await expect(main.getByText(words), path).toBeVisible();
	}
	await page.context().close();
});

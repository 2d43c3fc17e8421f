import { expect } from "playwright/test";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const PHONE = "5511988887777";

test("the figures move by themselves when a customer writes; on the QR page a code is asked for, saved and scanned without reloading; connections end it", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor");
	// What only this run made.
	const name = `Códigos ${String(Date.now()).slice(-6)}`;
	const instance = await createLinkedInstance(page, name);
	const main = page.getByRole("main");
	await page.goto(`/whatsapp/analytics-dashboard?instance=${instance.id}`);
	await hydrated(page);
	await expect(main.getByText("Online", { exact: true })).toBeVisible();
	const received = main.locator("p").filter({ has: page.getByText("Recebidas", { exact: true }) });
	await expect(received).toHaveText(/^Recebidas0$/);
	await instance.act({ type: "write", phone: PHONE, name: "Clara Nunes", text: "Oi", count: 1 });
	await expect(received).toHaveText(/^Recebidas1$/);
	await page.getByRole("link", { name: "Ver gráficos" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Análise do WhatsApp");
	await expect(page.getByRole("table", { name: "Mensagens por Hora" })).toBeAttached();
	await expect(main.getByText("Dados de demonstração")).toHaveCount(0);
	await expect(main.getByText("0 perdidas · 0 recuperadas")).toBeVisible();

	await instance.act({ type: "unlink" });
	await page
		.getByRole("navigation", { name: "Páginas do WhatsApp" })
		.getByRole("link", { name: "QR Codes" })
		.click();
	const card = main.getByRole("listitem").filter({ hasText: name });
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

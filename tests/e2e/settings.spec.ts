import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import { expect } from "playwright/test";
import { listViolationsInBothThemes, measureOverflow } from "./support/accessibility.ts";
import { test } from "./support/test.ts";
import { hydrated, signIn } from "./support/visitor.ts";

/** A picture as a camera would make it: 1200 by 800 pixels, red. */
function drawPng(): Buffer {
	const [width, height] = [1200, 800];
	const chunk = (type: string, data: Buffer): Buffer => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	};
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2], 8);
	const row = Buffer.alloc(1 + width * 3);
	for (let at = 1; at < row.length; at += 3) row[at] = 220;
	const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
	const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const parts = [chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
	return Buffer.concat([sign, ...parts]);
}

const SECTIONS = ["Perfil", "Segurança", "Aparência", "Notificações", "Integrações pessoais"];

test("settings: every section is readable and fits a phone, a key and a photo are kept, and the n8n test answers", async ({
	page,
}) => {
	await signIn(page, "operador2@demo.prosa.test");
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/settings#perfil");
	await hydrated(page);
	const menu = page.getByRole("navigation", { name: "Seções das configurações" });
	const seen: Record<string, unknown> = {};
	const open = async (name: string) => {
		await menu.getByRole("link", { name }).click();
		await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
	};
	for (const name of SECTIONS) {
		await open(name);
		expect(await measureOverflow(page), name).toBe(0);
	}
	// High enough that no button stands half under the footer that sticks to the bottom.
	await page.setViewportSize({ width: 1440, height: 2400 });
	// The shell around it has its own test.
	const look = async (name: string) => {
		const found = await listViolationsInBothThemes(page, { include: "main" });
		if (found.length > 0) seen[name] = found;
	};
	for (const name of SECTIONS) {
		await open(name);
		if (name === "Aparência") await page.getByRole("combobox", { name: "Fuso horário" }).click();
		await look(name);
	}
	await open("Perfil");
	const sent = page.waitForRequest((request) => request.method() === "PUT");
	const file = page.locator('input[type="file"]');
	await file.setInputFiles({ name: "eu.png", mimeType: "image/png", buffer: drawPng() });
	expect((await sent).postDataBuffer()?.byteLength ?? 0).toBeLessThan(64 * 1024);
	await expect(page.getByText("Foto atualizada")).toBeVisible();
	const photo = page.locator('main img[src^="/api/avatars/"]');
	await expect
		.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
		.toBe(256);
	// The header shows the same person.
	await expect(page.locator('header img[src^="/api/avatars/"]')).toBeVisible();
	await page.getByLabel("Cargo").fill("Vendas internas");
	await page.getByRole("button", { name: "Salvar perfil" }).click();
	await expect(page.getByText("Perfil atualizado")).toBeVisible();

	await open("Integrações pessoais");
	const openai = page.getByLabel("Chave da API OpenAI", { exact: true });
	await openai.fill("sk-made-up-for-a-test-abcd");
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(page.getByText("Configurações atualizadas")).toBeVisible();
	await page.reload();
	await hydrated(page);
	await expect(openai).toHaveValue("••••••••abcd");
	expect(await page.content()).not.toContain("sk-made-up-for-a-test");
	await page.getByRole("button", { name: "Remover: Chave da API OpenAI" }).click();
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(openai).toBeEditable();
	// Each section is one step of the history, and its address opens it.
	await page.goBack();
	await expect(page.getByRole("region", { name: "Perfil", exact: true })).toBeVisible();
	await expect(page.getByLabel("Cargo")).toHaveValue("Vendas internas");
	await page.getByRole("button", { name: "Remover foto" }).click();
	await expect(page.getByText("Foto removida")).toBeVisible();
	await expect(photo).toBeHidden();
	await file.setInputFiles({
		name: "x.png",
		mimeType: "image/png",
		buffer: Buffer.from("no picture"),
	});
	await expect(page.getByRole("alert").filter({ hasText: "Envie uma imagem" })).toBeVisible();

	await open("Integrações pessoais");
	await page.getByRole("link", { name: "Testar o webhook" }).click();
	await expect(page).toHaveURL(/\/test-n8n$/);
	await page.getByLabel("Texto do teste").fill("<b>olá</b>");
	await page.getByRole("button", { name: "Iniciar Teste" }).click();
	await expect(page.getByRole("region", { name: "Resposta" })).toContainText(
		'"input": "<b>olá</b>"',
	);
	await look("n8n");
	expect(seen).toEqual({});
});

import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createInstance } from "./support/inbox.ts";
import { receiver } from "./support/receiver.ts";
import { hydrated, signIn } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

const test = testWith("receiver");

const bar = (page: Page) => page.getByText("Você tem alterações não salvas");

test("an instance is renamed and kept, its API key works and is never shown again, and its webhook gets a signed test", async ({
	page,
}) => {
	await signIn(page);
	const id = await createInstance(page, "Recepção");
	await page.goto(`/whatsapp/${id}/settings`);
	await hydrated(page);
	await expect(bar(page)).toBeHidden();
	const name = page.getByLabel("Nome", { exact: true });
	await name.fill("Recepção nova");
	await expect(bar(page)).toBeVisible();
	await expectAccessible(page, { include: "main" });
	await page.getByLabel("URL do webhook").fill(`${receiver().url}/hook/ok/browser`);
	await page.getByRole("button", { name: "Salvar" }).click();
	await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
	await expect(bar(page)).toBeHidden();
	await expect(page.getByRole("textbox", { name: "Segredo de assinatura" })).toHaveValue(/^whsec_/);
	await page.getByRole("button", { name: "Já copiei" }).click();

	await page.getByRole("button", { name: "Gerar chave" }).click();
	const key = await page.getByRole("textbox", { name: "Sua chave de API" }).inputValue();
	expect(key).toMatch(/^pk_[\w-]{43}$/);
	await page.getByRole("button", { name: "Já copiei" }).click();
	await expect(page.getByText(`${key.slice(0, 8)}…`)).toBeVisible();
	expect(await page.content()).not.toContain(key);
	const answer = await page.request.get(`/api/v1/instances/${id}`, {
		headers: { authorization: `Bearer ${key}` },
	});
	expect(await answer.json()).toMatchObject({ id, name: "Recepção nova" });

	await page.getByRole("tab", { name: "Entregas do webhook" }).click();
	await page.getByRole("button", { name: "Enviar teste" }).click();
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Teste" });
	await expect(row.getByText("Entregue")).toBeVisible();
	await expect(row.getByText("HTTP 200")).toBeVisible();
	await row.getByText("HTTP 200").click();
	await expect(row.getByRole("region", { name: "Enviado" })).toContainText('"event": "test"');
	await expect(row.getByRole("region", { name: "Resposta" })).toContainText('{"ok":true}');
	await expectAccessible(page, { include: "main" });
});

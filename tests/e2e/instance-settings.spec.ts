import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { receiver } from "./support/receiver.ts";
import { DEMO, hydrated, signIn } from "./support/visitor.ts";

/** Settings of an instance made for this test, on the simulator. */
async function openSettings(page: Page, name: string): Promise<void> {
	await signIn(page);
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill(name);
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	await page.goto(`${new URL(page.url()).pathname}/settings`);
	await hydrated(page);
}

const bar = (page: Page) => page.getByText("Você tem alterações não salvas");

test("an edit shows the bar, leaving asks, discarding resets and saving says so", async ({
	page,
}) => {
	await openSettings(page, "Recepção");
	await expect(bar(page)).toBeHidden();
	await page.getByRole("switch", { name: "Marcar mensagens como lidas" }).check();
	await expect(bar(page)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Voltar" }).click();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText("Sair sem salvar?");
	await dialog.getByRole("button", { name: "Cancelar" }).click();
	await expect(page).toHaveURL(/\/settings$/);
	await page.getByRole("button", { name: "Descartar" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(page.getByRole("switch", { name: "Marcar mensagens como lidas" })).not.toBeChecked();

	const name = page.getByLabel("Nome", { exact: true });
	await name.fill("   ");
	await expect(page.getByRole("button", { name: "Salvar" })).toBeDisabled();
	await name.fill("Recepção nova");
	await page.getByRole("button", { name: "Salvar" }).click();
	await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
	await expect(bar(page)).toBeHidden();
	await page.reload();
	await expect(name).toHaveValue("Recepção nova");
});

test("a key is shown once in full, then as eight characters, and the gateway is named", async ({
	page,
}) => {
	await openSettings(page, "Com chave");
	await expect(page.getByText("Esta instância usa Simulador como motor de conexão")).toBeVisible();
	await page.getByRole("button", { name: "Gerar chave" }).click();
	const field = page.getByRole("textbox", { name: "Sua chave de API" });
	const key = await field.inputValue();
	expect(key).toMatch(/^pk_[\w-]{43}$/);
	await page.getByRole("button", { name: "Já copiei" }).click();
	await expect(page.getByText(`${key.slice(0, 8)}…`)).toBeVisible();
	expect(await page.content()).not.toContain(key);
	const id = new URL(page.url()).pathname.split("/")[2];
	const answer = await page.request.get(`/api/v1/instances/${id}`, {
		headers: { authorization: `Bearer ${key}` },
	});
	expect(await answer.json()).toMatchObject({ id, name: "Com chave" });
	// A question begins on what does no harm, and gives the focus back.
	const revoke = page.getByRole("button", { name: "Revogar" });
	await revoke.click();
	const question = page.getByRole("alertdialog");
	await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(revoke).toBeFocused();
	await page.getByRole("button", { name: "Trocar" }).click();
	await expect(page.getByRole("dialog")).toContainText("Conversas, contatos e mensagens continuam");
});

test("a test of the webhook is delivered, signed and shown with its answer", async ({ page }) => {
	await openSettings(page, "Com webhook");
	await page.getByLabel("URL do webhook").fill(`${receiver().url}/hook/ok/browser`);
	await page.getByRole("button", { name: "Salvar" }).click();
	const secret = page.getByRole("textbox", { name: "Segredo de assinatura" });
	await expect(secret).toHaveValue(/^whsec_/);
	await page.getByRole("button", { name: "Já copiei" }).click();
	await page.getByRole("tab", { name: "Entregas do webhook" }).click();
	await page.getByRole("button", { name: "Enviar teste" }).click();
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Teste" });
	await expect(row.getByText("Entregue")).toBeVisible();
	await expect(row.getByText("HTTP 200")).toBeVisible();
	await row.getByText("HTTP 200").click();
	await expect(row.getByRole("region", { name: "Enviado" })).toContainText('"event": "test"');
	await expect(row.getByRole("region", { name: "Resposta" })).toContainText('{"ok":true}');
	await expectAccessible(page);
});

test("a viewer sees the settings and changes none of them", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await page.goto("/whatsapp/instances");
	const link = page.getByRole("main").getByRole("link", { name: "Abrir Chat" }).first();
	const path = (await link.getAttribute("href")) ?? "";
	await page.goto(`${path}/settings`);
	await expect(page.getByText("Só gestores e administradores mudam")).toBeVisible();
	await expect(page.getByLabel("Nome", { exact: true })).toBeDisabled();
	await expect(page.getByRole("switch", { name: "Rejeitar chamadas" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Excluir instância" })).toBeHidden();
});

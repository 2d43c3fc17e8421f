import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import { expect, type Page, test } from "playwright/test";
import { DEMO, hydrated, signIn } from "./support/visitor.ts";

/** Creates an instance on the simulator by the form; ends on its connect screen. */
async function createInstance(page: Page, name: string): Promise<string> {
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill(name);
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** What a phone's camera reads from the code on the screen. */
async function scanScreen(page: Page): Promise<string | undefined> {
	const code = page.getByRole("img", { name: /^QR Code de/ });
	await expect(code).toBeVisible();
	const source = (await code.getAttribute("src")) ?? "";
	const pixels = await page.evaluate(async (src) => {
		const image = new Image();
		image.src = src;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 256;
		const paint = canvas.getContext("2d");
		paint?.drawImage(image, 0, 0, 256, 256);
		return [...(paint?.getImageData(0, 0, 256, 256).data ?? [])];
	}, source);
	return jsQR(new Uint8ClampedArray(pixels), 256, 256)?.data;
}

test("an instance is created, its QR is read by a camera, and a scan opens the chat without reloading", async ({
	page,
	context,
}) => {
	await signIn(page);
	const id = await createInstance(page, "Balcão");
	await expect(page.getByText("Instância criada com sucesso!")).toBeVisible();
	await expect(page.getByText(/^QR Code expira em \d+s$/)).toBeVisible();
	expect(await scanScreen(page)).toMatch(/^prosa-sim:/);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));

	const [phone] = await Promise.all([
		context.waitForEvent("page"),
		page.getByRole("link", { name: "Abrir telefone simulado" }).click(),
	]);
	await expect(phone).toHaveURL(new RegExp(`/dev/phone/${id}$`));
	await hydrated(phone);
	await phone.getByRole("button", { name: "Escanear QR Code" }).click();
	await expect(phone.getByText("Conectado", { exact: true })).toBeVisible();

	await expect(page.getByText("Abrindo o chat…")).toBeVisible();
	await expect(page.getByPlaceholder("Buscar conversa")).toBeVisible();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

	await phone.getByRole("button", { name: "Novo cliente" }).click();
	await phone.getByLabel("Nome").fill("Otávio Reis");
	await phone.getByRole("button", { name: "Começar conversa" }).click();
	await phone.getByRole("textbox", { name: "Mensagem do cliente" }).fill("Vocês abrem hoje?");
	await phone.keyboard.press("Enter");
	await expect(page.getByText("Otávio Reis")).toBeVisible();
	await expect(page.getByText("Vocês abrem hoje?")).toBeVisible();

	// What one reads is not taken away; from there one goes to the ways of connecting (gateway A7).
	await phone.getByRole("button", { name: "Desconectar" }).click();
	await expect(page.getByText("Você pode ler; o envio espera a conexão.")).toBeVisible();
	await expect(page.getByText("Vocês abrem hoje?")).toBeVisible();
	await page.getByRole("button", { name: "Conectar" }).click();
	await expect(page.getByText("Conecte seu WhatsApp")).toBeVisible();
	// The reason stands in each way to connect; one of them is shown.
	await expect(
		page.getByText("O aparelho foi desconectado no celular").filter({ visible: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Ver conversas" }).click();
	await expect(page.getByText("Otávio Reis")).toBeVisible();
});

test("F12 markup and line separators in a name stay text, and the page hydrates", async ({
	page,
}) => {
	await signIn(page);
	const name = "</script><script>window.broken=1</script>\u2028 __proto__ <b>x</b>";
	await createInstance(page, name);
	for (const path of [page.url(), "/whatsapp/instances", "/"]) {
		await page.goto(path);
		await hydrated(page);
		await expect(page.getByText("</script><script>window.broken=1</script>").first()).toBeVisible();
		expect(await page.evaluate(() => "broken" in window)).toBe(false);
	}
});

test("F07 the QR is saved under a harmless name, as a drawing of ours", async ({ page }) => {
	await signIn(page);
	await createInstance(page, '../../São João "1"');
	await expect(page.getByRole("button", { name: "Baixar QR Code" })).toBeVisible();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Baixar QR Code" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("qr-code-sao-joao-1.svg");
	expect(await readFile(await download.path(), "utf8")).toMatch(
		/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><rect[^>]*\/><path[^>]*\/><\/svg>$/,
	);
	await expect(page.getByText("QR Code baixado!")).toBeVisible();
});

test("the button stays off while the name is blank, and a bad address keeps what was typed", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	const submit = page.getByRole("button", { name: "Criar instância" });
	await expect(submit).toBeDisabled();
	await page.getByLabel("Nome", { exact: true }).fill("   ");
	await expect(submit).toBeDisabled();
	await page.getByLabel("Nome", { exact: true }).fill("Loja");
	await page.getByLabel(/URL do webhook/).fill("exemplo sem protocolo");
	await submit.click();
	await expect(page.getByText("Informe um endereço completo").first()).toBeVisible();
	await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Loja");
	await expect(page.getByLabel(/URL do webhook/)).toHaveValue("exemplo sem protocolo");
});

test("an instance is deleted only after the question, and leaves the list", async ({ page }) => {
	await signIn(page);
	const name = `Para excluir ${Date.now()}`;
	await createInstance(page, name);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	const open = () => page.getByRole("button", { name: `Excluir ${name}` }).click();
	const dialog = page.getByRole("alertdialog");
	await open();
	await expect(dialog).toContainText("Tem certeza que deseja excluir esta instância?");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await open();
	await dialog.getByRole("button", { name: "Excluir instância" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("a viewer sees the instances and may change none of them", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await expect(page.getByRole("button", { name: /Nova Instância/ })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await expect(page.getByRole("button", { name: /^Excluir Vendas/ })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	const answer = await page.goto("/whatsapp/instances/new");
	expect(answer?.status()).toBe(403);
	await expect(page.getByText("Você não tem permissão para esta ação.")).toBeVisible();
});

test("an unknown instance is not found, inside the shell", async ({ page }) => {
	await signIn(page);
	const answer = await page.goto("/whatsapp/01a1fc0c-0000-7000-8000-000000000000");
	expect(answer?.status()).toBe(404);
	await expect(page.getByText("Instância não encontrada").first()).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible();
});

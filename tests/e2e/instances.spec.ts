import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import { expect, type Page, test } from "playwright/test";
import { hydrated, signIn } from "./support/visitor.ts";

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

/** Markup, line separators, a path: what somebody may call an instance. */
const SCRIPT = "</script><script>window.broken=1</script>";
const NAME = `../../São João "1"${SCRIPT}\u2028 __proto__ <b>x</b>`;

// Journeys of many steps: how long they take is the machine's affair.
test.setTimeout(120_000);

test("F07 F12 an instance of any name is created, its QR read by a camera and saved; a scan opens the chat without reloading; it is deleted after the question", async ({
	page,
	context,
}) => {
	await signIn(page);
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill(NAME);
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await expect(page.getByText("Instância criada com sucesso!")).toBeVisible();
	await expect(page.getByText(/^QR Code expira em \d+s$/)).toBeVisible();
	expect(await scanScreen(page)).toMatch(/^prosa-sim:/);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Baixar QR Code" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^qr-code-sao-joao-1script[a-z0-9-]*\.svg$/);
	expect(await readFile(await download.path(), "utf8")).toMatch(
		/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><rect[^>]*\/><path[^>]*\/><\/svg>$/,
	);
	await expect(page.getByText("QR Code baixado!")).toBeVisible();
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

	for (const path of [page.url(), "/", "/whatsapp/instances"]) {
		await page.goto(path);
		await hydrated(page);
		await expect(page.getByText(SCRIPT).first()).toBeVisible();
		expect(await page.evaluate(() => "broken" in window)).toBe(false);
	}
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: SCRIPT });
	await card.getByRole("button", { name: /^Excluir / }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText("Tem certeza que deseja excluir esta instância?");
	await question.getByRole("button", { name: "Excluir instância" }).click();
	await expect(question).toBeHidden();
	await expect(card).toHaveCount(0);
});

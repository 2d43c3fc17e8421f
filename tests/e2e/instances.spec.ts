import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import { type Browser, expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { borrowPage } from "./support/browsers.ts";
import { hydrated, signIn } from "./support/visitor.ts";
import { listOf } from "./support/inbox.ts";
import { test } from "./support/test.ts";

/** What a phone's camera reads from the code on the screen. */
async function scanScreen(page: Page): Promise<string | undefined> {
	const code = page.getByRole("img", { name: /^QR Code de/ });
	await expect(code).toBeVisible();
	const source = (await code.getAttribute("src")) ?? "";
	// As one text: a list of so many numbers takes the runner seconds.
	const pixels = await page.evaluate(async (src) => {
		const image = new Image();
		image.src = src;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 256;
		const paint = canvas.getContext("2d");
		paint?.drawImage(image, 0, 0, 256, 256);
		const seen = paint?.getImageData(0, 0, 256, 256).data ?? [];
		return btoa(Array.from(seen, (byte) => String.fromCharCode(byte)).join(""));
	}, source);
	return jsQR(new Uint8ClampedArray(Buffer.from(pixels, "base64")), 256, 256)?.data;
}

/** Makes an instance on the simulator by the form; answers its id once its code is shown. */
async function createByForm(page: Page, name: string): Promise<string> {
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill(name);
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	await expect(page.getByText("Instância criada com sucesso!")).toBeVisible();
	await expect(page.getByText(/^QR Code expira em \d+s$/)).toBeVisible();
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The instance's simulated phone, in a tab of its own. */
async function openPhone(page: Page, id: string): Promise<Page> {
	const [phone] = await Promise.all([
		page.context().waitForEvent("page"),
		page.getByRole("link", { name: "Abrir telefone simulado" }).click(),
	]);
	await expect(phone).toHaveURL(new RegExp(`/dev/phone/${id}$`));
	await hydrated(phone);
	return phone;
}

/** A number by the code that is typed on the phone. */
async function linkByCode(page: Page, phone: Page): Promise<void> {
	await page.getByRole("tab", { name: "Código no celular" }).click();
	const panel = page.getByRole("tabpanel", { name: "Código no celular" });
	await panel.getByLabel("Número do WhatsApp").pressSequentially("11987654321");
	await expect(panel.getByLabel("Número do WhatsApp")).toHaveValue("(11) 98765-4321");
	await panel.getByRole("button", { name: "Gerar código" }).click();
	const shown = panel
		.getByText(/^Código para digitar no celular: [0-9A-Z]{4}-[0-9A-Z]{4}$/)
		.first();
	await expect(shown).toBeAttached();
	const code = ((await shown.textContent()) ?? "").slice(-9);
	await phone.getByLabel("Código de conexão").fill(code);
	await phone.getByRole("button", { name: "Conectar com o código" }).click();
}

/** The phone's owner: another browser, nobody signed in. */
async function openAsOwner(browser: Browser, address: string): Promise<Page> {
	const owner = await borrowPage(browser);
	await owner.setViewportSize({ width: 360, height: 780 });
	await owner.goto(address);
	await hydrated(owner);
	return owner;
}

/** From the chat that has lost its number to a code on the screen. */
async function askForCode(page: Page): Promise<void> {
	await listOf(page).getByRole("link", { name: "Conectar" }).click();
	await page.getByRole("button", { name: "Gerar Novo QR" }).click();
	await expect(page.getByRole("img", { name: /^QR Code de/ })).toBeVisible();
}

/** Markup, line separators, a path: what somebody may call an instance. */
const SCRIPT = "</script><script>window.broken=1</script>";
const NAME = `../../São João "1"${SCRIPT}\u2028 __proto__ <b>x</b>`;

test("F07 F12 an instance of any name is created, and linked without reloading by its QR, which a camera reads, by a typed code, by its owner's link in another browser and by a passkey; it is deleted after the question", async ({
	page,
	browser,
}) => {
	await signIn(page);
	const id = await createByForm(page, NAME);
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
	const phone = await openPhone(page, id);
	const scan = () => phone.getByRole("button", { name: "Escanear QR Code" }).click();
	const disconnect = () => phone.getByRole("button", { name: "Desconectar" }).click();
	const chat = page.getByPlaceholder("Buscar pessoas e mensagens");
	await scan();
	await expect(phone.getByText("Conectado", { exact: true })).toBeVisible();
	await expect(page.getByText("Abrindo o chat…")).toBeVisible();
	await expect(chat).toBeVisible();
	await phone.getByRole("button", { name: "Novo cliente" }).click();
	await phone.getByLabel("Nome").fill("Otávio Reis");
	await phone.getByRole("button", { name: "Começar conversa" }).click();
	await phone.getByRole("textbox", { name: "Mensagem do cliente" }).fill("Vocês abrem hoje?");
	await phone.keyboard.press("Enter");
	await expect(page.getByText("Otávio Reis")).toBeVisible();
	await expect(page.getByText("Vocês abrem hoje?")).toBeVisible();

	// What one reads is not taken away; from there one goes to the ways of connecting (gateway A7).
	await disconnect();
	await expect(page.getByText("Você pode ler; o envio espera a conexão.")).toBeVisible();
	await expect(page.getByText("Vocês abrem hoje?")).toBeVisible();
	await listOf(page).getByRole("link", { name: "Conectar" }).click();
	await expect(page.getByText("Conecte seu WhatsApp")).toBeVisible();
	// The reason stands in each way to connect; one of them is shown.
	await expect(
		page.getByText("O aparelho foi desconectado no celular").filter({ visible: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Ver conversas" }).click();
	await expect(page.getByText("Otávio Reis")).toBeVisible();
	await listOf(page).getByRole("link", { name: "Conectar" }).click();
	await linkByCode(page, phone);
	await expect(chat).toBeVisible();

	await disconnect();
	await askForCode(page);
	await page.getByRole("button", { name: "Enviar link ao dono do celular" }).click();
	const field = page.getByRole("dialog").getByLabel("Link", { exact: true });
	await expect(field).toHaveValue(/\/link\/[\w-]{80,}$/);
	await expect(page.getByText(/^Vale por \d+:\d\d$/)).toBeVisible();
	// The link names the public address; the test's server answers on its own port.
	const address = new URL(await field.inputValue()).pathname;
	const owner = await openAsOwner(browser, address);
	await expect(owner.getByText("pediu para conectar um número à instância")).toContainText(SCRIPT);
	await expectAccessible(owner);
	// The member's page has asked for a QR already; the owner sees the very same link.
	await expect(owner.getByRole("img", { name: /^QR Code de/ })).toBeVisible();
	await scan();
	await expect(owner.getByRole("heading", { name: "Conectado" })).toBeVisible();
	// What the owner's page says when it is read again.
	const kept = await owner.request.get(address);
	expect(kept.headers()["referrer-policy"]).toBe("no-referrer");
	expect(kept.headers()["x-robots-tag"]).toContain("noindex");
	expect(await kept.text()).toMatch(/<h[12][^>]*>(?:(?!<\/h).)*Conectado/su);
	await expect(chat).toBeVisible();
	await disconnect();
	await expect(phone.getByText("Não conectado")).toBeVisible();
	const ended = await owner.request.get(address);
	expect(await ended.text()).toContain("Este link não vale mais");

	// And once more, by a phone that asks for a passkey.
	await askForCode(page);
	// The switch follows the phone's own state, which the server answers.
	await phone.getByLabel("Pedir passkey").click();
	await expect(phone.getByLabel("Pedir passkey")).toBeChecked();
	await scan();
	await expect(
		page.getByRole("heading", { name: "Confirmação por passkey necessária" }),
	).toBeVisible();
	await phone.getByRole("button", { name: "Usar passkey" }).click();
	const digits = await phone.getByText(/^\d{4}$/).textContent();
	await expect(page.getByText(`Código de confirmação: ${digits ?? "?"}`)).toBeAttached();
	await expectAccessible(page, { include: "main" });
	await page.getByRole("button", { name: "Os códigos são iguais" }).click();
	await expect(chat).toBeVisible();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

	await page.goto("/whatsapp/instances");
	await hydrated(page);
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: SCRIPT });
	await expect(card).toBeVisible();
	expect(await page.evaluate(() => "broken" in window)).toBe(false);
	await card.getByRole("button", { name: /^Excluir / }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText("Tem certeza que deseja excluir esta instância?");
	await question.getByRole("button", { name: "Excluir instância" }).click();
	await expect(question).toBeHidden();
	await expect(card).toHaveCount(0);
});

import { type Browser, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createInstance } from "./support/inbox.ts";
import { hydrated, signIn } from "./support/visitor.ts";

/** The phone's owner: another browser, nobody signed in. */
async function openAsOwner(browser: Browser, url: string, baseURL: string): Promise<Page> {
	const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } });
	const owner = await context.newPage();
	// The link names the public address; the test's server answers on its own port.
	await owner.goto(new URL(url).pathname);
	await hydrated(owner);
	return owner;
}

/** From the chat that has lost its number to a code on the screen. */
async function askForCode(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Conectar" }).click();
	await page.getByRole("button", { name: "Gerar Novo QR" }).click();
	await expect(page.getByRole("img", { name: "QR Code de Do dono" })).toBeVisible();
}

// Journeys of many steps: how long they take is the machine's affair.
test.setTimeout(120_000);

test("a number is linked by a code typed on the phone, by its owner's link in another browser, and by a passkey", async ({
	page,
	browser,
	baseURL,
}) => {
	await signIn(page);
	const id = await createInstance(page, "Do dono");
	const phone = await page.context().newPage();
	await phone.goto(`/dev/phone/${id}`);
	await hydrated(phone);
	const chat = page.getByPlaceholder("Buscar conversa");

	// As the form leads there: the screen asks for its first code, and listens once it has.
	await page.goto(`/whatsapp/${id}?created=1`);
	await expect(page.getByText(/^QR Code expira em \d+s$/)).toBeVisible();
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
	await expect(chat).toBeVisible();

	// The same instance again, by its owner's link.
	await phone.getByRole("button", { name: "Desconectar" }).click();
	await askForCode(page);
	await page.getByRole("button", { name: "Enviar link ao dono do celular" }).click();
	const field = page.getByRole("dialog").getByLabel("Link", { exact: true });
	await expect(field).toHaveValue(/\/link\/[\w-]{80,}$/);
	await expect(page.getByText(/^Vale por \d+:\d\d$/)).toBeVisible();
	const url = await field.inputValue();
	const owner = await openAsOwner(browser, url, baseURL ?? "");
	await expect(owner.getByText("pediu para conectar um número à instância")).toContainText(
		"Do dono",
	);
	await expectAccessible(owner);
	const answer = await owner.request.get(new URL(url).pathname);
	expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
	expect(answer.headers()["x-robots-tag"]).toContain("noindex");
	// The member's page has asked for a QR already; the owner sees the very same link.
	await expect(owner.getByRole("img", { name: "QR Code de Do dono" })).toBeVisible();
	await phone.getByRole("button", { name: "Escanear QR Code" }).click();
	await expect(owner.getByRole("heading", { name: "Conectado" })).toBeVisible();
	await owner.reload();
	await expect(owner.getByRole("heading", { name: "Conectado" })).toBeVisible();
	await expect(chat).toBeVisible();
	await phone.getByRole("button", { name: "Desconectar" }).click();
	await expect(phone.getByText("Não conectado")).toBeVisible();
	await owner.reload();
	await expect(owner.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
	await owner.context().close();

	// And once more, by a phone that asks for a passkey.
	await askForCode(page);
	// The switch follows the phone's own state, which the server answers.
	await phone.getByLabel("Pedir passkey").click();
	await expect(phone.getByLabel("Pedir passkey")).toBeChecked();
	await phone.getByRole("button", { name: "Escanear QR Code" }).click();
	await expect(
		page.getByRole("heading", { name: "Confirmação por passkey necessária" }),
	).toBeVisible();
	await phone.getByRole("button", { name: "Usar passkey" }).click();
	const digits = await phone.getByText(/^\d{4}$/).textContent();
	await expect(page.getByText(`Código de confirmação: ${digits ?? "?"}`)).toBeAttached();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Os códigos são iguais" }).click();
	await expect(chat).toBeVisible();
});

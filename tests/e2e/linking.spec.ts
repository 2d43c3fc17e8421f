import { type Browser, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { hydrated, signIn } from "./support/visitor.ts";

/** A new instance on the simulator; ends on its connect screen. */
async function createInstance(page: Page, name: string): Promise<string> {
	await signIn(page);
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.getByLabel("Nome", { exact: true }).fill(name);
	await page.getByRole("radio", { name: "Simulador" }).check();
	await page.getByRole("button", { name: "Criar instância" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/(?!instances)[^/?]+$/);
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function openPhone(page: Page, id: string): Promise<Page> {
	const phone = await page.context().newPage();
	await phone.goto(`/dev/phone/${id}`);
	await hydrated(phone);
	return phone;
}

/** The phone's owner: another browser, nobody signed in. */
async function openAsOwner(browser: Browser, url: string, baseURL: string): Promise<Page> {
	const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } });
	const owner = await context.newPage();
	// The link names the public address; the test's server answers on its own port.
	await owner.goto(new URL(url).pathname);
	await hydrated(owner);
	return owner;
}

test("a code typed on the phone links the number, and the chat opens by itself", async ({
	page,
}) => {
	const id = await createInstance(page, "Por código");
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
	const phone = await openPhone(page, id);
	await phone.getByLabel("Código de conexão").fill(code);
	await phone.getByRole("button", { name: "Conectar com o código" }).click();
	await expect(page.getByPlaceholder("Buscar conversa")).toBeVisible();
});

test("the owner's link opens in another browser without sign-in, links the number and then ends", async ({
	page,
	browser,
	baseURL,
}) => {
	const id = await createInstance(page, "Do dono");
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

	const phone = await openPhone(page, id);
	await phone.getByRole("button", { name: "Escanear QR Code" }).click();
	await expect(owner.getByRole("heading", { name: "Conectado" })).toBeVisible();
	await owner.reload();
	await expect(owner.getByRole("heading", { name: "Conectado" })).toBeVisible();
	await phone.getByRole("button", { name: "Desconectar" }).click();
	await expect(phone.getByText("Não conectado")).toBeVisible();
	await owner.reload();
	await expect(owner.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
	await owner.context().close();
});

test("a passkey is signed on the phone, compared on the screen, and then the number is linked", async ({
	page,
}) => {
	const id = await createInstance(page, "Com passkey");
	const phone = await openPhone(page, id);
	// The switch follows the phone's own state, which the server answers.
	await phone.getByLabel("Pedir passkey").click();
	await expect(phone.getByLabel("Pedir passkey")).toBeChecked();
	await phone.getByRole("button", { name: "Escanear QR Code" }).click();
	await expect(
		page.getByRole("heading", { name: "Confirmação por passkey necessária" }),
	).toBeVisible();
	await phone.getByRole("button", { name: "Usar passkey" }).click();
	const code = await phone.getByText(/^\d{4}$/).textContent();
	await expect(page.getByText(`Código de confirmação: ${code ?? "?"}`)).toBeAttached();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Os códigos são iguais" }).click();
	await expect(page.getByPlaceholder("Buscar conversa")).toBeVisible();
});

import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import { expect, type Page, test } from "playwright/test";
import { listViolationsInBothThemes } from "./support/accessibility.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { beginSession } from "./support/session.ts";
import { DEMO, hydrated, openForm, signIn, signInHere } from "./support/visitor.ts";

const SECTIONS = ["integracoes", "perfil", "seguranca", "aparencia", "notificacoes"];

async function openSettings(page: Page, section = ""): Promise<void> {
	await page.goto(`/settings${section}`);
	await hydrated(page);
	await expect(page.getByText("Carregando configurações...")).toBeHidden();
}

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

/** A new person of their own, so that nobody else's browser is signed out. */
async function signUp(page: Page, email: string, password: string): Promise<void> {
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	const form = openForm(page);
	await form.getByLabel("Nome completo").fill("Nádia Fonseca");
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Senha", { exact: true }).fill(password);
	await form.getByLabel("Confirme a senha").fill(password);
	await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Cadastro realizado!" })).toBeVisible();
	await page.goto("/dev/outbox");
	const mail = page.getByRole("listitem").filter({ hasText: email });
	await expect(async () => {
		await page.reload();
		await expect(mail).toBeVisible({ timeout: 2000 });
	}).toPass();
	await mail.getByRole("link", { name: /auth\/confirm/ }).click();
	await page.getByRole("button", { name: "Confirmar e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();
	await page.goto("/auth");
	await hydrated(page);
	await signInHere(page, email, password);
}

test("saved keys come back masked, are replaced, removed, and a refusal loses nothing", async ({
	page,
}) => {
	await signIn(page, DEMO.viewer);
	await openSettings(page);
	const openai = page.getByLabel("Chave da API OpenAI", { exact: true });
	await openai.fill("sk-made-up-for-a-test-abcd");
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(page.getByText("Configurações atualizadas")).toBeVisible();
	await expect(page.getByText("Suas configurações foram atualizadas com sucesso")).toBeVisible();
	await expect(openai).toHaveValue("••••••••abcd");
	await page.reload();
	await hydrated(page);
	await expect(openai).toHaveValue("••••••••abcd");
	expect(await page.content()).not.toContain("sk-made-up-for-a-test");

	await page.getByRole("button", { name: "Substituir: Chave da API OpenAI" }).click();
	await expect(openai).toBeFocused();
	await openai.fill("sk-another-one-for-a-test-wxyz");
	const address = page.getByRole("textbox", { name: "URL do webhook n8n" });
	await address.fill("http://10.0.0.1/x");
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(page.getByText("Erro ao atualizar configurações")).toBeVisible();
	await expect(
		page.getByText("Não foi possível atualizar suas configurações. Tente novamente."),
	).toBeVisible();
	await expect(page.getByText("URL não permitida")).toBeVisible();
	await expect(openai).toHaveValue("sk-another-one-for-a-test-wxyz");
	await expect(address).toHaveValue("http://10.0.0.1/x");

	await page.getByRole("button", { name: "Usar o endereço de eco" }).click();
	await expect(address).toHaveValue(/\/webhooks\/echo\/[\w-]{43}$/);

	// H18 one's own address is a secret: stored, only its host is shown (security 11).
	await address.fill("https://n8n.loja.com.br/webhook/segredo");
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(address).toHaveValue("n8n.loja.com.br/••••••••");
	await expect(address).not.toBeEditable();
	await page.getByRole("button", { name: "Substituir: URL do webhook n8n" }).click();
	await expect(address).toBeFocused();
	await address.fill("http://10.0.0.1/y");
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(page.getByText("URL não permitida")).toBeVisible();
	await expect(address).toHaveValue("http://10.0.0.1/y");
	await page.getByRole("button", { name: "Usar o endereço de eco" }).click();
	await expect(address).toHaveValue(/\/webhooks\/echo\/[\w-]{43}$/);
	await page.getByRole("button", { name: "Substituir: Chave da API OpenAI" }).click();
	await page.getByRole("button", { name: "Manter a atual" }).click();
	await page.getByRole("button", { name: "Remover: Chave da API OpenAI" }).click();
	await expect(page.getByText("Será removida ao salvar.")).toBeVisible();
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(openai).toBeEditable();
	await expect(openai).toHaveValue("");
});

test("without the server nothing that was typed is lost", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await openSettings(page);
	await page.getByLabel("Chave ElevenLabs", { exact: true }).fill("made-up-eleven-key");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Salvar configurações" }).click();
	await expect(page.getByText("Erro ao atualizar configurações")).toBeVisible();
	await expect(page.getByLabel("Chave ElevenLabs", { exact: true })).toHaveValue(
		"made-up-eleven-key",
	);
	await page.context().setOffline(false);
});

test("every section has its address: opened, reloaded, gone back to", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await openSettings(page, "#perfil");
	await expect(page.getByLabel("Nome completo")).toHaveValue("Lívia Torres");
	const menu = page.getByRole("navigation", { name: "Seções das configurações" });
	await menu.getByRole("link", { name: "Aparência" }).click();
	await expect(page).toHaveURL(/#aparencia$/);
	await expect(page.getByRole("radio", { name: /^Claro/ })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("radio", { name: /^Claro/ })).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Nome completo")).toBeVisible();
});

test("what is typed in one section survives looking at another, and a change of language", async ({
	page,
}) => {
	await signIn(page, DEMO.viewer);
	await openSettings(page, "#perfil");
	await page.getByLabel("Cargo").fill("rascunho");
	const menu = page.getByRole("navigation", { name: "Seções das configurações" });
	await menu.getByRole("link", { name: "Aparência" }).click();
	await page.getByRole("radio", { name: "English" }).check();
	await page.getByRole("link", { name: "Profile" }).click();
	await expect(page.getByLabel("Job title")).toHaveValue("rascunho");
	await page.getByRole("link", { name: "Appearance" }).click();
	await page.getByRole("radio", { name: /^Português/ }).check();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Configurações");
});

test("name, job title and photo are the person's, and the photo is shrunk before it is sent", async ({
	page,
}) => {
	await signIn(page, "operador2@demo.prosa.test");
	await openSettings(page, "#perfil");
	await page.getByLabel("Cargo").fill("Vendas internas");
	await page.getByRole("button", { name: "Salvar perfil" }).click();
	await expect(page.getByText("Perfil atualizado")).toBeVisible();
	const sent = page.waitForRequest((request) => request.method() === "PUT");
	await page
		.locator('input[type="file"]')
		.setInputFiles({ name: "eu.png", mimeType: "image/png", buffer: drawPng() });
	expect((await sent).postDataBuffer()?.byteLength ?? 0).toBeLessThan(64 * 1024);
	await expect(page.getByText("Foto atualizada")).toBeVisible();
	const photo = page.locator('main img[src^="/api/avatars/"]');
	await expect(photo).toBeVisible();
	await expect
		.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
		.toBe(256);
	// The header shows the same person.
	await expect(page.locator('header img[src^="/api/avatars/"]')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Cargo")).toHaveValue("Vendas internas");
	await hydrated(page);
	await page.getByRole("button", { name: "Remover foto" }).click();
	await expect(page.getByText("Foto removida")).toBeVisible();
	await expect(photo).toBeHidden();
	await page
		.locator('input[type="file"]')
		.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
	await expect(page.getByRole("alert").filter({ hasText: "Envie uma imagem" })).toBeVisible();
});

test("A14 a changed password signs the other browser out and leaves this one in", async ({
	page,
	browser,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const email = `senha-${Date.now()}@exemplo.test`;
	await signUp(page, email, "girassol-azul-9");
	const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
	await other.goto("/auth");
	await hydrated(other);
	await signInHere(other, email, "girassol-azul-9");

	await openSettings(page, "#seguranca");
	await expect(page.getByText("Este navegador")).toBeVisible();
	await expect(page.getByRole("button", { name: "Sair de todos os outros" })).toBeVisible();
	await page.getByLabel("Senha atual").fill("errada-errada");
	await page.getByLabel("Nova senha", { exact: true }).fill("girassol-verde-7");
	await page.getByLabel("Confirme a nova senha").fill("girassol-verde-7");
	await page.getByRole("button", { name: "Alterar senha" }).click();
	await expect(page.getByText("A senha atual não confere.").first()).toBeVisible();
	await page.getByLabel("Senha atual").fill("girassol-azul-9");
	await page.getByRole("button", { name: "Alterar senha" }).click();
	await expect(page.getByText("Senha alterada")).toBeVisible();
	await expect(page.getByText("Sua conta está aberta só neste navegador.")).toBeVisible();

	await other.goto("/settings");
	await expect(other).toHaveURL(/\/auth/);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Nádia Fonseca");
	await other.context().close();
});

test("one other browser, then all of them, are signed out from the list", async ({
	page,
	browser,
	baseURL,
}) => {
	await beginSession(page.context(), "operador2@demo.prosa.test", DEMO.password);
	const open = async () => {
		const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
		await beginSession(other.context(), "operador2@demo.prosa.test", DEMO.password);
		return other;
	};
	const first = await open();
	await openSettings(page, "#seguranca");
	await page
		.getByRole("button", { name: /^Encerrar / })
		.first()
		.click();
	await expect(page.getByText("Sessão encerrada")).toBeVisible();
	await first.goto("/settings");
	await expect(first).toHaveURL(/\/auth/);
	const second = await open();
	await page.reload();
	await hydrated(page);
	await page.getByRole("button", { name: "Sair de todos os outros" }).click();
	await page
		.getByRole("alertdialog")
		.getByRole("button", { name: "Sair de todos os outros" })
		.click();
	await expect(page.getByText("Você saiu de todos os outros navegadores")).toBeVisible();
	await second.goto("/settings");
	await expect(second).toHaveURL(/\/auth/);
	for (const other of [first, second]) await other.context().close();
});

test("another time zone changes the greeting, and a theme and a language count at once", async ({
	page,
}) => {
	test.setTimeout(90_000);
	await signIn(page, "operador2@demo.prosa.test");
	await openSettings(page, "#aparencia");
	const greetings = new Set<string>();
	// Eight hours apart: whatever time it is, two of the three are in different parts of the day.
	// Home comes last, because choices follow the person.
	for (const city of ["Tokyo", "Lisboa", "Los Angeles", "São Paulo"]) {
		await openSettings(page, "#aparencia");
		const zone = page.getByRole("combobox", { name: "Fuso horário" });
		await zone.click();
		await zone.fill(city.toLowerCase());
		await page.keyboard.press("Enter");
		await expect(zone).toHaveValue(new RegExp(`^${city}`));
		await page.goto("/");
		const title = await page.getByRole("heading", { level: 1 }).textContent();
		greetings.add(title?.split(",")[0] ?? "");
	}
	expect(greetings.size).toBeGreaterThan(1);

	await openSettings(page, "#aparencia");
	await page.getByRole("radio", { name: /^Escuro/ }).check();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await page.getByRole("radio", { name: /^Do sistema/ }).check();
	await expect(page.locator("html")).not.toHaveClass(/dark/);
	await page.getByRole("radio", { name: "English" }).check();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
	await page.getByRole("radio", { name: /^Português/ }).check();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Configurações");
});

test("a kind that is switched off leaves the bell", async ({ page }) => {
	// Nobody else's test tells this person anything.
	await foundWorkspace(page);
	await openSettings(page, "#notificacoes");
	const samples = page.getByRole("switch", { name: "Exemplos" });
	await expect(samples).toBeChecked();
	await samples.uncheck();
	await page.reload();
	await hydrated(page);
	await expect(samples).not.toBeChecked();
	await page.getByRole("button", { name: /^Notificações/ }).click();
	await expect(page.getByText("Nenhuma notificação por aqui.")).toBeVisible();
	await page.keyboard.press("Escape");
	await samples.check();
});

test("the n8n test works on the first day, and its answer is text", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await openSettings(page);
	await page.getByRole("link", { name: "Testar o webhook" }).click();
	await expect(page).toHaveURL(/\/test-n8n$/);
	const logged = page.waitForEvent("console", (message) => message.text().includes("Prosa n8n"));
	await page.getByLabel("Texto do teste").fill("<b>olá</b>");
	await page.getByRole("button", { name: "Iniciar Teste" }).click();
	await expect(page.getByText("Teste completo!")).toBeVisible();
	await expect(
		page.getByText("Verifique o console para ver os detalhes da resposta."),
	).toBeVisible();
	await logged;
	await expect(page.getByRole("region", { name: "Resposta" })).toContainText(
		'"input": "<b>olá</b>"',
	);
});

test("a test without a sign-in says so and keeps what was typed", async ({ page }) => {
	await signIn(page, DEMO.viewer);
	await page.goto("/test-n8n");
	await hydrated(page);
	await page.getByLabel("Texto do teste").fill("fica aqui");
	await page.context().clearCookies({ name: /sign-in|session|auth/ });
	await page.getByRole("button", { name: "Iniciar Teste" }).click();
	await expect(page.getByText("Erro no teste").first()).toBeVisible();
	await expect(page.getByText("No access token available").first()).toBeVisible();
	await expect(page.getByLabel("Texto do teste")).toHaveValue("fica aqui");
});

test("settings and the n8n test pass the rules of WCAG 2.2 AA in both themes", async ({ page }) => {
	test.setTimeout(90_000);
	// High enough that no button stands half under the footer that sticks to the bottom.
	await page.setViewportSize({ width: 1440, height: 2400 });
	await signIn(page, DEMO.viewer);
	const seen: Record<string, unknown[]> = {};
	const look = async (name: string) => {
		const found = await listViolationsInBothThemes(page);
		if (found.length > 0) seen[name] = found;
	};
	for (const section of SECTIONS) {
		// Another document, or only the address after the # would change.
		await page.goto("about:blank");
		await openSettings(page, `#${section}`);
		if (section === "aparencia") await page.getByRole("combobox", { name: "Fuso horário" }).click();
		await look(section);
	}
	await page.goto("/test-n8n");
	await page.getByRole("button", { name: "Iniciar Teste" }).click();
	await look("n8n");
	expect(seen).toEqual({});
});

test("no section is wider than a 320 px phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signIn(page, DEMO.viewer);
	for (const section of SECTIONS) {
		// Another document, or only the address after the # would change.
		await page.goto("about:blank");
		await openSettings(page, `#${section}`);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, section).toBe(0);
	}
});

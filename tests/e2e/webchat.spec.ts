import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { borrowPage } from "./support/browsers.ts";
import { createChannel } from "./support/channels.ts";
import { openForeignSite } from "./support/foreign-site.ts";
import { composer, rowOf } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated, signIn } from "./support/visitor.ts";

const field = (visitor: Page) => visitor.getByRole("textbox", { name: "Escreva uma mensagem" });

test("a visitor of the hosted page and the team write to each other, live; what is written without a connection leaves when it is back; a reload keeps it all", async ({
	page,
	browser,
}) => {
	await signIn(page);
	const id = await createChannel(page, "Site da loja", { type: "webchat" });
	const visitor = await borrowPage(browser);
	const said = visitor.getByRole("log");
	await visitor.goto(`/c/${id}`);
	await expect(said).toContainText("Olá. Como podemos ajudar?");
	await expectAccessible(visitor);
	await field(visitor).fill("Vocês abrem no sábado?");
	await field(visitor).press("Enter");
	await expect(visitor.getByText("Enviando")).toHaveCount(0);
	await visitor.context().setOffline(true);
	await field(visitor).fill("Sem rede");
	await field(visitor).press("Enter");
	await visitor.context().setOffline(false);
	await page.goto(`/channels/${id}/messages`);
	await rowOf(page, "Sem rede").click();
	await expect(page.getByRole("log")).toContainText("Vocês abrem no sábado?");
	await composer(page).fill("Abrimos, das 9h às 13h. https://loja.com.br");
	await composer(page).press("Enter");
	await expect(said).toContainText("Abrimos, das 9h às 13h.");
	const link = visitor.getByRole("link", { name: /^https:\/\/loja\.com\.br/ });
	await expect(link).toHaveAttribute("rel", /noopener/);
	await visitor.reload();
	for (const words of ["Vocês abrem no sábado?", "Sem rede", "Abrimos, das 9h às 13h."])
		await expect(said).toContainText(words);
});

test("embedded in a hostile site under a strict policy it opens, writes and leaves no trace", async ({
	page,
	browser,
	baseURL,
}) => {
	const product = baseURL ?? "";
	await signIn(page);
	const id = await createChannel(page, "Site hostil", { type: "webchat" });
	await page.goto(`/channels/${id}/settings`);
	await hydrated(page);
	const site = await openForeignSite(product);
	try {
		await page.getByLabel("Endereços, um por linha").fill(site.origin);
		await page.getByRole("button", { name: "Salvar" }).click();
		await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
		const code = await page.getByLabel("Código do chat").inputValue();
		const key = /data-channel="([^"]+)"/.exec(code)?.[1] ?? "";
		expect(key.startsWith(id)).toBe(true);
		site.embed({ src: `${product}/widget.js`, key });
		const visitor = await borrowPage(browser);
		const refused: string[] = [];
		visitor.on("console", (line) => {
			if (line.type() === "error") refused.push(line.text());
		});
		visitor.on("pageerror", (error) => refused.push(error.message));
		await visitor.goto(site.origin);
		const launcher = visitor.getByRole("button", { name: "Abrir conversa" });
		await expect(launcher).toBeVisible();
		expect((await launcher.boundingBox())?.width).toBe(56);
		await launcher.press("Enter");
		await expect(field(visitor)).toBeFocused();
		await field(visitor).fill("Do site");
		await field(visitor).press("Enter");
		await expect(visitor.getByRole("log")).toContainText("Do site");
		await expect(visitor.getByText("Enviando")).toHaveCount(0);
		await page.goto(`/channels/${id}/messages`);
		await rowOf(page, "Do site").click();
		await page.getByRole("button", { name: "Detalhes do contato" }).click();
		const visit = page.getByRole("region", { name: "No site" });
		await expect(visit).toContainText(new URL(site.origin).host);
		// The team sees where they go on to, and nothing that stands behind the path.
		await visitor.evaluate(() => history.pushState(null, "", "/produtos/tenis?token=segredo#topo"));
		await expect(visit).toContainText("/produtos/tenis");
		await expect(visit).not.toContainText("segredo");
		await visitor.keyboard.press("Escape");
		await expect(launcher).toBeFocused();
		const left = await visitor.evaluate(() => ({
			globals: Object.getOwnPropertyNames(window)
				.filter((name) => name !== "styles" && name !== "before")
				.sort()
				.join(),
			before: (window as unknown as { before: string }).before
				.split(",")
				.filter((name) => name !== "before")
				.join(),
			styles: document.styleSheets.length,
			stylesBefore: (window as unknown as { styles: number }).styles,
			elements: document.querySelectorAll("body > *").length,
		}));
		expect(left.globals).toBe(left.before);
		expect(left.styles).toBe(left.stylesBefore);
		expect(left.elements).toBe(3);
		expect(refused).toEqual([]);
	} finally {
		await site.close();
	}
});

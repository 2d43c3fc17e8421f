import { expect, type Page, test } from "playwright/test";
import type { ContactView } from "#app/contracts/frames.ts";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	openConversation,
	signInAs,
	texts,
} from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

const PHONE = "5511988887777";
const NAME = "Maria Souza";

let manager: Page;
let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Caixa de entrada ${String(Date.now())}`);
	// A worker that starts again after a failure has a new instance: each test finds these two.
	await write("Bom dia");
	await write("Bom dia", { phone: "5511966665555", name: "Zeca Lima" });
});

/** The customer writes; `text` is what the bubble must say. */
const write = (text: string, over: { phone?: string; name?: string; count?: number } = {}) =>
	instance.act({ type: "write", phone: PHONE, name: NAME, text, count: 1, ...over });

/** Above what was unread when the conversation was opened. */
const divider = (page: Page) => page.getByText(/^\d+ mensage(m não lida|ns não lidas)$/u);

test("a message arrives without reloading, is answered, and the ticks come back", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await write("Vocês abrem no *sábado*?");
	await openConversation(page, NAME);
	await expect(divider(page)).toBeVisible();
	await expect(bubbles(page).locator("strong")).toHaveText("sábado");

	await composer(page).fill("Abrimos sim, das 9h às 13h.");
	await composer(page).press("Enter");
	const answer = bubbles(page).filter({ hasText: "Abrimos sim" });
	await expect(answer).toBeVisible();
	await expect(composer(page)).toHaveValue("");
	await expect(composer(page)).toBeFocused();
	await expect(answer.locator("[data-status=delivered]")).toHaveText("Entregue");
	await instance.act({ type: "read", phone: PHONE });
	await expect(answer.locator("[data-status=read]")).toHaveText("Lida");
	await page.context().close();
});

test("nothing counts as read before it is shown", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	const released = Promise.withResolvers<void>();
	await page.route(/\/contacts\/[^/]+\/messages/, async (route) => {
		await released.promise;
		await route.continue();
	});
	await page.goto(instance.path);
	await write("Ainda estão aí?");
	await openConversation(page, NAME);
	const unread = async (): Promise<number | undefined> => {
		const { contacts } = (await instance.call("/contacts")) as { contacts: ContactView[] };
		return contacts.find(({ name }) => name === NAME)?.unread;
	};
	// Longer than an open conversation takes to count as read.
	await page.waitForTimeout(1000);
	expect(await unread()).toBeGreaterThan(0);
	released.resolve();
	await expect(bubbles(page).filter({ hasText: "Ainda estão aí?" })).toBeVisible();
	await expect(divider(page)).toBeVisible();
	await expect.poll(unread).toBe(0);
	await page.context().close();
});

test("presence shows as the customer types and ends by itself", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await write("Oi");
	await openConversation(page, NAME);
	const presence = page.locator("[data-presence]");
	await instance.act({ type: "online", phone: PHONE, on: true });
	await expect(presence).toHaveText("online");
	await instance.act({ type: "typing", phone: PHONE, on: true });
	await expect(presence).toHaveText("digitando...");
	await expect(page.getByRole("list", { name: "Lista de conversas" })).toContainText(
		"digitando...",
	);
	await instance.act({ type: "online", phone: PHONE, on: false });
	await expect(presence).toHaveText(/^visto por último/u);
	await page.context().close();
});

test("R28 R27 two operators see each other and the same conversation", async ({ browser }) => {
	const one = await signInAs(browser, "operador");
	const two = await signInAs(browser, "operador2");
	for (const page of [one, two]) {
		await page.goto(instance.path);
		await openConversation(page, NAME);
	}
	await composer(two).pressSequentially("Já respondo");
	await expect(one.getByText(/está respondendo…$/u)).toBeVisible();
	await composer(two).press("Enter");
	await expect(bubbles(one).filter({ hasText: "Já respondo" })).toHaveCount(1);
	await expect(one.getByText(/está vendo$/u)).toBeVisible();
	await expect.poll(async () => (await texts(one)).join()).toBe((await texts(two)).join());
	await one.context().close();
	await two.context().close();
});

test("R29 Enter twice, a slow network and a double click make one message", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await page.route("**/messages", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue();
	});
	await composer(page).fill("só uma vez");
	await composer(page).press("Enter");
	await composer(page).press("Enter");
	await composer(page).fill("clique duplo");
	await page.getByRole("button", { name: "Enviar", exact: true }).dblclick();
	for (const text of ["só uma vez", "clique duplo"]) {
		const bubble = bubbles(page).filter({ hasText: text });
		await expect(bubble.locator("[data-status=delivered]")).toHaveCount(1);
		await expect(bubble).toHaveCount(1);
	}
	await page.context().close();
});

test("R30 a text on its way survives a reload and leaves once, with the same id", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await page.route("**/messages", (route) => route.abort());
	await composer(page).fill("antes de recarregar");
	await composer(page).press("Enter");
	const bubble = bubbles(page).filter({ hasText: "antes de recarregar" });
	await expect(bubble.getByText("Falha no envio").first()).toBeVisible({ timeout: 15_000 });
	await expect(
		page.getByText("Não foi possível enviar a mensagem. Tente novamente."),
	).toBeVisible();
	const id = await bubble.getAttribute("data-message-id");
	await page.unroute("**/messages");
	await page.reload();
	await expect(bubble).toHaveAttribute("data-message-id", id ?? "");
	await bubble.getByRole("button", { name: "Tentar novamente" }).click();
	await expect(bubble.locator("[data-status=delivered]")).toBeVisible();
	await expect(bubble).toHaveAttribute("data-message-id", id ?? "");
	await expect(bubble).toHaveCount(1);
	await page.context().close();
});

test("R23 what was said while the line was down comes once and in order", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await expect(bubbles(page).first()).toBeVisible();
	const before = await texts(page);
	await page.context().setOffline(true);
	await expect(page.getByText("Sem conexão. Tentando de novo…")).toBeVisible();
	await write("durante a queda", { count: 5 });
	await composer(page).fill("escrita sem rede");
	await composer(page).press("Enter");
	const own = bubbles(page).filter({ hasText: "escrita sem rede" });
	await expect(own.locator("[data-status=queued]")).toHaveText("Enviando");
	await page.context().setOffline(false);
	await expect(page.getByText("Reconectado")).toBeVisible();
	await expect(own.locator("[data-status=delivered]")).toBeVisible();
	const missed = [1, 2, 3, 4, 5].map((count) => `durante a queda (${String(count)})`);
	expect(await texts(page)).toEqual([...before, ...missed, "escrita sem rede"]);
	await page.context().close();
});

test("who reads above is not moved, the day shows while one scrolls, one button leads to the newest (inbox B8)", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	// Whoever opens it later finds the first unread one, not the newest.
	await expect(bubbles(page).first()).toBeVisible();
	await write("para rolar", { count: 40 });
	await expect(bubbles(page).filter({ hasText: "para rolar (40)" })).toBeInViewport();
	const log = page.getByRole("log");
	await log.hover();
	await page.mouse.wheel(0, -700);
	await expect(page.locator("[data-floating-day]")).toBeVisible();
	await expect(page.locator("[data-floating-day]")).toBeHidden();
	await expect(page.getByRole("button", { name: "Ir para as mais recentes" })).toBeVisible();
	const read = bubbles(page).filter({ hasText: "para rolar (20)" });
	const before = await read.boundingBox();
	await write("abaixo", { count: 3 });
	const jump = page.getByRole("button", { name: /3 novas$/u });
	await expect(jump).toBeVisible();
	expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
	await jump.click();
	await expect(bubbles(page).filter({ hasText: "abaixo (3)" })).toBeInViewport();
	await expect(jump).toBeHidden();
	await page.context().close();
});

test("F01 F02 F03 what a customer writes stays text and breaks nothing", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await page.goto(instance.path);
	const phone = "5511977776666";
	const name = "\u202E<b>مرحبا</b> ".padEnd(60, "A");
	const attacks = [
		'<img src=x onerror="alert(1)"><script>alert(2)</script>',
		"javascript:alert(3) https://bank.com@evil.com/ https://\u0430pple.com/",
		`Z${"\u0301".repeat(3000)}`,
		"palavrasemfim".repeat(300),
	];
	for (const text of attacks) await write(text, { phone, name });
	await page.getByRole("list", { name: "Lista de conversas" }).getByText("مرحبا").click();
	await expect(bubbles(page)).toHaveCount(attacks.length);
	await expect(bubbles(page).first()).toContainText("<script>alert(2)</script>");
	expect(await bubbles(page).locator("img, script").count()).toBe(0);
	const links = await bubbles(page).locator("a").all();
	expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual([
		"https://xn--pple-43d.com/",
	]);
	await expect(links[0] ?? page.locator("a")).toHaveAttribute(
		"rel",
		"noopener noreferrer nofollow",
	);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	const zalgo = await bubbles(page).nth(2).boundingBox();
	expect(zalgo?.height).toBeLessThan(120);
	expect(dialogs).toEqual([]);
	await page.context().close();
});

test("the keyboard goes through conversations, messages and back", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await write("outra conversa", { phone: "5511966665555", name: "Zeca Lima" });
	await page.goto(instance.path);
	await openConversation(page, "Zeca Lima");
	await page.keyboard.press("Alt+KeyJ");
	await expect(page.getByRole("heading", { name: "Zeca Lima" })).toBeHidden();
	await page.keyboard.press("Alt+KeyK");
	await expect(page.getByRole("heading", { name: "Zeca Lima" })).toBeVisible();
	await page.getByRole("log").focus();
	await page.keyboard.press("ArrowUp");
	await expect(bubbles(page).last()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page).not.toHaveURL(/contact=/u);
	await expect(page.locator("[data-contact-id]").filter({ hasText: "Zeca Lima" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("[data-contact-id]").nth(1)).toBeFocused();
	await page.context().close();
});

test("drafts, the open conversation and too long a text survive", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, "Zeca Lima");
	await composer(page).fill("quase pronto");
	await openConversation(page, NAME);
	const row = page.locator("[data-contact-id]").filter({ hasText: "Zeca Lima" });
	await expect(row).toContainText("Rascunho: quase pronto");
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Zeca Lima" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Zeca Lima" })).toBeVisible();
	await expect(composer(page)).toHaveValue("quase pronto");

	await composer(page).fill("x".repeat(5000));
	await composer(page).press("Enter");
	await expect(page.getByText(/^O texto passa em 904 caracteres do limite/u)).toBeVisible();
	await expect(composer(page)).toHaveValue("x".repeat(5000));
	await composer(page).fill("   ");
	await composer(page).press("Enter");
	await expect(page.getByRole("button", { name: "Enviar", exact: true })).toBeDisabled();
	await composer(page).fill("");
	await page.context().close();
});

test("a viewer reads, is told why writing is closed, and marks nothing as read", async ({
	browser,
}) => {
	await write("para o visualizador", { phone: "5511955554444", name: "Lia Prado" });
	const page = await signInAs(browser, "visualizador");
	await page.goto(instance.path);
	await openConversation(page, "Lia Prado");
	await expect(composer(page)).toBeDisabled();
	await expect(page.getByText(/^Sua função é de visualizador/u)).toBeVisible();
	await page.waitForTimeout(1000);
	expect(await instance.call("/contacts?q=lia")).toMatchObject({ contacts: [{ unread: 1 }] });
	await page.context().close();
});

test("on a phone the list gives way to the conversation and the arrow leads back", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador", { viewport: { width: 360, height: 740 } });
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await expect(page.getByRole("list", { name: "Lista de conversas" })).toBeHidden();
	await page.getByLabel("Enviar imagem").click();
	await expect(page.getByText("Em desenvolvimento")).toBeVisible();
	await expect(page.getByText("Envio de imagem/documento em breve.")).toBeVisible();
	// The toast lies below the conversation's header: the arrow is free while it is shown.
	await page.getByRole("button", { name: "Voltar para a lista" }).click({ timeout: 2500 });
	await expect(page.getByRole("list", { name: "Lista de conversas" })).toBeVisible();
	await page.context().close();
});

test("one writes at once, the keys walk the list in sight, and closing goes on (inbox A3, A4, A8, A9, A10, A15, B10, B14)", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	for (const [phone, name] of [
		["5511922220001", "Vera Um"],
		["5511922220002", "Vera Dois"],
		["5511922220003", "Vera Nunca Aberta"],
	] as const)
		await write("bom dia", { phone, name });
	await page.goto(instance.path);
	await page.getByText("Não lidas", { exact: false }).first().click();
	await expect(page).toHaveURL(/filter=unread/u);
	// A choice stands in the address, so it shows a moment after the click.
	await expect(page.getByRole("radio", { name: /^Não lidas/u })).toBeChecked();
	await openConversation(page, "Vera Dois");
	await expect(composer(page)).toBeFocused();
	const first = page.url();
	await page.keyboard.press("Alt+KeyJ");
	await expect(page.getByRole("heading", { name: "Vera Um" })).toBeVisible();
	await expect(page).not.toHaveURL(first);
	await expect(composer(page)).toBeFocused();
	// Esc leaves a text where it is; only from an empty composer it closes.
	await page.keyboard.type("rascunho");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("log")).toBeFocused();
	await expect(page).toHaveURL(/contact=/u);
	// What a draft answers is still there after a reload, as the filter is.
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("r");
	await expect(page.locator("[data-quote-bar]")).toContainText("bom dia");
	await page.reload();
	await expect(page.locator("[data-quote-bar]")).toContainText("bom dia");
	await expect(composer(page)).toHaveValue("rascunho");
	await expect(page.getByRole("radio", { name: /^Não lidas/u })).toBeChecked();
	await composer(page).fill("");
	await page.getByText("Abertas", { exact: true }).click();
	// A dropped file does not leave the inbox.
	const isKept = await page.getByRole("log").evaluate((log) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["x"], "foto.png", { type: "image/png" }));
		const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
		log.dispatchEvent(drop);
		return drop.defaultPrevented;
	});
	expect(isKept).toBe(true);
	await expect(page.getByText("Em desenvolvimento")).toBeVisible();
	await page.getByRole("button", { name: "Mais ações" }).click();
	await page.getByRole("menuitem", { name: "Encerrar conversa" }).click();
	await expect(page.getByRole("heading", { name: "Vera Um" })).toBeHidden();
	await expect(page.locator("[data-contact-id]").filter({ hasText: "Vera Um" })).toHaveCount(0);
	await expect(composer(page)).toBeFocused();
	await page.getByRole("button", { name: "Desfazer" }).click();
	await expect(page.getByRole("heading", { name: "Vera Um" })).toBeVisible();
	// Found by number, and Enter opens the first.
	await page.locator("[data-contact-search]").fill("(11) 92222-0002");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Vera Dois" })).toBeVisible();
	// What was never loaded says why it does not come.
	await page.locator("[data-contact-search]").fill("");
	await expect(page.locator("[data-contact-id]").nth(2)).toBeVisible();
	await page.context().setOffline(true);
	await openConversation(page, "Vera Nunca Aberta");
	await expect(page.getByText("As mensagens abrem quando ela voltar.")).toBeVisible();
	await page.context().close();
});

test("on a phone going back closes the details, then the conversation, and leads to the list one came from (inbox A13, A14)", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador", { viewport: { width: 360, height: 740 } });
	await write("de novo no alto da lista");
	await page.goto("/conversations");
	await hydrated(page);
	const row = page.locator("[data-contact-id]", { hasText: NAME }).first();
	await expect(row).toBeInViewport();
	await row.click();
	await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
	await page.getByRole("button", { name: "Mais ações" }).click();
	await page.getByRole("menuitem", { name: "Detalhes do contato" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(page).toHaveURL(/over=details/u);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
	await page.getByRole("button", { name: "Voltar para a lista" }).click();
	await expect(page).toHaveURL(/\/conversations$/u);
	await page.context().close();
});

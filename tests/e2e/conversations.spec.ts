import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";

const rowOf = (page: Page, name: string) =>
	page.getByRole("list", { name: "Conversas" }).getByRole("listitem").filter({ hasText: name });

/** A view, beside the list. */
async function choose(page: Page, name: RegExp): Promise<void> {
	const view = page.getByRole("navigation", { name: "Visões" }).getByRole("link", { name });
	await view.click();
	await expect(view).toHaveAttribute("aria-current", "page");
}

/** The part of the window that messages have, 0 to 1. */
const shareOfLog = (page: Page): Promise<number> =>
	page.getByRole("log").evaluate((log) => {
		const { width, height } = log.getBoundingClientRect();
		return (width * height) / (innerWidth * innerHeight);
	});

/** An open conversation on a small laptop, with the menu as a rail (inbox B4). */
async function expectSpaceForMessages(page: Page): Promise<void> {
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.keyboard.press("Control+b");
	await expect(page.locator("[data-sidebar]")).toHaveCSS("width", "48px");
	await expect.poll(() => shareOfLog(page)).toBeGreaterThanOrEqual(0.43);
	await page.getByRole("button", { name: "Ocultar as visões" }).click();
	await expect.poll(() => shareOfLog(page)).toBeGreaterThanOrEqual(0.55);
	// Breadcrumbs and footer share the header's bar, and can be seen whole.
	const foot = page.getByRole("contentinfo");
	for (const name of ["Sobre", "Suporte"])
		await expect(foot.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("navigation", { name: "Você está em" })).toBeInViewport();
	await page.getByRole("button", { name: "Mostrar as visões" }).click();
	await page.keyboard.press("Control+b");
}

test("a conversation appears by itself, is labelled, taken and closed from the list, and opens its chat; another one is begun by number", async ({
	browser,
}) => {
	const stamp = String(Date.now());
	const name = `Cliente ${stamp}`;
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, `Lista ${stamp}`);
	const page = await signInAs(browser, "operador");
	await page.goto("/conversations");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conversas");
	await instance.act({ type: "write", phone: "5511955553333", name, text: "Tem 38?", count: 1 });
	const row = rowOf(page, name);
	await expect(row).toContainText("Tem 38?");

	const menu = row.getByRole("button", { name: `Ações da conversa com ${name}` });
	// The button is drawn over the row where the mouse is.
	await row.hover();
	await menu.click();
	await page.getByRole("menuitem", { name: "Etiquetas…" }).click();
	await expectAccessible(page, { include: "[role=dialog]" });
	await page.getByLabel("Nova etiqueta").fill(`VIP ${stamp}`);
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Salvar" }).click();
	await expect(row).toContainText(`VIP ${stamp}`);
	// Where the focus of a menu's dialog goes is seen once with the browser's own focus (screens A5).
	await expect(menu).toBeFocused();
	await menu.click();
	await page.getByRole("menuitem", { name: "Assumir conversa" }).click();
	await expect(row).toContainText("Você");
	await choose(page, /^Para mim/);
	await expect(row).toBeVisible();
	await choose(page, /^Não atribuídas/);
	await expect(row).toBeHidden();
	await choose(page, /^Todas abertas/);

	// Put aside it leaves the open ones, and comes back with its customer's next words.
	await menu.click();
	await page.getByRole("menuitem", { name: "Adiar…" }).click();
	await page.getByRole("button", { name: "Até o cliente escrever" }).click();
	await expect(row).toBeHidden();
	await choose(page, /^Adiadas/u);
	await expect(row).toBeVisible();
	await choose(page, /^Todas abertas/);
	await instance.act({ type: "write", phone: "5511955553333", name, text: "E 39?", count: 1 });
	await expect(row).toContainText("E 39?");
	await row.getByRole("link").click();
	await expectSpaceForMessages(page);
	await choose(page, /^Todas abertas/);

	const labelled = `/conversations?label=${encodeURIComponent(`VIP ${stamp}`)}`;
	// D1 hears of it a moment after whoever did it.
	await expect(async () => {
		const seen = await (await manager.request.get(labelled)).text();
		for (const words of [name, "Beatriz Lima"]) expect(seen.includes(words), words).toBe(true);
	}).toPass();
	await menu.click();
	await page.getByRole("menuitem", { name: "Encerrar conversa" }).click();
	await expect(row).toBeHidden();
	// What another member does is followed.
	const found = await instance.call(`/contacts?q=${stamp}`);
	const [contact] = (found as { contacts: { id: string; closedAt: number | null }[] }).contacts;
	expect(contact?.closedAt).toBeGreaterThan(0);
	const set = (state: "open" | "closed") =>
		instance.call(`/contacts/${contact?.id ?? ""}/state`, { state });
	await set("open");
	await expect(row).toBeVisible();
	await set("closed");
	await expect(row).toBeHidden();

	await choose(page, /^Encerradas/);
	const list = page.getByRole("list", { name: "Conversas" });
	await list.evaluate((element) => element.setAttribute("data-kept", "yes"));
	await row.getByRole("link").click();
	await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
	// The list stays where it is while a conversation is opened beside it (inbox 3.1).
	await expect(list).toHaveAttribute("data-kept", "yes");
	await expect(page).toHaveTitle(new RegExp(`${name} · Prosa$`, "u"));

	// And one that the team begins.
	await page.getByRole("button", { name: "Novo", exact: true }).click();
	await page.getByRole("menuitem", { name: "Conversa", exact: true }).click();
	const begin = page.getByRole("dialog", { name: "Nova conversa" });
	await begin.getByRole("combobox", { name: "Canal" }).selectOption({ value: instance.id });
	await begin.getByRole("textbox", { name: "Para" }).fill("(11) 5555-3333");
	await expect(begin.getByText("+55 11 5555-3333 tem WhatsApp.")).toBeVisible();
	await expectAccessible(page, { include: "[role=dialog]" });
	await begin.getByRole("textbox", { name: "Nome do contato" }).fill(`Célia ${stamp}`);
	await begin.getByRole("textbox", { name: "Mensagem" }).fill("Chegou o seu número 38");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("heading", { level: 2, name: `Célia ${stamp}` })).toBeVisible();
	await expect(page.getByRole("log").getByText("Chegou o seu número 38")).toBeVisible();
	await expect(begin).toBeHidden();
});

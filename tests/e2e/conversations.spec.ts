import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";

const rowOf = (page: Page, name: string) =>
	page.getByRole("list", { name: "Conversas" }).getByRole("listitem").filter({ hasText: name });

/** A chip: its label is what people press, and the address decides what is chosen. */
async function choose(page: Page, role: "radio" | "checkbox", name: RegExp): Promise<void> {
	await page.locator("label").filter({ hasText: name }).click();
	await expect(page.getByRole(role, { name })).toBeChecked();
}

test("a conversation appears by itself, is labelled, taken and closed from the list, and opens its chat", async ({
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
	await expect(row).toContainText("Tem 38?", { timeout: 5000 });
	await expect(row).toContainText("Sem responsável");

	const menu = row.getByRole("button", { name: `Ações da conversa com ${name}` });
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
	await choose(page, "radio", /^Minhas/);
	await expect(row).toBeVisible();
	await choose(page, "radio", /^Não atribuídas/);
	await expect(row).toBeHidden();
	await choose(page, "radio", /^Todas/);

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
	await expect(row).toBeVisible({ timeout: 5000 });
	await set("closed");
	await expect(row).toBeHidden({ timeout: 5000 });

	await choose(page, "checkbox", /^Encerradas/);
	await row.getByRole("link").click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
});

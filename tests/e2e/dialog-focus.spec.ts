import { expect, type Locator, type Page, test } from "playwright/test";
import { signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

/** Opens each dialog from the menu by keyboard, closes it with Esc, and looks where the focus is. */
async function walkMenu(
	page: Page,
	trigger: Locator,
	items: readonly [item: string | RegExp, role?: "dialog" | "alertdialog"][],
): Promise<void> {
	for (const [name, role = "dialog"] of items) {
		await trigger.focus();
		await page.keyboard.press("Enter");
		const item = page.getByRole("menuitem", { name });
		await expect(item).toBeVisible();
		await item.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole(role)).toBeVisible();
		await expect(page.getByRole("menu")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(page.getByRole(role)).toHaveCount(0);
		await expect(trigger, String(name)).toBeFocused();
	}
}

test("every dialog that a menu opens gives the focus back to the menu's button (screens A5)", async ({
	browser,
}) => {
	test.setTimeout(120_000);
	const page = await signInAs(browser, "admin");
	await page.goto("/team");
	await hydrated(page);
	await walkMenu(page, page.getByRole("button", { name: /^Ações de/ }).first(), [
		["Alterar função"],
		["Remover da equipe", "alertdialog"],
	]);
	await page.goto("/agents");
	await hydrated(page);
	await walkMenu(page, page.getByRole("button", { name: /^Mais opções: / }).first(), [
		["Excluir", "alertdialog"],
	]);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await walkMenu(page, page.getByRole("button", { name: "Mais ações de Atendimento" }), [
		["Desconectar", "alertdialog"],
	]);
	await page.goto("/conversations");
	await hydrated(page);
	await walkMenu(page, page.getByRole("button", { name: /^Ações da conversa/ }).first(), [
		["Atribuir a…"],
		["Etiquetas…"],
	]);
	await page.getByRole("main").locator('a[href^="/whatsapp/instances/"]').first().click();
	await expect(page.getByRole("button", { name: "Mais ações", exact: true })).toBeVisible();
	await walkMenu(page, page.getByRole("button", { name: "Mais ações", exact: true }), [
		["Atribuir a…"],
		["Etiquetas…"],
		["Atalhos do teclado"],
	]);
	await page.context().close();
});

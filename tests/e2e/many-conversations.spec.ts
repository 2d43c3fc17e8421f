import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Conversas" }).getByRole("listitem");
const bar = (page: Page) => page.getByRole("toolbar", { name: "Conversas selecionadas" });

test("several conversations are chosen by mouse and keys, labelled, closed and brought back at once, and a view of them is kept", async ({
	browser,
}) => {
	const stamp = String(Date.now());
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, `Muitas ${stamp}`);
	for (const n of [1, 2, 3])
		await instance.act({
			type: "write",
			phone: `551195556000${String(n)}`,
			name: `Cliente ${String(n)} de ${stamp}`,
			text: "Ainda tem?",
			count: 1,
		});
	const page = manager;
	await page.goto(`/conversations?channelId=${instance.id}`);
	await expect(rows(page)).toHaveCount(3);
	const names = await rows(page).getByRole("link").allTextContents();

	// With the mouse the first; with keys up to the last.
	await rows(page).first().hover();
	await rows(page).first().getByRole("checkbox").check();
	await expect(bar(page)).toContainText("1 selecionada");
	await rows(page).nth(2).getByRole("link").focus();
	await page.keyboard.press("Shift+X");
	await expect(bar(page)).toContainText("3 selecionadas");
	await expectAccessible(page, { include: "[role=toolbar]" });
	await page.keyboard.press("x");
	await expect(bar(page)).toContainText("2 selecionadas");
	await page.keyboard.press("Escape");
	await expect(bar(page)).toBeHidden();
	expect(await rows(page).getByRole("link").allTextContents()).toEqual(names);

	await rows(page).first().getByRole("link").focus();
	await page.keyboard.press("x");
	await rows(page).nth(1).getByRole("link").focus();
	await page.keyboard.press("x");
	await bar(page).getByRole("button", { name: "Etiquetar" }).click();
	await page.getByLabel("Nova etiqueta").fill(`Troca ${stamp}`);
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Etiquetar" }).click();
	const labelled = rows(page).filter({ hasText: `Troca ${stamp}` });
	await expect(labelled).toHaveCount(2);
	await page.getByRole("button", { name: "Desfazer" }).last().click();
	await expect(labelled).toHaveCount(0);

	// One way back for all of them.
	await page.getByRole("button", { name: "Ordem da lista" }).click();
	await page.getByRole("menuitem", { name: "Selecionar conversas" }).click();
	await bar(page).getByRole("button", { name: "Selecionar todas da lista" }).click();
	await expect(bar(page)).toContainText("3 selecionadas");
	await bar(page).getByRole("button", { name: "Encerrar" }).click();
	await expect(rows(page)).toHaveCount(0);
	await page
		.getByRole("listitem")
		.filter({ hasText: "3 conversas encerradas" })
		.getByRole("button", { name: "Desfazer" })
		.click();
	await expect(rows(page)).toHaveCount(3);

	// Pinned, the oldest stands above the others, also on the next page.
	const oldest = rows(page).nth(2);
	const title = (await oldest.locator("bdi").first().textContent()) ?? "";
	await oldest.hover();
	await oldest.getByRole("button", { name: /^Ações da conversa/u }).click();
	await page.getByRole("menuitem", { name: "Fixar" }).click();
	await expect(rows(page).first()).toContainText(title);
	await expect(rows(page).first()).toContainText("Fixada");

	// What is shown is kept under a name, and comes with the next page too.
	const views = page.getByRole("navigation", { name: "Visões" });
	await views.getByRole("button", { name: "Salvar esta visão" }).click();
	await page.getByLabel("Nome da visão").fill(`Só ${stamp}`);
	await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
	const view = views.getByRole("link", { name: `Só ${stamp}` });
	await expect(view).toHaveAttribute("aria-current", "page");
	await page.goto("/conversations");
	await view.click();
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page).first()).toContainText(title);
	await view.hover();
	await views.getByRole("button", { name: `Ações da visão Só ${stamp}` }).click();
	await page.getByRole("menuitem", { name: "Excluir visão" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Excluir visão" }).click();
	await expect(view).toBeHidden();
});

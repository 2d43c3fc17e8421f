import { expect } from "playwright/test";
import { composer, createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";

test("customers are answered, put aside, taken and closed without the mouse, by keys and by the palette (inbox 3.4)", async ({
	browser,
}) => {
	const stamp = String(Date.now());
	const page = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(page, `Teclas ${stamp}`);
	for (const n of [1, 2, 3])
		await instance.act({
			type: "write",
			phone: `551195557000${String(n)}`,
			name: `Freguês ${String(n)} ${stamp}`,
			text: "Vocês entregam hoje?",
			count: 1,
		});
	await page.goto(`/conversations?channelId=${instance.id}`);
	const rows = page.getByRole("list", { name: "Conversas" }).getByRole("listitem");
	await expect(rows).toHaveCount(3);
	await rows.first().getByRole("link").focus();
	await page.keyboard.press("Enter");
	const title = page.locator("[data-conversation]").getByRole("heading", { level: 2 });
	await expect(title).toContainText("Freguês");
	const first = await title.textContent();
	await expect(composer(page)).toBeFocused();

	// From the messages a letter goes where one writes; with Alt it acts.
	await page.locator("[data-conversation] [role=log]").focus();
	await page.keyboard.type("Entregamos sim");
	await expect(composer(page)).toHaveValue("Entregamos sim");
	await page.keyboard.press("Enter");
	await expect(composer(page)).toHaveValue("");
	// A message's menu and what it opens lead back to the message.
	const said = page.locator("article[data-message-id]", { hasText: "Entregamos sim" });
	await expect(said.locator("[data-status=delivered]")).toBeAttached();
	await page.locator("[data-conversation] [role=log]").focus();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ContextMenu");
	await page.getByRole("menuitem", { name: "Informações" }).press("Enter");
	await expect(page.getByRole("dialog")).toContainText("Entregue");
	await page.keyboard.press("Escape");
	await expect(said, "app/inbox/message/message-info.tsx#Dialog").toBeFocused();
	await page.keyboard.press("Alt+L");
	await page.getByRole("dialog").getByLabel("Nova etiqueta").fill(`Hoje ${stamp}`);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Escape");
	await expect(rows.filter({ hasText: `Hoje ${stamp}` })).toHaveCount(1);

	// Closed, and the next one is there to be answered.
	await page.keyboard.press("Alt+C");
	await expect(rows).toHaveCount(2);
	await expect(title).not.toHaveText(first ?? "");
	await expect(composer(page)).toBeFocused();
	const second = await title.textContent();
	await page.keyboard.press("Alt+J");
	await expect(title).not.toHaveText(second ?? "");

	// The palette offers the same, and says by which keys.
	await page.keyboard.press("Control+K");
	await page.keyboard.type("adiar");
	const option = page.getByRole("option", { name: /Adiar a conversa aberta/u });
	await expect(option).toContainText("Alt S");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Até o cliente escrever" }).click();
	await expect(rows).toHaveCount(1);
	await page.keyboard.press("Control+K");
	await page.keyboard.type("entregamos");
	await page.getByRole("option", { name: /Entregamos sim/u }).click();
	await expect(page.locator("[data-conversation]")).toContainText("Entregamos sim");
});

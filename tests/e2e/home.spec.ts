import { expect } from "playwright/test";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";

test("the home shows the newest conversations, and a message moves one to the top by itself", async ({
	browser,
}) => {
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, `Casa ${String(Date.now())}`);
	const page = await signInAs(browser, "operador");
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^(Bom dia|Boa tarde|Boa noite), /,
	);
	const card = page.getByRole("region", { name: "Conversas recentes" });
	await expect(card.getByRole("listitem")).toHaveCount(5);
	const name = `Nova Cliente ${String(Date.now())}`;
	await instance.act({
		type: "write",
		phone: "5511955554444",
		name,
		text: "Cheguei agora",
		count: 1,
	});
	const first = card.getByRole("listitem").first();
	await expect(first).toContainText(name);
	await expect(first).toContainText("Cheguei agora");
	await expect(first).toContainText("Ativa");
	await first.getByRole("link").click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
});

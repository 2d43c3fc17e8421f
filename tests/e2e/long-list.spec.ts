import { expect, test } from "playwright/test";
import { createLinkedInstance, signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

test("End and Home reach the ends of a list that is longer than one page", async ({ browser }) => {
	const manager = await signInAs(browser, "gestor");
	const long = await createLinkedInstance(manager, `Longa ${String(Date.now()).slice(-5)}`);
	for (let n = 0; n < 70; n += 1)
		await long.act({
			type: "write",
			phone: `55119${String(60_000_000 + n)}`,
			name: `Pessoa ${String(n)}`,
			text: "Oi",
		});
	const page = await signInAs(browser, "operador");
	await page.goto(long.path);
	await hydrated(page);
	const rows = page.getByRole("list", { name: "Lista de conversas" }).getByRole("listitem");
	await expect(rows.first()).toHaveAttribute("aria-setsize", "-1");
	await rows.first().getByRole("link").focus();
	await expect(async () => {
		await page.keyboard.press("End");
		await expect(page.getByRole("link", { name: /^Pessoa 0 / })).toBeFocused({ timeout: 1000 });
	}).toPass();
	expect(await rows.count()).toBeLessThan(45);
	await expect(rows.first()).toHaveAttribute("aria-setsize", "70");
	await page.keyboard.press("Home");
	await expect(page.getByRole("link", { name: /^Pessoa 69 / })).toBeFocused();
	await page.context().close();
});

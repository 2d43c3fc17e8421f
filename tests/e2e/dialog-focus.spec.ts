import { expect, test } from "playwright/test";
import { signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";

test("a dialog begins in its first field, and the focus comes back to what opened it", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor");
	await page.goto("/integrations");
	await hydrated(page);
	const opener = page.getByRole("button", { name: "Nova Integração" });
	await opener.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("combobox", { name: "Serviço" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();

	// The card has chosen the service already: what is left to say comes first.
	const card = page.getByRole("button", { name: "Conectar OpenAI" });
	await card.focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("combobox", { name: "Serviço" })).toHaveValue("openai");
	await expect(dialog.getByLabel("Nome", { exact: true })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(card).toBeFocused();

	await page.goto("/team");
	await hydrated(page);
	const invite = page.getByRole("button", { name: "Convidar Membro" });
	await invite.focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByLabel("E-mail", { exact: true })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(invite).toBeFocused();
	await page.context().close();
});

test("on a touch screen a dialog has the focus itself: no keyboard comes up before it is read", async ({
	browser,
}) => {
	const page = await signInAs(browser, "gestor", { hasTouch: true, isMobile: true });
	await page.goto("/team?invite=1");
	await hydrated(page);
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeFocused();
	await expect(dialog.getByLabel("E-mail", { exact: true })).not.toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await page.context().close();
});

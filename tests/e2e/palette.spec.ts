import { expect, type Page, test } from "playwright/test";
import { hydrated, openHome } from "./support/visitor.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Busca e comandos" });
/** Ctrl+K, when the page listens; ready for typing even while the palette still loads. */
async function press(page: Page): Promise<void> {
	await expect(page.getByRole("banner").getByText(/Sincronizado às/)).toBeVisible();
	await page.keyboard.press("Control+k");
}
const options = (page: Page) => palette(page).getByRole("option");

test("contacts of the linked instances are found and opened", async ({ page }) => {
	await openHome(page);
	await hydrated(page);
	await press(page);
	await page.keyboard.type("mariana");
	const hit = options(page).filter({ hasText: "Mariana Alves" });
	await expect(hit).toContainText("Atendimento");
	await hit.click();
	await expect(page).toHaveURL(/\/whatsapp\/[0-9a-f-]{36}\?contact=/);
	await expect(page.getByRole("heading", { name: "Mariana Alves" })).toBeVisible();
});

import { expect, type Page, test } from "playwright/test";
import { DEMO, hydrated, openHome } from "./support/visitor.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Busca e comandos" });
/** Ctrl+K, when the page listens; ready for typing even while the palette still loads. */
async function press(page: Page): Promise<void> {
	await expect(page.getByRole("banner").getByText(/Sincronizado às/)).toBeVisible();
	await page.keyboard.press("Control+k");
}
const options = (page: Page) => palette(page).getByRole("option");

test("Ctrl+K opens the palette; accents do not count; arrows and Enter open a page", async ({
	page,
}) => {
	await openHome(page);
	await hydrated(page);
	await press(page);
	await expect(palette(page).getByRole("combobox")).toBeFocused();
	await page.keyboard.type("configuracoes");
	await expect(options(page).first()).toContainText("Configurações");
	await page.keyboard.press("Enter");
	await expect(palette(page)).toBeHidden();
	await expect(page).toHaveURL(/\/settings$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await press(page);
	await page.keyboard.type("facebook");
	await page.keyboard.press("ArrowDown");
	await expect(palette(page).locator('[aria-selected="true"]')).toContainText("Marketing");
	await expect(palette(page)).toBeVisible();
	await page.keyboard.press("Control+k");
	await expect(palette(page)).toBeHidden();
});

test("typing in the search box goes on in the palette, and Esc gives the focus back", async ({
	page,
}) => {
	await openHome(page);
	await hydrated(page);
	const box = page.getByPlaceholder("Buscar agentes, campanhas, contatos...").first();
	await box.focus();
	await page.keyboard.press("e");
	await expect(palette(page).getByRole("combobox")).toHaveValue("e");
	await page.keyboard.type("quipe");
	await expect(options(page).first()).toContainText("Equipe");
	await page.keyboard.press("Escape");
	await expect(palette(page)).toBeHidden();
	await expect(box).toBeFocused();
});

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

test("instances and actions are there; nonsense says so", async ({ page }) => {
	// The theme follows the person: somebody whose theme no other test looks at.
	await openHome(page, "operador2@demo.prosa.test");
	await hydrated(page);
	await press(page);
	await page.keyboard.type("alternar tema");
	await expect(options(page).first()).toContainText("Alternar tema");
	const wasDark = await page.locator("html").evaluate((html) => html.classList.contains("dark"));
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveClass(wasDark ? "" : "dark");
	await press(page);
	await page.keyboard.type('"%_*<b>');
	await expect(palette(page)).toContainText("Nada encontrado para");
	await expect(options(page)).toHaveCount(0);
});

test("a viewer is offered nothing that they may not make", async ({ page }) => {
	await openHome(page, DEMO.viewer);
	await hydrated(page);
	await press(page);
	await page.keyboard.type("nova instancia");
	await expect(palette(page)).toContainText("Nada encontrado para");
});

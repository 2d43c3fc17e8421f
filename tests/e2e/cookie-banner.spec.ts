import { expect, type Page, test } from "playwright/test";
import { hydrated, signIn } from "./support/visitor.ts";

// Nobody has answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
/** The clock of the page is ours, so that two seconds take none. */
async function visit(page: Page): Promise<void> {
	await page.clock.install();
	await page.goto("/auth");
	await hydrated(page);
}

test("the banner moves nothing, and both answers have the same size and weight", async ({
	page,
}) => {
	const submit = page.getByRole("tabpanel").getByRole("button", { name: "Entrar", exact: true });
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 800 });
		await visit(page);
		const before = await submit.boundingBox();
		await page.clock.runFor(2100);
		await expect(banner(page)).toBeVisible();
		expect(await submit.boundingBox()).toEqual(before);
		const looks = await Promise.all(
			["Aceitar Todos", "Apenas Essenciais"].map((name) =>
				banner(page)
					.getByRole("button", { name })
					.evaluate((button) => {
						const { width: wide, height } = button.getBoundingClientRect();
						const { backgroundColor, color, fontWeight } = getComputedStyle(button);
						return { wide, height, backgroundColor, color, fontWeight };
					}),
			),
		);
		expect(looks[0]).toEqual(looks[1]);
	}
});

/** Of what has the focus: its name, and how many of five points of it nothing lies over. */
const focusedPart = (page: Page) =>
	page.evaluate(() => {
		const part = document.activeElement;
		if (!part || part === document.body) return null;
		const { left, top, width, height } = part.getBoundingClientRect();
		const seen = [
			[0.5, 0.5],
			[0.1, 0.2],
			[0.9, 0.2],
			[0.1, 0.8],
			[0.9, 0.8],
		].filter(([x = 0, y = 0]) => {
			const over = document.elementFromPoint(left + width * x, top + height * y);
			return over !== null && (part.contains(over) || over.contains(part));
		});
		const inBanner = part.closest("[data-cookie-banner]") !== null;
		return { name: part.outerHTML.slice(0, 120), seen: seen.length, inBanner };
	});

for (const [tab, address] of [
	["Entrar", "/auth"],
	["Cadastrar", "/auth?tab=sign-up"],
] as const)
	test(`on a phone nothing of '${tab}' that has the focus lies under the banner (screens A2)`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.clock.install();
		await page.goto(address);
		await hydrated(page);
		await page.clock.runFor(2100);
		await expect(banner(page)).toBeVisible();
		let steps = 0;
		for (; steps < 40; steps += 1) {
			await page.keyboard.press("Tab");
			const part = await focusedPart(page);
			if (part?.inBanner) break;
			expect(part?.seen, part?.name).toBeGreaterThan(0);
		}
		// The whole form was walked through; the banner comes after it.
		expect(steps).toBeGreaterThan(8);
		expect(steps).toBeLessThan(40);
	});

test("on a phone one signs in while the banner is open (screens A2)", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page);
	await page.clock.runFor(2100);
	await expect(banner(page)).toBeVisible();
	const form = page.getByRole("tabpanel");
	const submit = form.getByRole("button", { name: "Entrar", exact: true });
	for (const part of [form.getByLabel("Senha", { exact: true }), submit]) {
		const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
		const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
		expect(y + height).toBeLessThanOrEqual(top);
	}
	// What is further down can be scrolled up to above it.
	const last = page.getByRole("link", { name: "política de privacidade", exact: true });
	await last.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await last.click({ trial: true });
});

test("G14 the banner never covers a dangerous button: its dialog lies above", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await signIn(page);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await expect(banner(page)).toBeVisible();
	await page.getByRole("button", { name: "Excluir Vendas" }).click();
	const danger = page.getByRole("alertdialog").getByRole("button", { name: "Excluir instância" });
	await expect(danger).toBeVisible();
	// A trial click fails when anything lies over the button.
	await danger.click({ trial: true });
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
});

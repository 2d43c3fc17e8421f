import { expect, type Page } from "playwright/test";
import { test } from "./support/test.ts";
import { hydrated, signIn } from "./support/visitor.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const submit = (page: Page) =>
	page.getByRole("tabpanel").getByRole("button", { name: "Entrar", exact: true });

/** The banner comes and moves nothing. The clock of the page is ours, so that two seconds take none. */
async function visit(page: Page): Promise<void> {
	await page.goto("/auth");
	await hydrated(page);
	const before = await submit(page).boundingBox();
	await page.clock.runFor(2100);
	await expect(banner(page)).toBeVisible();
	expect(await submit(page).boundingBox()).toEqual(before);
}

/** Size and weight of the two answers. */
const looksOf = (page: Page) =>
	Promise.all(
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

/** Walks by keyboard from the top of the page to the banner; nothing on the way lies under it. */
async function walkToBanner(page: Page): Promise<void> {
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
}

test("the banner moves nothing, gives both answers the same size and weight, and covers neither what has the focus nor a dangerous button (screens A2, G14)", async ({
	browser,
}) => {
	// Nobody has answered yet; and a clock stays with its context.
	const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
	const page = await context.newPage();
	await page.clock.install();
	await visit(page);
	const [yes, no] = await looksOf(page);
	expect(yes).toEqual(no);

	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page);
	const [accept, reject] = await looksOf(page);
	expect(accept).toEqual(reject);
	// One signs in while it is open.
	const password = page.getByRole("tabpanel").getByLabel("Senha", { exact: true });
	for (const part of [password, submit(page)]) {
		const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
		const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
		expect(y + height).toBeLessThanOrEqual(top);
	}
	await walkToBanner(page);
	await page.getByRole("tab", { name: "Cadastrar" }).click();
	await page.evaluate(() => scrollTo(0, 0));
	await page.keyboard.press("Shift+Tab");
	await walkToBanner(page);
	// What is further down can be scrolled up to above it.
	const last = page.getByRole("link", { name: "política de privacidade", exact: true });
	await last.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await last.click({ trial: true });

	await signIn(page);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await page.clock.runFor(2100);
	await expect(banner(page)).toBeVisible();
	await page.getByRole("button", { name: "Excluir Vendas" }).click();
	const danger = page.getByRole("alertdialog").getByRole("button", { name: "Excluir instância" });
	await expect(danger).toBeVisible();
	// A trial click fails when anything lies over the button.
	await danger.click({ trial: true });
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
	await context.close();
});

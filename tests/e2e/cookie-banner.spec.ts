import { expect, type Page, test } from "playwright/test";
import { hydrated, signIn } from "./support/visitor.ts";

// Nobody has answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const stored = (page: Page) =>
	page.evaluate(() => ({
		local: localStorage.getItem("prosa.cookie-consent"),
		cookie: /prosa\.cookie-consent=(\w+)/.exec(document.cookie)?.[1] ?? null,
	}));

/** The clock of the page is ours, so that two seconds take none. */
async function visit(page: Page): Promise<void> {
	await page.clock.install();
	await page.goto("/auth");
	await hydrated(page);
}

test("the banner comes after two seconds, moves nothing and takes no focus", async ({ page }) => {
	await visit(page);
	const button = page.getByRole("tabpanel").getByRole("button", { name: "Entrar", exact: true });
	const before = await button.boundingBox();
	await page.clock.runFor(1900);
	await expect(banner(page)).toHaveCount(0);
	await page.clock.runFor(200);
	await expect(banner(page)).toBeVisible();
	expect(await button.boundingBox()).toEqual(before);
	expect(await banner(page).evaluate((part) => part.contains(document.activeElement))).toBe(false);
});

for (const [name, word] of [
	["Aceitar Todos", "accepted"],
	["Apenas Essenciais", "rejected"],
] as const)
	test(`'${name}' stores ${word}, and the banner does not come back`, async ({ page }) => {
		await visit(page);
		await page.clock.runFor(2100);
		await banner(page).getByRole("button", { name }).click();
		await expect(banner(page)).toHaveCount(0);
		expect(await stored(page)).toEqual({ local: word, cookie: word });
		await page.reload();
		await hydrated(page);
		await page.clock.runFor(5000);
		await expect(banner(page)).toHaveCount(0);
	});

test("closing stores no answer and hides the banner for the session", async ({ page, browser }) => {
	await visit(page);
	await page.clock.runFor(2100);
	await banner(page).getByRole("button", { name: "Fechar sem escolher" }).click();
	await expect(banner(page)).toHaveCount(0);
	expect(await stored(page)).toEqual({ local: null, cookie: null });
	await page.reload();
	await hydrated(page);
	await page.clock.runFor(5000);
	await expect(banner(page)).toHaveCount(0);
	const next = await (await browser.newContext()).newPage();
	await visit(next);
	await next.clock.runFor(2100);
	await expect(banner(next)).toBeVisible();
	await next.context().close();
});

test("both answers have the same size and weight", async ({ page }) => {
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 800 });
		await visit(page);
		await page.clock.runFor(2100);
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

test("'Preferências de cookies' brings the banner back, with the focus in it", async ({ page }) => {
	await page.clock.install();
	await page.goto("/about");
	await hydrated(page);
	await page.clock.runFor(2100);
	await banner(page).getByRole("button", { name: "Aceitar Todos" }).click();
	await page.getByRole("button", { name: "Preferências de cookies" }).click();
	await expect(banner(page)).toBeFocused();
	await banner(page).getByRole("button", { name: "Apenas Essenciais" }).click();
	expect(await stored(page)).toEqual({ local: "rejected", cookie: "rejected" });
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

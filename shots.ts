import { startDemonstration } from "./bench/support/demonstration.ts";
const { origin, browser, session, stop } = await startDemonstration();
try {
	const state = await session.storageState();
	for (const [name, viewport, scheme, lang] of [["light", { width: 1440, height: 900 }, "light", "pt"], ["dark", { width: 1440, height: 900 }, "dark", "en"], ["phone", { width: 360, height: 740 }, "light", "pt"]] as const) {
		const ctx = await browser.newContext({ storageState: state, viewport, colorScheme: scheme, locale: lang === "pt" ? "pt-BR" : "en-US", ...(name === "phone" ? { hasTouch: true, isMobile: true } : {}) });
		if (lang === "en") await ctx.addCookies([{ name: "prosa.lang", value: "en", url: origin }]);
		if (scheme === "dark") await ctx.addCookies([{ name: "prosa.theme", value: "dark", url: origin }]);
		const page = await ctx.newPage();
		const shot = (n: string) => page.screenshot({ path: `/tmp/shots/${name}-${n}.png` });
		await page.goto(`${origin}/conversations`);
		await page.waitForTimeout(2500);
		await shot("1-list");
		const order = page.getByRole("button", { name: /Ordem da lista|Order of the list/ });
		await order.click();
		await page.waitForTimeout(400);
		await shot("2-menu");
		await page.getByRole("menuitem", { name: /Escolher conversas|Select conversations/ }).click();
		await page.waitForTimeout(600);
		await shot("3-choosing");
		const boxes = page.getByRole("checkbox");
		await boxes.nth(0).check(); await boxes.nth(2).check();
		await page.waitForTimeout(300);
		await shot("4-chosen");
		await page.getByRole("toolbar").getByRole("button", { name: /Mais ações|More actions/ }).click();
		await page.waitForTimeout(300);
		await shot("5-more");
		await page.keyboard.press("Escape");
		await page.getByRole("toolbar").getByRole("button", { name: /^Etiquetar|^Label/ }).click();
		await page.waitForTimeout(500);
		await shot("6-label");
		await page.keyboard.press("Escape");
		await page.goto(`${origin}/conversations?who=unassigned&order=longest`);
		await page.waitForTimeout(2000);
		if (name === "phone") await page.getByRole("button", { name: /Visão:|View:/ }).click();
		const save = page.getByRole("button", { name: /Salvar esta visão|Save this view/ });
		await page.waitForTimeout(500);
		await shot("7-views");
		if (await save.first().isVisible()) { await save.first().click(); await page.waitForTimeout(600); await shot("8-save");
		await page.getByRole("textbox", { name: /Nome da visão|Name of the view/ }).fill("Esperando há mais tempo");
		await page.keyboard.press("Enter"); await page.waitForTimeout(1500); await shot("9-saved"); }
		await page.goto(`${origin}/conversations`);
		await page.waitForTimeout(1500);
		await page.locator("[data-contact-id]").first().click();
		await page.waitForTimeout(2500);
		await shot("a-open");
		await page.keyboard.press("Control+K"); await page.waitForTimeout(800);
		await page.keyboard.type("adiar"); await page.waitForTimeout(900);
		await shot("b-palette");
		await page.keyboard.press("Escape");
		await page.goto(`${origin}/settings#atendimento`); await page.waitForTimeout(1500);
		await shot("c-settings");
		await ctx.close();
	}
} finally { await stop(); }

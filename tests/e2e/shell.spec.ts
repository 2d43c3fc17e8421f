import { expect, type Page } from "playwright/test";
import { listViolationsInBothThemes } from "./support/accessibility.ts";
import { test } from "./support/test.ts";
import { DEMO, hydrated, openHome, signInHere } from "./support/visitor.ts";

/** The language follows the person into the other tests. */
async function speakPortugueseAgain(page: Page): Promise<void> {
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/preferences"));
	await page.getByRole("button", { name: "Mudar para português" }).click();
	expect((await saved).ok()).toBe(true);
}

test("the shell on a wide screen: folds, speaks another language, moves the focus, and nobody finds anything after signing out (G10 D13)", async ({
	page,
}) => {
	await openHome(page);
	const sidebar = page.locator("aside").first();
	await expect(sidebar).toHaveCSS("width", "256px");
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	const secret = "Loja Aurora";
	await expect(page.getByText(secret).first()).toBeAttached();
	await page.keyboard.press("Control+b");
	await expect(sidebar).toHaveCSS("width", "48px");
	// A tooltip in the top layer, beside its icon.
	await sidebar.getByRole("link", { name: "Instâncias" }).hover();
	await expect(page.getByRole("tooltip")).toHaveText("Instâncias");
	const [tip, rail] = [await page.getByRole("tooltip").boundingBox(), await sidebar.boundingBox()];
	expect(tip?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0) - 12);

	await sidebar.getByRole("link", { name: "Instâncias" }).click();
	const title = page.getByRole("heading", { level: 1 });
	await expect(page.getByRole("heading", { level: 1, name: "Instâncias" })).toBeFocused();
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(title).toHaveText("Instances");
	await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
	await page.reload();
	await hydrated(page);
	await expect(sidebar).toHaveCSS("width", "48px");
	await expect(title).toHaveText("Instances");
	await expect(page).toHaveTitle(/^(?:\(\d+\+?\) )?Instances · Prosa$/u);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#conteudo")).toBeFocused();
	await speakPortugueseAgain(page);
	await expect(title).toHaveText("Instâncias");

	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vendas" });
	await card.getByRole("link", { name: "Abrir Chat" }).click();
	const trail = page.getByRole("navigation", { name: "Você está em" });
	await expect(trail.locator("li").last()).toHaveText("Vendas");
	await page.getByRole("button", { name: /^Menu de / }).click();
	await page.getByRole("menuitem", { name: "Sair" }).click();
	await page.waitForURL(/\/auth/);
	await page.goBack();
	await page.waitForURL(/\/auth/);
	await expect(page.getByText(secret)).toHaveCount(0);
	const kept = await page.evaluate(() =>
		JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
	);
	expect(kept).not.toContain(secret);
	await page.goto("/auth");
	await hydrated(page);
	await signInHere(page, DEMO.viewer, DEMO.password);
	await expect(title).toContainText(/Bom dia|Boa tarde|Boa noite/);
	await expect(title).not.toContainText("Ana");
});

test("what opens over a page passes the rules of WCAG 2.2 AA in both themes", async ({ page }) => {
	await openHome(page);
	const seen: Record<string, string[]> = {};
	// The page under it has its own test; half behind the footer its rows look too small here. What only stands over
	// a part of the page is looked at alone; what takes all of it, with the shell around.
	const look = async (name: string, include?: string) => {
		const found = await listViolationsInBothThemes(
			page,
			include ? { include } : { exclude: "main" },
		);
		if (found.length > 0) seen[name] = found;
		await page.keyboard.press("Escape");
	};
	await page.getByRole("button", { name: /^Notificações/ }).click();
	await expect(page.getByRole("dialog", { name: "Notificações" })).toBeVisible();
	await look("notifications", "[role=dialog]");
	await page.getByRole("button", { name: "Novo", exact: true }).click();
	await expect(page.getByRole("menuitem", { name: "Convite" })).toBeVisible();
	await look("create", "[role=menu]");
	await page.getByRole("button", { name: /^Menu de/ }).click();
	await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible();
	await look("user", "[role=menu]");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog", { name: "Busca e comandos" })).toBeVisible();
	await look("palette");
	await page.setViewportSize({ width: 360, height: 740 });
	await look("phone");
	await page.getByRole("button", { name: "Mais", exact: true }).click();
	await look("drawer");
	expect(seen).toEqual({});
});

test("the shell on a phone: a drawer, a bottom bar over nothing, a composer at the foot, and pages that begin at their top (screens A7, A8)", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openHome(page);
	const drawer = page.getByRole("dialog", { name: "Menu principal" });
	await page.getByRole("button", { name: "Abrir menu" }).click();
	await expect(drawer).toHaveCSS("width", "288px");
	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	const opener = page.getByRole("button", { name: "Abrir menu" });
	await expect(opener, "app/areas/shell/drawer.tsx#dialog").toBeFocused();
	const bar = page.getByRole("navigation", { name: "Navegação rápida" });
	const [barBox, footBox] = [await bar.boundingBox(), await page.locator("footer").boundingBox()];
	// The footer stands on the bar; neither hides the other, and both are on the screen.
	expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
	expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(740);
	await bar.getByRole("button", { name: "Mais" }).click();
	await expect(drawer).toBeVisible();
	await drawer.getByRole("button", { name: "WhatsApp" }).click();
	await drawer.getByRole("link", { name: "Instâncias" }).click();
	await expect(drawer).toBeHidden();
	await expect(page).toHaveURL(/\/whatsapp\/instances$/);

	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Atendimento" });
	await card.getByRole("link", { name: "Abrir Chat" }).click();
	await expect(bar).toBeVisible();
	await page.getByRole("region", { name: "Lista de conversas" }).getByText("Mariana Alves").click();
	const composer = page.getByRole("textbox", { name: "Mensagem", exact: true });
	await expect(composer).toBeVisible();
	await expect(bar).toBeHidden();
	const [box, foot] = [await composer.boundingBox(), await page.locator("footer").boundingBox()];
	// The footer is a line of the bar above, never under the composer, where the keyboard opens.
	expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(box?.y ?? 0);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sobre" })).toBeInViewport();
	const tall = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(tall).toBeLessThanOrEqual(740);

	await page.goto("/dashboard/overview");
	await hydrated(page);
	const heights = await page
		.locator("main [data-example] [style*=height]")
		.evaluateAll((bars) => bars.map((one) => Math.round(one.getBoundingClientRect().height)));
	expect(heights).toHaveLength(7);
	expect(Math.min(...heights)).toBeGreaterThan(30);
	expect(new Set(heights).size).toBeGreaterThan(3);
	await page.goto("/facebook/marketing");
	await hydrated(page);
	expect((await page.getByRole("tablist").boundingBox())?.y).toBeGreaterThan(740);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what is pressed before the page is live acts once it is (screens, performance 4)", async ({
	page,
}) => {
	await openHome(page);
	const scripts = Promise.withResolvers<undefined>();
	await page.route(/\/assets\/framework-/u, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto("/team", { waitUntil: "commit" });
	const sidebar = page.locator("aside").first();
	await page.getByRole("button", { name: "Recolher menu" }).click();
	const isDark = await page.evaluate(() => document.documentElement.matches(".dark"));
	await page.getByRole("button", { name: "Alternar tema claro e escuro" }).click();
	await expect(sidebar).toHaveCSS("width", "256px");
	scripts.resolve(undefined);
	await hydrated(page);
	await expect(sidebar).toHaveCSS("width", "48px");
	await expect
		.poll(() => page.evaluate(() => document.documentElement.matches(".dark")))
		.toBe(!isDark);
});

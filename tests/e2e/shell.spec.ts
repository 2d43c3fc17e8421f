import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { hydrated, signIn } from "./support/visitor.ts";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function problems(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary ?? ""}`),
	);
}

async function choose(page: Page, cookies: Record<string, string>): Promise<void> {
	const url = test.info().project.use.baseURL ?? "";
	await page
		.context()
		.addCookies(
			Object.entries(cookies).map(([name, value]) => ({ name: `prosa.${name}`, value, url })),
		);
}

for (const theme of ["light", "dark"])
	test(`every page passes the rules of WCAG 2.2 AA in the ${theme} theme`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await choose(page, { theme });
		const seen: Record<string, string[]> = {};
		const look = async (path: string) => {
			await page.goto(path);
			await hydrated(page);
			const found = await problems(page);
			if (found.length > 0) seen[path] = found;
		};
		for (const path of ["/auth", "/auth?tab=sign-up", "/dev/outbox", "/nowhere"]) await look(path);
		await signIn(page);
		for (const path of ["/", "/whatsapp/instances", "/whatsapp/instances/new"]) await look(path);
		await page.goto("/whatsapp/instances");
		const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vendas" });
		const address = (await card.getByRole("link").getAttribute("href")) ?? "";
		await look(address);
		await look(address.replace("/whatsapp/", "/dev/phone/"));
		expect(seen).toEqual({});
	});

test("nothing is wider than a 320 px phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signIn(page);
	const vendas = page.locator('main a[href^="/whatsapp/"]').first();
	const paths = ["/", "/whatsapp/instances", "/whatsapp/instances/new", "/dev/outbox", "/nowhere"];
	const address = (await vendas.getAttribute("href")) ?? "/";
	for (const path of [...paths, address, address.replace("/whatsapp/", "/dev/phone/")]) {
		await page.goto(path);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, path).toBe(0);
	}
});

test("a dark page is dark before any script runs", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	await context.addCookies([{ name: "prosa.theme", value: "dark", url: baseURL ?? "" }]);
	const page = await context.newPage();
	await page.goto("/auth");
	await expect(page.locator("html")).toHaveClass("dark");
	await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#111113");
	await context.close();
});

test("without a choice the theme is the system's, and the choice is kept", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/auth");
	await expect(page.locator("html")).toHaveClass("dark");
	await hydrated(page);
	await page.getByRole("button", { name: "Alternar tema claro e escuro" }).click();
	await expect(page.locator("html")).not.toHaveClass("dark");
	await page.reload();
	await expect(page.locator("html")).not.toHaveClass("dark");
	await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#3b82f6");
});

test("the language changes in place and the server keeps it", async ({ page }) => {
	await signIn(page);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instances");
	await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instances");
	await expect(page).toHaveTitle("Instances · Prosa");
});

test("Ctrl+B folds the sidebar to a rail, and it stays folded", async ({ page }) => {
	await signIn(page);
	const sidebar = page.locator("aside").first();
	await hydrated(page);
	await expect(sidebar).toHaveCSS("width", "256px");
	await page.keyboard.press("Control+b");
	await expect(sidebar).toHaveCSS("width", "48px");
	await page.reload();
	await expect(sidebar).toHaveCSS("width", "48px");
	await expect(sidebar.getByRole("link", { name: "Instâncias" })).toBeVisible();
});

test("on a phone the menu is a drawer that Esc closes and a choice leaves", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page);
	await hydrated(page);
	const drawer = page.getByRole("dialog", { name: "Menu principal" });
	await page.getByRole("button", { name: "Abrir menu" }).click();
	await expect(drawer).toHaveCSS("width", "288px");
	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	await page.getByRole("button", { name: "Abrir menu" }).click();
	await drawer.getByRole("link", { name: "Instâncias" }).click();
	await expect(drawer).toBeHidden();
	await expect(page).toHaveURL(/\/whatsapp\/instances$/);
});

test("after a navigation the title has the focus, and the first stop skips to the content", async ({
	page,
}) => {
	await signIn(page);
	await hydrated(page);
	await page.getByRole("navigation").getByRole("link", { name: "Instâncias" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Instâncias" })).toBeFocused();
	await page.reload();
	await hydrated(page);
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
	await expect(skip).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#conteudo")).toBeFocused();
});

test("an unknown address is a 404 with a way home", async ({ page }) => {
	const answer = await page.goto("/nao/existe?x=1");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Voltar para o início" })).toHaveAttribute(
		"href",
		"/",
	);
});

test("pages hydrate without a complaint of the browser", async ({ page }) => {
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	await signIn(page);
	for (const path of ["/", "/whatsapp/instances", "/whatsapp/instances/new"]) {
		await page.goto(path);
		await hydrated(page);
	}
	expect(complaints).toEqual([]);
});

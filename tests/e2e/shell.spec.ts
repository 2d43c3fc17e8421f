import { expect, type Page, test } from "playwright/test";
import { listViolationsInBothThemes } from "./support/accessibility.ts";
import { foundWorkspace } from "./support/new-workspace.ts";
import { DEMO, hydrated, openHome, signInHere } from "./support/visitor.ts";

async function choose(page: Page, cookies: Record<string, string>): Promise<void> {
	const url = test.info().project.use.baseURL ?? "";
	await page
		.context()
		.addCookies(
			Object.entries(cookies).map(([name, value]) => ({ name: `prosa.${name}`, value, url })),
		);
}

/** The language follows the person into the other tests. */
async function speakPortugueseAgain(page: Page): Promise<void> {
	await hydrated(page);
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/preferences"));
	await page.getByRole("button", { name: "Mudar para português" }).click();
	expect((await saved).ok()).toBe(true);
}

test("every page passes the rules of WCAG 2.2 AA in both themes", async ({ page }) => {
	test.setTimeout(120_000);
	await choose(page, { theme: "light" });
	const seen: Record<string, string[]> = {};
	const look = async (path: string) => {
		await page.goto(path);
		await hydrated(page);
		const found = await listViolationsInBothThemes(page);
		if (found.length > 0) seen[path] = found;
	};
	for (const path of ["/auth", "/auth?tab=sign-up", "/dev/outbox", "/nowhere"]) await look(path);
	await openHome(page);
	for (const path of ["/", "/whatsapp/instances", "/whatsapp/instances/new"]) await look(path);
	await page.goto("/whatsapp/instances");
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vendas" });
	const address = (await card.getByRole("link", { name: "Abrir Chat" }).getAttribute("href")) ?? "";
	await look(address);
	await look(address.replace("/whatsapp/", "/dev/phone/"));
	expect(seen).toEqual({});
});

test("what opens over a page passes the rules of WCAG 2.2 AA in both themes", async ({ page }) => {
	test.setTimeout(120_000);
	await openHome(page);
	const seen: Record<string, string[]> = {};
	// The page under it has its own test; half behind the footer its rows look too small here.
	const look = async (name: string) => {
		const found = await listViolationsInBothThemes(page, { exclude: "main" });
		if (found.length > 0) seen[name] = found;
		await page.keyboard.press("Escape");
	};
	await page.getByRole("button", { name: /^Notificações/ }).click();
	await expect(page.getByRole("dialog", { name: "Notificações" })).toBeVisible();
	await look("notifications");
	await page.getByRole("button", { name: "Novo", exact: true }).click();
	await expect(page.getByRole("menuitem", { name: "Convite" })).toBeVisible();
	await look("create");
	await page.getByRole("button", { name: /^Menu de/ }).click();
	await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible();
	await look("user");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog", { name: "Busca e comandos" })).toBeVisible();
	await look("palette");
	await page.setViewportSize({ width: 360, height: 740 });
	await look("phone");
	await page.getByRole("button", { name: "Mais", exact: true }).click();
	await look("drawer");
	expect(seen).toEqual({});
});

test("nothing is wider than a 320 px phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openHome(page);
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
	await openHome(page);
	await page.goto("/whatsapp/instances");
	await hydrated(page);
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instances");
	await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instances");
	await expect(page).toHaveTitle("Instances · Prosa");
	await speakPortugueseAgain(page);
});

test("Ctrl+B folds the sidebar to a rail, and it stays folded", async ({ page }) => {
	await openHome(page);
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
	await openHome(page);
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

test("the menu has the eight groups, and the Facebook submenu folds", async ({ page }) => {
	await openHome(page);
	await hydrated(page);
	const menu = page.getByRole("navigation", { name: "Menu principal" });
	await expect(menu.getByRole("heading")).toHaveText([
		"Início",
		"Dashboard e Relatórios",
		"IA e Automação",
		"WhatsApp",
		"Comunicação",
		"Mídia e Criativos",
		"Integrações e Equipe",
		"Conta e Suporte",
	]);
	const facebook = menu.getByRole("button", { name: "Facebook" });
	await expect(facebook).toHaveAttribute("aria-expanded", "false");
	await expect(menu.getByRole("link", { name: "Webhooks" })).toHaveCount(0);
	await facebook.click();
	await expect(menu.getByRole("link", { name: "Webhooks" })).toHaveAttribute(
		"href",
		"/facebook/webhooks",
	);
	await facebook.click();
	await expect(menu.getByRole("link", { name: "Webhooks" })).toHaveCount(0);
	await page.goto("/facebook/payments");
	await hydrated(page);
	await expect(menu.getByRole("link", { name: "Pagamentos" })).toHaveAttribute(
		"aria-current",
		"page",
	);
});

test("a rail names its icons in tooltips, and its Facebook opens the menu", async ({ page }) => {
	await choose(page, { sidebar: "closed" });
	await openHome(page);
	await hydrated(page);
	const sidebar = page.locator("aside").first();
	await sidebar.getByRole("link", { name: "Instâncias" }).hover();
	await expect(page.getByRole("tooltip")).toHaveText("Instâncias");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("tooltip")).toHaveCount(0);
	await sidebar.getByRole("button", { name: "Facebook" }).click();
	await expect(sidebar).toHaveCSS("width", "256px");
	await expect(sidebar.getByRole("link", { name: "Marketing" })).toBeVisible();
});

test("on a phone the bottom bar leads to three places and the whole menu", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openHome(page);
	await hydrated(page);
	const bar = page.getByRole("navigation", { name: "Navegação rápida" });
	await expect(bar.getByRole("link")).toHaveText(["Início", "Conversas", "Canais"]);
	await expect(bar.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
	const [barBox, footBox] = [await bar.boundingBox(), await page.locator("footer").boundingBox()];
	// The footer stands on the bar; neither hides the other, and both are on the screen.
	expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
	expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(740);
	await bar.getByRole("button", { name: "Mais" }).click();
	await expect(page.getByRole("dialog", { name: "Menu principal" })).toBeVisible();
	await page.keyboard.press("Escape");
	await bar.getByRole("link", { name: "Canais" }).click();
	await expect(page).toHaveURL(/\/channels$/);
});

test("in an open conversation the composer stands above the footer, without the bar", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openHome(page);
	await page.goto("/whatsapp/instances");
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Atendimento" });
	await page.goto(
		(await card.getByRole("link", { name: "Abrir Chat" }).getAttribute("href")) ?? "/",
	);
	await hydrated(page);
	await expect(page.getByRole("navigation", { name: "Navegação rápida" })).toBeVisible();
	await page.getByRole("list", { name: "Lista de conversas" }).getByText("Mariana Alves").click();
	const composer = page.getByRole("textbox", { name: "Mensagem", exact: true });
	await expect(composer).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Navegação rápida" })).toBeHidden();
	const [box, foot] = [await composer.boundingBox(), await page.locator("footer").boundingBox()];
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
	const tall = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(tall).toBeLessThanOrEqual(740);
});

test("the header says plan, health, who else is online and the last sync (inbox B6)", async ({
	page,
}) => {
	await openHome(page);
	const header = page.getByRole("banner");
	await expect(header.getByText("System Online")).toBeVisible();
	await expect(header.getByText("Premium Plan")).toBeVisible();
	await expect(
		header.getByText(/(?:Só você|Você e mais \d+) online agora · Sincronizado às \d\d:\d\d/),
	).toBeVisible();
});

test("F13 the breadcrumbs start with Dashboard and lead back", async ({ page }) => {
	await openHome(page);
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	const trail = page.getByRole("navigation", { name: "Você está em" });
	await expect(trail.locator("li:not([aria-hidden])")).toHaveText([
		"Dashboard",
		"WhatsApp",
		"Instâncias",
		"Nova Instância",
	]);
	await expect(trail.locator('[aria-current="page"]')).toHaveText("Nova Instância");
	await trail.getByRole("link", { name: "Instâncias" }).click();
	await expect(page).toHaveURL(/\/whatsapp\/instances$/);
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vendas" });
	await card.getByRole("link", { name: "Abrir Chat" }).click();
	await expect(trail.locator("li").last()).toHaveText("Vendas");
});

test("'Novo' offers five things, by keyboard too", async ({ page }) => {
	await openHome(page);
	await hydrated(page);
	await page.getByRole("button", { name: "Novo", exact: true }).click();
	await expect(page.getByRole("menuitem")).toHaveText([
		// Nothing begins one yet (screens A3).
		"ConversaEm breve",
		"Agente",
		"Instância (número)",
		"Canal",
		"Convite",
	]);
	await page.keyboard.press("i");
	await expect(page.getByRole("menuitem", { name: "Instância" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/whatsapp\/instances\/new$/);
});

test("what a role may not make is in 'Novo' too, disabled, with the reason", async ({ page }) => {
	await openHome(page, DEMO.viewer);
	await hydrated(page);
	await page.getByRole("button", { name: "Novo", exact: true }).click();
	const instance = page.getByRole("menuitem", { name: "Instância" });
	await expect(instance).toHaveAttribute("aria-disabled", "true");
	await expect(instance).toContainText("Só gestores e administradores");
});

test("notifications: three samples, one read by opening it, all by one button, kept by the server", async ({
	page,
}) => {
	// Nobody else's test tells this person anything.
	await foundWorkspace(page);
	await page.goto("/");
	await hydrated(page);
	const bell = page.getByRole("button", { name: /^Notificações/ });
	await expect(bell).toHaveAccessibleName("Notificações, 3 não lidas");
	await bell.click();
	const panel = page.getByRole("dialog", { name: "Notificações" });
	await expect(panel.getByRole("listitem")).toHaveCount(3);
	await expect(panel.locator("[data-unread]")).toHaveCount(3);
	await expect(panel.getByRole("note")).toHaveCount(3);
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/notifications/read"));
	await panel.getByRole("link", { name: "Relatório semanal pronto" }).click();
	await expect(page).toHaveURL(/\/reports$/);
	expect((await saved).ok()).toBe(true);
	await expect(bell).toHaveAccessibleName("Notificações, 2 não lidas");
	await page.reload();
	await expect(bell).toHaveAccessibleName("Notificações, 2 não lidas");
	await hydrated(page);
	await bell.click();
	await panel.getByRole("button", { name: "Marcar todas como lidas" }).click();
	await expect(panel.locator("[data-unread]")).toHaveCount(0);
	await expect(panel.getByRole("button", { name: "Marcar todas como lidas" })).toBeDisabled();
	await page.keyboard.press("Escape");
	await expect(bell).toHaveAccessibleName("Notificações");
	await expect(bell).toBeFocused();
});

test("the user menu leads to profile and settings and out", async ({ page }) => {
	await openHome(page);
	await hydrated(page);
	const open = () => page.getByRole("button", { name: /^Menu de/ }).click();
	await open();
	await page.getByRole("menuitem", { name: "Perfil" }).click();
	await expect(page).toHaveURL(/\/settings#perfil$/);
	await open();
	await page.getByRole("menuitem", { name: "Configurações" }).click();
	await expect(page).toHaveURL(/\/settings$/);
	await open();
	await page.getByRole("menuitem", { name: "Sair" }).click();
	await expect(page).toHaveURL(/\/auth/);
});

test("the Workspace ID is the first eight characters, to copy", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openHome(page);
	await hydrated(page);
	const foot = page.locator("aside").first();
	await expect(foot.getByText(/^Workspace ID [0-9a-f]{8}$/)).toBeVisible();
	await foot.getByRole("button", { name: "Copiar Workspace ID" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{8}$/);
});

test("the footer is on the screen with the company and its links", async ({ page }) => {
	await openHome(page);
	const footer = page.getByRole("contentinfo");
	await expect(footer).toBeInViewport();
	await expect(footer).toContainText("CNPJ");
	await expect(footer.getByRole("link")).toHaveText([
		"Sobre",
		"Contato",
		"Privacidade",
		"Termos",
		"Relatórios",
		"Automações",
		"Planos",
		"Suporte",
	]);
	await footer.getByRole("link", { name: "Planos" }).click();
	await expect(page).toHaveURL(/\/subscription$/);
});

test("a choice of theme and language follows the person to another browser", async ({
	page,
	browser,
}) => {
	await openHome(page, "gestor@demo.prosa.test");
	// The sign-in page has the same button; its choice is the browser's alone.
	await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible();
	const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/preferences"));
	await page.getByRole("button", { name: "Alternar tema claro e escuro" }).click();
	expect((await saved).status()).toBe(204);
	const isDark = await page.locator("html").evaluate((html) => html.classList.contains("dark"));
	const other = await (await browser.newContext()).newPage();
	await other.goto("/auth");
	await hydrated(other);
	await signInHere(other, "gestor@demo.prosa.test", DEMO.password);
	await expect(other.locator("html")).toHaveClass(isDark ? "dark" : "");
	await other.context().close();
	const restored = page.waitForResponse((answer) => answer.url().endsWith("/api/preferences"));
	await page.getByRole("button", { name: "Alternar tema claro e escuro" }).click();
	expect((await restored).ok()).toBe(true);
});

test("a journey through the shell in English", async ({ page }) => {
	await openHome(page);
	await hydrated(page);
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
	await page.getByRole("button", { name: "New", exact: true }).click();
	await expect(page.getByRole("menuitem", { name: "Invitation" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Notifications/ }).click();
	await expect(page.getByRole("button", { name: "Mark all as read" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByPlaceholder("Search agents, campaigns, contacts...")).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Plans" })).toBeVisible();
	await page.getByRole("button", { name: /'s menu$/ }).click();
	await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
	await page.keyboard.press("Escape");
	await speakPortugueseAgain(page);
});

test("after a navigation the title has the focus, and the first stop skips to the content", async ({
	page,
}) => {
	await openHome(page);
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

test("a first visit does not load the list of all routes", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
	});
	await page.goto("/auth", { waitUntil: "networkidle" });
	expect(scripts.length).toBeGreaterThan(3);
	expect(scripts.filter((script) => script.includes("/manifest-"))).toEqual([]);
});

test("pages hydrate without a complaint of the browser", async ({ page }) => {
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	await openHome(page);
	for (const path of ["/", "/whatsapp/instances", "/whatsapp/instances/new"]) {
		await page.goto(path);
		await hydrated(page);
	}
	expect(complaints).toEqual([]);
});

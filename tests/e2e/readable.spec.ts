import { expect, type Page } from "playwright/test";
import { listViolations, measureOverflow, showWhole } from "./support/accessibility.ts";
import { createLinkedInstance } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated, signIn } from "./support/visitor.ts";

// Each group of pages may stand in another part of the run: together they are its longest test.
test.describe.configure({ mode: "parallel" });

/** Address, title in Portuguese, and what else is true of the page. */
type Visit = [
	path: string,
	title: string | RegExp,
	more?: "sample" | "chart" | "missing" | "whole",
];

const PUBLIC: Visit[] = [
	["/auth", "Acesse sua conta"],
	["/auth?tab=sign-up", "Acesse sua conta"],
	["/dev/outbox", "Caixa de saída"],
	["/nowhere", "Oops! Page not found", "missing"],
	["/about", "Conversas que viram atendimento, vendas e memória", "sample"],
	["/contact", "Contato"],
	["/privacy", "Política de privacidade"],
	["/privacy-policy", "Política de privacidade"],
	["/terms", "Termos de serviço"],
	["/terms-of-service", "Termos de serviço"],
	["/login", "Entrar", "sample"],
	["/setup/enter", "Este link não vale mais"],
];
const INSIDE: Visit[] = [
	// The shell is the same around all of them.
	["/", /^(Bom dia|Boa tarde|Boa noite), /, "whole"],
	["/dashboard", "Dashboard", "sample"],
	["/dashboard/overview", "Visão geral", "sample"],
	["/dashboard/sessions", "Sessões", "sample"],
	["/dashboard/agents", "Agentes", "sample"],
	["/dashboard/channels", "Canais", "sample"],
	["/dashboard/numbers", "Números", "sample"],
	["/dashboard/alerts", "Alertas", "sample"],
	["/reports", "Relatórios", "chart"],
	["/intelligence", "Inteligência", "chart"],
	["/team-dashboard", "Dashboard da equipe", "chart"],
	["/team/departments", "Departamentos"],
	["/messages", "Mensagens & Sessões"],
	["/campaigns", "Campanhas & Funis", "sample"],
	["/automations", "Automações", "sample"],
	["/scheduled", "Mensagens agendadas"],
	["/voice", "Voz & Áudio", "sample"],
	["/tests", "Testes & Simulações", "sample"],
	["/templates", "Modelos & Templates", "sample"],
	["/settings/hours", "Horários e mensagens automáticas"],
	["/ads", "Anúncios & Engajamento", "sample"],
	["/support", "Central de Suporte", "sample"],
	["/agents", "Agentes de IA"],
	["/agents/new", "Novo agente"],
	["/agents/knowledge", "Bases de conhecimento"],
	["/agents/knowledge/synonyms", "Palavras que querem dizer o mesmo"],
	["/agents/library", "Biblioteca de arquivos"],
	["/channels", "Canais"],
	["/channels/new", "Novo canal"],
	["/conversations", "Conversas"],
	["/integrations", "Integrações"],
	["/settings/satisfaction", "Satisfação e metas"],
	["/setup", "Instalação"],
	["/admin/audit", "Auditoria"],
	["/admin/dead-letters", "Tarefas com falha"],
	["/admin/health", "Saúde da instalação"],
	["/admin/costs", "Custos da instalação"],
	["/facebook/ads", "Gerenciador de anúncios"],
	["/facebook/marketing", "Facebook Marketing"],
	["/facebook/payments", "Facebook Pagamentos"],
	["/facebook/conversions", "Facebook Conversões"],
	["/facebook/sales", "Do anúncio à venda"],
	["/facebook/webhooks", "Webhooks do Facebook"],
	["/whatsapp", "WhatsApp"],
	["/whatsapp/instances", "Instâncias"],
	["/whatsapp/instances/new", "Nova Instância"],
	["/whatsapp/meta", "Conectar com a Meta"],
	["/whatsapp/gateways", "Formas de conexão"],
	["/whatsapp/overview", "Visão Geral do WhatsApp"],
	["/whatsapp/qr-codes", "QR Codes WhatsApp"],
	["/whatsapp/connections", "Gerenciar Conexões WhatsApp"],
	["/whatsapp/analytics", "Análise do WhatsApp"],
	["/whatsapp/analytics-dashboard", "Analytics WhatsApp"],
	["/whatsapp/messages", "Mensagens do WhatsApp"],
	["/whatsapp/support", "Suporte do WhatsApp"],
];

/** Loaded in tests of their own areas, where React's complaints fail the test as they do here (support/browsers.ts). */
const LOADED_ELSEWHERE: ReadonlySet<string> = new Set([
	"/about",
	"/agents/new",
	"/conversations",
	"/dashboard/overview",
	"/facebook/marketing",
	"/whatsapp/analytics-dashboard",
	"/whatsapp/connections",
	"/whatsapp/instances",
	"/whatsapp/instances/new",
]);

/** Everything the browser complains about from now on. */
function listenForComplaints(page: Page): string[] {
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	return complaints;
}

/** The product as it is given to the browser for pages that are not loaded anew (React Router). */
interface ProductWindow {
	__reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
}

/** As a link leads there: what the browser has of the product and of axe stays. */
const follow = (page: Page, path: string) =>
	page.evaluate(
		(to) => (window as unknown as ProductWindow).__reactRouterDataRouter.navigate(to),
		path,
	);

async function load(page: Page, path: string, status: number): Promise<void> {
	const answer = await page.goto(path);
	expect(answer?.status(), path).toBe(status);
	await hydrated(page);
}

const LOOKS = [
	{ width: 1440, theme: "light" },
	{ width: 320, theme: "dark" },
] as const;

/**
 * Each page in light on a desktop and in dark on a 320 px phone: title, what it shows, what fits, complaints. The first one, those
 * with charts and the one that is not there are loaded, the others come as from a link and are loaded after all looks, those that
 * no other test loads: a new document costs axe more than the look itself.
 */
async function inspect(page: Page, pages: readonly Visit[], usual: "main" | "body"): Promise<void> {
	const complaints = listenForComplaints(page);
	const seen: Record<string, unknown> = {};
	const followed: string[] = [];
	let looks: (typeof LOOKS)[number][] = [...LOOKS];
	for (const [at, [path, title, more]] of pages.entries()) {
		if (more === "missing") await load(page, path, 404);
		else if (at === 0 || more === "chart") await load(page, path, 200);
		else {
			await follow(page, path);
			if (!LOADED_ELSEWHERE.has(path)) followed.push(path);
		}
		// Some add what they show to their address.
		await expect(page, path).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
		await expect(page, path).toHaveTitle(/ · Prosa$/);
		if (more === "sample")
			await expect(page.getByRole("main").getByText("Dados de demonstração"), path).toBeVisible();
		if (more === "chart")
			await expect(page.locator(".recharts-surface").first(), path).toBeVisible();
		const part = { include: more === "whole" ? "body" : usual };
		for (const { width, theme } of looks) {
			await showWhole(page, width);
			const found = await listViolations(page, { ...part, theme });
			const overflow = await measureOverflow(page);
			if (found.length + overflow > 0) seen[`${path} ${theme}`] = { found, overflow };
		}
		// The next page begins as this one ends: half as many changes of the window.
		looks = looks.toReversed();
	}
	expect(seen).toEqual({});
	// What the server sends has to be what the browser draws, on each page: React complains where it is not.
	for (const path of followed) await load(page, path, 200);
	// The browser itself notes a page that is not there.
	const ours = complaints.filter((complaint) => !/status of 404/.test(complaint));
	expect(ours).toEqual([]);
}

test("every public page is alive, readable in both themes and fits a phone", async ({ page }) => {
	await inspect(page, PUBLIC, "body");
});

const GROUP = 21;
const groups = Array.from({ length: Math.ceil(INSIDE.length / GROUP) }, (_, n) =>
	INSIDE.slice(n * GROUP, (n + 1) * GROUP),
);
for (const [n, pages] of groups.entries())
	test(`every page of a member is alive, readable in both themes and fits a phone (${n + 1} of ${groups.length})`, async ({
		page,
	}) => {
		test.setTimeout(240_000);
		await signIn(page);
		await inspect(page, pages, "main");
	});

test("so are the chat of a linked number and the phone that simulates it", async ({ page }) => {
	await signIn(page);
	const { id } = await createLinkedInstance(page, "Legível");
	const chat: Visit[] = [
		[`/whatsapp/${id}`, "Legível"],
		[`/dev/phone/${id}`, "Telefone simulado", "whole"],
	];
	await inspect(page, chat, "main");
});

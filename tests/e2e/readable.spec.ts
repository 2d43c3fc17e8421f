import { expect, type Page } from "playwright/test";
import { listViolations, showWhole } from "./support/accessibility.ts";
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
	["/messages", "Mensagens & Sessões"],
	["/campaigns", "Campanhas & Funis", "sample"],
	["/automations", "Automações", "sample"],
	["/voice", "Voz & Áudio", "sample"],
	["/tests", "Testes & Simulações", "sample"],
	["/templates", "Modelos & Templates", "sample"],
	["/ads", "Anúncios & Engajamento", "sample"],
	["/support", "Central de Suporte", "sample"],
	["/agents", "Agentes de IA"],
	["/agents/new", "Novo agente"],
	["/channels", "Canais"],
	["/channels/new", "Novo canal"],
	["/conversations", "Conversas"],
	["/integrations", "Integrações"],
	["/admin/dead-letters", "Tarefas com falha"],
	["/facebook/ads", "Gerenciador de anúncios"],
	["/facebook/marketing", "Facebook Marketing"],
	["/facebook/payments", "Facebook Pagamentos"],
	["/facebook/conversions", "Facebook Conversões"],
	["/facebook/webhooks", "Webhooks do Facebook"],
	["/whatsapp", "WhatsApp"],
	["/whatsapp/instances", "Instâncias"],
	["/whatsapp/instances/new", "Nova Instância"],
	["/whatsapp/overview", "Visão Geral do WhatsApp"],
	["/whatsapp/qr-codes", "QR Codes WhatsApp"],
	["/whatsapp/connections", "Gerenciar Conexões WhatsApp"],
	["/whatsapp/analytics", "Análise do WhatsApp"],
	["/whatsapp/analytics-dashboard", "Analytics WhatsApp"],
	["/whatsapp/messages", "Mensagens do WhatsApp"],
	["/whatsapp/support", "Suporte do WhatsApp"],
];

/** Everything the browser complains about from now on. */
function listenForComplaints(page: Page): string[] {
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	return complaints;
}

async function open(page: Page, path: string): Promise<number> {
	const answer = await page.goto(path);
	await hydrated(page);
	return answer?.status() ?? 0;
}

/** Each page in light on a desktop and in dark on a 320 px phone: status, title, what it shows, complaints. */
async function inspect(page: Page, pages: readonly Visit[], usual: "main" | "body"): Promise<void> {
	const complaints = listenForComplaints(page);
	const seen: Record<string, unknown> = {};
	for (const [path, title, more] of pages) {
		await page.setViewportSize({ width: 1440, height: 900 });
		expect(await open(page, path), path).toBe(more === "missing" ? 404 : 200);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
		await expect(page, path).toHaveTitle(/ · Prosa$/);
		if (more === "sample")
			await expect(page.getByRole("main").getByText("Dados de demonstração"), path).toBeVisible();
		if (more === "chart")
			await expect(page.locator(".recharts-surface").first(), path).toBeVisible();
		const part = { include: more === "whole" ? "body" : usual };
		await showWhole(page, 1440);
		const light = await listViolations(page, part);
		await showWhole(page, 320);
		const dark = await listViolations(page, { ...part, theme: "dark" });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (light.length + dark.length + overflow > 0) seen[path] = { light, dark, overflow };
	}
	expect(seen).toEqual({});
	// The browser itself notes a page that is not there.
	const ours = complaints.filter((complaint) => !/status of 404/.test(complaint));
	expect(ours).toEqual([]);
}

test("every public page is alive, readable in both themes and fits a phone", async ({ page }) => {
	test.setTimeout(180_000);
	await inspect(page, PUBLIC, "body");
});

const GROUP = 11;
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
	test.setTimeout(120_000);
	await signIn(page);
	const { id } = await createLinkedInstance(page, "Legível");
	const chat: Visit[] = [
		[`/whatsapp/${id}`, "Legível"],
		[`/dev/phone/${id}`, "Telefone simulado", "whole"],
	];
	await inspect(page, chat, "main");
});

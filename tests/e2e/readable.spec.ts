import { expect, type Page, test } from "playwright/test";
import { listViolations, showWhole } from "./support/accessibility.ts";
import { hydrated, signIn } from "./support/visitor.ts";

/** Address, title in Portuguese, and whether the page shows samples. */
const PUBLIC: [path: string, title: string, isSample?: boolean][] = [
	["/about", "Conversas que viram atendimento, vendas e memória", true],
	["/contact", "Contato"],
	["/privacy", "Política de privacidade"],
	["/privacy-policy", "Política de privacidade"],
	["/terms", "Termos de serviço"],
	["/terms-of-service", "Termos de serviço"],
	["/login", "Entrar", true],
];
const INSIDE: [path: string, title: string, isSample?: boolean][] = [
	["/dashboard", "Dashboard", true],
	["/dashboard/overview", "Visão geral", true],
	["/dashboard/sessions", "Sessões", true],
	["/dashboard/agents", "Agentes", true],
	["/dashboard/channels", "Canais", true],
	["/dashboard/numbers", "Números", true],
	["/dashboard/alerts", "Alertas", true],
	["/reports", "Relatórios"],
	["/intelligence", "Inteligência"],
	["/team-dashboard", "Dashboard da equipe"],
	["/messages", "Mensagens & Sessões"],
	["/campaigns", "Campanhas & Funis", true],
	["/automations", "Automações", true],
	["/voice", "Voz & Áudio", true],
	["/tests", "Testes & Simulações", true],
	["/templates", "Modelos & Templates", true],
	["/ads", "Anúncios & Engajamento", true],
	["/support", "Central de Suporte", true],
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

/** Each page in light on a desktop and in dark on a 320 px phone: status, title, badge, complaints. */
async function inspect(page: Page, pages: typeof PUBLIC, part: "main" | "body"): Promise<void> {
	const complaints = listenForComplaints(page);
	const seen: Record<string, unknown> = {};
	for (const [path, title, isSample] of pages) {
		await page.setViewportSize({ width: 1440, height: 900 });
		expect(await open(page, path), path).toBe(200);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
		await expect(page, path).toHaveTitle(/ · Prosa$/);
		if (isSample)
			await expect(page.getByRole("main").getByText("Dados de demonstração"), path).toBeVisible();
		await showWhole(page, 1440);
		const light = await listViolations(page, { include: part });
		await showWhole(page, 320);
		const dark = await listViolations(page, { include: part, theme: "dark" });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (light.length + dark.length + overflow > 0) seen[path] = { light, dark, overflow };
	}
	expect(seen).toEqual({});
	expect(complaints).toEqual([]);
}

test("every public page is alive, readable in both themes and fits a phone", async ({ page }) => {
	test.setTimeout(180_000);
	await inspect(page, PUBLIC, "body");
});

test("every page of a member is alive, readable in both themes and fits a phone", async ({
	page,
}) => {
	test.setTimeout(480_000);
	await signIn(page);
	await inspect(page, INSIDE, "main");
});

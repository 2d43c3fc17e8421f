import { expect, test } from "vitest";
import { AdsTabs } from "#app/areas/facebook/ads/ads-tabs.tsx";
import type { AdsRead } from "#app/areas/facebook/ads/ads-read.ts";
import { accountView, campaignView, render, syncView } from "../views.tsx";

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

const read = (overrides: Partial<AdsRead> = {}): AdsRead => ({
	isConfigured: true,
	accounts: [accountView()],
	campaigns: [campaignView()],
	nextAfter: null,
	counts: { total: 1, active: 1 },
	settings: { isTokenValidationOn: true, isHourlySyncOn: true },
	mayManage: true,
	now: 1000,
	...overrides,
});
const screen = (overrides: Partial<AdsRead> = {}, path = "/facebook/ads"): string =>
	render(<AdsTabs read={read(overrides)} />, "pt", path);

test("figures are zero until the accounts were read, then the sums of 30 days", () => {
	expect(text(screen({ counts: { total: 0, active: 0 }, campaigns: [] }))).toContain("R$ 0,00");
	const insights = { spend: "150.25", reach: 12_000, impressions: 40_000, clicks: 320 };
	const shown = text(screen({ accounts: [accountView({ insights })] }));
	expect(shown).toContain("R$ 150,25");
	expect(shown).toContain("12.000");
	expect(
		text(screen({ accounts: [accountView({ insights })] }, "/facebook/ads?tab=relatorios")),
	).toMatch(/Impressões[\s\S]*Cliques[\s\S]*Conversões[\s\S]*ROAS/);
});

test("a campaign shows its status in words, or as Meta writes it, and its budget", () => {
	for (const [status, word] of [
		["active", "Ativa"],
		["paused", "Pausada"],
		["deleted", "Excluída"],
		["archived", "Arquivada"],
		["with_issues", "with_issues"],
	] as const)
		expect(text(screen({ campaigns: [campaignView({ status })] }))).toContain(word);
	expect(text(screen())).toContain("R$ 50,00 por dia");
	const lifetime = campaignView({ dailyBudget: "0", lifetimeBudget: "90000" });
	expect(text(screen({ campaigns: [lifetime] }))).toContain("R$ 900,00 no total");
	const ofSets = campaignView({ dailyBudget: null });
	expect(text(screen({ campaigns: [ofSets] }))).toContain("Nos conjuntos de anúncios");
});

test("a failed run is an alert with its reason, beside the campaigns there are", () => {
	const failed = syncView({ state: "failed", error: "facebook_rate_limited" });
	const html = screen({ accounts: [accountView({ syncs: [failed] })] });
	expect(html).toContain('role="alert"');
	expect(text(html)).toMatch(/Erro ao carregar campanhas.*O Facebook pediu uma pausa/);
	expect(text(html)).toContain("Natal");
});

test("a long list goes on by link, keeps the filter, and leads back", () => {
	const html = screen(
		{ nextAfter: "cursor2", counts: { total: 5000, active: 10 } },
		"/facebook/ads?status=paused&after=cursor1",
	);
	expect(html).toContain('href="/facebook/ads?status=paused&amp;after=cursor2"');
	expect(html).toContain('href="/facebook/ads?status=paused"');
	expect(text(html)).toContain("1 campanha nesta página");
	const whole = screen({ nextAfter: "cursor2", counts: { total: 5000, active: 10 } });
	expect(text(whole)).toContain("1 de 5.000 campanhas");
	expect(screen()).not.toContain("<nav");
});

test("two switches can be moved; four are to come and say so; who may not manage moves none", () => {
	const settings = (mayManage: boolean) => screen({ mayManage }, "/facebook/ads?tab=configuracoes");
	const states = [...settings(true).matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([input]) => [
		/checked=""/.test(input),
		/disabled=""/.test(input),
	]);
	expect(states).toEqual([
		[true, false],
		[true, false],
		[false, true],
		[true, true],
		[false, true],
		[true, true],
	]);
	expect(text(settings(true)).match(/em breve/g)).toHaveLength(4);
	expect(settings(false).match(/disabled=""/g)).toHaveLength(6);
	expect(text(settings(false))).toContain("só gestores e administradores");
});

test("placeholders say what is to come and their buttons do nothing", () => {
	for (const tab of ["anuncios", "modelos", "publicos"]) {
		const html = screen({}, `/facebook/ads?tab=${tab}`);
		expect(html, tab).toContain('aria-disabled="true"');
		expect(text(html), tab).toContain("em breve");
	}
});

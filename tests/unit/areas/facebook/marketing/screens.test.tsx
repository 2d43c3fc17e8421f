import { expect, test } from "vitest";
import { AccountBadge } from "#app/areas/facebook/account-badge.tsx";
import { ConfiguredGuard } from "#app/areas/facebook/configured-guard.tsx";
import { AccountCard } from "#app/areas/facebook/marketing/account-card.tsx";
import { IntegrationStatus } from "#app/areas/facebook/marketing/integration-status.tsx";
import { MarketingTabs } from "#app/areas/facebook/marketing/marketing-tabs.tsx";
import { PixelCard } from "#app/areas/facebook/marketing/pixel-card.tsx";
import { pixelWord } from "#app/areas/facebook/marketing/pixel-word.ts";
import { Summary } from "#app/areas/facebook/marketing/summary.tsx";
import { SyncProgress } from "#app/areas/facebook/sync-progress.tsx";
import { Target } from "lucide-react";
import { accountView, pixelView, render, syncView } from "../views.tsx";

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("an account's status has a word, and an unknown code is 'Desconhecido'", () => {
	for (const [code, word] of [
		[1, "Ativa"],
		[2, "Desabilitada"],
		[3, "Não Liquidada"],
		[7, "Revisão de Risco"],
		[9, "Liquidação Pendente"],
		[101, "Fechada"],
		[42, "Desconhecido"],
	] as const)
		expect(text(render(<AccountBadge code={code} />))).toContain(word);
});

test("money is summed per currency, and accounts count as active by their status", () => {
	const accounts = [
		accountView(),
		accountView({ accountId: "22222", currency: "USD", amountSpent: "500", accountStatus: 3 }),
	];
	const html = text(
		render(
			<Summary
				accounts={accounts}
				pixels={[pixelView(), pixelView({ pixelId: "2", isUnavailable: true })]}
			/>,
		),
	);
	expect(html).toContain("R$ 12.345,67");
	expect(html).toContain("+ US$ 5,00");
	expect(html).toMatch(/1 Contas ativas 2 no total|2 no total Contas ativas 1/);
	const none = text(render(<Summary accounts={[]} pixels={[]} />));
	expect(none).toContain("nenhuma conta ainda");
	expect(none).not.toContain("US$");
});

test("what is not set up yet is pending; the sync is always active", () => {
	const status = (hasAccounts: boolean, hasPixels: boolean) =>
		text(render(<IntegrationStatus hasAccounts={hasAccounts} hasPixels={hasPixels} />));
	expect(status(true, false)).toMatch(
		/Contas conectadas Configurado Pixels Pendente Sincronização Ativo/,
	);
	expect(status(false, true)).toMatch(/Pendente Pixels Configurado/);
});

test("an account shows N/A for what Meta does not say, and why it is no longer read", () => {
	const card = (overrides: object, mayManage = true) =>
		render(<AccountCard account={accountView(overrides)} mayManage={mayManage} now={60_000} />);
	expect(text(card({}))).toMatch(/Saldo R\$ 89,50 Empresa N\/A/);
	expect(text(card({}))).toContain("Última sincronização Nunca");
	expect(text(card({ isTokenRefused: true }))).toContain("O Facebook recusou o token desta conta");
	expect(card({}, false)).toContain('aria-disabled="true"');
	expect(card({})).not.toContain('aria-disabled="true"');
	expect(card({ name: "<b>Loja</b>" })).toContain("&lt;b&gt;Loja&lt;/b&gt;");
});

test("a run says how far it is, and afterwards only why it failed", () => {
	const progress = (overrides: object, now = 1000) =>
		text(render(<SyncProgress now={now} sync={syncView(overrides)} />));
	expect(progress({ doneCount: 1200 })).toContain("Sincronizando campanhas… 1.200 até agora");
	expect(progress({ state: "done" })).not.toContain("campanhas");
	expect(progress({ state: "failed", error: "facebook_token_invalid" })).toContain(
		"O token do Facebook não é válido ou expirou.",
	);
	expect(progress({ updatedAt: 3_600_000 })).toContain("O Facebook pediu uma pausa");
	// A run that has said nothing for ten minutes is not shown as running.
	expect(progress({}, 600_000)).not.toContain("Sincronizando");
});

test("a pixel that never fired says so; values nobody knows stand as they are", () => {
	const html = text(render(<PixelCard account={accountView()} now={5000} pixel={pixelView()} />));
	expect(html).toMatch(/Último disparo Nunca Correspondência automática Ativo CRM Não/);
	expect(html).toContain("Publicidade e análise");
	const gone = accountView({
		syncs: [syncView({ kind: "pixels", state: "done", startedAt: 6000 })],
	});
	expect(text(render(<PixelCard account={gone} now={5000} pixel={pixelView()} />))).toContain(
		"Não Criado",
	);
	expect(pixelWord("NEW_SETTING", {})).toBe("NEW_SETTING");
	expect(pixelWord("constructor", {})).toBe("constructor");
	expect(pixelWord("", {})).toBe(null);
});

test("campaigns and creatives say that they are to come", () => {
	for (const tab of ["campanhas", "criativos"]) {
		const tabs = <MarketingTabs accounts={[]} mayManage now={0} pixels={[]} />;
		expect(text(render(tabs, "pt", `/facebook/marketing?tab=${tab}`))).toContain(
			"Em desenvolvimento",
		);
	}
});

test("a screen without a configured Facebook shows its own sentence and the way there", () => {
	const guarded = (isConfigured: boolean) =>
		render(
			<ConfiguredGuard icon={Target} isConfigured={isConfigured} message="Configure primeiro">
				<p>dentro</p>
			</ConfiguredGuard>,
		);
	expect(guarded(true)).toContain("dentro");
	expect(guarded(false)).not.toContain("dentro");
	expect(guarded(false)).toContain('href="/facebook/marketing"');
});

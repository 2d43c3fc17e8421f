import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AdSpend } from "#app/domain/facebook/ad-sales.ts";
import AdSalesPage from "#app/areas/facebook/sales/sales.route.tsx";
import { parsePeriod } from "#app/domain/service-figures/period.ts";
import { visit } from "./page.tsx";

const AD = { id: "11", name: "Vídeo 1", adSet: "São Paulo", campaignId: "88", campaign: "Verão" };
const SUMS = { "ad:11": { opened: 4, answered: 3, leads: 2, sales: 1, "worth.BRL": 12_990 } };

function open({
	spend = [{ ...AD, cents: 5_000, currency: "BRL" }],
	sums = SUMS,
	isConfigured = true,
	mayManage = true,
}: {
	spend?: AdSpend[] | null;
	sums?: Record<string, Record<string, number>>;
	isConfigured?: boolean;
	mayManage?: boolean;
} = {}) {
	const period = parsePeriod({ days: "30", from: null, to: null }, "2026-11-28");
	return visit(AdSalesPage, "/facebook/sales", {
		read: () => ({
			read: {
				period,
				sums,
				ads: [AD],
				isConfigured,
				seesAll: true,
				sending: { pixelId: null, matchesPhone: false },
				pixels: [{ pixelId: "987654321012345", name: "Pixel da Loja" }],
			},
			spend: Promise.resolve(spend),
			mayManage,
		}),
		answer: () => ({}),
	});
}

const rows = () => within(screen.getByRole("table")).getAllByRole("row");

test("each ad has its conversations, sales, costs and return, and its number opens the list", async () => {
	open();
	await waitFor(() => expect(screen.getByRole("table").textContent).toContain("2,6×"));
	const [, campaign, ad] = rows().map(({ textContent }) => textContent.replaceAll("\u00A0", " "));
	expect(campaign).toBe("Verão4321R$ 129,90R$ 50,00R$ 12,502,6×");
	expect(ad).toBe("Vídeo 1São Paulo4321R$ 129,90R$ 50,00R$ 12,502,6×");
	const link = screen.getByRole("link", { name: "Conversas abertas de Vídeo 1" });
	expect(link.getAttribute("href")).toBe("/conversations?adId=11");
	expect(screen.getByRole("link", { name: "Baixar CSV" }).getAttribute("href")).toBe(
		"/api/reports/ads.csv?from=2026-10-30&to=2026-11-28",
	);
});

test("what Meta does not tell is unknown, not zero, and without ads it says what will appear", async () => {
	open({ spend: null, isConfigured: false });
	expect(
		await screen.findByText("Conecte uma conta de anúncios para ver o investimento."),
	).toBeTruthy();
	expect(screen.getByText("desconhecido")).toBeTruthy();
	open({ sums: {}, spend: [] });
	expect(await screen.findByText(/Nenhum anúncio trouxe conversas/u)).toBeTruthy();
});

test("managers choose what Meta is told, and others read it", async () => {
	const { user, sent } = open();
	await user.selectOptions(await screen.findByLabelText("Pixel que recebe"), "Pixel da Loja");
	await user.click(
		screen.getByRole("switch", { name: "Informar também sem clique, pelo telefone" }),
	);
	await user.click(screen.getByRole("button", { name: "Salvar" }));
	await waitFor(() =>
		expect(sent).toMatchObject([
			{ intent: "sending", pixelId: "987654321012345", matchesPhone: "on" },
		]),
	);
});

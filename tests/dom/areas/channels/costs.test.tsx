import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import CostsPage from "#app/areas/channels/costs/costs.route.tsx";
import type { PricesView } from "#app/contracts/prices.ts";
import { draw } from "#tests/support/dom.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";

const NOTHING = { micros: 0, billed: 0, free: 0, unpriced: 0, isEstimated: false };
const VIEW: PricesView = {
	number: { id: "c1", name: "Loja" },
	isPaid: true,
	month: "2026-11",
	isPresent: true,
	before: "2026-10",
	after: null,
	total: { micros: 12_345_678, billed: 30, free: 1_000, unpriced: 2, isEstimated: true },
	categories: [
		{ category: "service", ...NOTHING, micros: 345_678, billed: 20, free: 1_000 },
		{ category: "marketing", ...NOTHING, micros: 12_000_000, billed: 10, isEstimated: true },
	],
	speakers: [
		{ by: "agent", name: "Lia", ...NOTHING, micros: 12_000_000, billed: 10 },
		{ by: "agent", name: null, ...NOTHING, free: 1 },
		{ by: "person", name: null, ...NOTHING, micros: 345_678, billed: 20 },
	],
	ceiling: { micros: 20_000_000, stopsPeople: true, releasedFor: null },
	rates: [{ kind: "dollar", since: "2026-11-01", micros: 5_437_100 }],
	listed: {
		since: "2026-10-01",
		source: "https://example.com/list",
		rates: { marketing: 25_000, utility: 3_400, authentication: 3_400, service: 3_400 },
		dollar: 5_437_100,
		isDollarAssumed: false,
	},
};

function drawPage(
	over: Partial<PricesView> = {},
	{ mayChange = true, mayRelease = true, locale = "pt" as "pt" | "en" } = {},
) {
	const sent: Record<string, string>[] = [];
	const loaderData = { view: { ...VIEW, ...over }, mayChange, mayRelease };
	const props = { loaderData } as unknown as Parameters<typeof CostsPage>[0];
	const drawn = draw(<CostsPage {...props} />, {
		at: "/whatsapp/c1/costs",
		locale,
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData()) as Record<string, string>;
				sent.push(form);
				return { intent: form["intent"], code: null };
			},
		},
	});
	return { ...drawn, sent };
}

test("a month says what it cost, of what and by whom, and that part of it is estimated", () => {
	drawPage();
	const page = document.body.textContent.replaceAll("\u00a0", " ");
	for (const said of ["R$ 12,35", "estimado", "1.000", "11/2026", "Lia", "Agente excluído"])
		expect(page).toContain(said);
	expect(page).toContain("2 mensagens cobradas são de uma categoria sem preço conhecido");
	expect(page).toContain("US$ 0,0034");
	expect(page).toContain("US$ 1 = R$ 5,4371");
	expect(page).toContain("61,7% do teto usado");
	expect(screen.getByRole("link", { name: "Mês anterior" })).toHaveProperty(
		"href",
		expect.stringContaining("?month=2026-10"),
	);
});

test("an admin sets the ceiling, types a price and takes one back", async () => {
	const { user, sent } = drawPage();
	const ceiling = within(screen.getByRole("region", { name: "Teto do mês" }));
	const box = ceiling.getByRole("textbox", { name: /^Teto em reais/ });
	await user.clear(box);
	await user.type(box, "150,00");
	await user.click(ceiling.getByRole("switch", { name: "Parar também a equipe" }));
	await user.click(ceiling.getByRole("button", { name: "Salvar teto" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toEqual({ intent: "ceiling", reais: "150,00" });
	const rates = within(screen.getByRole("region", { name: "Preços" }));
	await user.selectOptions(rates.getByRole("combobox", { name: "O que custa" }), "service");
	await user.type(rates.getByLabelText("Vale a partir de"), "2026-12-01");
	await user.type(rates.getByRole("textbox", { name: "Valor em reais" }), "0,0187");
	await user.click(rates.getByRole("button", { name: "Adicionar preço" }));
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent[1]).toEqual({
		intent: "rate",
		kind: "service",
		since: "2026-12-01",
		reais: "0,0187",
	});
	await user.click(rates.getByRole("button", { name: "Retirar 1 dólar (câmbio) de 01/11/2026" }));
	await waitFor(() => expect(sent).toHaveLength(3));
	expect(sent[2]).toMatchObject({ intent: "remove-rate", kind: "dollar", since: "2026-11-01" });
});

test("a manager lets the team go on after a question, and changes nothing else", async () => {
	const { user, sent } = drawPage({}, { mayChange: false });
	expect(screen.queryByRole("button", { name: "Salvar teto" })).toBeNull();
	expect(screen.queryByRole("button", { name: "Adicionar preço" })).toBeNull();
	const opener = () => screen.getByRole("button", { name: "Liberar a equipe este mês" });
	await expectFocusBack(user, "app/areas/channels/costs/ceiling-form.tsx#ConfirmDialog", {
		from: opener,
	});
	await user.click(opener());
	const dialog = within(await screen.findByRole("alertdialog"));
	await user.click(dialog.getByRole("button", { name: "Liberar a equipe este mês" }));
	await waitFor(() => expect(sent).toEqual([{ intent: "release" }]));
});

test("who may only look sees no button; a number without prices and a month without messages say so", () => {
	drawPage(
		{ isPaid: false, total: NOTHING, categories: [], speakers: [] },
		{ mayChange: false, mayRelease: false, locale: "en" },
	);
	expect(screen.queryByRole("button", { name: /export/i })).toBeNull();
	expect(screen.queryByRole("button", { name: "Let the team go on this month" })).toBeNull();
	expect(screen.getByText("No message counted in this month")).toBeTruthy();
	expect(screen.getByText(/takes nothing for messages/)).toBeTruthy();
});

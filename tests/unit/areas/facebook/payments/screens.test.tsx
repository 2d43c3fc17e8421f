import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LoginCard } from "#app/areas/facebook/payments/login-card.tsx";
import { PaymentTabs } from "#app/areas/facebook/payments/payment-tabs.tsx";
import { SdkLoading, SdkNotice } from "#app/areas/facebook/payments/sdk-notice.tsx";
import type { FacebookShop, PurchaseView } from "#app/contracts/facebook.ts";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { AppTheme } from "#app/ui/theme.tsx";

function render(part: ReactNode, search = "", locale: "pt" | "en" = "pt"): string {
	const router = createMemoryRouter([{ path: "*", element: part }], {
		initialEntries: [`/facebook/payments${search}`],
	});
	return renderToStaticMarkup(
		<PreferencesProvider value={{ locale, timeZone: "America/Sao_Paulo" }}>
			<AppTheme>
				<RouterProvider router={router} />
			</AppTheme>
		</PreferencesProvider>,
	);
}

const purchase = (change: Partial<PurchaseView>): PurchaseView => ({
	paymentId: "1",
	productId: "creditos_100",
	purchasedAt: 1_790_000_000_000,
	isConsumed: false,
	isBeingConsumed: false,
	...change,
});
const shopOf = (change: Partial<FacebookShop> = {}): FacebookShop => ({
	products: [
		{
			productId: "creditos_100",
			title: "<b>100 créditos</b>",
			description: "Para enviar mensagens",
			price: "R$ 9,90",
			productType: null,
		},
	],
	productsFault: null,
	purchases: [],
	purchasesFault: null,
	...change,
});
const fault = {
	code: "facebook_unavailable",
	message: "<script>alert(1)</script>",
	traceId: "Ab1",
} as const;

const tabs = (shop: FacebookShop, search = "", mayManage = true, locale: "pt" | "en" = "pt") =>
	render(
		<PaymentTabs
			known={[]}
			mayManage={mayManage}
			origin="https://prosa.example"
			sdk={null}
			shop={shop}
		/>,
		search,
		locale,
	);

test("products are cards with 'Comprar Agora', which says why it waits for the SDK", () => {
	const html = tabs(shopOf());
	expect(html).toContain("Comprar Agora");
	expect(html).toContain("&lt;b&gt;100 créditos&lt;/b&gt;");
	expect(html).toContain("Carregue o SDK do Facebook para comprar.");
	expect(tabs(shopOf(), "", false)).toContain("Só gestores e administradores");
	expect(tabs(shopOf(), "", true, "en")).toContain("Buy now");
});

test("a purchase is Disponível with an action, or Consumido without any", () => {
	const html = tabs(
		shopOf({
			purchases: [
				purchase({}),
				purchase({ paymentId: "2", isConsumed: true }),
				purchase({ paymentId: "3", isBeingConsumed: true }),
			],
		}),
		"?tab=compras",
	);
	for (const word of ["Disponível", "Consumido", "Consumindo"]) expect(html).toContain(word);
	const consumed = html.split("<tr").find((row) => row.includes(">2</td>")) ?? "";
	expect(consumed).not.toContain("<button");
	expect(html).toContain("aguarde a resposta do Facebook");
});

test("the half that did not come says so, with Meta's words as text and its trace id", () => {
	const products = tabs(shopOf({ products: null, productsFault: fault }));
	expect(products).toContain("Falha ao buscar produtos");
	expect(products).toContain("&lt;script&gt;");
	expect(products).toContain("Ab1");
	const purchases = tabs(shopOf({ purchases: null, purchasesFault: fault }), "?tab=compras");
	expect(purchases).toContain("Falha ao buscar compras");
	expect(purchases).toContain("Tentar novamente");
});

test("the webhooks tab names the callback, the object and its fields", () => {
	const html = tabs(shopOf(), "?tab=webhooks");
	for (const word of ["/webhooks/facebook/payments", "payments", "actions, disputes"])
		expect(html).toContain(word);
});

test("the SDK waits for permission, loads, or is not loaded", () => {
	const load = () => undefined;
	expect(render(<SdkNotice onLoad={load} state="off" />)).toContain("Carregar SDK do Facebook");
	expect(render(<SdkNotice onLoad={load} state="failed" />)).toContain(
		"SDK do Facebook não está carregado",
	);
	expect(render(<SdkNotice onLoad={load} state="ready" />)).not.toContain("SDK");
	expect(render(<SdkLoading />)).toContain("Carregando SDK do Facebook");
});

test("without a sign-in at Facebook there is a way to it, or the reason why not", () => {
	const card = (change: { hasApp?: boolean; mayManage?: boolean }) =>
		render(<LoginCard hasApp login={null} mayManage {...change} />);
	expect(card({})).toContain('href="/facebook/connect?for=payments"');
	for (const change of [{ hasApp: false }, { mayManage: false }])
		expect(card(change)).toContain('aria-disabled="true"');
});

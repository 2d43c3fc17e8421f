import { useEffect, useEffectEvent } from "react";
import { href, Link } from "react-router";
import type { FacebookShop, PurchaseView } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { notify } from "#app/ui/toasts.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FactList } from "../fact-list.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { PurchaseTable } from "./purchase-table.tsx";
import type { FacebookSdk } from "#app/ui/facebook-sdk.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type PaymentFailure, usePayment } from "./use-payment.ts";

const CALLBACK_PATH = "/webhooks/facebook/payments";

/** Spec 2, section 2: callback path, object 'payments', fields 'actions, disputes'. */
function WebhookTab({ origin }: { origin: string }) {
	const t = useStrings({ pt, en }).webhooks;
	return (
		<div className="max-w-3xl">
			<FormSection
				aside={<CopyButton label={t.copy} text={`${origin}${CALLBACK_PATH}`} />}
				id="payment-webhooks"
				purpose={t.text}
				title={t.title}
			>
				<FactList
					facts={[
						[t.callback, <code key="callback">{CALLBACK_PATH}</code>],
						[t.object, <code key="object">payments</code>],
						[t.fields, <code key="fields">actions, disputes</code>],
					]}
				/>
				<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
					<p className="text-[13px] text-gray-11">{t.logs}</p>
					<Button asChild>
						<Link reloadDocument to={href("/facebook/webhooks")}>
							{t.toLogs}
						</Link>
					</Button>
				</div>
			</FormSection>
		</div>
	);
}

const TABS = ["produtos", "compras", "webhooks"] as const;

/** Spec 2, section 2: Produtos, Compras, Webhooks. */
export function PaymentTabs(props: {
	shop: FacebookShop;
	known: readonly PurchaseView[];
	sdk: FacebookSdk | null;
	mayManage: boolean;
	origin: string;
}) {
	const t = useStrings({ pt, en });
	useFaultToasts(props.shop);
	const { value, open } = useAddressTab<(typeof TABS)[number]>(TABS);
	const { buy, payingFor, isConfirming, failure } = usePayment(props.sdk);
	const reason = !props.mayManage ? t.managersOnly : props.sdk === null ? t.sdk.needed : null;
	const products = (
		<div className="flex flex-col gap-4">
			{failure === null ? null : <Failed failure={failure} />}
			{isConfirming ? <output className="text-gray-11">{t.payment.checking}</output> : null}
			<ProductGrid onBuy={buy} payingFor={payingFor} reason={reason} shop={props.shop} />
		</div>
	);
	return (
		<AddressTabs
			label={t.tabsLabel}
			onOpen={open}
			tabs={[
				{ value: "produtos", title: t.tabs.products, panel: products },
				{
					value: "compras",
					title: t.tabs.purchases,
					panel: (
						<PurchaseTable known={props.known} mayManage={props.mayManage} shop={props.shop} />
					),
				},
				{
					value: "webhooks",
					title: t.tabs.webhooks,
					panel: <WebhookTab origin={props.origin} />,
				},
			]}
			value={value}
		/>
	);
}

/**
 * Toasts for the half of the shop that failed, whichever tab is open; the reason is in its own tab.
 */
function useFaultToasts({ productsFault, purchasesFault }: FacebookShop): void {
	const { products, purchases } = useStrings({ pt, en });
	const showFaults = useEffectEvent(() => {
		if (productsFault) notify.error(products.error);
		if (purchasesFault) notify.error(purchases.error);
	});
	useEffect(() => showFaults(), [productsFault, purchasesFault]);
}

function Failed({ failure }: { failure: PaymentFailure }) {
	const t = useStrings({ pt, en }).payment;
	return (
		<ErrorState title={t.failed}>
			<p>{failure.message}</p>
			{failure.code === null ? null : (
				<p className="text-xs">
					<code>{t.code(failure.code)}</code>
				</p>
			)}
		</ErrorState>
	);
}

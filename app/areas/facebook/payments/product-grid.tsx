import { Package, ShoppingCart } from "lucide-react";
import { useRevalidator } from "react-router";
import type { FacebookShop, ProductView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { FaultState } from "./fault-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: products as cards with 'Comprar Agora'. */
export function ProductGrid(props: {
	shop: FacebookShop;
	/** Id of the product being paid for; null for none. */
	payingFor: string | null;
	/** Why nothing can be bought now; null when it can. */
	reason: string | null;
	onBuy: (product: ProductView) => void;
}) {
	const t = useStrings({ pt, en }).products;
	const { revalidate, state } = useRevalidator();
	const { products, productsFault } = props.shop;
	if (products === null)
		return (
			<FaultState
				fault={productsFault}
				isBusy={state === "loading"}
				onRetry={() => void revalidate()}
				title={t.failed}
			/>
		);
	if (products.length === 0)
		return (
			<Card className="">
				<EmptyState icon={Package} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			</Card>
		);
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{products.map((product) => (
				<li className="flex" key={product.productId}>
					<ProductCard
						isPaying={props.payingFor === product.productId}
						onBuy={() => props.onBuy(product)}
						product={product}
						reason={props.reason}
					/>
				</li>
			))}
		</ul>
	);
}

function ProductCard(props: {
	product: ProductView;
	isPaying: boolean;
	reason: string | null;
	onBuy: () => void;
}) {
	const t = useStrings({ pt, en }).products;
	const { product } = props;
	return (
		<Card className="flex w-full flex-col gap-1 p-4">
			<h3 className="font-semibold [overflow-wrap:anywhere]">
				<bdi>{product.title}</bdi>
			</h3>
			<p className="text-[13px] text-gray-11 text-pretty [overflow-wrap:anywhere]">
				<bdi>{product.description}</bdi>
			</p>
			<p className="tabular mt-2 text-2xl/7 font-semibold tracking-tight">
				<bdi>{product.price}</bdi>
			</p>
			<p className="tabular mb-4 text-xs text-gray-11 [overflow-wrap:anywhere]">
				<code>{product.productId}</code>
			</p>
			<ReasonedButton
				aria-label={t.buyNamed(isolate(product.title))}
				className="!mt-auto"
				kind="primary"
				loading={props.isPaying}
				onClick={props.onBuy}
				reason={props.reason}
				type="button"
			>
				<ShoppingCart aria-hidden="true" size={16} />
				{t.buy}
			</ReasonedButton>
		</Card>
	);
}

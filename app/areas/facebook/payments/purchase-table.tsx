import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { href, useRevalidator } from "react-router";
import type { FacebookShop, ProductView, PurchaseView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { PaymentAnswer } from "./actions.ts";
import { FaultState } from "./fault-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface PurchaseTableProps {
	shop: FacebookShop;
	/** Our own stored purchases, for when Meta does not answer. */
	known: readonly PurchaseView[];
	mayManage: boolean;
}

/** Spec 2, section 2: purchases as a table with a consume action; section 4: its two states. */
export function PurchaseTable({ shop, known, mayManage }: PurchaseTableProps) {
	const t = useStrings({ pt, en }).purchases;
	const { revalidate, state } = useRevalidator();
	const errorText = useFacebookErrorText();
	const { consume, consuming, refusal } = useConsumption();
	const purchases = shop.purchases ?? known;
	return (
		<div className="flex flex-col gap-4">
			{shop.purchases === null ? (
				<FaultState
					fault={shop.purchasesFault}
					isBusy={state === "loading"}
					onRetry={() => void revalidate()}
					title={t.failed}
				/>
			) : null}
			{refusal === null ? null : (
				<ErrorState title={t.consumeFailed}>{errorText(refusal)}</ErrorState>
			)}
			<Card className="">
				{purchases.length === 0 ? (
					<EmptyState icon={ReceiptText} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<table className="w-full text-left max-sm:block">
						<thead className="border-b border-line text-[13px] text-gray-11 max-sm:sr-only">
							<tr>
								{[t.product, t.payment, t.date, t.status, t.action].map((title) => (
									<th className="px-4 py-2.5 font-medium last:text-right" key={title} scope="col">
										{title}
									</th>
								))}
							</tr>
						</thead>
						<tbody className="max-sm:block">
							{purchases.map((purchase) => (
								<Row
									isBusy={consuming === purchase.paymentId}
									key={purchase.paymentId}
									mayManage={mayManage}
									onConsume={consume}
									products={shop.products ?? []}
									purchase={purchase}
								/>
							))}
						</tbody>
					</table>
				)}
			</Card>
		</div>
	);
}

const CELL = "px-4 py-3 align-middle max-sm:block max-sm:px-0 max-sm:py-0.5";

function Row(props: {
	purchase: PurchaseView;
	products: readonly ProductView[];
	isBusy: boolean;
	mayManage: boolean;
	onConsume: (purchase: { paymentId: string; name: string }) => void;
}) {
	const { managersOnly, purchases: t } = useStrings({ pt, en });
	const format = useFormat();
	const { purchase } = props;
	const { paymentId, productId } = purchase;
	const name = props.products.find((one) => one.productId === productId)?.title ?? productId;
	const reason = !props.mayManage
		? managersOnly
		: purchase.isBeingConsumed
			? t.beingConsumed
			: null;
	return (
		<tr className="border-b border-line last:border-b-0 max-sm:block max-sm:px-4 max-sm:py-3">
			<td className={`${CELL} font-medium [overflow-wrap:anywhere]`}>
				<bdi>{name}</bdi>
			</td>
			<td className={`${CELL} tabular text-[13px] text-gray-11 [overflow-wrap:anywhere]`}>
				{paymentId}
			</td>
			<td className={`${CELL} tabular text-[13px] text-gray-11 sm:whitespace-nowrap`}>
				<time dateTime={new Date(purchase.purchasedAt).toISOString()}>
					{format.dateTime(purchase.purchasedAt)}
				</time>
			</td>
			<td className={CELL}>
				{purchase.isConsumed ? (
					<StatusBadge tone="neutral">{t.consumed}</StatusBadge>
				) : purchase.isBeingConsumed ? (
					<StatusBadge pulsing tone="warning">
						{t.consuming}
					</StatusBadge>
				) : (
					<StatusBadge tone="good">{t.available}</StatusBadge>
				)}
			</td>
			<td className={`${CELL} sm:text-right max-sm:!pt-2 max-sm:empty:hidden`}>
				{purchase.isConsumed ? null : (
					<ReasonedButton
						aria-label={t.consumeNamed(isolate(name))}
						loading={props.isBusy}
						onClick={() => props.onConsume({ paymentId, name })}
						reason={reason}
						size="small"
						type="button"
					>
						{t.consume}
					</ReasonedButton>
				)}
			</td>
		</tr>
	);
}

/** Consumes one purchase at a time and shows the result as a toast. */
function useConsumption() {
	const t = useStrings({ pt, en }).purchases;
	const errorText = useFacebookErrorText();
	const [asked, setAsked] = useState({ paymentId: "", name: "" });
	const request = useRequest<PaymentAnswer>(
		({ code }) => {
			if (code === null) notify.success(t.done, t.doneText(isolate(asked.name)));
			else notify.error(t.consumeError, errorText(code));
		},
		{ action: href("/facebook/payments") },
	);
	return {
		consume: (purchase: { paymentId: string; name: string }): void => {
			setAsked(purchase);
			request.send({ intent: "consume", paymentId: purchase.paymentId });
		},
		/** Id of the payment being consumed; null for none. */
		consuming: request.isBusy ? asked.paymentId : null,
		refusal: request.answer?.code ?? null,
	};
}

import { useEffect, useEffectEvent, useState } from "react";
import { href } from "react-router";
import type { ProductView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { PaymentAnswer } from "./actions.ts";
import { type PayAnswer, parsePayAnswer } from "./forms.ts";
import { type FacebookSdk } from "#app/ui/facebook-sdk.ts";
import { openPayDialog } from "./sdk.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Why a payment failed, shown on the page. */
export interface PaymentFailure {
	message: string;
	/** Facebook's code; null for our own refusals. */
	code: string | null;
}

/** Pays by Facebook's dialog; the server verifies its signed answer before it counts. */
export function usePayment(sdk: FacebookSdk | null) {
	const { sdk: sdkWords, payment: t } = useStrings({ pt, en });
	const errorText = useFacebookErrorText();
	const [product, setProduct] = useState<ProductView | null>(null);
	const [isAsking, setIsAsking] = useState(false);
	const [refusal, setRefusal] = useState<PaymentFailure | null>(null);
	const [attempt, setAttempt] = useState(0);
	// Keyed by attempt, so that an earlier answer is not shown again.
	const { send, isBusy, answer } = useRequest<PaymentAnswer>(
		({ code }) => {
			if (code !== null) notify.error(t.failed, errorText(code));
			else notify.success(t.done, t.doneText(isolate(product?.title ?? "")));
		},
		{ key: `facebook-payment-${attempt}`, action: href("/facebook/payments") },
	);

	function handlePayAnswer(paid: PayAnswer): void {
		setIsAsking(false);
		if (paid.kind === "cancelled") return notify.info(t.cancelled);
		if (paid.kind === "failed") {
			const message = paid.message === "" ? t.noReason : isolate(paid.message);
			setRefusal({ message, code: paid.code });
			return notify.error(t.failed, message);
		}
		send({ intent: "confirm", signedRequest: paid.signedRequest });
	}
	// The dialog answers long after the render that opened it.
	const onAnswer = useEffectEvent(handlePayAnswer);
	useEffect(() => {
		if (!isAsking || sdk === null || product === null) return;
		void openPayDialog(sdk, product.productId, Date.now()).then((payAnswer) =>
			onAnswer(parsePayAnswer(payAnswer)),
		);
	}, [isAsking, sdk, product]);

	return {
		buy: (wanted: ProductView): void => {
			if (sdk === null) return notify.error(sdkWords.missing);
			setRefusal(null);
			setAttempt((before) => before + 1);
			setProduct(wanted);
			setIsAsking(true);
		},
		payingFor: isAsking || isBusy ? (product?.productId ?? null) : null,
		isConfirming: isBusy,
		failure: answer?.code ? { message: errorText(answer.code), code: null } : refusal,
	};
}

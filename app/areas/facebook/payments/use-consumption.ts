import { useState } from "react";
import { href } from "react-router";
import { isolate } from "#app/i18n/isolate.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { PaymentAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Consumes one purchase at a time and says what became of it. */
export function useConsumption() {
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
		/** The payment that is on its way. */
		consuming: request.isBusy ? asked.paymentId : null,
		refusal: request.answer?.code ?? null,
	};
}

import { useEffect, useEffectEvent, useRef } from "react";
import { href, useFetcher } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What the server says of a request; null: done. */
export interface PaymentAnswer {
	code: ErrorCode | null;
}

/** Consumes one purchase at a time and says what became of it. */
export function useConsumption() {
	const t = useStrings({ pt, en }).purchases;
	const errorText = useFacebookErrorText();
	const fetcher = useFetcher<PaymentAnswer>();
	const asked = useRef("");
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	const tell = useEffectEvent(({ code }: PaymentAnswer) => {
		if (code === null) notify.success(t.done, t.doneText(isolate(asked.current)));
		else notify.error(t.consumeError, errorText(code));
	});
	useEffect(() => {
		if (answer) tell(answer);
	}, [answer]);
	const sent = fetcher.formData?.get("paymentId");
	return {
		consume: (purchase: { paymentId: string; name: string }): void => {
			asked.current = purchase.name;
			void fetcher.submit(
				{ intent: "consume", paymentId: purchase.paymentId },
				{ method: "post", action: href("/facebook/payments"), defaultShouldRevalidate: true },
			);
		},
		/** The payment that is on its way. */
		consuming: typeof sent === "string" ? sent : null,
		refusal: answer?.code ?? null,
	};
}

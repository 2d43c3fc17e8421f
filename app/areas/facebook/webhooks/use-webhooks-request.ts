import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import type { WebhooksRequest } from "./forms.ts";
import type { WebhooksAnswer } from "./perform.ts";

/** Asks the page's action, beside the page; `onAnswer` hears each answer once. */
export function useWebhooksRequest(onAnswer: (answer: WebhooksAnswer) => void) {
	const fetcher = useFetcher<WebhooksAnswer>();
	// Heard before the page is read again: after that the row that asked may be gone.
	const answer = fetcher.state === "submitting" ? undefined : fetcher.data;
	const handle = useEffectEvent(onAnswer);
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	return {
		send(request: WebhooksRequest): void {
			const form = new FormData();
			for (const [name, value] of Object.entries(request))
				if (Array.isArray(value)) for (const each of value) form.append(name, String(each));
				else if (typeof value !== "boolean") form.append(name, String(value));
				else if (value) form.append(name, "on");
			void fetcher.submit(form, {
				method: "post",
				action: href("/facebook/webhooks"),
				// Asking Meta changes nothing here.
				defaultShouldRevalidate: request.intent !== "permissions",
			});
		},
		isBusy: fetcher.state !== "idle",
		answer: fetcher.data ?? null,
	};
}

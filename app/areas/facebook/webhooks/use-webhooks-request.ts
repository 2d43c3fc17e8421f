import { href } from "react-router";
import { useRequest } from "#app/ui/use-request.ts";
import type { WebhooksAnswer, WebhooksRequest } from "./actions.ts";

/** Requests to the page's action; `onAnswer` is called once for each answer. */
export function useWebhooksRequest(onAnswer: (answer: WebhooksAnswer) => void) {
	const {
		send,
		isBusy,
		lastAnswer: answer,
	} = useRequest(onAnswer, {
		action: href("/facebook/webhooks"),
		isAnsweredFirst: true,
	});
	return {
		// Reading permissions changes nothing, so the page is not revalidated.
		send: (input: WebhooksRequest): void => send(input, input.intent !== "permissions"),
		isBusy,
		answer,
	};
}

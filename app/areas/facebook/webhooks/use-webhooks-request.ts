import { href } from "react-router";
import { useRequest } from "#app/ui/use-request.ts";
import type { WebhooksAnswer, WebhooksRequest } from "./actions.ts";

/** Asks the page's action, beside the page; `onAnswer` hears each answer once. */
export function useWebhooksRequest(onAnswer: (answer: WebhooksAnswer) => void) {
	const {
		send,
		isBusy,
		lastAnswer: answer,
	} = useRequest(onAnswer, {
		action: href("/facebook/webhooks"),
		isHeardFirst: true,
	});
	return {
		// Asking Meta changes nothing here.
		send: (asked: WebhooksRequest): void => send(asked, asked.intent !== "permissions"),
		isBusy,
		answer,
	};
}

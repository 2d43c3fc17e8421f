import { type Context, Hono } from "hono";
import type { WebhookOutcome } from "#workers/services/channels/gateway-webhooks.ts";
import { refuse } from "../answer.ts";
import type { ApiEnv } from "../environment.ts";
import { answerGateway } from "./outcome.ts";

async function callOf(c: Context<ApiEnv>) {
	return {
		signature: c.req.header("x-hub-signature-256") ?? null,
		bytes: new Uint8Array(await c.req.arrayBuffer()),
	};
}

/** Meta's question when the address is registered: the challenge as plain text, or 403 (I06). */
function answerQuestion(c: Context<ApiEnv>): Response {
	const challenge = c.env.services.facebookEvents.answerChallenge({
		mode: c.req.query("hub.mode") ?? "",
		token: c.req.query("hub.verify_token") ?? "",
		challenge: c.req.query("hub.challenge") ?? "",
	});
	return challenge === null ? refuse(c, "forbidden") : c.text(challenge);
}

/** Of two things done with one call, the one that counts for Meta. */
const WEIGHT: readonly WebhookOutcome[] = ["full", "busy", "stored", "gone", "ignored"];
const weightier = (one: WebhookOutcome, other: WebhookOutcome): WebhookOutcome =>
	WEIGHT.find((outcome) => outcome === one || outcome === other) ?? one;

/**
 * `/webhooks/facebook`, the one address Meta's app has for all pages, people, ad accounts and
 * Instagram accounts: a GET when it is registered, signed POSTs from then on. One call may tell of
 * posts and of conversations. `/payments`: the same for purchases.
 */
export const facebookWebhook = new Hono<ApiEnv>()
	.get("/", answerQuestion)
	.post("/", async (c) => {
		const { facebookEvents, gatewayWebhooks } = c.env.services;
		const call = await callOf(c);
		const told = await facebookEvents.receive(call);
		if (told === "unproved") return answerGateway(c, told);
		return answerGateway(c, weightier(told, await gatewayWebhooks.receiveFacebook(call)));
	})
	.get("/payments", answerQuestion)
	.post("/payments", async (c) =>
		answerGateway(c, await c.env.services.facebookEvents.receivePayments(await callOf(c))),
	);

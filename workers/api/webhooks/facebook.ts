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

/** Meta's verification request when the address is registered: the challenge as plain text, or 403 (I06). */
function answerChallenge(c: Context<ApiEnv>): Response {
	const challenge = c.env.services.facebookEvents.answerChallenge({
		mode: c.req.query("hub.mode") ?? "",
		token: c.req.query("hub.verify_token") ?? "",
		challenge: c.req.query("hub.challenge") ?? "",
	});
	return challenge === null ? refuse(c, "forbidden") : c.text(challenge);
}

/** A call is handled twice, for posts and for conversations; the first outcome in this list is answered. */
const PRECEDENCE: readonly WebhookOutcome[] = ["full", "busy", "stored", "gone", "ignored"];
const moreImportant = (one: WebhookOutcome, other: WebhookOutcome): WebhookOutcome =>
	PRECEDENCE.find((outcome) => outcome === one || outcome === other) ?? one;

/**
 * `/webhooks/facebook`, the one address Meta's app has for all pages, people, ad accounts and Instagram accounts: a
 * GET when it is registered, signed POSTs afterwards. `/payments`: the same for purchases.
 */
export const facebookWebhook = new Hono<ApiEnv>()
	.get("/", answerChallenge)
	.post("/", async (c) => {
		const { facebookEvents, gatewayWebhooks } = c.env.services;
		const call = await callOf(c);
		const posts = await facebookEvents.receive(call);
		if (posts === "unproved") return answerGateway(c, posts);
		const conversations = await gatewayWebhooks.receiveFacebook(call);
		return answerGateway(c, moreImportant(posts, conversations));
	})
	.get("/payments", answerChallenge)
	.post("/payments", async (c) =>
		answerGateway(c, await c.env.services.facebookEvents.receivePayments(await callOf(c))),
	);

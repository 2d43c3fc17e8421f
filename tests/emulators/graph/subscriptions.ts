/** Webhook subscriptions of the app: registered after a handshake, delivered signed. */
import { createHmac, randomUUID } from "node:crypto";
import { toMetaJson } from "../messenger/state.ts";
import { type Answer, type Asked, json } from "../oauth/http.ts";
import { graphFault } from "./errors.ts";
import type { GraphWorld } from "./state.ts";

const CALL_TIMEOUT_MS = 10_000;

/** Asks the callback as Meta does; null when it gave the challenge back. */
async function shakeHands(callbackUrl: string, verifyToken: string): Promise<string | null> {
	const challenge = randomUUID().replaceAll("-", "");
	const url = new URL(callbackUrl);
	url.searchParams.set("hub.mode", "subscribe");
	url.searchParams.set("hub.verify_token", verifyToken);
	url.searchParams.set("hub.challenge", challenge);
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
		if (!answer.ok) return `HTTP Status Code = ${answer.status}`;
		return (await answer.text()) === challenge ? null : "the challenge was not given back";
	} catch {
		return "the address did not answer";
	}
}

async function subscribe(world: GraphWorld, params: URLSearchParams): Promise<Answer> {
	const object = params.get("object") ?? "";
	const callbackUrl = params.get("callback_url") ?? "";
	const verifyToken = params.get("verify_token") ?? "";
	if (object === "" || !URL.canParse(callbackUrl))
		return graphFault({ code: 100, message: "(#100) The parameter object is required" });
	const refusal = world.hasHandshake ? await shakeHands(callbackUrl, verifyToken) : null;
	if (refusal !== null)
		return graphFault({
			code: 2200,
			message: `(#2200) Callback verification failed with the following errors: ${refusal}`,
		});
	const fields = (params.get("fields") ?? "").split(",").filter(Boolean);
	const includeValues = params.get("include_values") === "true";
	world.subscriptions.set(object, { object, callbackUrl, fields, verifyToken, includeValues });
	return json(200, { success: true });
}

/** `<app>/subscriptions`, by the app's own token only; null for any other path. */
export function subscriptions(
	world: GraphWorld,
	asked: Asked,
	path: string,
	who: { userId: string | null; appId: string },
): Answer | Promise<Answer> | null {
	if (path !== `${who.appId}/subscriptions`) return null;
	if (who.userId !== null)
		return graphFault({
			code: 15,
			message: "(#15) This method must be called with an app access_token.",
		});
	const params = asked.params;
	if (asked.method === "POST") return subscribe(world, params);
	if (asked.method === "DELETE") {
		world.subscriptions.delete(params.get("object") ?? "");
		return json(200, { success: true });
	}
	const data = [...world.subscriptions.values()].map((one) => ({
		object: one.object,
		callback_url: one.callbackUrl,
		active: true,
		fields: one.fields.map((name) => ({ name, version: "v26.0" })),
	}));
	return json(200, { data });
}

export const SIGNATURES = ["good", "missing", "wrong", "sha1_only", "other_serialisation"] as const;

/** What a test orders to be told. */
export interface Delivery {
	object: string;
	entry: unknown[];
	/** Without it the subscription's own address. */
	callback?: string;
	signature?: (typeof SIGNATURES)[number];
	/** So many times the same. */
	copies?: number;
}

function signatureHeaders(
	kind: Delivery["signature"],
	body: string,
	secret: string,
): Record<string, string> {
	const mac = (algorithm: string, text: string) =>
		createHmac(algorithm, secret).update(text).digest("hex");
	switch (kind) {
		case "missing":
			return {};
		case "wrong":
			return { "x-hub-signature-256": `sha256=${"0".repeat(64)}` };
		case "sha1_only":
			return { "x-hub-signature": `sha1=${mac("sha1", body)}` };
		case "other_serialisation":
			// Signed over raw UTF-8, sent escaped: what a wrong reader would take for right.
			return { "x-hub-signature-256": `sha256=${mac("sha256", JSON.stringify(JSON.parse(body)))}` };
		case "good":
		case undefined:
			return {
				"x-hub-signature": `sha1=${mac("sha1", body)}`,
				"x-hub-signature-256": `sha256=${mac("sha256", body)}`,
			};
	}
}

/** Calls the callback once per copy; answers what it said. */
export async function deliver(
	world: GraphWorld,
	delivery: Delivery,
	secret: string,
): Promise<number[]> {
	const callback = delivery.callback ?? world.subscriptions.get(delivery.object)?.callbackUrl;
	if (callback === undefined) return [];
	const body = toMetaJson({ object: delivery.object, entry: delivery.entry });
	const statuses: number[] = [];
	for (let copy = 0; copy < (delivery.copies ?? 1); copy++) {
		const answer = await fetch(callback, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"user-agent": "facebookexternalua",
				...signatureHeaders(delivery.signature, body, secret),
			},
			body,
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		});
		statuses.push(answer.status);
	}
	return statuses;
}

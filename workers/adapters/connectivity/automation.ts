import { z } from "zod";
import { judge, textAt, type VendorCaller } from "./call.ts";
import type { Probe } from "./port.ts";

const Caught = z.object({ status: z.literal("success") });
const ZAPIER_PATH = /^\/hooks\/catch\/\d{1,12}\/[\w-]{4,64}\/?$/;

/**
 * Probes of automations. The address is called only on a user's request, because the call runs the workflow
 * (founding.md 25); otherwise only its format is checked.
 */
export function createAutomationProbes(call: VendorCaller, now: () => number) {
	const n8n: Probe = async ({ webhook_url = "", api_key }, { isExplicit }) => {
		if (!URL.canParse(webhook_url)) return { kind: "url_not_allowed" };
		if (!isExplicit) return { kind: "format" };
		return judge(
			await call({
				url: webhook_url,
				method: "POST",
				isTyped: true,
				headers: {
					"content-type": "application/json",
					...(api_key ? { authorization: `Bearer ${api_key}` } : {}),
				},
				body: JSON.stringify({ test: true, timestamp: new Date(now()).toISOString() }),
			}),
			// A workflow may answer anything.
			z.unknown(),
			() => ({ kind: "reached" }),
			(body) => textAt(body, "message"),
		);
	};

	const zapier: Probe = async ({ webhook_url = "" }, { isExplicit }) => {
		if (!URL.canParse(webhook_url)) return { kind: "url_not_allowed" };
		const url = new URL(webhook_url);
		if (url.hostname !== "hooks.zapier.com" || !ZAPIER_PATH.test(url.pathname))
			return { kind: "refused", message: null };
		if (!isExplicit) return { kind: "format" };
		return judge(
			await call({
				url: webhook_url,
				method: "POST",
				isTyped: true,
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ test: true, timestamp: new Date(now()).toISOString() }),
			}),
			Caught,
			() => ({ kind: "reached" }),
		);
	};

	return { n8n, zapier };
}

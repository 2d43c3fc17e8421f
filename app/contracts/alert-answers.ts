/** Answer of `GET /api/alerts`, and what a service worker is sent. valibot, because the browser ships it. */
import * as v from "valibot";
import { ALERT_VIEWS } from "../domain/alerts/settings.ts";

export const AlertsAnswer = v.object({
	settings: v.object({
		views: v.picklist(ALERT_VIEWS),
		hasSound: v.boolean(),
		quiet: v.nullable(v.object({ from: v.number(), until: v.number() })),
		timeZone: v.string(),
	}),
	/** What browsers subscribe with from now on: the deployment's public key, base64url. */
	key: v.string(),
	/** The address this browser is told at; null: it is not. */
	endpoint: v.nullable(v.string()),
});
export type AlertsAnswer = v.InferOutput<typeof AlertsAnswer>;

import { z } from "zod";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import type { GatewayAnswer, WebhookRegistration } from "#workers/adapters/channel-gateway/port.ts";

/** The webhook events we subscribe to. Without the list Evolution fails to create an instance. */
const EVENTS = [
	"QRCODE_UPDATED",
	"CONNECTION_UPDATE",
	"STATUS_INSTANCE",
	"LOGOUT_INSTANCE",
	"REMOVE_INSTANCE",
	"MESSAGES_SET",
	"MESSAGES_UPSERT",
	"MESSAGES_EDITED",
	"MESSAGES_UPDATE",
	"MESSAGES_DELETE",
	"SEND_MESSAGE",
	"SEND_MESSAGE_UPDATE",
	"CONTACTS_SET",
	"CONTACTS_UPSERT",
	"CONTACTS_UPDATE",
	"PRESENCE_UPDATE",
	"CALL",
	"GROUPS_UPSERT",
	"GROUP_UPDATE",
	"GROUP_PARTICIPANTS_UPDATE",
];

export function webhookBody(webhook: WebhookRegistration) {
	return {
		enabled: true,
		url: webhook.url,
		byEvents: false,
		// Otherwise media would be sent inside the body, many megabytes.
		base64: false,
		headers: { "x-prosa-token": webhook.headerSecret, jwt_key: webhook.jwtSecret },
		events: EVENTS,
	};
}

/** The answer of `webhook/find`; null when none was ever set. Unknown shapes count as not ours. */
const Registered = z
	.looseObject({
		url: z.string(),
		enabled: z.boolean(),
		headers: z.record(z.string(), z.unknown()).nullable(),
		events: z.array(z.string()),
		webhookByEvents: z.boolean().nullish(),
		webhookBase64: z.boolean().nullish(),
	})
	.nullable()
	.catch(null);

function isOurs(found: z.infer<typeof Registered>, webhook: WebhookRegistration): boolean {
	const wanted = webhookBody(webhook);
	return (
		found !== null &&
		found.enabled &&
		found.url === wanted.url &&
		!found.webhookByEvents &&
		!found.webhookBase64 &&
		Object.entries(wanted.headers).every(([name, value]) => found.headers?.[name] === value) &&
		wanted.events.every((event) => found.events.includes(event))
	);
}

export function setWebhook(
	target: EvolutionTarget,
	webhook: WebhookRegistration,
): Promise<GatewayAnswer<{ url: string }>> {
	return callEvolution(target.connection, {
		method: "POST",
		path: `/webhook/set/${target.ref}`,
		apiKey: target.key,
		body: { webhook: webhookBody(webhook) },
		answer: z.looseObject({ url: z.string() }),
		doubt: "not_accepted",
	});
}

/**
 * Evolution calls only the address that was set last, by whomever, and reports no failures; so the setting is read and
 * replaced unless it is exactly ours.
 */
export async function keepEvolutionWebhook(
	target: EvolutionTarget,
	webhook: WebhookRegistration,
	isForced: boolean,
): Promise<GatewayAnswer<{ isRenewed: boolean }>> {
	if (!isForced) {
		const found = await callEvolution(target.connection, {
			method: "GET",
			path: `/webhook/find/${target.ref}`,
			apiKey: target.key,
			answer: Registered,
			doubt: "not_accepted",
		});
		if (found.class !== "accepted") return found;
		if (isOurs(found.value, webhook)) return { class: "accepted", value: { isRenewed: false } };
	}
	const written = await setWebhook(target, webhook);
	return written.class === "accepted" ? { class: "accepted", value: { isRenewed: true } } : written;
}

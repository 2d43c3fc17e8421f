import { z } from "zod";
import type { InstanceSettings } from "#app/domain/channels/settings.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { setWebhook, webhookBody } from "./registration.ts";
import { CreatedInstance, GatewaySettings, InstanceRows } from "./wire.ts";
import type { GatewayAnswer, WebhookRegistration } from "#workers/adapters/channel-gateway/port.ts";

/** Deleting is asynchronous: the name stays taken for a moment afterwards. */
const NAME_STILL_TAKEN_MS = 2_000;

/** Our settings in Evolution's format. The number's other settings have no counterpart there. */
function settingsBody(settings: InstanceSettings) {
	return {
		rejectCall: settings.rejectCalls,
		groupsIgnore: settings.ignoreGroups,
		alwaysOnline: settings.enableChatPresence,
		// Evolution's setting marks every message as read on arrival; we mark only opened conversations.
		readMessages: false,
		readStatus: false,
		syncFullHistory: false,
	};
}

interface CreateInput {
	webhook: WebhookRegistration | null;
	settings: InstanceSettings;
}

/** Creates the instance, or takes over the one that already has our name. */
export async function createEvolutionInstance(
	target: EvolutionTarget,
	input: CreateInput,
): Promise<GatewayAnswer<{ token: string | null }>> {
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: "/instance/create",
		apiKey: target.globalKey,
		body: {
			instanceName: target.instanceRef,
			integration: "WHATSAPP-BAILEYS",
			// With a QR the call would block for five seconds; connect asks for it.
			qrcode: false,
			...settingsBody(input.settings),
			...(input.webhook ? { webhook: webhookBody(input.webhook) } : {}),
		},
		answer: CreatedInstance.nullable(),
		doubt: "not_accepted",
		alreadySo: { text: /is already in use/, value: null },
	});
	if (answer.class !== "accepted") return answer;
	// Names are built from our own ids, so an existing one is ours from an earlier attempt.
	if (answer.value === null) return takeOver(target, input);
	const { hash } = answer.value;
	const token = typeof hash === "string" ? hash : (hash?.apikey ?? null);
	return { class: "accepted", value: { token: token || null } };
}

async function takeOver(
	target: EvolutionTarget,
	input: CreateInput,
): Promise<GatewayAnswer<{ token: string | null }>> {
	const found = await callEvolution(target.connection, {
		method: "GET",
		path: `/instance/fetchInstances?instanceName=${target.ref}`,
		apiKey: target.globalKey,
		answer: InstanceRows,
		doubt: "not_accepted",
	});
	if (found.class === "refused" && found.reason === "no_instance")
		return { class: "not_accepted", retryAfterMs: NAME_STILL_TAKEN_MS };
	if (found.class !== "accepted") return found;
	const row = found.value.find(({ name }) => name === target.instanceRef);
	if (!row) return { class: "not_accepted", retryAfterMs: NAME_STILL_TAKEN_MS };
	if (row.integration && row.integration !== "WHATSAPP-BAILEYS")
		return { class: "refused", reason: "rejected" };
	if (input.webhook) {
		const registered = await setWebhook({ ...target, key: target.globalKey }, input.webhook);
		if (registered.class !== "accepted") return registered;
	}
	const settings = await setEvolutionSettings({ ...target, key: target.globalKey }, input.settings);
	if (settings.class !== "accepted") return settings;
	return { class: "accepted", value: { token: row.token || null } };
}

/** Evolution requires all six settings at once, so the present ones are read and merged first. */
export async function setEvolutionSettings(
	target: EvolutionTarget,
	settings: InstanceSettings,
): Promise<GatewayAnswer<null>> {
	const current = await callEvolution(target.connection, {
		method: "GET",
		path: `/settings/find/${target.ref}`,
		apiKey: target.key,
		answer: GatewaySettings.nullable(),
		doubt: "not_accepted",
	});
	if (current.class !== "accepted") return current;
	const { readStatus, syncFullHistory, msgCall, wavoipToken } =
		current.value ?? GatewaySettings.parse({});
	const written = await callEvolution(target.connection, {
		method: "POST",
		path: `/settings/set/${target.ref}`,
		apiKey: target.key,
		body: {
			...settingsBody(settings),
			readStatus,
			syncFullHistory,
			msgCall,
			wavoipToken,
		},
		answer: z.looseObject({ settings: z.looseObject({}) }),
		doubt: "not_accepted",
	});
	return written.class === "accepted" ? { class: "accepted", value: null } : written;
}

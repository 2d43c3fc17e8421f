import type { WebhookJob } from "#app/contracts/jobs.ts";
import type { TestFinding } from "#app/contracts/integrations.ts";
import { type Health, healthOf } from "#app/domain/integrations/health.ts";
import { RULE_EVENT } from "#app/domain/webhooks/event.ts";
import type { AddressHealth } from "#app/domain/webhooks/retry.ts";
import type { CallOutcome } from "#workers/adapters/customer-webhook/http.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import {
	claimAutomationCircuit,
	findAutomationDelivery,
	updateAutomationHealth,
} from "#workers/data/queries/integrations/automation-deliveries.ts";
import { listManagerIds } from "#workers/data/queries/shell/notifications.ts";
import { type Delivery, findDelivery } from "#workers/data/queries/webhooks/deliveries.ts";
import { claimCircuit, updateHealth } from "#workers/data/queries/webhooks/health.ts";
import { createChannelSecrets } from "../channels/secrets.ts";
import { findSigningSecrets, openCredentials } from "../integrations/secrets.ts";
import { readIntegrationSettings } from "../integrations/settings.ts";
import type { Notify } from "../shell/notifications.ts";

export interface TargetDeps {
	db: Database;
	notify: Notify;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
	/** Publishes an automation's health to open pages and its member. */
	notifyAutomation: (told: {
		workspaceId: string;
		integrationId: string;
		health: Health;
		wasHealth: Health;
		problems: number;
	}) => Promise<void>;
}

/** A call that was made, with its time and result. */
export interface MadeCall {
	outcome: CallOutcome;
	isTaken: boolean;
	at: number;
	latencyMs: number;
}

/** The receiver of a delivery: a channel's webhook or a member's automation. */
export interface DeliveryTarget {
	delivery: Delivery;
	/** Null: there is no address any more, or it must not receive this event. */
	url: string | null;
	/** The secrets that sign now. */
	secrets: string[];
	/** Headers the receiver expects besides the signature. */
	headers: Record<string, string>;
	health: AddressHealth;
	/** Claims the single attempt that an open circuit allows; false when another job has it. */
	claimCircuit(retryAt: { before: number; after: number }): Promise<boolean>;
	/** Stores the health; false when another job has paused the address first. */
	noteHealth(after: AddressHealth, call: MadeCall): Promise<boolean>;
	/** Whether a further success has to be stored. */
	needsWrite(call: MadeCall): boolean;
	/** Notifies the members concerned that the address is paused. */
	reportPaused(): Promise<void>;
}

/** Null when the delivery or its target was deleted. Throws when D1 fails. */
export const findTarget = (deps: TargetDeps, job: WebhookJob, now: number) =>
	job.integrationId
		? findAutomation(deps, { ...job, integrationId: job.integrationId }, now)
		: findChannel(deps, job, now);

async function findChannel(
	deps: TargetDeps,
	{ workspaceId, channelId, deliveryId }: WebhookJob,
	now: number,
): Promise<DeliveryTarget | null> {
	const found = await findDelivery(deps.db, workspaceId, channelId, deliveryId);
	if (found === null) return null;
	const { delivery, target } = found;
	const sealer = deps.createSealer(workspaceId, target.dataKeyWrapped);
	const secrets = createChannelSecrets(sealer, workspaceId, channelId);
	const isOldValid = target.oldSecretUntil !== null && target.oldSecretUntil > now;
	return {
		delivery,
		url: secrets.find("webhook_url", target.urlSealed),
		secrets: [
			secrets.find("webhook_secret", target.secretSealed),
			isOldValid ? secrets.find("webhook_old_secret", target.oldSecretSealed) : null,
		].filter((secret) => secret !== null),
		headers: {},
		health: target,
		claimCircuit: (retryAt) => claimCircuit(deps.db, workspaceId, channelId, retryAt),
		noteHealth: (after) => updateHealth(deps.db, workspaceId, channelId, after),
		needsWrite: () => false,
		reportPaused: async () =>
			deps.notify({
				workspaceId,
				memberIds: await listManagerIds(deps.db, workspaceId),
				kind: "webhook_paused",
				params: { name: target.name, channelId },
			}),
	};
}

async function findAutomation(
	deps: TargetDeps,
	{ workspaceId, integrationId, deliveryId }: WebhookJob & { integrationId: string },
	now: number,
): Promise<DeliveryTarget | null> {
	const found = await findAutomationDelivery(deps.db, workspaceId, integrationId, deliveryId);
	if (found === null) return null;
	const { delivery, automation, dataKeyWrapped } = found;
	const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
	const owner = { workspaceId, integrationId };
	// After a member left nothing is sent, even if a channel's object still queues events (founding.md 26).
	const isOff = automation.disabledAt !== null || automation.status === "disconnected";
	const { events } = readIntegrationSettings(automation.settings);
	// A rule names its receiver itself.
	const isChosen =
		delivery.event === RULE_EVENT || events.some((event) => event === delivery.event);
	const credentials =
		isOff || !(isChosen || delivery.replayOf !== null)
			? null
			: openCredentials(sealer, owner, automation.credentialsSealed);
	const apiKey = credentials?.api_key;
	return {
		delivery,
		url: credentials?.webhook_url ?? null,
		secrets: findSigningSecrets(sealer, owner, automation, now),
		headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
		health: {
			failures: automation.deliveryFailures,
			failingSince: automation.deliveryFailingSince,
			retryAt: automation.deliveryRetryAt,
			pausedAt: automation.deliveryPausedAt,
		},
		claimCircuit: (retryAt) => claimAutomationCircuit(deps.db, workspaceId, integrationId, retryAt),
		async noteHealth(after, made) {
			const call = toLastCall(made);
			const problems = await updateAutomationHealth(deps.db, workspaceId, integrationId, {
				health: after,
				call,
			});
			if (problems === null) return false;
			const { health: wasHealth } = automation;
			const { health } = call;
			await deps.notifyAutomation({ workspaceId, integrationId, health, wasHealth, problems });
			return true;
		},
		needsWrite: (call) => toLastCall(call).health !== automation.health,
		reportPaused: () =>
			deps.notify({
				workspaceId,
				memberIds: [automation.memberId],
				kind: "integration_paused",
				params: { name: automation.name, integrationId },
			}),
	};
}

/** The health of an automation is its format and its last delivery (founding.md 25). */
function toLastCall({ outcome, isTaken, at, latencyMs }: MadeCall) {
	const status = outcome.kind === "answer" ? outcome.status : null;
	const finding: TestFinding = isTaken ? { kind: "delivered" } : { kind: "undelivered", status };
	const health = healthOf({ isOk: isTaken, latencyMs });
	return { at, latencyMs, health, finding: JSON.stringify(finding) };
}

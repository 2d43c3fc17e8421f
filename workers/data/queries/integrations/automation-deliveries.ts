import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Health } from "#app/domain/integrations/health.ts";
import { AUTOMATION_TYPES } from "#app/domain/integrations/type.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { AddressHealth } from "#app/domain/webhooks/retry.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { integrations } from "#workers/data/schema/integration.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { selectProblems } from "./checks.ts";
import { shownDelivery } from "../webhooks/deliveries.ts";

const isAutomation = (workspaceId: string, id: string) =>
	and(
		eq(integrations.workspaceId, workspaceId),
		eq(integrations.id, id),
		inArray(integrations.type, [...AUTOMATION_TYPES]),
	);

const isFor = (workspaceId: string, integrationId: string) =>
	and(
		eq(webhookDeliveries.workspaceId, workspaceId),
		eq(webhookDeliveries.integrationId, integrationId),
	);

/**
 * The automations of a workspace that may receive events, with their chosen events (JSON), and the channels
 * of those events, in one batch.
 * @param channelIds only these; null for all
 */
export async function readTelling(
	db: Database,
	workspaceId: string,
	channelIds: readonly string[] | null,
): Promise<{
	automations: { id: string; settings: string }[];
	channels: { id: string; type: ChannelType }[];
}> {
	const wanted = channelIds === null ? undefined : inArray(channels.id, [...channelIds]);
	const [automations, found] = await db.batch([
		db
			.select({ id: integrations.id, settings: integrations.settings })
			.from(integrations)
			.where(
				and(
					eq(integrations.workspaceId, workspaceId),
					inArray(integrations.type, [...AUTOMATION_TYPES]),
					eq(integrations.status, "connected"),
					isNull(integrations.disabledAt),
				),
			)
			.orderBy(integrations.id),
		db
			.select({ id: channels.id, type: channels.type })
			.from(channels)
			.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt), wanted)),
	]);
	return { automations, channels: found };
}

/** A delivery and the automation it is for: one round trip. Null when either is gone. */
export async function findAutomationDelivery(
	db: Database,
	workspaceId: string,
	integrationId: string,
	id: string,
) {
	const [[delivery], [target]] = await db.batch([
		db
			.select()
			.from(webhookDeliveries)
			.where(and(isFor(workspaceId, integrationId), eq(webhookDeliveries.id, id))),
		db
			.select({ row: integrations, dataKeyWrapped: workspaces.dataKeyWrapped })
			.from(integrations)
			.innerJoin(workspaces, eq(workspaces.id, integrations.workspaceId))
			.where(and(isAutomation(workspaceId, integrationId), eq(workspaces.status, "active"))),
	]);
	return delivery && target
		? { delivery, automation: target.row, dataKeyWrapped: target.dataKeyWrapped }
		: null;
}

/** The newest deliveries to an automation. */
export const listAutomationDeliveries = (
	db: Database,
	workspaceId: string,
	integrationId: string,
	limit: number,
) =>
	db
		.select(shownDelivery)
		.from(webhookDeliveries)
		.where(isFor(workspaceId, integrationId))
		.orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
		.limit(limit);

/** Claims the single try an open circuit allows. False when another call has it. */
export async function claimAutomationCircuit(
	db: Database,
	workspaceId: string,
	id: string,
	retryAt: { before: number; after: number },
): Promise<boolean> {
	const claimed = await db
		.update(integrations)
		.set({ deliveryRetryAt: retryAt.after })
		.where(and(isAutomation(workspaceId, id), eq(integrations.deliveryRetryAt, retryAt.before)))
		.returning({ id: integrations.id });
	return claimed.length > 0;
}

/** What the last call of an automation says about it. */
export interface LastCall {
	at: number;
	health: Health;
	latencyMs: number;
	/** JSON of the finding. */
	finding: string;
}

/**
 * Stores an automation's health.
 * @returns how many integrations of the workspace fail now; null when it is paused already: of two callers
 *   that pause it, one reports it
 */
export async function updateAutomationHealth(
	db: Database,
	workspaceId: string,
	id: string,
	{ health, call }: { health: AddressHealth; call: LastCall },
): Promise<number | null> {
	const [changed, [counted]] = await db.batch([
		db
			.update(integrations)
			.set({
				deliveryFailures: health.failures,
				deliveryFailingSince: health.failingSince,
				deliveryRetryAt: health.retryAt,
				deliveryPausedAt: health.pausedAt,
				health: call.health,
				latencyMs: call.latencyMs,
				finding: call.finding,
				checkedAt: call.at,
			})
			.where(and(isAutomation(workspaceId, id), isNull(integrations.deliveryPausedAt)))
			.returning({ id: integrations.id }),
		selectProblems(db, workspaceId),
	]);
	return changed.length > 0 ? (counted?.problems ?? 0) : null;
}

/** Calls the automation again: what was held is due now. Answers at most `limit` of them. */
export async function releaseHeldFor(
	db: Database,
	workspaceId: string,
	integrationId: string,
	now: number,
	limit: number,
): Promise<{ deliveryId: string; channelId: string }[]> {
	const [, released] = await db.batch([
		db
			.update(integrations)
			.set({
				deliveryFailures: 0,
				deliveryFailingSince: null,
				deliveryRetryAt: null,
				deliveryPausedAt: null,
				updatedAt: now,
			})
			.where(isAutomation(workspaceId, integrationId)),
		db
			.update(webhookDeliveries)
			.set({ state: "queued", nextAt: now })
			.where(and(isFor(workspaceId, integrationId), eq(webhookDeliveries.state, "held")))
			.returning({ deliveryId: webhookDeliveries.id, channelId: webhookDeliveries.channelId }),
	]);
	return released.slice(0, limit);
}

/** Removes what was, or was to be, told to one that is deleted. For a batch. */
export const forgetDeliveriesOf = (db: Database, workspaceId: string, integrationId: string) =>
	db.delete(webhookDeliveries).where(isFor(workspaceId, integrationId));

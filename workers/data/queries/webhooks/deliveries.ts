import { and, desc, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Of a long body or answer a page shows the beginning. */
const SHOWN_LENGTH = 8192;

/** Those for the address in a channel's own settings; automations' are automation-deliveries.ts. */
const isOfChannel = (workspaceId: string, channelId: string) =>
	and(
		eq(webhookDeliveries.workspaceId, workspaceId),
		eq(webhookDeliveries.channelId, channelId),
		isNull(webhookDeliveries.integrationId),
	);

/** A delivery and what it takes to call its address: one round trip. Null when either is gone. */
export async function findDelivery(
	db: Database,
	workspaceId: string,
	channelId: string,
	id: string,
) {
	const [[delivery], [target]] = await db.batch([
		db
			.select()
			.from(webhookDeliveries)
			.where(and(isOfChannel(workspaceId, channelId), eq(webhookDeliveries.id, id))),
		db
			.select({
				name: channels.name,
				urlSealed: channels.webhookUrlSealed,
				secretSealed: channels.webhookSecretSealed,
				oldSecretSealed: channels.webhookOldSecretSealed,
				oldSecretUntil: channels.webhookOldSecretUntil,
				failures: channels.webhookFailures,
				failingSince: channels.webhookFailingSince,
				retryAt: channels.webhookRetryAt,
				pausedAt: channels.webhookPausedAt,
				dataKeyWrapped: workspaces.dataKeyWrapped,
			})
			.from(channels)
			.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
			.where(
				and(
					eq(channels.workspaceId, workspaceId),
					eq(channels.id, channelId),
					isNull(channels.deletedAt),
					eq(workspaces.status, "active"),
				),
			),
	]);
	return delivery && target ? { delivery, target } : null;
}

/** Claims a delivery for one try. False: it is not due, or another call is trying. */
export async function claimDelivery(
	db: Database,
	workspaceId: string,
	id: string,
	times: { now: number; dueBefore: number; until: number },
): Promise<boolean> {
	const claimed = await db
		.update(webhookDeliveries)
		.set({
			attempts: sql`${webhookDeliveries.attempts} + 1`,
			triedAt: times.now,
			nextAt: times.until,
		})
		.where(
			and(
				eq(webhookDeliveries.workspaceId, workspaceId),
				eq(webhookDeliveries.id, id),
				eq(webhookDeliveries.state, "queued"),
				lte(webhookDeliveries.nextAt, times.dueBefore),
			),
		)
		.returning({ id: webhookDeliveries.id });
	return claimed.length > 0;
}

/** Writes how a try went, or that a delivery waits or is held. */
export async function updateDelivery(
	db: Database,
	workspaceId: string,
	id: string,
	change: Partial<Delivery>,
): Promise<void> {
	await db
		.update(webhookDeliveries)
		.set(change)
		.where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id)));
}

export async function insertDelivery(
	db: Database,
	workspaceId: string,
	delivery: Omit<typeof webhookDeliveries.$inferInsert, "workspaceId">,
): Promise<void> {
	await db.insert(webhookDeliveries).values({ ...delivery, workspaceId });
}

/** Calls the address again: what was held is due now. Answers at most `limit` of them. */
export async function releaseHeld(
	db: Database,
	workspaceId: string,
	channelId: string,
	now: number,
	limit: number,
): Promise<string[]> {
	const [, released] = await db.batch([
		db
			.update(channels)
			.set({
				webhookFailures: 0,
				webhookFailingSince: null,
				webhookRetryAt: null,
				webhookPausedAt: null,
				updatedAt: now,
			})
			.where(and(eq(channels.workspaceId, workspaceId), eq(channels.id, channelId))),
		db
			.update(webhookDeliveries)
			.set({ state: "queued", nextAt: now })
			.where(and(isOfChannel(workspaceId, channelId), eq(webhookDeliveries.state, "held")))
			.returning({ id: webhookDeliveries.id }),
	]);
	return released.slice(0, limit).map(({ id }) => id);
}

/** Where a page of deliveries begins: behind this one. */
export interface DeliveryPosition {
	createdAt: number;
	id: string;
}

/** What a page shows of a delivery. */
export const shownDelivery = {
	id: sql<string>`${webhookDeliveries.id}`.as("delivery_id"),
	event: webhookDeliveries.event,
	state: webhookDeliveries.state,
	body: sql<string>`substr(${webhookDeliveries.body}, 1, ${SHOWN_LENGTH})`.as("shown_body"),
	bodyLength: sql<number>`length(${webhookDeliveries.body})`.as("body_length"),
	attempts: webhookDeliveries.attempts,
	responseStatus: webhookDeliveries.responseStatus,
	responseText: webhookDeliveries.responseText,
	problem: webhookDeliveries.problem,
	replayOf: webhookDeliveries.replayOf,
	createdAt: sql<number>`${webhookDeliveries.createdAt}`.as("delivery_created_at"),
	nextAt: webhookDeliveries.nextAt,
	triedAt: webhookDeliveries.triedAt,
};

/** The newest deliveries of an instance, behind `after`. A statement for a batch. */
export function selectDeliveries(
	db: Database,
	workspaceId: string,
	channelId: string,
	after: DeliveryPosition | null,
	limit: number,
) {
	const { createdAt, id } = webhookDeliveries;
	return db
		.select(shownDelivery)
		.from(webhookDeliveries)
		.where(
			and(
				isOfChannel(workspaceId, channelId),
				after
					? or(
							lt(createdAt, after.createdAt),
							and(eq(createdAt, after.createdAt), lt(id, after.id)),
						)
					: undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(limit);
}

/**
 * Deliveries of all workspaces that were due before `before` (epoch ms) and whose job was lost, from the
 * one after `after` on.
 */
export function listForgotten(
	db: Database,
	before: number,
	limit: number,
	after: { deliveryId: string; nextAt: number | null } | null = null,
) {
	return db
		.select({
			nextAt: webhookDeliveries.nextAt,
			deliveryId: webhookDeliveries.id,
			workspaceId: webhookDeliveries.workspaceId,
			channelId: webhookDeliveries.channelId,
			integrationId: webhookDeliveries.integrationId,
		})
		.from(webhookDeliveries)
		.where(
			and(
				sql`state = 'queued'`,
				lt(webhookDeliveries.nextAt, before),
				after === null
					? undefined
					: sql`(${webhookDeliveries.nextAt}, ${webhookDeliveries.id}) > (${after.nextAt}, ${after.deliveryId})`,
			),
		)
		.orderBy(webhookDeliveries.nextAt, webhookDeliveries.id)
		.limit(limit);
}

export async function purgeDeliveries(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from webhook_deliveries where id in
			(select id from webhook_deliveries where created_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}

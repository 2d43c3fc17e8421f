import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { gateways, metaApps } from "#workers/data/schema/gateway.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type GatewayRow = typeof gateways.$inferSelect;
export type NewGateway = Omit<typeof gateways.$inferInsert, "workspaceId">;

const isOf = (workspaceId: string, id: string) =>
	and(eq(gateways.workspaceId, workspaceId), eq(gateways.id, id));
const isLive = (workspaceId: string) =>
	and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt));

/** What a workspace can link numbers with, beside what the deployment offers: for a batch. */
export const selectOwnWays = (db: Database, workspaceId: string) =>
	[
		db
			.select({ id: gateways.id, vendor: gateways.vendor, name: gateways.name })
			.from(gateways)
			.where(eq(gateways.workspaceId, workspaceId))
			.orderBy(asc(gateways.createdAt), asc(gateways.id)),
		db
			.select({ appId: metaApps.appId })
			.from(metaApps)
			.where(eq(metaApps.workspaceId, workspaceId)),
	] as const;

export async function readOwnWays(db: Database, workspaceId: string) {
	const [own, apps] = await db.batch([...selectOwnWays(db, workspaceId)]);
	return { own, hasOwnApp: apps.length > 0 };
}

/** The gateways with the channels of each, the workspace's app of Meta, and its key: one round trip. */
export async function readGatewaysPage(db: Database, workspaceId: string) {
	const [rows, users, [app], [metaChannels], [workspace]] = await db.batch([
		db
			.select()
			.from(gateways)
			.where(eq(gateways.workspaceId, workspaceId))
			.orderBy(asc(gateways.createdAt), asc(gateways.id)),
		db
			.select({ gatewayId: channels.gatewayId, name: channels.name })
			.from(channels)
			.where(and(isLive(workspaceId), isNotNull(channels.gatewayId)))
			.orderBy(asc(channels.name)),
		db.select().from(metaApps).where(eq(metaApps.workspaceId, workspaceId)),
		db
			.select({ total: count() })
			.from(channels)
			.where(
				and(
					isLive(workspaceId),
					sql`${channels.gateway} IN ('cloud-api', 'messenger', 'instagram')`,
				),
			),
		db
			.select({ wrapped: workspaces.dataKeyWrapped })
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
	]);
	return {
		rows,
		users,
		app: app ?? null,
		metaChannels: metaChannels?.total ?? 0,
		dataKeyWrapped: workspace?.wrapped ?? "",
	};
}

/** A gateway and the key its secret is sealed under; null for another workspace's. */
export async function findGateway(db: Database, workspaceId: string, id: string) {
	const [found] = await db
		.select({ gateway: gateways, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(gateways)
		.innerJoin(workspaces, eq(workspaces.id, gateways.workspaceId))
		.where(isOf(workspaceId, id));
	return found ?? null;
}

/** False when the workspace has `limit` gateways already. */
export async function insertGateway(
	db: Database,
	workspaceId: string,
	gateway: NewGateway,
	limit: number,
): Promise<boolean> {
	const [known] = await db
		.select({ total: count() })
		.from(gateways)
		.where(eq(gateways.workspaceId, workspaceId));
	if ((known?.total ?? 0) >= limit) return false;
	await db.insert(gateways).values({ ...gateway, workspaceId });
	return true;
}

/** Vendor and address of a gateway never change. False when there is no such gateway (any more). */
export async function updateGateway(
	db: Database,
	workspaceId: string,
	id: string,
	change: Partial<Pick<GatewayRow, "name" | "keySealed" | "finding" | "checkedAt" | "updatedAt">>,
): Promise<boolean> {
	const changed = await db
		.update(gateways)
		.set(change)
		.where(isOf(workspaceId, id))
		.returning({ id: gateways.id });
	return changed.length > 0;
}

/** Deletes a gateway that no channel uses; false when one does, or there is none. */
export async function deleteGateway(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<boolean> {
	const [, deleted] = await db.batch([
		// Tombstones of channels use nothing any more.
		db
			.update(channels)
			.set({ gatewayId: null })
			.where(
				and(
					eq(channels.workspaceId, workspaceId),
					eq(channels.gatewayId, id),
					isNotNull(channels.deletedAt),
				),
			),
		db
			.delete(gateways)
			.where(
				and(
					isOf(workspaceId, id),
					sql`NOT EXISTS (SELECT 1 FROM ${channels} WHERE ${channels.gatewayId} = ${gateways.id})`,
				),
			)
			.returning({ id: gateways.id }),
	]);
	return deleted.length > 0;
}

/** The living channels that use a gateway. */
export function listChannelsOf(db: Database, workspaceId: string, gatewayId: string) {
	return db
		.select()
		.from(channels)
		.where(and(isLive(workspaceId), eq(channels.gatewayId, gatewayId)));
}

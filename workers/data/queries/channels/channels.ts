import { and, desc, eq, isNull } from "drizzle-orm";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { Database } from "#workers/data/database.ts";
import { releaseUnlinked } from "#workers/data/projections/number-proof.ts";
import { channels, numberClaims } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** The columns of a `ChannelSummary`. */
export const summary = {
	id: channels.id,
	type: channels.type,
	name: channels.name,
	status: channels.status,
	phone: channels.phone,
	gateway: channels.gateway,
	isActive: channels.isActive,
	createdAt: channels.createdAt,
};

/** The directory, newest first; deleted channels are not in it. */
export function listChannels(db: Database, workspaceId: string): Promise<ChannelSummary[]> {
	return db
		.select(summary)
		.from(channels)
		.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt)))
		.orderBy(desc(channels.createdAt), desc(channels.id));
}

export type NewChannel = typeof channels.$inferInsert;

export async function insertChannel(
	db: Database,
	workspaceId: string,
	channel: Omit<NewChannel, "workspaceId">,
): Promise<void> {
	const insert = db.insert(channels).values({ ...channel, workspaceId });
	const proved = channel.cloudProvedNumberId;
	// A number that is proved may have been another channel's: both, or neither.
	if (proved) await db.batch([releaseUnlinked(db, proved, channel.id), insert]);
	else await insert;
}

/** Leaves a tombstone and gives its number back. False when there is no such channel (any more). */
export async function markChannelDeleted(
	db: Database,
	workspaceId: string,
	channelId: string,
	now: number,
): Promise<boolean> {
	const [deleted] = await db.batch([
		db
			.update(channels)
			.set({
				deletedAt: now,
				isActive: false,
				updatedAt: now,
				// What opens or finds it: a key, and the official API's number, which may come back.
				apiKeyHash: null,
				cloudPhoneNumberId: null,
				cloudProvedNumberId: null,
				cloudClaimUntil: null,
				cloudTokenSealed: null,
				cloudSignUp: null,
				cloudPinSealed: null,
				// So may a bot or a page.
				externalId: null,
				credentialsSealed: null,
				gatewayId: null,
				defaultAgentId: null,
			})
			.where(
				and(
					eq(channels.workspaceId, workspaceId),
					eq(channels.id, channelId),
					isNull(channels.deletedAt),
				),
			)
			.returning({ id: channels.id }),
		db
			.delete(numberClaims)
			.where(and(eq(numberClaims.workspaceId, workspaceId), eq(numberClaims.channelId, channelId))),
	]);
	return deleted.length > 0;
}

/** The wrapped data key under which the workspace's secrets are sealed. @throws when it is missing */
export async function getDataKey(db: Database, workspaceId: string): Promise<string> {
	const [row] = await db
		.select({ wrapped: workspaces.dataKeyWrapped })
		.from(workspaces)
		.where(eq(workspaces.id, workspaceId));
	if (!row) throw new Error(`Workspace ${workspaceId} has no data key.`);
	return row.wrapped;
}

/** The name of the active workspace a living channel belongs to; null when it does not (any more). */
export async function findWorkspaceNameOf(
	db: Database,
	workspaceId: string,
	channelId: string,
): Promise<string | null> {
	const [row] = await db
		.select({ name: workspaces.name })
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, channelId),
				isNull(channels.deletedAt),
				eq(workspaces.status, "active"),
			),
		);
	return row?.name ?? null;
}

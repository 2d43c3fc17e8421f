import { and, asc, eq, gt, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { keyRenewals, workspaces } from "#workers/data/schema/workspace.ts";

export interface DueKey {
	workspaceId: string;
	dataKeyWrapped: string;
	/** Channels up to this id have the present master key's wrapping; "" for none. */
	afterChannelId: string;
}

/** Wrapped by another master key. Two ranges of an index: none is read that is current. */
const isEarlier = (keyId: string) =>
	// "/" is the character after ".".
	or(lt(workspaces.dataKeyWrapped, `v1.${keyId}.`), gte(workspaces.dataKeyWrapped, `v1.${keyId}/`));

const selectDue = (db: Database, keyId: string) =>
	db
		.select({
			workspaceId: workspaces.id,
			dataKeyWrapped: workspaces.dataKeyWrapped,
			afterChannelId: sql<string>`coalesce(${keyRenewals.afterChannelId}, '')`,
		})
		.from(workspaces)
		.leftJoin(
			keyRenewals,
			and(eq(keyRenewals.workspaceId, workspaces.id), eq(keyRenewals.keyId, keyId)),
		);

/** Workspaces of the whole deployment that wait for this master key, behind `afterId`. */
export function listDueKeys(
	db: Database,
	keyId: string,
	afterId: string,
	limit: number,
): Promise<DueKey[]> {
	return selectDue(db, keyId)
		.where(and(isEarlier(keyId), gt(workspaces.id, afterId)))
		.orderBy(asc(workspaces.id))
		.limit(limit);
}

/** The same for one workspace; null: it is wrapped by this master key. */
export async function findDueKey(
	db: Database,
	workspaceId: string,
	keyId: string,
): Promise<DueKey | null> {
	const [due] = await selectDue(db, keyId).where(
		and(eq(workspaces.id, workspaceId), isEarlier(keyId)),
	);
	return due ?? null;
}

/** Channels of a workspace whose object may hold a copy of its key: deleted ones for a while, too. */
export function listKeyHolders(
	db: Database,
	workspaceId: string,
	afterId: string,
	ask: { deletedSince: number; limit: number },
) {
	return db
		.select({ id: channels.id, type: channels.type })
		.from(channels)
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				gt(channels.id, afterId),
				or(isNull(channels.deletedAt), gte(channels.deletedAt, ask.deletedSince)),
			),
		)
		.orderBy(asc(channels.id))
		.limit(ask.limit);
}

/** Stores that channels up to this id are done: an interrupted renewal continues there. */
export async function saveKeyProgress(
	db: Database,
	workspaceId: string,
	progress: { keyId: string; afterChannelId: string },
): Promise<void> {
	await db
		.insert(keyRenewals)
		.values({ workspaceId, ...progress })
		.onConflictDoUpdate({ target: keyRenewals.workspaceId, set: progress });
}

/** Writes the workspace's own copy, which comes last. False: another call did. */
export async function storeDataKey(
	db: Database,
	workspaceId: string,
	key: { before: string; after: string },
): Promise<boolean> {
	const [changed] = await db.batch([
		db
			.update(workspaces)
			.set({ dataKeyWrapped: key.after })
			.where(and(eq(workspaces.id, workspaceId), eq(workspaces.dataKeyWrapped, key.before)))
			.returning({ id: workspaces.id }),
		db.delete(keyRenewals).where(eq(keyRenewals.workspaceId, workspaceId)),
	]);
	return changed.length > 0;
}

import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { metaApps } from "#workers/data/schema/gateway.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type MetaAppRow = typeof metaApps.$inferSelect;

/** The app of a callback address, whose path has been verified, with what it takes to open its secrets. */
export async function findMetaApp(db: Database, id: string) {
	const [found] = await db
		.select({ app: metaApps, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(metaApps)
		.innerJoin(workspaces, eq(workspaces.id, metaApps.workspaceId))
		.where(and(eq(metaApps.id, id), eq(workspaces.status, "active")));
	return found ?? null;
}

/** The app of a workspace; null without one. */
export async function readMetaApp(db: Database, workspaceId: string): Promise<MetaAppRow | null> {
	const [row] = await db.select().from(metaApps).where(eq(metaApps.workspaceId, workspaceId));
	return row ?? null;
}

/** Stores the workspace's only app, in place of the one it may have had. */
export async function putMetaApp(
	db: Database,
	workspaceId: string,
	app: Omit<MetaAppRow, "workspaceId">,
): Promise<void> {
	const { createdAt: _, ...change } = app;
	await db
		.insert(metaApps)
		.values({ ...app, workspaceId })
		.onConflictDoUpdate({ target: metaApps.workspaceId, set: change });
}

/** False when there is none (any more). */
export async function deleteMetaApp(db: Database, workspaceId: string): Promise<boolean> {
	const deleted = await db
		.delete(metaApps)
		.where(eq(metaApps.workspaceId, workspaceId))
		.returning({ id: metaApps.id });
	return deleted.length > 0;
}

/** Meta has verified the address with the verify token. */
export async function noteVerified(
	db: Database,
	workspaceId: string,
	id: string,
	now: number,
): Promise<void> {
	await db
		.update(metaApps)
		.set({ verifiedAt: now })
		.where(and(eq(metaApps.workspaceId, workspaceId), eq(metaApps.id, id)));
}

/** The first signed call came. */
export async function noteCalled(
	db: Database,
	workspaceId: string,
	id: string,
	now: number,
): Promise<void> {
	await db
		.update(metaApps)
		.set({ calledAt: now })
		.where(
			and(eq(metaApps.workspaceId, workspaceId), eq(metaApps.id, id), isNull(metaApps.calledAt)),
		);
}

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Whether a first answer claims a conversation of the workspace. */
export async function updateClaiming(
	db: Database,
	workspaceId: string,
	claimsByAnswering: boolean,
	now: number,
): Promise<void> {
	await db
		.update(workspaces)
		.set({ claimsByAnswering, updatedAt: now })
		.where(eq(workspaces.id, workspaceId));
}

/** The workspace's own fields of contacts as they are stored; null: none. */
export async function findFields(db: Database, workspaceId: string): Promise<string | null> {
	const [row] = await db
		.select({ fields: workspaces.contactFields })
		.from(workspaces)
		.where(eq(workspaces.id, workspaceId));
	return row?.fields ?? null;
}

/** Replaces them, unless they are no longer `before`: then it answers false. */
export async function updateFields(
	db: Database,
	workspaceId: string,
	before: string | null,
	{ fields, now }: { fields: string; now: number },
): Promise<boolean> {
	const updated = await db
		.update(workspaces)
		.set({ contactFields: fields, updatedAt: now })
		.where(and(eq(workspaces.id, workspaceId), sql`${workspaces.contactFields} is ${before}`))
		.returning({ id: workspaces.id });
	return updated.length > 0;
}

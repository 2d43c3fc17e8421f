import { eq } from "drizzle-orm";
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

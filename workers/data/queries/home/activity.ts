import { eq } from "drizzle-orm";
import type { ActivityView } from "#app/contracts/team.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import type { Database } from "#workers/data/database.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { selectActivity, toActivityView } from "../team/activity.ts";

/** The newest entries of a workspace's log, newest first; null for the demonstration. One batch. */
export async function readRecentActivity(
	db: Database,
	workspaceId: string,
	limit: number,
	sight: ConversationSight | null,
): Promise<ActivityView[] | null> {
	const [[workspace], rows] = await db.batch([
		db
			.select({ isDemonstration: workspaces.isDemonstration })
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
		selectActivity(db, workspaceId, limit, sight),
	]);
	return workspace?.isDemonstration ? null : rows.map(toActivityView);
}

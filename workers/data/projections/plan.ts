import { eq } from "drizzle-orm";
import type { Plan } from "#app/domain/billing/plan.ts";
import { createDatabase } from "#workers/data/database.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** The plan of a workspace, for its hub; null when there is no such workspace. */
export async function readPlan(d1: D1Database, workspaceId: string): Promise<Plan | null> {
	const [row] = await createDatabase(d1)
		.select({ plan: workspaces.plan })
		.from(workspaces)
		.where(eq(workspaces.id, workspaceId));
	return row?.plan ?? null;
}

import { eq, sql } from "drizzle-orm";
import { parseRegion, type Region } from "#app/domain/installation/entering.ts";
import type { Database } from "#workers/data/database.ts";
import { installation } from "#workers/data/schema/installation.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Where a workspace's objects are made: its own region, else the installation's. To be read from a row of workspaces. */
export const regionOfWorkspace = sql<
	string | null
>`coalesce(${workspaces.region}, (select ${installation.region} from ${installation} where ${installation.id} = 1))`;

/** Null: near their first call. Undefined: there is no such workspace. */
export async function findWorkspaceRegion(
	db: Database,
	workspaceId: string,
): Promise<Region | null | undefined> {
	const [found] = await db
		.select({ region: regionOfWorkspace })
		.from(workspaces)
		.where(eq(workspaces.id, workspaceId));
	return found && parseRegion(found.region ?? "");
}

import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { integrations } from "#workers/data/schema/integration.ts";
import { userSettings } from "#workers/data/schema/settings.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** A sealed secret, and the key of its workspace. */
export interface SealedKey {
	sealed: string;
	dataKeyWrapped: string;
	/** JSON of what is no secret. */
	settings: string;
}

/** The openai integration an agent names; null when it is another workspace's, or disabled (K12). */
export async function findModelIntegration(
	db: Database,
	workspaceId: string,
	integrationId: string,
): Promise<SealedKey | null> {
	const [row] = await db
		.select({
			sealed: integrations.credentialsSealed,
			settings: integrations.settings,
			dataKeyWrapped: workspaces.dataKeyWrapped,
		})
		.from(integrations)
		.innerJoin(workspaces, eq(workspaces.id, integrations.workspaceId))
		.where(
			and(
				eq(integrations.workspaceId, workspaceId),
				eq(integrations.id, integrationId),
				eq(integrations.type, "openai"),
				isNull(integrations.disabledAt),
			),
		);
	return row ?? null;
}

/** A person's own key in one workspace; null when there is none. */
export async function findOwnModelKey(
	db: Database,
	workspaceId: string,
	userId: string,
): Promise<SealedKey | null> {
	const [row] = await db
		.select({ sealed: userSettings.openaiApiKeySealed, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(userSettings)
		.innerJoin(workspaces, eq(workspaces.id, userSettings.workspaceId))
		.where(and(eq(userSettings.workspaceId, workspaceId), eq(userSettings.userId, userId)));
	if (!row || row.sealed === null) return null;
	return { sealed: row.sealed, dataKeyWrapped: row.dataKeyWrapped, settings: "{}" };
}

import { createDatabase } from "#workers/data/database.ts";
import { findModelIntegration, type SealedKey } from "#workers/data/queries/agents/model-keys.ts";

/** The openai integration of a workspace, for its object; null when it is another's, gone or disabled (K12). */
export const readModelIntegration = (
	d1: D1Database,
	workspaceId: string,
	integrationId: string,
): Promise<SealedKey | null> =>
	findModelIntegration(createDatabase(d1), workspaceId, integrationId);

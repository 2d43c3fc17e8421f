import { parseModelKey } from "#app/contracts/model-key.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ModelKey } from "#workers/adapters/language-model/index.ts";
import type { SecretContext, Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findModelIntegration,
	findOwnModelKey,
	type SealedKey,
} from "#workers/data/queries/agents/model-keys.ts";
import { COLUMNS } from "../settings/own-row.ts";

export interface ModelKeysDeps {
	db: Database;
	log: Log;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
}

/**
 * API keys that pay for models: of the integration an agent names, or a member's own on the test bench (K12).
 * Methods throw when D1 fails.
 */
export function createModelKeys(deps: ModelKeysDeps) {
	/** Null for what cannot be decrypted, which is logged as a security event (J04). */
	function open({ sealed, dataKeyWrapped }: SealedKey, place: SecretContext): string | null {
		const opened = deps.createSealer(place.workspaceId, dataKeyWrapped).open(sealed, place);
		if (opened.ok) return opened.value;
		const { workspaceId, table, field } = place;
		deps.log({ event: "secret_unreadable", level: "security", workspaceId, table, field });
		return null;
	}

	return {
		/** Null when the integration is another workspace's, disabled, or cannot be decrypted. */
		async findForAgent(workspaceId: string, integrationId: string): Promise<ModelKey | null> {
			const row = await findModelIntegration(deps.db, workspaceId, integrationId);
			if (!row) return null;
			const place = { table: "integrations", rowId: integrationId, field: "credentials" };
			return parseModelKey(open(row, { workspaceId, ...place }), row.settings);
		},

		/** The member's own key from /settings, only for their own use of the test bench. Null without one. */
		async findOwn({ workspace, userId }: SignedIn): Promise<ModelKey | null> {
			const row = await findOwnModelKey(deps.db, workspace.id, userId);
			if (!row) return null;
			const { field } = COLUMNS.openaiApiKey;
			const place = { workspaceId: workspace.id, table: "user_settings", rowId: userId, field };
			const apiKey = open(row, place);
			return apiKey === null ? null : { apiKey, baseUrl: null, organizationId: null };
		},
	};
}
export type ModelKeys = ReturnType<typeof createModelKeys>;

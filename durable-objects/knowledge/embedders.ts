import { parseModelKey } from "#app/contracts/model-key.ts";
import type { SemanticChoice } from "#app/domain/agents/semantic/semantic-search.ts";
import type { Embedder } from "#workers/adapters/embedding/port.ts";
import { createHostCheck } from "#workers/adapters/host-check.ts";
import { createLanguageModels } from "#workers/adapters/language-model/index.ts";
import type { WithAi } from "#workers/adapters/language-model/workers-ai.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { loadConfig } from "#workers/config.ts";
import { readModelIntegration } from "#workers/data/projections/model-key.ts";

/** A key is kept for so long, or each question would read a row; one that is taken away pays no longer than this. */
const KEEP_KEY_MS = 60_000;

/** Null: nobody can make vectors now. Throws when D1 fails. */
export type FindEmbedder = (choice: SemanticChoice) => Promise<Embedder | null>;

/** Finds who makes a workspace's vectors. */
export function createFindEmbedder({
	d1,
	env,
	workspaceId,
	now,
}: {
	d1: D1Database;
	env: WithAi;
	workspaceId: string;
	/** Epoch ms. */
	now: () => number;
}): FindEmbedder {
	let kept: { of: string; until: number; embedder: Embedder | null } | null = null;

	function listModels() {
		const config = loadConfig(env);
		const guards = {
			allowedPrivateHosts: config.allowedPrivateHosts,
			ownOrigin: config.publicUrl,
			checkHost: createHostCheck(config.resolverUrl),
		};
		return createLanguageModels(config, { ai: env.AI, guards, log: logEvent });
	}

	async function readKey(integrationId: string) {
		const row = await readModelIntegration(d1, workspaceId, integrationId);
		if (row === null) return null;
		const { masterKeys } = loadConfig(env);
		const { dataKeyWrapped } = row;
		const place = {
			workspaceId,
			table: "integrations",
			rowId: integrationId,
			field: "credentials",
		};
		const opened = createSealer({ masterKeys, workspaceId, dataKeyWrapped }).open(
			row.sealed,
			place,
		);
		if (!opened.ok)
			logEvent({ event: "secret_unreadable", level: "security", workspaceId, table: place.table });
		return parseModelKey(opened.ok ? opened.value : null, row.settings);
	}

	async function make(choice: SemanticChoice): Promise<Embedder | null> {
		if (choice.by === "nobody") return null;
		if (choice.by === "installation") return listModels().createEmbedder(null);
		const key = await readKey(choice.integrationId);
		return key && listModels().createEmbedder({ key, model: choice.model });
	}

	return async (choice) => {
		const of = JSON.stringify(choice);
		if (kept?.of === of && kept.until > now()) return kept.embedder;
		const embedder = await make(choice);
		kept = { of, until: now() + KEEP_KEY_MS, embedder };
		return embedder;
	};
}

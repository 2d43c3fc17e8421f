import type { ModelProvider } from "#app/domain/agents/agent.ts";
import type { Config } from "#workers/config.ts";
import type { HostCheck } from "../host-check.ts";
import type { Log } from "../secrets/log-event.ts";
import { createOpenAiModel } from "./openai.ts";
import type { LanguageModel } from "./port.ts";
import { type AiBinding, createWorkersAiModel } from "./workers-ai.ts";

interface OutboundGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost: HostCheck | null;
}

/** Who pays for a call, and where it goes. */
export interface ModelKey {
	apiKey: string;
	/** Null: the deployment's own choice. */
	baseUrl: string | null;
	organizationId: string | null;
}

export interface ModelChoice {
	provider: Exclude<ModelProvider, "knowledge">;
	model: string;
	/** Null: nobody pays; an openai model then is not there. */
	key: ModelKey | null;
}

/** The one switch between vendors. `create` is null for a model that nobody offers or pays for. */
export function createLanguageModels(
	config: Pick<Config, "openAi">,
	bindings: { ai: AiBinding | undefined; guards: OutboundGuards; log: Log },
) {
	return {
		create({ provider, model, key }: ModelChoice): LanguageModel | null {
			if (provider === "workers_ai")
				return bindings.ai ? createWorkersAiModel(bindings.ai, model) : null;
			if (key === null) return null;
			const baseUrl = (key.baseUrl ?? config.openAi.baseUrl).replace(/\/$/u, "");
			const { guards, log } = bindings;
			// The deployment's own choice is nobody's typing.
			const checkHost = key.baseUrl === null ? null : guards.checkHost;
			return createOpenAiModel({ ...key, ...guards, checkHost, baseUrl, model, log });
		},

		/** What a form may offer here. */
		listOffered: (): ModelProvider[] =>
			bindings.ai ? ["knowledge", "openai", "workers_ai"] : ["knowledge", "openai"],
	};
}
export type LanguageModels = ReturnType<typeof createLanguageModels>;

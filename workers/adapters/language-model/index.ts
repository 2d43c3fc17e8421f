import type { ModelProvider } from "#app/domain/agents/agent.ts";
import type { Config } from "#workers/config.ts";
import type { HostCheck } from "../host-check.ts";
import type { Log } from "../secrets/log-event.ts";
import { createOpenAiEmbedder } from "../embedding/openai.ts";
import type { Embedder } from "../embedding/port.ts";
import { createWorkersAiEmbedder } from "../embedding/workers-ai.ts";
import { createOpenAiListener } from "../listening/openai.ts";
import type { Listener } from "../listening/port.ts";
import { createWorkersAiListener } from "../listening/workers-ai.ts";
import { createOpenAiModel, type OpenAiOptions } from "./openai.ts";
import type { LanguageModel } from "./port.ts";
import { type AiBinding, createWorkersAiModel } from "./workers-ai.ts";

interface OutboundGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
	checkHost: HostCheck | null;
}

/** The API key that pays for calls, and the endpoint they go to. */
export interface ModelKey {
	apiKey: string;
	/** Null: the deployment's default endpoint. */
	baseUrl: string | null;
	organizationId: string | null;
}

export interface ModelChoice {
	provider: Exclude<ModelProvider, "knowledge">;
	model: string;
	/** Null: no key; then OpenAI models are not available. */
	key: ModelKey | null;
}

export type ListenerChoice = Omit<ModelChoice, "provider"> & { provider: ModelProvider };

/** Chooses the vendor of a model. `create` answers null for a provider that is not configured or has no key. */
export function createLanguageModels(
	config: Pick<Config, "openAi">,
	bindings: { ai: AiBinding | undefined; guards: OutboundGuards; log: Log },
) {
	function openAiOptions(key: ModelKey, model: string): OpenAiOptions {
		const baseUrl = (key.baseUrl ?? config.openAi.baseUrl).replace(/\/$/u, "");
		const { guards, log } = bindings;
		// The default endpoint was not typed by a user, so its host is not checked.
		const checkHost = key.baseUrl === null ? null : guards.checkHost;
		return { ...key, ...guards, checkHost, baseUrl, model, log };
	}

	return {
		create({ provider, model, key }: ModelChoice): LanguageModel | null {
			if (provider === "workers_ai")
				return bindings.ai ? createWorkersAiModel(bindings.ai, model) : null;
			return key === null ? null : createOpenAiModel(openAiOptions(key, model));
		},

		/**
		 * What listens for an agent: its own vendor, paid by its key; else the deployment's Workers AI, also for agents
		 * without a model. Null where there is neither.
		 */
		createListener({ provider, model, key }: ListenerChoice): Listener | null {
			if (provider === "openai")
				return key === null ? null : createOpenAiListener(openAiOptions(key, model));
			return bindings.ai ? createWorkersAiListener(bindings.ai) : null;
		},

		/** What makes vectors: a model paid by a key, or the deployment's Workers AI. Null where it is not bound. */
		createEmbedder(paid: (Pick<ModelChoice, "model"> & { key: ModelKey }) | null): Embedder | null {
			if (paid) return createOpenAiEmbedder(openAiOptions(paid.key, paid.model));
			return bindings.ai ? createWorkersAiEmbedder(bindings.ai) : null;
		},

		/** The providers that this deployment offers. */
		listOffered: (): ModelProvider[] =>
			bindings.ai ? ["knowledge", "openai", "workers_ai"] : ["knowledge", "openai"],
	};
}
export type LanguageModels = ReturnType<typeof createLanguageModels>;

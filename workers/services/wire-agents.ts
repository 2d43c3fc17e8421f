/** Wires AI agents: setting them up, what they know, who they answer for, and their test bench. */
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { readPdf } from "#workers/adapters/document-text/pdf.ts";
import type { CommitActivity } from "./activity.ts";
import { createOpenAgent } from "./agent-access.ts";
import { createAgentAvatars } from "./agent-avatars.ts";
import { type AgentBenchDeps, createAgentBench } from "./agent-bench.ts";
import { createAgentsService } from "./agents.ts";
import { createChannelAgents } from "./channel-agents.ts";
import { createKnowledgeService } from "./knowledge.ts";
import type { Means } from "./means.ts";

/** `listOffered`: the model providers of this deployment. */
export function wireAgents(
	means: Means,
	others: { commit: CommitActivity; listOffered: () => readonly ModelProvider[] },
) {
	const channelAgents = createChannelAgents(means);
	const shared = { ...means, ...others, open: createOpenAgent(means.db), channelAgents };
	return {
		agents: createAgentsService({ ...shared, offeredProviders: others.listOffered }),
		agentAvatars: createAgentAvatars(shared),
		channelAgents,
		knowledge: createKnowledgeService({
			...shared,
			allows: (memberId) => means.limit("knowledge", memberId),
			readPdf,
		}),
	};
}

/** The bench thinks with the mind that answers customers. */
export const wireBench = (
	means: Means,
	answering: Pick<AgentBenchDeps, "mind" | "modelKeys" | "budget">,
) =>
	createAgentBench({
		...means,
		...answering,
		open: createOpenAgent(means.db),
		allows: (memberId) => means.limit("bench", memberId),
	});

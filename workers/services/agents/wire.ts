/** Wires AI agents: setting them up, what they know, who they answer for, and their test bench. */
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { readPdf } from "#workers/adapters/document-text/pdf.ts";
import type { CommitActivity } from "../team/activity.ts";
import { createOpenAgent } from "./access.ts";
import { createAgentAvatars } from "./avatars.ts";
import { type AgentBenchDeps, createAgentBench } from "./bench.ts";
import { createAgentsService } from "./agents.ts";
import { createChannelAgents } from "./channel-agents.ts";
import { createKnowledgeService } from "./knowledge.ts";
import type { Runtime } from "../runtime.ts";

/** `listOffered`: the model providers of this deployment. */
export function wireAgents(
	runtime: Runtime,
	others: { commit: CommitActivity; listOffered: () => readonly ModelProvider[] },
) {
	const channelAgents = createChannelAgents(runtime);
	const shared = { ...runtime, ...others, open: createOpenAgent(runtime.db), channelAgents };
	return {
		agents: createAgentsService({ ...shared, offeredProviders: others.listOffered }),
		agentAvatars: createAgentAvatars(shared),
		channelAgents,
		knowledge: createKnowledgeService({
			...shared,
			allows: (memberId) => runtime.limit("knowledge", memberId),
			readPdf,
		}),
	};
}

/** The bench thinks with the mind that answers customers. */
export const wireBench = (
	runtime: Runtime,
	answering: Pick<AgentBenchDeps, "mind" | "modelKeys" | "budget">,
) =>
	createAgentBench({
		...runtime,
		...answering,
		open: createOpenAgent(runtime.db),
		allows: (memberId) => runtime.limit("bench", memberId),
	});

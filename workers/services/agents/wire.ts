/** Wires AI agents: setting them up, their knowledge, their answers, and their test bench. */
import { createHttpCalls } from "#workers/adapters/agent-action/http.ts";
import { createMcpCalls } from "#workers/adapters/agent-action/mcp.ts";
import type { AgentActions } from "#workers/adapters/agent-action/port.ts";
import { readDocx } from "#workers/adapters/document-text/docx.ts";
import { readPdf } from "#workers/adapters/document-text/pdf.ts";
import { readXlsx } from "#workers/adapters/document-text/xlsx.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import { createLanguageModels } from "#workers/adapters/language-model/index.ts";
import type { WithAi } from "#workers/adapters/language-model/workers-ai.ts";
import type { CommitActivity, RecordActivity } from "../team/activity.ts";
import { createJudgeKnowledgeChange, createOpenAgent } from "./access.ts";
import { createAgentActionsService } from "./actions.ts";
import { createActDecisions } from "./act-decisions.ts";
import { createAgentActs } from "./acts.ts";
import { createAgentTests } from "./agent-tests.ts";
import { createAgentsService } from "./agents.ts";
import { createAnswerWriter } from "./answer-writer.ts";
import { createAgentAvatars } from "./avatars.ts";
import { createAgentBench } from "./bench.ts";
import { createChannelAgents } from "./channel-agents.ts";
import { createConversationHelp } from "./conversation-help.ts";
import { createAgentLearning } from "./learning.ts";
import { createEntryUse } from "./entry-use.ts";
import { createListening } from "./listening.ts";
import { createMediaFetch } from "../channels/wire-media.ts";
import { createKnowledgeApi } from "./knowledge-api.ts";
import { createKnowledgeBases } from "./knowledge-bases.ts";
import { createKnowledgeLog } from "./knowledge-log.ts";
import { createKnowledgePairs } from "./knowledge-pairs.ts";
import { createKnowledgeService } from "./knowledge.ts";
import { createKnowledgeSearch } from "./knowledge-search.ts";
import { createKnowledgeSources } from "./knowledge-sources.ts";
import { createKnowledgeSynonyms } from "./knowledge-synonyms.ts";
import { createModelKeys } from "./model-keys.ts";
import { createPublishing } from "./publishing.ts";
import { createAgentReplies } from "./replies.ts";
import { createSemanticChoices } from "./semantic-choice.ts";
import { createSearchByMeaning } from "./semantic-search.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";
import type { AgentConversion } from "../facebook/agent-conversions.ts";
import { createTokenBudget } from "./token-budget.ts";
import { createAgentVersions } from "./versions.ts";
import { createVoices } from "./voices.ts";

export function wireAgents(
	env: WithAi,
	runtime: Runtime,
	others: {
		notify: Notify;
		commit: CommitActivity;
		record: RecordActivity;
		reportConversion(conversion: AgentConversion): Promise<void>;
	},
) {
	const { config, db, log, limit } = runtime;
	const channelAgents = createChannelAgents(runtime);
	const budget = createTokenBudget({ ...runtime, dailyTokens: config.agentDailyTokens });
	const models = createLanguageModels(config, { ai: env.AI, guards: runtime.guards, log });
	const modelKeys = createModelKeys(runtime);
	const answerWriter = createAnswerWriter({
		models,
		modelKeys,
		searchKnowledge: createKnowledgeSearch(runtime.knowledge),
		searchByMeaning: createSearchByMeaning(runtime),
		toMarks: toChatMarks,
		log,
		now: runtime.now,
	});
	const open = createOpenAgent(db);
	const publishing = createPublishing({ ...runtime, ...others });
	const actions: AgentActions = {
		call: createHttpCalls(runtime.guards),
		...createMcpCalls(runtime.guards),
	};
	const acts = createAgentActs({ ...runtime, actions });
	const entryUse = createEntryUse(runtime);
	const shared = {
		...runtime,
		...others,
		open,
		publishing,
		acts,
		channelAgents,
		budget,
		modelKeys,
		answerWriter,
		entryUse,
	};
	const allowsBench = (memberId: string) => limit("bench", memberId);
	const agentTests = createAgentTests({ ...shared, allows: allowsBench });
	const allowsKnowledge = (memberId: string) => limit("knowledge", memberId);
	const ofKnowledge = {
		...shared,
		note: createKnowledgeLog({ log, record: others.record }),
		allows: allowsKnowledge,
		judge: createJudgeKnowledgeChange(allowsKnowledge),
	};
	const files = createFileStore(env);
	const ofHearing = {
		...shared,
		models,
		files,
		fetchFromGateway: createMediaFetch(runtime, files),
	};
	return {
		agents: createAgentsService({
			...shared,
			hasPlanLimits: config.hasPlanLimits,
			offeredProviders: models.listOffered,
		}),
		agentActions: createAgentActionsService({
			...shared,
			actions,
			allows: allowsBench,
		}),
		agentAvatars: createAgentAvatars(shared),
		agentTests,
		agentVersions: createAgentVersions(shared),
		agentBench: createAgentBench({ ...shared, allows: allowsBench }),
		agentReplies: createAgentReplies({
			...shared,
			listening: createListening(ofHearing),
			files,
			notifyAgent: channelAgents.notifyAgent,
			onlineMembers: (workspaceId) => runtime.hub(workspaceId).onlineMembers(),
		}),
		agentLearning: createAgentLearning({ ...shared, agentTests }),
		channelAgents,
		entryUse,
		actDecisions: createActDecisions(acts),
		conversationHelp: createConversationHelp({ ...shared, toMarks: toChatMarks }),
		knowledge: createKnowledgeService({
			...ofKnowledge,
			readers: { readPdf, readDocx, readXlsx },
		}),
		knowledgeBases: createKnowledgeBases(ofKnowledge),
		semanticChoices: createSemanticChoices(ofKnowledge),
		knowledgeSources: createKnowledgeSources(ofKnowledge),
		knowledgeApi: createKnowledgeApi({ ...runtime, hash: hashToken }),
		knowledgePairs: createKnowledgePairs(ofKnowledge),
		knowledgeSynonyms: createKnowledgeSynonyms(ofKnowledge),
		modelKeys,
		voices: createVoices(ofHearing),
	};
}

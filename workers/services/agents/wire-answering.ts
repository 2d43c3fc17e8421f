/** Wires the answers of agents: the mind, who pays for it, and what it is asked by. */
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";
import { createLanguageModels } from "#workers/adapters/language-model/index.ts";
import type { AiBinding } from "#workers/adapters/language-model/workers-ai.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { searchPassages } from "#workers/data/queries/agents/knowledge.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createAgentMind } from "./answer.ts";
import { createAgentReplies } from "./replies.ts";
import { createConversationHelp } from "./conversation-help.ts";
import type { Runtime } from "../runtime.ts";
import { createModelKeys } from "./model-keys.ts";
import type { Notify } from "../shell/notifications.ts";
import { createTokenBudget } from "./token-budget.ts";

/** Bound only where a deployment has it. */
type WithAi = Env & { AI?: AiBinding };

export function wireAnswering(
	env: WithAi,
	runtime: Runtime,
	others: {
		notify: Notify;
		record: RecordActivity;
		tellAgent(workspaceId: string, agentId: string): Promise<unknown>;
	},
) {
	const { config, db, log } = runtime;
	const { masterKeys, agentDailyTokens: dailyTokens } = config;
	const budget = createTokenBudget({ ...runtime, dailyTokens });
	const models = createLanguageModels(config, { ai: env.AI, guards: runtime.guards, log });
	const modelKeys = createModelKeys({
		db,
		log,
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	});
	const mind = createAgentMind({
		models,
		modelKeys,
		searchPassages: (...asked) => searchPassages(db, ...asked),
		toMarks: toChatMarks,
		log,
	});
	return {
		budget,
		mind,
		modelKeys,
		listOffered: models.listOffered,
		agentReplies: createAgentReplies({
			...runtime,
			...others,
			mind,
			budget,
			onlineMembers: (workspaceId) => runtime.hub(workspaceId).onlineMembers(),
		}),
		conversationHelp: createConversationHelp({ ...runtime, mind, toMarks: toChatMarks, budget }),
	};
}

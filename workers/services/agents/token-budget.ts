import { costOf } from "#app/domain/agents/cost.ts";
import { contactLimits, isDaySpent, isHelpSpent } from "#app/domain/agents/budget.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import type { ModelUsage } from "#workers/adapters/language-model/port.ts";
import type { Database } from "#workers/data/database.ts";
import { addAgentTokens, tokensOfDay } from "#workers/data/queries/agents/figures.ts";
import type { AnsweringAgent } from "./answer-draft.ts";

export interface TokenBudgetDeps {
	db: Database;
	now: () => number;
	/** Tokens of one workspace in one day. */
	dailyTokens: number;
}

/**
 * A workspace's daily budget of model tokens; answers to customers and help for members have separate parts (K06).
 * The knowledge base costs nothing. Methods throw when D1 fails.
 */
export function createTokenBudget({ db, now, dailyTokens }: TokenBudgetDeps) {
	const readUsed = (workspaceId: string, agentId: string) =>
		tokensOfDay(db, workspaceId, localDay(now()), agentId);

	return {
		/** Limits of tokens per contact, enforced by the channel's object. */
		limits: contactLimits(dailyTokens),

		/** Whether today's tokens for customers are used up, whatever the agent answers with. */
		async isDaySpent(workspaceId: string, { id }: AnsweringAgent): Promise<boolean> {
			return isDaySpent(await readUsed(workspaceId, id), dailyTokens);
		},

		/** Whether they are, for an agent's answers: those of the knowledge base cost none. */
		async isSpent(workspaceId: string, agent: AnsweringAgent): Promise<boolean> {
			return agent.settings.provider !== "knowledge" && (await this.isDaySpent(workspaceId, agent));
		},

		/** Whether today's tokens for members are used up: suggestions, summaries, the test bench. */
		async isHelpSpent(workspaceId: string, { id, settings }: AnsweringAgent): Promise<boolean> {
			if (settings.provider === "knowledge") return false;
			return isHelpSpent(await readUsed(workspaceId, id), dailyTokens);
		},

		/** Counts tokens used for members; those for customers are counted with the reply's event. */
		async count(workspaceId: string, agent: AnsweringAgent, usage: ModelUsage): Promise<void> {
			if (usage.inputTokens + usage.outputTokens === 0) return;
			const { costMicros } = costOf(agent.settings.model, usage);
			const spent = { ...usage, agentId: agent.id, costMicros, at: now() };
			await addAgentTokens(db, workspaceId, spent);
		},
	};
}
export type TokenBudget = ReturnType<typeof createTokenBudget>;

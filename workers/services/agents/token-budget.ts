import { costOf } from "#app/domain/agents/cost.ts";
import { contactLimits, isDaySpent, isHelpSpent } from "#app/domain/agents/budget.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import type { ModelUsage } from "#workers/adapters/language-model/port.ts";
import type { Database } from "#workers/data/database.ts";
import { addAgentTokens, tokensOfDay } from "#workers/data/queries/agents/figures.ts";
import type { AnsweringAgent } from "./answer.ts";

export interface TokenBudgetDeps {
	db: Database;
	now: () => number;
	/** Tokens of one workspace in one day. */
	dailyTokens: number;
}

/** What models may cost a workspace in a day: customers have one pot, people of the team another (K06). */
export function createTokenBudget({ db, now, dailyTokens }: TokenBudgetDeps) {
	const readUsed = (workspaceId: string, agentId: string) =>
		tokensOfDay(db, workspaceId, localDay(now()), agentId);

	return {
		/** What one contact may use. */
		limits: contactLimits(dailyTokens),

		/** Whether customers get no model's answer any more today. The knowledge base costs nothing. */
		async isSpent(workspaceId: string, { id, settings }: AnsweringAgent): Promise<boolean> {
			if (settings.provider === "knowledge") return false;
			return isDaySpent(await readUsed(workspaceId, id), dailyTokens);
		},

		/** The same for members: suggestions, summaries, the bench. */
		async isHelpSpent(workspaceId: string, { id, settings }: AnsweringAgent): Promise<boolean> {
			if (settings.provider === "knowledge") return false;
			return isHelpSpent(await readUsed(workspaceId, id), dailyTokens);
		},

		/** Counts what was no answer to a customer; answers are counted with their event. */
		async count(workspaceId: string, agent: AnsweringAgent, usage: ModelUsage): Promise<void> {
			if (usage.inputTokens + usage.outputTokens === 0) return;
			const { costMicros } = costOf(agent.settings.model, usage);
			const spent = { ...usage, agentId: agent.id, costMicros, at: now() };
			await addAgentTokens(db, workspaceId, spent);
		},
	};
}
export type TokenBudget = ReturnType<typeof createTokenBudget>;

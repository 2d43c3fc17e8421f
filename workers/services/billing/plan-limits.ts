import type { PlanUse, Usage } from "#app/contracts/billing.ts";
import { limitsOf, nextMonthAt } from "#app/domain/billing/limits.ts";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

export interface PlanLimitsDeps {
	/** New conversations in the calendar month of `at` (epoch ms), from the workspace's hub. */
	countUsed(workspaceId: string, at: number): Promise<number>;
	/** Whether plans limit anything on this deployment (decision 42). */
	hasPlanLimits: boolean;
	log: Log;
	now(): number;
}

/** How much of its plan a workspace uses. The hub counts conversations (N01). */
export function createPlanLimitsService(deps: PlanLimitsDeps) {
	return {
		/** Null when the hub cannot be read, so that the subscription page is still shown. */
		async findConversations(workspaceId: string, plan: Plan): Promise<Usage | null> {
			try {
				const used = await deps.countUsed(workspaceId, deps.now());
				return { used, limit: limitsOf(plan, deps.hasPlanLimits).conversations };
			} catch (error) {
				deps.log({ event: "plan_use_unread", level: "error", workspaceId, error });
				return null;
			}
		},

		describe: (plan: Plan, conversations: Usage, agents: number, now: number): PlanUse => ({
			conversations,
			agents: { used: agents, limit: limitsOf(plan, deps.hasPlanLimits).agents },
			hasLimits: deps.hasPlanLimits,
			resetsAt: nextMonthAt(now),
		}),
	};
}
export type PlanLimitsService = ReturnType<typeof createPlanLimitsService>;

/** What the report screens are told of a workspace and its team. */
import type { AgentStatus } from "../domain/agents/agent.ts";
import type { Period } from "../domain/service-figures/period.ts";
import type { ServiceDay } from "../domain/service-figures/sums.ts";
import type { ServiceRange } from "../domain/service-figures/range.ts";
import type { Role } from "../domain/team/role.ts";
import type { ConversationCounts, ConversationSummary } from "./conversations.ts";

/** How service was in a period, as far as the member may see it. */
export interface ServiceReport extends ServiceRange {
	period: Period;
	/** When it was read, epoch ms: ages are told from here. */
	now: number;
	/** The sums of as many days before. */
	before: ServiceDay;
	/** Open conversations at this moment. */
	counts: ConversationCounts;
	/** Those who wait longest first, then the others; one page. */
	open: ConversationSummary[];
	/** Names of members with figures; who is in no list is a former one. */
	members: { id: string; name: string }[];
	agents: { id: string; name: string; status: AgentStatus }[];
	departments: { id: string; name: string }[];
	/** Whether figures of all people are shown. */
	readsPeople: boolean;
	/** The seeded demonstration keeps its samples in view (decision 40). */
	isDemonstration: boolean;
}

export interface TeamFigures {
	/** Active members. */
	members: number;
	/** Active members of each role. */
	roles: Record<Role, number>;
	/** Active members seen since local midnight, and in the last 7 days. */
	seenToday: number;
	seenThisWeek: number;
	/** Entries of the activity log on each day of the span, oldest first; silent days have 0. */
	days: { day: string; actions: number }[];
	/** Who did most in the span, at most ten. */
	busiest: { memberId: string; fullName: string; role: Role; actions: number }[];
}

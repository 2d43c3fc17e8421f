import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";

type FoundAgent = NonNullable<Awaited<ReturnType<typeof findAgentForAnswering>>>;

/** An agent of the member's workspace, if they may. `not_found` for another workspace's. Throws when D1 fails. */
export type OpenAgent = (
	signedIn: SignedIn,
	agentId: string,
	permission: Permission,
) => Promise<Result<FoundAgent, "not_found" | "forbidden">>;

export const createOpenAgent =
	(db: Database): OpenAgent =>
	async (signedIn, agentId, permission) => {
		const agent = await findAgentForAnswering(db, signedIn.workspace.id, agentId);
		if (!agent) return fail("not_found");
		return may(signedIn.member.role, permission) ? ok(agent) : fail("forbidden");
	};

/** Whether a member may change what agents of the workspace know, and has not changed too much in a short time. */
export type JudgeKnowledgeChange = (
	signedIn: Pick<SignedIn, "member">,
) => Promise<Result<null, "forbidden" | "rate_limited">>;

/** @param allows whether one more change of this member passes */
export const createJudgeKnowledgeChange =
	(allows: (memberId: string) => Promise<boolean>): JudgeKnowledgeChange =>
	async ({ member }) => {
		if (!may(member.role, "manage_agents")) return fail("forbidden");
		return (await allows(member.id)) ? ok(null) : fail("rate_limited");
	};

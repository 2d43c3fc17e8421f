import type { ReplyOutcome } from "#app/contracts/agents.ts";
import { dutyAt, sayHandOver } from "#app/domain/agents/agent-words.ts";
import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listMembersWhoMay } from "#workers/data/queries/agents/answering.ts";
import type { AnsweringAgent } from "./answer-draft.ts";

export interface HandOverDeps {
	db: Database;
	log: Log;
	now: () => number;
	/** Ids of members who have the product open in a browser. */
	onlineMembers(workspaceId: string): Promise<string[]>;
}

/** Hands over to people, with a text that promises a quick answer only when somebody is there. */
export function createHandOver(deps: HandOverDeps) {
	/** Whether a member who may answer is online; false when that cannot be read. */
	async function isSomebodyOnline(workspaceId: string): Promise<boolean> {
		try {
			const online = new Set(await deps.onlineMembers(workspaceId));
			if (online.size === 0) return false;
			const able = await listMembersWhoMay(deps.db, workspaceId, "send");
			return able.some((memberId) => online.has(memberId));
		} catch (error) {
			deps.log({ event: "online_not_read", level: "warn", workspaceId, error });
			return false;
		}
	}

	return async (
		workspaceId: string,
		agent: AnsweringAgent | null,
		reason: HandOverReason,
		language: AgentLanguage,
	): Promise<ReplyOutcome> => {
		const isHere = reason !== "outside_hours" && (await isSomebodyOnline(workspaceId));
		const duty = dutyAt(agent?.settings.hours ?? null, deps.now(), isHere);
		return { type: "hand_over", reason, text: sayHandOver(reason, language, duty) };
	};
}

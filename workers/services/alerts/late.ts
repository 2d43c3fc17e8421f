import type { LateJob } from "#app/contracts/jobs.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { missedGoals } from "#app/domain/goals/goal.ts";
import type { Database } from "#workers/data/database.ts";
import { listMembersWhoMay } from "#workers/data/queries/agents/answering.ts";
import type { Notify } from "../shell/notifications.ts";

export interface LateAlertsDeps {
	db: Database;
	now: () => number;
	notify: Notify;
	hub(workspaceId: string): { findConversation(id: string): Promise<IndexedConversation | null> };
}

/** Tells the team of conversations that missed a goal. */
export function createLateAlerts({ db, now, notify, hub }: LateAlertsDeps) {
	return {
		/**
		 * Tells whoever looks after the conversation, or without one those who lead the team. Nobody is told of what was
		 * answered, closed or put aside meanwhile. Throws when D1 or the hub fails.
		 */
		async tell({ workspaceId, conversationId, goal }: LateJob): Promise<void> {
			const one = await hub(workspaceId).findConversation(conversationId);
			if (one === null || one.status === "closed" || (one.snoozedUntil ?? null) !== null) return;
			if (!missedGoals(one.due, now()).includes(goal)) return;
			const { assigneeId, contactName, contactPhone, channelId, contactId } = one;
			const memberIds =
				assigneeId === null
					? await listMembersWhoMay(db, workspaceId, "manage_channels")
					: [assigneeId];
			const name = contactName ?? contactPhone ?? "";
			const params = { name, goal, channelId, contactId };
			await notify({ workspaceId, memberIds, kind: "conversation_late", params });
		},
	};
}

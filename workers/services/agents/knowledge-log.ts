import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ActivityAction, ActivityDescription } from "#app/domain/team/activity.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { RecordActivity } from "../team/activity.ts";

/** E10: notes in the activity log what a member changed of the workspace's knowledge. Never throws. */
export type NoteKnowledge = (
	signedIn: Pick<SignedIn, "workspace" | "member">,
	baseId: string,
	metadata: ActivityDescription,
	action?: ActivityAction,
) => Promise<void>;

/** The object has the change already, and an entry of the log that fails does not undo it. */
export const createKnowledgeLog =
	(deps: { log: Log; record: RecordActivity }): NoteKnowledge =>
	async ({ workspace, member }, baseId, metadata, action = "updated") => {
		const workspaceId = workspace.id;
		try {
			await deps.record({
				workspaceId,
				actorId: member.id,
				action,
				entityType: "agents",
				entityId: baseId,
				metadata,
			});
		} catch (error) {
			const { code } = metadata;
			deps.log({ event: "activity_not_recorded", level: "error", workspaceId, code, error });
		}
	};

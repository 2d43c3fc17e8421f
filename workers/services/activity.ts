import type { ActivityAction, ActivityEntity } from "#app/domain/team/activity.ts";

/** What somebody did, as the activity log keeps it. `metadata.code` names the sentence. */
export interface NewActivity {
	workspaceId: string;
	/** Null when the platform did it. */
	actorId: string | null;
	action: ActivityAction;
	entityType: ActivityEntity;
	entityId: string;
	metadata: { code: string } & Record<string, string>;
}

/** Appends one entry and tells the workspace (`team_changed`). */
export type RecordActivity = (entry: NewActivity) => Promise<void>;

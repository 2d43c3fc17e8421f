import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { updateClaiming } from "#workers/data/queries/settings/inbox.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface InboxSettingsDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	holdRights(workspaceIds: readonly string[]): Promise<void>;
}

/** How the workspace's inbox works, for everybody in it. Methods throw when D1 fails. */
export function createInboxSettingsService(deps: InboxSettingsDeps) {
	return {
		/** Whether a first answer claims a conversation; admins and managers choose. The next message obeys. */
		async saveClaiming(signedIn: SignedIn, isOn: boolean): Promise<Result<null, "forbidden">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const { workspace, member } = signedIn;
			// The hub knows it with who is signed in: it asks D1 anew from here on.
			await deps.holdRights([workspace.id]);
			await updateClaiming(deps.db, workspace.id, isOn, deps.now());
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "user_settings",
				entityId: workspace.id,
				metadata: { code: isOn ? "claiming_switched_on" : "claiming_switched_off" },
			});
			return ok(null);
		},
	};
}

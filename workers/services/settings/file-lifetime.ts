import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { FileLifetime } from "#app/domain/inbox/file-lifetime.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { updateFileDays } from "#workers/data/queries/settings/file-lifetime.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface FileLifetimeDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
}

/** For how long the workspace keeps the files of its messages. Methods throw when D1 fails. */
export function createFileLifetimeService(deps: FileLifetimeDeps) {
	return {
		/** Only admins choose, as it lets go what nobody can bring back. @param days null: always */
		async saveLifetime(
			signedIn: SignedIn,
			days: FileLifetime | null,
		): Promise<Result<null, "forbidden">> {
			const { workspace, member } = signedIn;
			if (!may(member.role, "care_for_data")) return fail("forbidden");
			await updateFileDays(deps.db, workspace.id, days, deps.now());
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "workspace_keys",
				entityId: workspace.id,
				metadata: { code: "file_lifetime_changed", days: days === null ? "" : String(days) },
			});
			return ok(null);
		},
	};
}
